import { countsThisMonth } from './letters-left.js';
import type { Plan } from './plan.js';

/** What of a plan decides the statement; all else are its parameters. */
type PlanShape = Pick<Plan, 'candidates' | 'by'>;

/** What every variant of `candidate` answers. */
const COLUMNS = `scope.organization_id, scope.run_id, scope.template_id, observer.id AS observance_id, observer.contact_id,
  observer.yahrzeit_id, observer.channel, occurrence.date AS occurrence_date, scope.together, sending.send_at, sending.sends_on, sending.moved`;

const OBSERVED = `JOIN observance observer
    ON observer.organization_id = occurrence.organization_id AND observer.yahrzeit_id = occurrence.yahrzeit_id
   AND observer.observe_on_hebrew_calendar = occurrence.on_hebrew_calendar`;

/** Lead times are 0 to 90 days: the table's CHECK. */
const LONGEST_LEAD = 90;

const WINDOWS = {
  sendDate: `occurrence.date BETWEEN ($14::date[])[1] AND ($14::date[])[2] + ${LONGEST_LEAD}
    AND occurrence.date - observer.reminder_days_before BETWEEN ($14::date[])[1] AND ($14::date[])[2]`,
  observanceDate: `occurrence.date BETWEEN ($14::date[])[1] AND ($14::date[])[2]`,
  serviceDate: `occurrence.service_date BETWEEN ($14::date[])[1] AND ($14::date[])[2]`,
};

const windowed = (within: string): string => `
  SELECT ${COLUMNS}
    FROM scope JOIN sending ON sending.place = scope.place
    JOIN occurrence ON occurrence.organization_id = scope.organization_id
    ${OBSERVED}
   WHERE ${within}`;

/** A night asks for what no night has written yet, and says "too late" only of observers it already knew in time. */
const NOT_YET_AT_NIGHT = `
     AND (occurrence.date >= sending.sends_on OR observer.created_at < sending.due_at)
     AND NOT EXISTS (
       SELECT FROM run_outcome told JOIN reminder_run night
         ON night.organization_id = told.organization_id AND night.id = told.run_id AND night.kind = 'night'
        WHERE told.organization_id = observer.organization_id AND told.observance_id = observer.id
          AND told.occurrence_date = occurrence.date AND told.outcome = 'queued')`;

const due = (isNight: boolean): string => `
  SELECT ${COLUMNS}
    FROM occurrence
    ${OBSERVED}
    JOIN scope ON scope.organization_id = occurrence.organization_id
    JOIN sending ON sending.place = scope.place AND sending.wished = occurrence.date - observer.reminder_days_before
   WHERE occurrence.date = ANY ($14::date[]) AND scope.template_id IS NOT NULL${isNight ? NOT_YET_AT_NIGHT : ''}`;

const next = `
  SELECT ${COLUMNS}
    FROM scope JOIN sending ON sending.place = scope.place
    JOIN observance observer ON observer.organization_id = scope.organization_id AND observer.yahrzeit_id = ANY ($14::uuid[])
    CROSS JOIN LATERAL (
      SELECT min(date) AS date FROM occurrence
       WHERE occurrence.organization_id = observer.organization_id AND occurrence.yahrzeit_id = observer.yahrzeit_id
         AND occurrence.on_hebrew_calendar = observer.observe_on_hebrew_calendar AND occurrence.date >= scope.today) occurrence`;

function candidate({ candidates, by }: PlanShape): string {
  switch (candidates.by) {
    case 'due':
      return due(by.kind === 'night');
    case 'next':
      return next;
    case 'sendDate':
    case 'observanceDate':
    case 'serviceDate':
      return windowed(WINDOWS[candidates.by]);
  }
}

/** Why nobody is written to; the first that holds is told. `missing:` is an error that a person mends. */
const OBSTACLE = `CASE
    WHEN yahrzeit.archived_at IS NOT NULL THEN 'yahrzeit_archived'
    WHEN candidate.occurrence_date IS NULL THEN 'date_not_computable'
    WHEN candidate.occurrence_date < candidate.sends_on THEN 'too_late'
    WHEN contact.deceased THEN 'observer_deceased'
    WHEN candidate.channel NOT IN ('email', 'both') THEN 'not_by_email'
    WHEN contact.email IS NULL THEN 'no_address'
    WHEN suppression.id IS NOT NULL THEN 'suppressed'
    WHEN btrim(contact.name) = '' THEN 'missing:contact.name'
    WHEN btrim(yahrzeit.name) = '' THEN 'missing:yahrzeit.name'
    WHEN written.id IS NOT NULL OR companion.occasion IS NOT NULL THEN 'already_written'
  END`;

const OCCASION = `'observance:' || candidate.observance_id || ':' || to_char(candidate.occurrence_date, 'YYYY-MM-DD')
    || ':' || candidate.template_id`;

/** Whether the organization wishes one letter for one contact, and the template names what else is in it. */
const TOGETHER = `CASE WHEN organization.one_letter THEN EXISTS (
    SELECT FROM template WHERE template.organization_id = scope.organization_id AND template.id = scope.template_id
       AND position('{{#each contact.otherObservances}}' IN template.html) > 0) ELSE false END`;

/** A night tells a reason once, not on each of the eight nights that look at the same reminder. */
const NOT_TOLD_AT_NIGHT = `
   WHERE reason IS NULL OR NOT EXISTS (
     SELECT FROM run_outcome told JOIN reminder_run night
       ON night.organization_id = told.organization_id AND night.id = told.run_id AND night.kind = 'night'
      WHERE told.organization_id = weighed.organization_id AND told.observance_id = weighed.observance_id
        AND told.occurrence_date = weighed.occurrence_date AND told.reason = weighed.reason)`;

/**
 * The common table expressions that end in `decided`: one row per observer and occurrence with its outcome, the same
 * for what is shown and for what is done. What goes in one letter has one `rank` and one `message_id`; the first `place` is
 * the message's own occasion, the others are its companions. Takes `planParameters`.
 */
export const decided = (plan: PlanShape): string => `
scope AS MATERIALIZED (
  SELECT scope.*, ${TOGETHER} AS together
    FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::date[], $5::int[], $6::int[], $7::timestamptz[])
      AS scope (organization_id, run_id, template_id, today, place, allowance, month_begins)
    JOIN organization ON organization.id = scope.organization_id
),
sending AS MATERIALIZED (
  SELECT * FROM unnest($8::int[], $9::date[], $10::timestamptz[], $11::timestamptz[], $12::date[], $13::boolean[])
    AS sending (place, wished, due_at, send_at, sends_on, moved)
),
allowed AS MATERIALIZED (
  SELECT organization_id, allowance - (
           SELECT count(*) FROM email_message message
            WHERE message.organization_id = scope.organization_id
              AND ${countsThisMonth('message', 'scope.month_begins')}) AS letters
    FROM scope WHERE allowance IS NOT NULL
),
candidate AS (${candidate(plan)}
),
judged AS (
  SELECT candidate.*, yahrzeit.name AS yahrzeit_name, contact.name AS contact_name, contact.email, ${OCCASION} AS occasion,
         ${OBSTACLE} AS obstacle
    FROM candidate
    JOIN yahrzeit ON yahrzeit.organization_id = candidate.organization_id AND yahrzeit.id = candidate.yahrzeit_id
    JOIN contact ON contact.organization_id = candidate.organization_id AND contact.id = candidate.contact_id
    LEFT JOIN suppression ON suppression.organization_id = candidate.organization_id
      AND suppression.email = lower(contact.email) AND suppression.lifted_at IS NULL
    LEFT JOIN email_message written ON written.organization_id = candidate.organization_id AND written.occasion = ${OCCASION}
    LEFT JOIN message_companion companion
      ON companion.organization_id = candidate.organization_id AND companion.occasion = ${OCCASION}
),
ranked AS (
  SELECT gathered.*, dense_rank() OVER (PARTITION BY organization_id, obstacle IS NULL
                                        ORDER BY send_at, letter_date, letter_of) AS rank
    FROM (SELECT judged.*, CASE WHEN together THEN contact_id ELSE observance_id END AS letter_of,
                 CASE WHEN together THEN min(occurrence_date) OVER (PARTITION BY organization_id, obstacle IS NULL, contact_id, send_at)
                      ELSE occurrence_date END AS letter_date
            FROM judged) gathered
),
weighed AS (
  SELECT ranked.*, coalesce(obstacle, CASE WHEN rank > allowed.letters THEN 'over_limit' END) AS reason
    FROM ranked LEFT JOIN allowed USING (organization_id)
),
kept AS MATERIALIZED (
  SELECT weighed.*, gen_random_uuid() AS own_id FROM weighed${plan.by.kind === 'night' ? NOT_TOLD_AT_NIGHT : ''}
),
decided AS MATERIALIZED (
  SELECT organization_id, run_id, template_id, observance_id, contact_id, contact_name, email, yahrzeit_id, yahrzeit_name,
         occurrence_date, send_at, sends_on, moved, occasion, rank, reason,
         CASE WHEN reason IS NULL THEN 'queued' WHEN reason LIKE 'missing:%' THEN 'error' ELSE 'skipped' END AS outcome,
         CASE WHEN reason IS NULL THEN first_value(own_id) OVER letter END AS message_id,
         row_number() OVER letter AS place, count(*) OVER (PARTITION BY organization_id, reason IS NULL, rank) AS in_letter
    FROM kept
  WINDOW letter AS (PARTITION BY organization_id, reason IS NULL, rank ORDER BY occurrence_date, observance_id)
)`;

/**
 * Writes runs, messages and outcomes; `planning_ms` is the time from the beginning of the transaction. $15: now, up to which what may leave is ready; $16 to $18: who asked (kind, job, name).
 */
export const carryOut = (plan: PlanShape): string => `WITH ${decided(plan)},
written AS (
  INSERT INTO email_message
    (id, organization_id, occasion, run_id, template_id, contact_id, yahrzeit_id, to_email, send_at, rank)
  SELECT message_id, organization_id, occasion, run_id, template_id, contact_id, yahrzeit_id, email, send_at, rank
    FROM decided WHERE outcome = 'queued' AND place = 1
  ON CONFLICT (organization_id, occasion) DO NOTHING
  RETURNING id
),
joined AS (
  INSERT INTO message_companion (organization_id, occasion, message_id, yahrzeit_id)
  SELECT organization_id, occasion, message_id, yahrzeit_id
    FROM decided JOIN written ON written.id = decided.message_id WHERE outcome = 'queued' AND place > 1
  ON CONFLICT (organization_id, occasion) DO NOTHING
  RETURNING organization_id, occasion
),
told AS MATERIALIZED (
  SELECT decided.*, CASE WHEN lost THEN NULL ELSE written.id END AS written_id,
         CASE WHEN lost THEN 'skipped' ELSE outcome END AS final_outcome,
         CASE WHEN lost THEN 'already_written' ELSE reason END AS final_reason
    FROM decided
    LEFT JOIN written ON written.id = decided.message_id
    LEFT JOIN joined ON joined.organization_id = decided.organization_id AND joined.occasion = decided.occasion
   CROSS JOIN LATERAL (
     SELECT outcome = 'queued' AND (written.id IS NULL OR place > 1 AND joined.occasion IS NULL) AS lost) lost
),
recorded AS (
  INSERT INTO run_outcome
    (organization_id, run_id, observance_id, occurrence_date, send_at, moved, outcome, reason, message_id)
  SELECT organization_id, run_id, observance_id, occurrence_date, send_at, moved, final_outcome, final_reason, written_id
    FROM told
),
lacking AS (
  INSERT INTO uncounted_letter (organization_id, sent_at, template_id, fields_used, issues, was_sent)
  SELECT organization_id, $15, template_id, 0,
         jsonb_build_array(jsonb_build_object('field', substr(final_reason, length('missing:') + 1),
                                              'type', 'empty_value', 'severity', 'high')), false
    FROM told WHERE final_outcome = 'error'
),
counted AS (
  SELECT run_id,
         count(*) FILTER (WHERE final_outcome = 'queued') AS queued,
         count(*) FILTER (WHERE final_outcome = 'skipped') AS skipped,
         count(*) FILTER (WHERE final_outcome = 'error') AS errors,
         count(*) FILTER (WHERE final_reason = 'too_late') AS too_late,
         count(*) FILTER (WHERE final_reason = 'over_limit') AS over_limit,
         coalesce(array_agg(written_id ORDER BY rank) FILTER (WHERE written_id IS NOT NULL AND place = 1 AND send_at <= $15), '{}') AS ready
    FROM told GROUP BY run_id
),
begun AS (
  INSERT INTO reminder_run
    (id, organization_id, kind, job_id, template_id, local_date, planned_at, created_at, started_by, queued, skipped, errors,
     planning_ms)
  SELECT scope.run_id, scope.organization_id, $16, $17, scope.template_id, scope.today, $15, $15, $18,
         coalesce(counted.queued, 0), coalesce(counted.skipped, 0), coalesce(counted.errors, 0),
         extract(epoch FROM clock_timestamp() - now()) * 1000
    FROM scope LEFT JOIN counted ON counted.run_id = scope.run_id
)
SELECT scope.organization_id AS "organizationId", scope.run_id AS "runId", queued, skipped, errors, too_late AS "tooLate",
       over_limit AS "overLimit", ready
  FROM counted JOIN scope ON scope.run_id = counted.run_id`;

/** One page of what the same plan decides, and the counts of all of it. $15 offset, $16 limit, $17 one outcome or null. */
export const show = (plan: PlanShape, direction: 'ASC' | 'DESC'): string => `WITH ${decided(plan)}
SELECT (SELECT jsonb_build_object(
          'queued', count(*) FILTER (WHERE outcome = 'queued'),
          'skipped', count(*) FILTER (WHERE outcome = 'skipped'),
          'errors', count(*) FILTER (WHERE outcome = 'error'),
          'total', count(*) FILTER (WHERE $17::text IS NULL OR outcome = $17)) FROM decided) AS counts,
       ARRAY (SELECT jsonb_build_object(
                'organizationId', organization_id, 'observanceId', observance_id,
                'contact', jsonb_build_object('id', contact_id, 'name', contact_name, 'email', email),
                'yahrzeit', jsonb_build_object('id', yahrzeit_id, 'name', yahrzeit_name),
                'occurrenceDate', occurrence_date,
                'sendAt', CASE WHEN outcome = 'queued' THEN send_at END,
                'moved', moved, 'outcome', outcome, 'reason', reason, 'messageId', NULL, 'messageStatus', NULL,
                'inLetter', CASE WHEN outcome = 'queued' THEN in_letter ELSE 0 END)
           FROM decided WHERE $17::text IS NULL OR outcome = $17
          ORDER BY occurrence_date ${direction} NULLS LAST, organization_id, observance_id OFFSET $15 LIMIT $16) AS outcomes`;

/** Letters by the day on which they leave, and how many of them Shabbat or Yom Tov moved there. */
export const countByDay = (plan: PlanShape): string => `WITH ${decided(plan)}
SELECT sends_on AS date, count(*) AS letters, count(*) FILTER (WHERE moved) AS moved
  FROM decided WHERE outcome = 'queued' AND place = 1 GROUP BY 1 ORDER BY 1`;

/** What goes in the letter about this observance ($15) and occurrence ($16), in its order; none when there is no such letter. */
export const inOneLetter = (plan: PlanShape): string => `WITH ${decided(plan)}
SELECT observance_id AS "observanceId", occurrence_date AS date
  FROM decided
 WHERE message_id = (SELECT message_id FROM decided WHERE observance_id = $15 AND occurrence_date = $16)
 ORDER BY place`;
