import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  contact,
  contactChange,
  contactMerge,
  contactPage,
  contactQuery,
  id,
  removed,
  type Contact,
} from '@zikaron/contract';
import type { z } from 'zod';
import { Answers } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import type { ContactQuery } from './contact-list.js';
import { ContactMergeService } from './contact-merge.service.js';
import { type ContactChange, ContactsService } from './contacts.service.js';

/** What concerns contacts alone; their observances are added and shown by the yahrzeits' routes of the same path. */
@Controller('contacts')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly merges: ContactMergeService,
  ) {}

  @Get()
  @May('contacts:read')
  @Answers(contactPage)
  list(@Org() org: OrganizationId, @Query({ schema: contactQuery }) query: ContactQuery) {
    return this.contacts.list(org, query);
  }

  @Get(':id')
  @May('contacts:read')
  @Answers(contact)
  get(@Org() org: OrganizationId, @Param('id', { schema: id }) contactId: string): Promise<Contact> {
    return this.contacts.get(org, contactId);
  }

  @Put(':id')
  @May('contacts:write')
  @Answers(contact)
  change(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('id', { schema: id }) contactId: string,
    @Body({ schema: contactChange }) change: ContactChange,
  ): Promise<Contact> {
    return this.contacts.change(org, by, contactId, change);
  }

  @Post(':id/merge')
  @HttpCode(200)
  @May('contacts:write')
  @Answers(contact)
  merge(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Param('id', { schema: id }) contactId: string,
    @Body({ schema: contactMerge }) { otherId }: z.output<typeof contactMerge>,
  ): Promise<Contact> {
    return this.merges.merge(org, by, contactId, otherId);
  }

  @Delete(':id')
  @May('contacts:write')
  @Answers(removed)
  remove(@Org() org: OrganizationId, @By() by: Actor, @Param('id', { schema: id }) contactId: string) {
    return this.contacts.remove(org, by, contactId);
  }
}
