import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/**
 * Moves the observances of a contact that goes to the one that stays. Where both observed one yahrzeit there was one
 * observance told twice: the one that stays keeps its own, with the kinship of the other where
 * it has none, and is reached in the ways of both: nobody who was written to is forgotten.
 */
export async function mergeObservances(
  org: OrganizationId,
  { stays, goes, at }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(TAKE_KINSHIP, [org, stays, goes, at]);
  await within.query(MOVE, [org, stays, goes, at]);
}

const TAKE_KINSHIP = `
UPDATE observance kept
   SET relationship = coalesce(kept.relationship, gone.relationship),
       relationship_detail = CASE WHEN kept.relationship IS NULL THEN coalesce(kept.relationship_detail, gone.relationship_detail)
                                  ELSE kept.relationship_detail END,
       channel = CASE WHEN kept.channel = gone.channel OR gone.channel = 'none' THEN kept.channel
                      WHEN kept.channel = 'none' THEN gone.channel
                      WHEN 'phone' IN (kept.channel, gone.channel) THEN CASE WHEN kept.channel = 'phone' THEN gone.channel ELSE kept.channel END
                      ELSE 'both' END,
       version = kept.version + 1, updated_at = $4
  FROM observance gone
 WHERE kept.organization_id = $1 AND kept.contact_id = $2
   AND gone.organization_id = $1 AND gone.contact_id = $3 AND gone.yahrzeit_id = kept.yahrzeit_id`;

/** Those that are left go with their contact. */
const MOVE = `
UPDATE observance o SET contact_id = $2, version = version + 1, updated_at = $4
 WHERE o.organization_id = $1 AND o.contact_id = $3
   AND NOT EXISTS (SELECT FROM observance kept
    WHERE kept.organization_id = $1 AND kept.contact_id = $2 AND kept.yahrzeit_id = o.yahrzeit_id)`;
