import type { EntityManager } from 'typeorm';
import { JOINED, type Merge } from '../contacts/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { keeps } from '../yahrzeits/index.js';

type Of = Merge['of'];

/**
 * Where two observances became one, what was decided and written for the one that goes counts for the one that stays, so
 * that nobody is written to a second time. Called when the observances have moved.
 */
export async function mergeOutcomes(
  org: OrganizationId,
  { of, stays, goes, at }: Merge,
  within: EntityManager,
): Promise<void> {
  await within.query(OUTCOMES(of), [org, stays, goes]);
  await within.query(REMINDERS(of), [org, stays, goes]);
  await within.query(OCCASIONS(of), [org, stays, goes, at]);
  await within.query(COMPANIONS(of), [org, stays, goes]);
  await within.query(JOBS(of === 'yahrzeit_id' ? 'yahrzeit_ids' : 'contact_ids'), [org, stays, goes]);
  await within.query(JOBS_OF_OBSERVERS(of), [org, stays, goes]);
}

const TWICE = (of: Of): string => `observance gone
  JOIN observance kept ON kept.organization_id = $1 AND kept.${of} = $2 AND kept.${JOINED[of]} = gone.${JOINED[of]}
 WHERE gone.organization_id = $1 AND gone.${of} = $3`;

const OUTCOMES = (of: Of): string => `UPDATE run_outcome told SET observance_id = kept.id FROM ${TWICE(of)}
  AND told.organization_id = $1 AND told.observance_id = gone.id`;

/**
 * Two records of one person may have dates some days apart, or on two calendars: the letter about the one was the letter of
 * the other's nearest day of that year. Not one that is still to leave: it is withdrawn where its day is none any more.
 */
const DAYS_APART = 31;

/** Of the yahrzeit that stays, a date that is not its own came with the other one. */
const CAME_WITH_IT = `OR o.yahrzeit_id = $2 AND NOT EXISTS (SELECT FROM occurrence d
   WHERE d.organization_id = $1 AND d.yahrzeit_id = $2 AND ${keeps('o', 'd')}
     AND d.date = r.occurrence_date)`;

/** A promise that was kept to the one is kept to the other. */
const REMINDERS = (of: Of): string => `
WITH told AS (
  SELECT r.*, o.${JOINED[of]} AS joined
    FROM observance o JOIN reminder r ON r.organization_id = $1 AND r.observance_id = o.id
   WHERE o.organization_id = $1 AND r.state IN ('written', 'printed', 'answered')
     AND (o.${of} = $3 ${of === 'yahrzeit_id' ? CAME_WITH_IT : ''})
), nearest AS (
  SELECT DISTINCT ON (told.id) own.id AS own_id, own.occurrence_date AS own_date, told.*
    FROM told
    JOIN observance kept ON kept.organization_id = $1 AND kept.${of} = $2 AND kept.${JOINED[of]} = told.joined
    JOIN occurrence d ON d.organization_id = $1 AND d.yahrzeit_id = kept.yahrzeit_id
     AND ${keeps('kept', 'd')}
     AND d.date BETWEEN told.occurrence_date - ${DAYS_APART} AND told.occurrence_date + ${DAYS_APART}
    JOIN reminder own ON own.organization_id = $1 AND own.observance_id = kept.id AND own.step = told.step
     AND own.occurrence_date = d.date
   ORDER BY told.id, abs(own.occurrence_date - told.occurrence_date)
)
UPDATE reminder own
   SET state = told.state, message_id = told.message_id, run_id = told.run_id, closed_at = told.closed_at,
       closed_by = told.closed_by, reason = told.reason
  FROM nearest told
 WHERE own.organization_id = $1 AND own.id = told.own_id AND own.state = 'open'
   AND (told.own_date = told.occurrence_date OR NOT EXISTS (
     SELECT FROM email_message m WHERE m.organization_id = $1 AND m.id = told.message_id AND m.state = 'queued'))`;

/** A message whose occasion the other one has too stays as it is: its observer is gone, so it is not sent. */
const OCCASIONS = (of: Of): string => `
UPDATE email_message m SET occasion = replace(m.occasion, gone.id::text, kept.id::text), updated_at = $4
  FROM ${TWICE(of)} AND m.organization_id = $1 AND m.${of} IN ($2, $3)
   AND m.occasion LIKE 'observance:' || gone.id || ':%'
   AND NOT EXISTS (SELECT FROM email_message own WHERE own.organization_id = $1
     AND own.occasion = replace(m.occasion, gone.id::text, kept.id::text))`;

/** The same for what went in a letter about another yahrzeit. */
const COMPANIONS = (of: Of): string => `
UPDATE message_companion m SET occasion = replace(m.occasion, gone.id::text, kept.id::text)
  FROM ${TWICE(of)} AND m.organization_id = $1 AND m.yahrzeit_id IN (gone.yahrzeit_id, kept.yahrzeit_id)
   AND m.occasion LIKE 'observance:' || gone.id || ':%'
   AND NOT EXISTS (SELECT FROM message_companion own WHERE own.organization_id = $1
     AND own.occasion = replace(m.occasion, gone.id::text, kept.id::text))`;

/** Jobs that name the one name the other, once. */
const JOBS = (ids: 'yahrzeit_ids' | 'contact_ids'): string => `
UPDATE email_job
   SET ${ids} = CASE WHEN $2::uuid = ANY (${ids}) THEN array_remove(${ids}, $3::uuid)
                ELSE array_replace(${ids}, $3::uuid, $2::uuid) END
 WHERE organization_id = $1 AND $3::uuid = ANY (${ids})`;

/** Jobs that name the observance of the one name that of the other, once. */
const JOBS_OF_OBSERVERS = (of: Of): string => `
WITH twice AS (SELECT gone.id AS gone, kept.id AS kept FROM ${TWICE(of)})
UPDATE email_job
   SET observer_ids = ARRAY (SELECT DISTINCT coalesce(twice.kept, named.id)
                               FROM unnest(observer_ids) AS named (id) LEFT JOIN twice ON twice.gone = named.id)
 WHERE organization_id = $1 AND observer_ids && ARRAY (SELECT gone FROM twice)`;
