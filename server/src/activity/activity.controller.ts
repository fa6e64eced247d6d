import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { contactDetails, id, yahrzeitActivity, type Activity, type ContactDetails } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { ContactsService } from '../contacts/index.js';
import { Answers } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService, YahrzeitsService } from '../yahrzeits/index.js';
import { activityOf } from './activity.js';

@Controller()
export class ActivityController {
  constructor(
    private readonly db: DataSource,
    private readonly yahrzeits: YahrzeitsService,
    private readonly contacts: ContactsService,
    private readonly observers: ObserversService,
  ) {}

  /** @throws NotFound */
  @Get('yahrzeits/:id/activity')
  @ApiTags('Yahrzeits')
  @ApiOperation({ operationId: 'listYahrzeitActivity', summary: 'What was sent about a yahrzeit and what was changed' })
  @May('yahrzeits:read')
  @Answers(yahrzeitActivity)
  async ofYahrzeit(
    @Org() org: OrganizationId,
    @Param('id', { schema: id }) yahrzeitId: string,
  ): Promise<{ data: Activity[]; total: number }> {
    await this.yahrzeits.get(org, yahrzeitId);
    return activityOf(this.db, org, { resource: 'yahrzeit', id: yahrzeitId });
  }

  /** @throws NotFound */
  @Get('contacts/:id/details')
  @ApiTags('Contacts')
  @ApiOperation({ operationId: 'getContactDetails', summary: 'A contact with observances and activity' })
  @May('contacts:read')
  @Answers(contactDetails)
  async ofContact(@Org() org: OrganizationId, @Param('id', { schema: id }) contactId: string): Promise<ContactDetails> {
    const contact = await this.contacts.get(org, contactId);
    const [observances, { data: activity }] = await Promise.all([
      this.observers.ofContact(org, contactId),
      activityOf(this.db, org, { resource: 'contact', id: contactId }),
    ]);
    return { contact, observances, activity };
  }
}
