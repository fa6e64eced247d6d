import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Calendars of the one that goes show the one that stays. */
export async function mergeLinks(
  org: OrganizationId,
  { of, stays, goes }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(`UPDATE calendar_link SET ${of} = $2 WHERE organization_id = $1 AND ${of} = $3`, [
    org,
    stays,
    goes,
  ]);
}
