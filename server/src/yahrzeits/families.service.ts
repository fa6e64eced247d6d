import { Injectable } from '@nestjs/common';
import type { ContactDetails } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { ContactsService } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { activityOf } from './activity.js';
import { observersOf } from './observer-rows.js';

/** A contact together with what they observe and what was written to them. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly db: DataSource,
    private readonly contacts: ContactsService,
  ) {}

  /** @throws NotFound */
  async details(org: OrganizationId, id: string): Promise<ContactDetails> {
    const contact = await this.contacts.get(org, id);
    const [observances, { data: activity }] = await Promise.all([
      observersOf(this.db, org, { contactId: id }),
      activityOf(this.db, org, { resource: 'contact', id }),
    ]);
    return { contact, observances, activity };
  }
}
