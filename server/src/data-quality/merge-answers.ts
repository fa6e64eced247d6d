import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Of whom it was said that they are another person than the one that goes, they are another than the one that stays. */
export async function mergeAnswers(
  org: OrganizationId,
  { of, stays, goes }: Merge,
  within: EntityManager,
): Promise<void> {
  const table = of === 'contact_id' ? 'different_contacts' : 'different_yahrzeits';
  await within.query(
    `INSERT INTO ${table} (organization_id, one_id, other_id, said_at)
     SELECT $1, least(told.who, $2), greatest(told.who, $2), told.said_at
       FROM (SELECT CASE WHEN one_id = $3 THEN other_id ELSE one_id END AS who, said_at FROM ${table}
              WHERE organization_id = $1 AND (one_id = $3 OR other_id = $3)) told
      WHERE told.who <> $2
     ON CONFLICT DO NOTHING`,
    [org, stays, goes],
  );
}
