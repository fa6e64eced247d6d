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
  await within.query(KEEP_ANSWERS, [org, stays, goes]);
  await within.query(KEEP_HELD, [org, stays, goes]);
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

/** What was held of the one that goes is held of the one that stays, in the same way: nobody is written to by being merged. */
const KEEP_HELD = `
INSERT INTO hold (organization_id, contact_id, observance_id, until, reason, note, held_by, held_at)
SELECT $1, CASE WHEN h.contact_id IS NOT NULL THEN $2::uuid END, kept.id, h.until, h.reason, h.note, h.held_by, h.held_at
  FROM hold h
  LEFT JOIN observance gone ON gone.organization_id = $1 AND gone.id = h.observance_id
  LEFT JOIN observance kept ON kept.organization_id = $1 AND kept.contact_id = $2 AND kept.yahrzeit_id = gone.yahrzeit_id
 WHERE h.organization_id = $1 AND h.lifted_at IS NULL
   AND (h.contact_id = $3 OR gone.contact_id = $3 AND kept.id IS NOT NULL)
ON CONFLICT (organization_id, about_id) WHERE lifted_at IS NULL DO NOTHING`;

/** What the one that goes answered counts for the one that stays, unless that one answered too. */
const KEEP_ANSWERS = `
UPDATE response said SET observance_id = kept.id
  FROM observance gone
  JOIN observance kept ON kept.organization_id = $1 AND kept.contact_id = $2 AND kept.yahrzeit_id = gone.yahrzeit_id
 WHERE gone.organization_id = $1 AND gone.contact_id = $3 AND said.organization_id = $1 AND said.observance_id = gone.id
   AND NOT EXISTS (SELECT FROM response own WHERE own.organization_id = $1 AND own.observance_id = kept.id
                      AND own.occurrence_date = said.occurrence_date)`;
