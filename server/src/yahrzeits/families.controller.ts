import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { contact, contactDetails, id, newContact, type Contact, type ContactDetails } from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { FamiliesService } from './families.service.js';
import { ObserversService } from './observers.service.js';

/** The routes of /contacts that know what a contact observes. */
@ApiTags('Contacts')
@Controller('contacts')
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly observers: ObserversService,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'createContact', summary: 'Add a contact, and the yahrzeit that they observe' })
  @May('contacts:write')
  @Answers(contact, 201)
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: newContact }) draft: z.output<typeof newContact>,
  ): Promise<Contact> {
    return this.observers.addContact(org, by, draft);
  }

  @Get(':id/details')
  @ApiOperation({ operationId: 'getContactDetails', summary: 'A contact with observances and activity' })
  @May('contacts:read')
  @Answers(contactDetails)
  details(@Org() org: OrganizationId, @Param('id', { schema: id }) contactId: string): Promise<ContactDetails> {
    return this.families.details(org, contactId);
  }
}
