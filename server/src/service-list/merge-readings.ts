import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/**
 * What was decided about a reading of the yahrzeit that goes, and the parts of its name that were confirmed, count for the one that
 * stays, unless that one has its own; so does when mourning ended.
 */
export async function mergeReadings(
  org: OrganizationId,
  { of, stays, goes }: Merge,
  within: EntityManager,
): Promise<void> {
  if (of === 'contact_id') return;
  await within.query(
    `UPDATE reading_override r SET yahrzeit_id = $2
      WHERE r.organization_id = $1 AND r.yahrzeit_id = $3
        AND NOT EXISTS (SELECT FROM reading_override own WHERE own.organization_id = $1 AND own.yahrzeit_id = $2
          AND own.on_hebrew_calendar = r.on_hebrew_calendar AND own.occurrence_date = r.occurrence_date)`,
    [org, stays, goes],
  );
  for (const table of ['called_name', 'mourning_end'])
    await within.query(
      `UPDATE ${table} SET yahrzeit_id = $2 WHERE organization_id = $1 AND yahrzeit_id = $3
          AND NOT EXISTS (SELECT FROM ${table} own WHERE own.organization_id = $1 AND own.yahrzeit_id = $2)`,
      [org, stays, goes],
    );
}
