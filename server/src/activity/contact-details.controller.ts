import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contactDetails, type ContactDetails } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { ContactsService } from '../contacts/index.js';
import { Id, Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { ObserversService } from '../yahrzeits/index.js';
import { activityOf } from './activity.js';

@ApiTags('Contacts')
@Controller('contacts')
export class ContactDetailsController {
  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
    private readonly observers: ObserversService,
  ) {}

  /** @throws NotFound */
  @Get(':id/details')
  @Operation('getContactDetails', 'A contact with observances and activity', contactDetails)
  @May('contacts:read')
  async details(@Org() org: OrganizationId, @Id() contactId: string): Promise<ContactDetails> {
    const contact = await this.contacts.get(org, contactId);
    const [observances, { data: activity }] = await Promise.all([
      this.observers.ofContact(org, contactId),
      activityOf(this.db, org, { resource: 'contact', id: contactId }),
    ]);
    return { contact, observances, activity };
  }
}
