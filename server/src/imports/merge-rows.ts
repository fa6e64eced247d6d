import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** A row of a file that brought the yahrzeit, or the observer, that goes is about the one that stays: the next file finds it. */
export async function mergeRows(org: OrganizationId, { of, stays, goes }: Merge, within: EntityManager): Promise<void> {
  if (of === 'contact_id') {
    await within.query(
      `UPDATE import_row SET understood = understood || jsonb_build_object('observerContact', $2::text)
        WHERE organization_id = $1 AND understood->>'observerContact' = $3`,
      [org, stays, goes],
    );
    return;
  }
  await within.query(`UPDATE import_row SET yahrzeit_id = $2 WHERE organization_id = $1 AND yahrzeit_id = $3`, [
    org,
    stays,
    goes,
  ]);
}
