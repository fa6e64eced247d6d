import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contact, contactChange, contactPage, contactQuery, removed, type Contact } from '@zikaron/contract';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import type { ContactQuery } from './contact-list.js';
import { type ContactChange, ContactsService } from './contacts.service.js';

/** What concerns contacts alone; their observances are added and shown by the yahrzeits' routes of the same path. */
@ApiTags('Contacts')
@Controller('contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Get()
  @Operation('listContacts', 'Contacts, a page at a time', contactPage)
  @May('contacts:read')
  list(@Org() org: OrganizationId, @Query({ schema: contactQuery }) query: ContactQuery) {
    return this.contacts.list(org, query);
  }

  @Get(':id')
  @Operation('getContact', 'One contact', contact)
  @May('contacts:read')
  get(@Org() org: OrganizationId, @Id() contactId: string): Promise<Contact> {
    return this.contacts.get(org, contactId);
  }

  @Put(':id')
  @Operation('updateContact', 'Correct a contact; what is left out stays', contact)
  @May('contacts:write')
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Id() contactId: string,
    @Body({ schema: contactChange }) change: ContactChange,
  ): Promise<Contact> {
    return this.contacts.change(org, by, contactId, change);
  }

  @Delete(':id')
  @Operation('deleteContact', 'Remove a contact and what they observe', removed)
  @May('contacts:write')
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() contactId: string) {
    return this.contacts.remove(org, by, contactId);
  }
}
