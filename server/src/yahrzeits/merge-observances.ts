import type { EntityManager } from 'typeorm';
import { JOINED, type Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

type Of = Merge['of'];

/**
 * Moves the observances of a contact, or of a yahrzeit, that goes to the one that stays. Where both had one with the same
 * yahrzeit or contact there was one observance told twice: the one that stays keeps its own, with the kinship of the other
 * where it has none, and is reached in the ways of both: nobody who was written to is forgotten.
 */
export async function mergeObservances(
  org: OrganizationId,
  { of, stays, goes, at }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(COPY_PROMISES(of), [org, stays, goes]);
  await within.query(TAKE_KINSHIP(of), [org, stays, goes, at]);
  await within.query(MOVE(of), [org, stays, goes, at]);
  await within.query(KEEP_ANSWERS(of), [org, stays, goes]);
  await within.query(KEEP_HELD(of), [org, stays, goes]);
  await within.query(KEEP_ASKED_ON(of), [org, stays, goes]);
  await within.query(KEEP_ASKED(of), [org, stays, goes]);
  if (of !== 'yahrzeit_id') return;
  for (const table of ['keeper', 'bereavement', 'bereavement_step']) {
    await within.query(KEEP_DECIDED(table), [org, stays, goes]);
  }
}

/** What was written and printed is known under the name, date and address that stay as well. */
const COPY_PROMISES = (of: Of): string => `
INSERT INTO kept_promise (organization_id, occurrence_date, hash, step, way, observance_id, kept_by)
SELECT $1, kept.occurrence_date,
       promise_hash(organization.promise_key, coalesce(c.email, c.name), y.name,
                    concat_ws('-', y.hebrew_year, y.hebrew_month, y.hebrew_day)), kept.step, kept.way, gone.id, kept.kept_by
  FROM observance gone
  JOIN kept_promise kept ON kept.organization_id = $1 AND kept.observance_id = gone.id
  JOIN contact c ON c.organization_id = $1 AND c.id = ${of === 'contact_id' ? '$2' : 'gone.contact_id'}
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = ${of === 'yahrzeit_id' ? '$2' : 'gone.yahrzeit_id'}
  JOIN organization ON organization.id = $1
 WHERE gone.organization_id = $1 AND gone.${of} = $3
ON CONFLICT DO NOTHING`;

const TAKE_KINSHIP = (of: Of): string => `
UPDATE observance kept
   SET relationship = coalesce(kept.relationship, gone.relationship),
       relationship_detail = CASE WHEN kept.relationship IS NULL THEN coalesce(kept.relationship_detail, gone.relationship_detail)
                                  ELSE kept.relationship_detail END,
       channel = CASE WHEN kept.channel = gone.channel OR gone.channel = 'none' THEN kept.channel
                      WHEN kept.channel = 'none' THEN gone.channel
                      WHEN 'phone' IN (kept.channel, gone.channel) THEN CASE WHEN kept.channel = 'phone' THEN gone.channel ELSE kept.channel END
                      ELSE 'both' END,
       adar_rule = coalesce(kept.adar_rule, gone.adar_rule),
       version = kept.version + 1, updated_at = $4
  FROM observance gone
 WHERE kept.organization_id = $1 AND kept.${of} = $2
   AND gone.organization_id = $1 AND gone.${of} = $3 AND gone.${JOINED[of]} = kept.${JOINED[of]}`;

/** Those that are left go with their record. */
const MOVE = (of: Of): string => `
UPDATE observance o SET ${of} = $2, version = version + 1, updated_at = $4
 WHERE o.organization_id = $1 AND o.${of} = $3
   AND NOT EXISTS (SELECT FROM observance kept
    WHERE kept.organization_id = $1 AND kept.${of} = $2 AND kept.${JOINED[of]} = o.${JOINED[of]})`;

/** What was held of the one that goes is held of the one that stays, in the same way: nobody is written to by being merged. */
const KEEP_HELD = (of: Of): string => `
INSERT INTO hold (organization_id, ${of}, observance_id, until, reason, note, held_by, held_at)
SELECT $1, CASE WHEN h.${of} IS NOT NULL THEN $2::uuid END, kept.id, h.until, h.reason, h.note, h.held_by, h.held_at
  FROM hold h
  LEFT JOIN observance gone ON gone.organization_id = $1 AND gone.id = h.observance_id
  LEFT JOIN observance kept ON kept.organization_id = $1 AND kept.${of} = $2 AND kept.${JOINED[of]} = gone.${JOINED[of]}
 WHERE h.organization_id = $1 AND h.lifted_at IS NULL
   AND (h.${of} = $3 OR gone.${of} = $3 AND kept.id IS NOT NULL)
ON CONFLICT (organization_id, about_id) WHERE lifted_at IS NULL DO NOTHING`;

/** Of two who are one person, the later letter keeps a further one away. */
const KEEP_ASKED_ON = (of: Of): string => `
UPDATE rememberer_request own SET asked_on = gone.asked_on FROM rememberer_request gone
 WHERE own.organization_id = $1 AND own.${of} = $2 AND gone.organization_id = $1 AND gone.${of} = $3
   AND own.contact_id <> gone.contact_id AND gone.asked_on > own.asked_on AND ${of === 'contact_id'}`;

const KEEP_ASKED = (of: Of): string => `
UPDATE rememberer_request SET ${of} = $2
 WHERE organization_id = $1 AND ${of} = $3
   AND NOT EXISTS (SELECT FROM rememberer_request own WHERE ${of === 'contact_id'} AND own.organization_id = $1 AND own.contact_id = $2)`;

/** What the one that goes answered counts for the one that stays, unless that one answered too. */
const KEEP_ANSWERS = (of: Of): string => `
UPDATE response said SET observance_id = kept.id
  FROM observance gone
  JOIN observance kept ON kept.organization_id = $1 AND kept.${of} = $2 AND kept.${JOINED[of]} = gone.${JOINED[of]}
 WHERE gone.organization_id = $1 AND gone.${of} = $3 AND said.organization_id = $1 AND said.observance_id = gone.id
   AND NOT EXISTS (SELECT FROM response own WHERE own.organization_id = $1 AND own.observance_id = kept.id
                      AND own.occurrence_date = said.occurrence_date)`;

/** Who remembers the one, and what is done for its mourners, is so of the other, unless that one has its own. */
const KEEP_DECIDED = (table: string): string => `
UPDATE ${table} SET yahrzeit_id = $2
 WHERE organization_id = $1 AND yahrzeit_id = $3
   AND NOT EXISTS (SELECT FROM ${table} own WHERE own.organization_id = $1 AND own.yahrzeit_id = $2)`;
