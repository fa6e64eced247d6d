import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contact, contactDraft, newContact, type Contact } from '@zikaron/contract';
import type { z } from 'zod';
import { ContactsService } from '../contacts/index.js';
import { Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService } from './observers.service.js';

/** A contact is added together with the yahrzeit that they observe. */
@ApiTags('Contacts')
@Controller('contacts')
export class FamiliesController {
  constructor(
    private readonly observers: ObserversService,
    private readonly contacts: ContactsService,
  ) {}

  @Post()
  @Operation('createContact', 'Add a contact, and the yahrzeit that they observe', contact, 201)
  @May('contacts:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: newContact }) draft: z.output<typeof newContact>,
  ): Promise<Contact> {
    return this.observers.addContact(org, by, draft);
  }

  @Post('alone')
  @Operation('createContactAlone', 'Add a contact who observes no yahrzeit yet', contact, 201)
  @May('contacts:write')
  addAlone(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: contactDraft }) draft: z.output<typeof contactDraft>,
  ): Promise<Contact> {
    return this.contacts.add(org, by, draft);
  }
}
