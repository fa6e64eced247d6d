import { SWEEP_SECONDS } from '../emails/index.js';
import { REACH_OF_EACH } from '../yahrzeits/index.js';
import { countsThisMonth } from './monthly-quota.js';
import { namedBy, type Plan } from './plan.js';

/** What of a plan decides the statement; all else are its parameters. */
type PlanShape = Pick<Plan, 'candidates' | 'by'>;

/** What every variant of `candidate` answers: `reach` of one observer and occurrence, and when the letter leaves. */
const REACHED = `scope.organization_id, scope.run_id, scope.template_id, scope.together, reach.reminder_id, reach.state,
  reach.occurrence_date, reach.mail_gap, reach.reason_told`;
const COLUMNS = `${REACHED}, reach.observance_id, reach.contact_id, reach.contact_name, reach.email, reach.yahrzeit_id,
  reach.yahrzeit_name, reach.step, reach.promise`;
const SENDING = 'sending.send_at, sending.sends_on, sending.moved, false AS follows_at_once';

/** Lead times are 0 to 90 days: the table's CHECK. */
const LONGEST_LEAD = 90;

const WINDOWS = {
  sendDate: `reach.occurrence_date BETWEEN ($13::date[])[1] AND ($13::date[])[2] + ${LONGEST_LEAD}
    AND reach.occurrence_date - reach.reminder_days_before BETWEEN ($13::date[])[1] AND ($13::date[])[2]`,
  observanceDate: `reach.occurrence_date BETWEEN ($13::date[])[1] AND ($13::date[])[2]`,
  serviceDate: `reach.service_date BETWEEN ($13::date[])[1] AND ($13::date[])[2]`,
};

const windowed = (within: string): string => `
  SELECT ${COLUMNS}, ${SENDING}
    FROM scope
    JOIN reach ON reach.organization_id = scope.organization_id AND reach.step = 1
    JOIN sending ON sending.place = scope.place
     AND coalesce(sending.wished = reach.occurrence_date - reach.reminder_days_before, true)
   WHERE ${within}`;

/**
 * What no letter was written for and has not passed, whose sending day has come, or comes up to a given day. What was wished
 * for earlier leaves now; what is due later, in its turn. A second letter that would leave together with a first one that
 * is late says nothing new.
 */
const due = `
  SELECT ${COLUMNS}, coalesce(own.send_at, late.send_at + make_interval(days => ahead.days)) AS send_at,
         coalesce(own.sends_on, late.sends_on + ahead.days) AS sends_on,
         coalesce(own.moved, reminder.sends_on >= late.sends_on AND reminder.sends_on < reminder.wished_on) AS moved,
         reminder.step = 2 AND EXISTS (
           SELECT FROM reminder first
            WHERE first.organization_id = reminder.organization_id AND first.observance_id = reminder.observance_id
              AND first.occurrence_date = reminder.occurrence_date AND first.step = 1 AND first.state = 'open'
              AND greatest(first.sends_on, late.sends_on) >= greatest(reminder.sends_on, late.sends_on)) AS follows_at_once
    FROM scope
    JOIN reminder ON reminder.organization_id = scope.organization_id AND reminder.state = 'open'
     AND reminder.sends_on <= coalesce(($13::date[])[1], scope.today) AND reminder.occurrence_date >= scope.today
    JOIN ${REACH_OF_EACH} ON true
    JOIN sending late ON late.place = scope.place AND late.wished IS NULL
    LEFT JOIN sending own ON own.place = scope.place AND own.wished = reminder.wished_on
   CROSS JOIN LATERAL (SELECT greatest(reminder.sends_on - late.sends_on, 0) AS days) ahead
   WHERE scope.template_id IS NOT NULL`;

const next = (named: string): string => `
  SELECT ${REACHED}, observer.id AS observance_id, observer.contact_id, contact.name AS contact_name, contact.email,
         observer.yahrzeit_id, yahrzeit.name AS yahrzeit_name, 1::smallint AS step, reach.promise, ${SENDING}
    FROM scope JOIN sending ON sending.place = scope.place
    JOIN observance observer ON observer.organization_id = scope.organization_id AND ${named}
    JOIN contact ON contact.organization_id = observer.organization_id AND contact.id = observer.contact_id
    JOIN yahrzeit ON yahrzeit.organization_id = observer.organization_id AND yahrzeit.id = observer.yahrzeit_id
    LEFT JOIN LATERAL (
      SELECT * FROM reach
       WHERE reach.organization_id = observer.organization_id AND reach.observance_id = observer.id
         AND reach.occurrence_date >= scope.today AND reach.step = 1
       ORDER BY reach.occurrence_date LIMIT 1) reach ON true`;

const OBSERVER = { yahrzeitIds: 'observer.yahrzeit_id', contactIds: 'observer.contact_id', observerIds: 'observer.id' };

function candidate({ candidates }: PlanShape): string {
  switch (candidates.by) {
    case 'due':
      return due;
    case 'next':
      return next(namedBy(candidates, OBSERVER));
    case 'sendDate':
    case 'observanceDate':
    case 'serviceDate':
      return windowed(WINDOWS[candidates.by]);
  }
}

/** Why nobody is written to; the first that holds is told. `missing:` is an error that a person mends. */
const OBSTACLE = `CASE
    WHEN candidate.mail_gap = 'yahrzeit_archived' THEN candidate.mail_gap
    WHEN candidate.occurrence_date IS NULL THEN 'date_not_computable'
    WHEN candidate.occurrence_date < candidate.sends_on THEN 'too_late'
    WHEN candidate.mail_gap IS NOT NULL THEN candidate.mail_gap
    WHEN candidate.follows_at_once THEN 'already_written'
    WHEN written.id IS NOT NULL AND NOT (candidate.state = 'open' AND written.state = 'cancelled')
      OR companion.occasion IS NOT NULL THEN 'already_written'
  END`;

const OCCASION = `'observance:' || candidate.observance_id || ':' || to_char(candidate.occurrence_date, 'YYYY-MM-DD')
    || ':' || candidate.template_id || CASE WHEN candidate.step = 1 THEN '' ELSE ':' || candidate.step END`;

/** Whether the organization wishes one letter for one contact, and the template names what else is in it. */
const TOGETHER = `CASE WHEN organization.one_letter THEN EXISTS (
    SELECT FROM template WHERE template.organization_id = scope.organization_id AND template.id = scope.template_id
       AND position('{{#each contact.otherObservances}}' IN template.html) > 0) ELSE false END`;

/** A night tells a reason once, not on each of the nights that find it. */
const TOLD_ONCE = ' WHERE reason IS NULL OR reason IS DISTINCT FROM reason_told';

/** Of which organizations and when, the sending days, and how many letters each may still send this month. */
const SCOPE = `
scope AS MATERIALIZED (
  SELECT scope.*, ${TOGETHER} AS together
    FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::date[], $5::int[], $6::int[], $7::timestamptz[])
      AS scope (organization_id, run_id, template_id, today, place, allowance, month_begins)
    JOIN organization ON organization.id = scope.organization_id
),
sending AS MATERIALIZED (
  SELECT * FROM unnest($8::int[], $9::date[], $10::timestamptz[], $11::date[], $12::boolean[])
    AS sending (place, wished, send_at, sends_on, moved)
),
allowed AS MATERIALIZED (
  SELECT organization_id, allowance - (
           SELECT count(*) FROM email_message message
            WHERE message.organization_id = scope.organization_id
              AND ${countsThisMonth('scope.month_begins')}) AS letters
    FROM scope WHERE allowance IS NOT NULL
)`;

/** What stands in a letter's way; which go together, in the order in which the month's letters are used up. */
const WEIGH = `judged AS (
  SELECT candidate.*, ${OCCASION} AS occasion, ${OBSTACLE} AS obstacle, coalesce(written.id, gen_random_uuid()) AS own_id
    FROM candidate
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
)`;

/** One row of each, with the id of its letter and its place in it. */
const DECIDE = `decided AS MATERIALIZED (
  SELECT organization_id, run_id, template_id, reminder_id, step, promise, observance_id, contact_id, contact_name, email,
         yahrzeit_id, yahrzeit_name, occurrence_date, send_at, sends_on, moved, occasion, rank, reason,
         CASE WHEN reason IS NULL THEN 'queued' WHEN reason LIKE 'missing:%' THEN 'error' ELSE 'skipped' END AS outcome,
         CASE WHEN reason IS NULL THEN first_value(own_id) OVER letter END AS message_id,
         row_number() OVER letter AS place, count(*) OVER (PARTITION BY organization_id, reason IS NULL, rank) AS in_letter
    FROM untold
  WINDOW letter AS (PARTITION BY organization_id, reason IS NULL, rank ORDER BY occurrence_date, observance_id)
)`;

/**
 * The common table expressions that end in `decided`: one row per observer and occurrence with its outcome, the same
 * for what is shown and for what is done. What goes in one letter has one `rank` and one `message_id`; the first `place` is
 * the message's own occasion, the others are its companions. Takes `planParameters`.
 */
export const decided = (plan: PlanShape): string => `${SCOPE},
candidate AS (${candidate(plan)}
),
${WEIGH},
untold AS (
  SELECT * FROM weighed${plan.by.kind === 'night' ? TOLD_ONCE : ''}
),
${DECIDE}`;

/** The messages and their companions; `told` says what became of each: whoever another planner wrote meanwhile is skipped. */
const WRITE = `written AS (
  INSERT INTO email_message
    (id, organization_id, occasion, run_id, template_id, contact_id, yahrzeit_id, to_email, send_at, rank, created_at, updated_at)
  SELECT message_id, organization_id, occasion, run_id, template_id, contact_id, yahrzeit_id, email, send_at, rank,
         $14::timestamptz, $14::timestamptz
    FROM decided WHERE outcome = 'queued' AND place = 1
  ON CONFLICT (organization_id, occasion) DO UPDATE
     SET state = 'queued', run_id = excluded.run_id, to_email = excluded.to_email, send_at = excluded.send_at, rank = excluded.rank,
         error = NULL, updated_at = $14
   WHERE email_message.state = 'cancelled' AND email_message.id = excluded.id
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
)`;

/** What is kept of each: its outcome in the run of a job, the promise, and what a letter lacked. */
const KEEP = `recorded AS (
  INSERT INTO run_outcome
    (organization_id, run_id, observance_id, occurrence_date, send_at, moved, outcome, reason, message_id)
  SELECT organization_id, run_id, observance_id, occurrence_date, send_at, moved, final_outcome, final_reason, written_id
    FROM told WHERE $15 = 'job'
),
kept AS (
  UPDATE reminder
     SET state = CASE
           WHEN written_id IS NOT NULL OR final_reason = 'already_written' THEN 'written'
           WHEN final_reason = 'too_late' THEN 'missed'
           ELSE 'open'
         END,
         message_id = written_id, run_id = told.run_id, reason = final_reason, closed_by = $17,
         closed_at = CASE WHEN written_id IS NOT NULL OR final_reason IN ('too_late', 'already_written') THEN $14::timestamptz END
    FROM told
   WHERE reminder.organization_id = told.organization_id AND reminder.id = told.reminder_id AND reminder.state = 'open'
     AND (written_id IS NOT NULL OR $15 = 'night')
),
promised AS (
  INSERT INTO kept_promise (organization_id, occurrence_date, hash, step, way, observance_id, kept_by)
  SELECT organization_id, occurrence_date, promise, step, 'email', observance_id, written_id FROM told WHERE written_id IS NOT NULL
  ON CONFLICT DO NOTHING
),
lacking AS (
  INSERT INTO uncounted_letter (organization_id, sent_at, template_id, fields_used, issues, was_sent)
  SELECT organization_id, $14, template_id, 0,
         jsonb_build_array(jsonb_build_object('field', substr(final_reason, length('missing:') + 1),
                                              'type', 'empty_value', 'severity', 'high')), false
    FROM told WHERE final_outcome = 'error'
)`;

/** How many there were in each run, and which letters are ready. */
const COUNT = `counted AS (
  SELECT run_id,
         count(*) FILTER (WHERE final_outcome = 'queued') AS queued,
         count(*) FILTER (WHERE final_outcome = 'skipped') AS skipped,
         count(*) FILTER (WHERE final_outcome = 'error') AS errors,
         coalesce(jsonb_agg(jsonb_build_object('contactName', contact_name, 'yahrzeitName', yahrzeit_name) ORDER BY contact_name)
                    FILTER (WHERE final_reason = 'too_late'), '[]') AS too_late,
         count(*) FILTER (WHERE final_reason = 'over_limit') AS over_limit,
         coalesce(array_agg(written_id ORDER BY rank) FILTER (WHERE written_id IS NOT NULL AND place = 1 AND send_at <= $14::timestamptz + interval '${SWEEP_SECONDS} seconds'), '{}') AS ready
    FROM told GROUP BY run_id
)`;

const BEGIN = `begun AS (
  INSERT INTO reminder_run
    (id, organization_id, kind, job_id, template_id, local_date, planned_at, created_at, started_by, queued, skipped, errors,
     planning_ms)
  SELECT scope.run_id, scope.organization_id, $15, $16, scope.template_id, scope.today, $14, $14, $17,
         coalesce(counted.queued, 0), coalesce(counted.skipped, 0), coalesce(counted.errors, 0),
         extract(epoch FROM clock_timestamp() - now()) * 1000
    FROM scope LEFT JOIN counted ON counted.run_id = scope.run_id
)`;

/**
 * Writes runs, messages and outcomes; `planning_ms` is the time from the beginning of the transaction. $14: now; what leaves before the sweep's next round is ready; $15 to $17: who asked (kind, job, name).
 */
export const carryOut = (plan: PlanShape): string => `WITH ${decided(plan)},
${WRITE},
${KEEP},
${COUNT},
${BEGIN}
SELECT scope.organization_id AS "organizationId", scope.run_id AS "runId", queued, skipped, errors, too_late AS "tooLate",
       over_limit AS "overLimit", ready
  FROM counted JOIN scope ON scope.run_id = counted.run_id`;

/** One page of what the same plan decides, and the counts of all of it. $14 offset, $15 limit, $16 one outcome or null. */
export const show = (plan: PlanShape, direction: 'ASC' | 'DESC'): string => `WITH ${decided(plan)}
SELECT (SELECT jsonb_build_object(
          'queued', count(*) FILTER (WHERE outcome = 'queued'),
          'skipped', count(*) FILTER (WHERE outcome = 'skipped'),
          'errors', count(*) FILTER (WHERE outcome = 'error'),
          'total', count(*) FILTER (WHERE $16::text IS NULL OR outcome = $16)) FROM decided) AS counts,
       ARRAY (SELECT jsonb_build_object(
                'organizationId', organization_id, 'observanceId', observance_id,
                'contact', jsonb_build_object('id', contact_id, 'name', contact_name, 'email', email),
                'yahrzeit', jsonb_build_object('id', yahrzeit_id, 'name', yahrzeit_name),
                'occurrenceDate', occurrence_date,
                'sendAt', CASE WHEN outcome = 'queued' THEN send_at END,
                'moved', moved, 'outcome', outcome, 'reason', reason, 'messageId', NULL, 'messageStatus', NULL, 'cameBack', false,
                'inLetter', CASE WHEN outcome = 'queued' THEN in_letter ELSE 0 END)
           FROM decided WHERE $16::text IS NULL OR outcome = $16
          ORDER BY occurrence_date ${direction} NULLS LAST, organization_id, observance_id OFFSET $14 LIMIT $15) AS outcomes`;

/** Letters by the day on which they leave, and how many of them Shabbat or Yom Tov moved there. */
export const countByDay = (plan: PlanShape): string => `WITH ${decided(plan)}
SELECT sends_on AS date, count(*) AS letters, count(*) FILTER (WHERE moved) AS moved
  FROM decided WHERE outcome = 'queued' AND place = 1 GROUP BY 1 ORDER BY 1`;

/** What goes in the letter about this observance ($14) and occurrence ($15), in its order; none when there is no such letter. */
export const inOneLetter = (plan: PlanShape): string => `WITH ${decided(plan)}
SELECT observance_id AS "observanceId", occurrence_date AS date
  FROM decided
 WHERE message_id = (SELECT message_id FROM decided WHERE observance_id = $14 AND occurrence_date = $15)
 ORDER BY place`;

/** How many families each organization would write to, and of them how many about a first yahrzeit. */
export const countFirsts = (plan: PlanShape): string => `WITH ${decided(plan)}
SELECT decided.organization_id AS org, count(*) AS letters, count(*) FILTER (WHERE d.nth = 1) AS "firstYahrzeits"
  FROM decided
  JOIN observance o ON o.organization_id = decided.organization_id AND o.id = decided.observance_id
  JOIN occurrence d ON d.organization_id = decided.organization_id AND d.yahrzeit_id = decided.yahrzeit_id
   AND d.on_hebrew_calendar = o.observe_on_hebrew_calendar AND d.date = decided.occurrence_date
 WHERE outcome = 'queued' GROUP BY 1`;
