import { Injectable } from '@nestjs/common';
import type { Contact } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { Invalid, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { contactsById } from './contact-list.js';
import { holdBoth, Merges, type Follow, type Pair } from './merges.js';
import { ContactRow } from './contact.entity.js';
import { onePerson, typedOf } from './one-person.js';

/** Makes one contact of two that are the same person. */
@Injectable()
export class ContactMergeService {
  constructor(
    private readonly merges: Merges,
    private readonly clock: Clock,
  ) {}

  /**
   * The first stays, with what only the other one had; everything that points at the other one points at it afterwards, and
   * the other one is gone. @throws NotFound, Invalid 422 `same_contact`
   */
  async merge(
    org: OrganizationId,
    by: Actor,
    { stays: id, goes: otherId }: Pair,
    follow: Follow,
    within: EntityManager,
  ): Promise<Contact> {
    if (id === otherId) throw sameContact();
    const [stays, goes] = await holdBoth(within, [ContactRow, 'contact'], org, [id, otherId]);
    const before = typedOf(stays);
    const after = onePerson(before, typedOf(goes));

    const merge = { of: 'contact_id', stays: id, goes: otherId, email: after.email, at: this.clock.now() } as const;
    await follow(org, merge, within);
    await within.delete(ContactRow, { organizationId: org, id: otherId });
    await within.update(ContactRow, { organizationId: org, id }, after);
    const merged = { id: goes.id, name: goes.name, email: goes.email };
    await this.merges.trail(org, by, { resource: 'contact', stays, goes, before, after, merged }, within);
    const [contact] = await contactsById(within, org, [id]);
    if (!contact) throw new NotFound('contact');
    return contact;
  }
}

function sameContact(): Invalid {
  return new Invalid(
    [{ path: 'otherId', message: 'This is the contact itself. Choose the other one.' }],
    'same_contact',
  );
}
