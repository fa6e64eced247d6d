import type { EntityManager } from 'typeorm';
import type { Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/**
 * Where two contacts that are one person observed one yahrzeit, what was decided and written for the observance that goes
 * counts for the one that stays, so that the person is not written to a second time.
 */
export async function mergeOutcomes(
  org: OrganizationId,
  { stays, goes, at }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(OUTCOMES, [org, stays, goes]);
  await within.query(REMINDERS, [org, stays, goes]);
  await within.query(OCCASIONS, [org, stays, goes, at]);
  await within.query(COMPANIONS, [org, stays, goes]);
}

const TWICE = `observance gone
  JOIN observance kept ON kept.organization_id = $1 AND kept.contact_id = $2 AND kept.yahrzeit_id = gone.yahrzeit_id
 WHERE gone.organization_id = $1 AND gone.contact_id = $3`;

const OUTCOMES = `UPDATE run_outcome told SET observance_id = kept.id FROM ${TWICE}
  AND told.organization_id = $1 AND told.observance_id = gone.id`;

/** A promise that was kept to the one is kept to the other. */
const REMINDERS = `UPDATE reminder own
   SET state = told.state, message_id = told.message_id, run_id = told.run_id, closed_at = told.closed_at,
       closed_by = told.closed_by, reason = told.reason
  FROM reminder told, ${TWICE}
   AND told.organization_id = $1 AND told.observance_id = gone.id AND told.state IN ('written', 'printed', 'answered')
   AND own.organization_id = $1 AND own.observance_id = kept.id AND own.occurrence_date = told.occurrence_date
   AND own.step = told.step AND own.state = 'open'`;

/** A message whose occasion the other one has too stays as it is: its observer is gone, so it is not sent. */
const OCCASIONS = `UPDATE email_message m SET occasion = replace(m.occasion, gone.id::text, kept.id::text), updated_at = $4
  FROM ${TWICE} AND m.organization_id = $1 AND m.contact_id IN ($2, $3)
   AND m.occasion LIKE 'observance:' || gone.id || ':%'
   AND NOT EXISTS (SELECT FROM email_message own WHERE own.organization_id = $1
     AND own.occasion = replace(m.occasion, gone.id::text, kept.id::text))`;

/** The same for what went in a letter about another yahrzeit. */
const COMPANIONS = `UPDATE message_companion m SET occasion = replace(m.occasion, gone.id::text, kept.id::text)
  FROM ${TWICE} AND m.organization_id = $1 AND m.yahrzeit_id = gone.yahrzeit_id
   AND m.occasion LIKE 'observance:' || gone.id || ':%'
   AND NOT EXISTS (SELECT FROM message_companion own WHERE own.organization_id = $1
     AND own.occasion = replace(m.occasion, gone.id::text, kept.id::text))`;
