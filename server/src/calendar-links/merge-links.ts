import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Calendars that a contact who goes has subscribed to show what the one that stays observes. */
export async function mergeLinks(org: OrganizationId, { stays, goes }: Merge, within: EntityManager): Promise<void> {
  await within.query(`UPDATE calendar_link SET contact_id = $2 WHERE organization_id = $1 AND contact_id = $3`, [
    org,
    stays,
    goes,
  ]);
}
