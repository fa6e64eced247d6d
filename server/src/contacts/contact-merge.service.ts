import { Injectable } from '@nestjs/common';
import type { Contact } from '@zikaron/contract';
import { In, type EntityManager } from 'typeorm';
import { Audit, differences } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Invalid, NotFound } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { contactsById } from './contact-list.js';
import { Merges } from './merges.js';
import { ContactRow } from './contact.entity.js';
import { onePerson, type Typed } from './one-person.js';

/** Makes one contact of two that are the same person. */
@Injectable()
export class ContactMergeService {
  constructor(
    private readonly merges: Merges,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * The first stays, with what only the other one had; everything that points at the other one points at it afterwards, and
   * the other one is gone. @throws NotFound, Invalid 422 `same_contact`
   */
  async merge(org: OrganizationId, by: Actor, id: string, otherId: string, within: EntityManager): Promise<Contact> {
    if (id === otherId) throw sameContact();
    const [stays, goes] = await hold(within, org, id, otherId);
    const before = typedOf(stays);
    const after = onePerson(before, typedOf(goes));

    const merge = { of: 'contact_id', stays: id, goes: otherId, email: after.email, at: this.clock.now() } as const;
    await this.merges.happen(org, merge, within);
    await within.query(MOVE_TRAIL, [org, otherId, id]);
    await within.delete(ContactRow, { organizationId: org, id: otherId });
    await within.update(ContactRow, { organizationId: org, id }, after);
    await this.trail(within, org, by, stays, { before, after, goes });
    const [contact] = await contactsById(within, org, [id]);
    if (!contact) throw new NotFound('contact');
    return contact;
  }

  private trail(
    within: EntityManager,
    org: OrganizationId,
    by: Actor,
    { id, version }: ContactRow,
    { before, after, goes }: { before: Typed; after: Typed; goes: ContactRow },
  ): Promise<void> {
    const changed = differences(before, after);
    return this.audit.record(
      org,
      by,
      {
        action: 'merge',
        resource: 'contact',
        resourceId: id,
        before: { ...changed?.before, merged: null },
        after: { ...changed?.after, merged: { id: goes.id, name: goes.name, email: goes.email }, version: version + 1 },
      },
      within,
    );
  }
}

/** Both rows, held in the order of their ids, so that two merges at once cannot wait for each other in a circle. */
async function hold(
  within: EntityManager,
  org: OrganizationId,
  id: string,
  otherId: string,
): Promise<[ContactRow, ContactRow]> {
  const rows = await within.getRepository(ContactRow).find({
    where: { organizationId: org, id: In([id, otherId]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const [stays, goes] = [rows.find((row) => row.id === id), rows.find((row) => row.id === otherId)];
  if (!stays || !goes) throw new NotFound('contact');
  return [stays, goes];
}

/** The history of the one who goes is the person's history; erasing the person later erases it too. Versions are not theirs. */
const MOVE_TRAIL = `UPDATE audit_log SET resource_id = $3, after = after - 'version'
  WHERE organization_id = $1 AND resource = 'contact' AND resource_id = $2`;

const typedOf = (row: ContactRow): Typed => ({
  name: row.name,
  firstName: row.firstName,
  lastName: row.lastName,
  salutation: row.salutation,
  hebrewName: row.hebrewName,
  email: row.email,
  phone: row.phone,
  address: row.address,
  language: row.language,
  deceased: row.deceased,
  memberUntil: row.memberUntil,
  staysOn: row.staysOn,
  publiclyNamed: row.publiclyNamed,
  calledName: row.calledName,
  notes: row.notes,
});

function sameContact(): Invalid {
  return new Invalid(
    [{ path: 'otherId', message: 'This is the contact itself. Choose the other one.' }],
    'same_contact',
  );
}
