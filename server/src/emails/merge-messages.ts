import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** The messages of the one that goes belong to the one that stays; those still to leave go to the address that stays. */
export async function mergeMessages(
  org: OrganizationId,
  { of, stays, goes, email, at }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(
    `UPDATE email_message
        SET ${of} = $2, to_email = CASE WHEN state = 'queued' THEN coalesce($4, to_email) ELSE to_email END, updated_at = $5
      WHERE organization_id = $1 AND ${of} = $3`,
    [org, stays, goes, email, at],
  );
  if (of === 'contact_id') return;
  await within.query(`UPDATE message_companion SET yahrzeit_id = $2 WHERE organization_id = $1 AND yahrzeit_id = $3`, [
    org,
    stays,
    goes,
  ]);
}
