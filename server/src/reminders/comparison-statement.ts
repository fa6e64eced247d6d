import { decided } from './plan-statement.js';
import { namedBy, type JobCandidates, type JobPlan } from './plan.js';
import { NEXT_YEAR, sentLetters, whoTookOff } from './sent-letters.js';

/** A civil year, for what has no occurrence this year by which it could be followed. */
const YEAR_DAYS = 365;

const IN_WINDOW = `BETWEEN ($13::date[])[1] AND ($13::date[])[2]`;

/**
 * Whether a run is about what last year's letter was about: each belongs to the window of this year's occurrence, so that
 * consecutive windows ask after everybody once. Who observes no more is looked for as long before as the letter left.
 */
const EXPECTED: Record<Exclude<JobCandidates['by'], 'next'>, string> = {
  sendDate: `coalesce(this.date, letter.date + ${YEAR_DAYS})
    - coalesce(observer.reminder_days_before, letter.date - letter.left_on) ${IN_WINDOW}`,
  observanceDate: `coalesce(this.date, letter.date + ${YEAR_DAYS}) ${IN_WINDOW}`,
  serviceDate: `coalesce(this.service_date, letter.date + ${YEAR_DAYS}) ${IN_WINDOW}`,
};

const LETTER = { yahrzeitIds: 'letter.yahrzeit_id', contactIds: 'letter.contact_id', observerIds: 'observer.id' };

const isExpected = (candidates: JobCandidates): string =>
  candidates.by === 'next'
    ? `${namedBy(candidates, LETTER)} AND coalesce(this.date, $16) >= $16`
    : EXPECTED[candidates.by];

/** The letters of the year before. */
const LETTERS = `letter AS MATERIALIZED (
  SELECT sent.*, (sent.sent_at AT TIME ZONE $15)::date AS left_on
    FROM (${sentLetters({ org: '$14', from: '$17::date', to: '$18::date' })}) sent
)`;

/** Those that the run should be about, each with this year's occurrence. */
const expected = (candidates: JobCandidates): string => `expected AS (
  SELECT DISTINCT ON (letter.contact_id, letter.yahrzeit_id, letter.to_email, letter.date)
         letter.*, contact.name AS contact_name, yahrzeit.name AS yahrzeit_name, yahrzeit.archived_at, observer.id AS observer_id,
         observer.observe_on_hebrew_calendar AS on_hebrew_calendar, observer.adar_rule, this.date AS this_date
    FROM letter
    LEFT JOIN contact ON contact.organization_id = $14 AND contact.id = letter.contact_id
    LEFT JOIN yahrzeit ON yahrzeit.organization_id = $14 AND yahrzeit.id = letter.yahrzeit_id
    LEFT JOIN observance observer ON observer.organization_id = $14
      AND observer.contact_id = letter.contact_id AND observer.yahrzeit_id = letter.yahrzeit_id
    LEFT JOIN LATERAL (
      SELECT date, service_date FROM occurrence
       WHERE organization_id = $14 AND yahrzeit_id = letter.yahrzeit_id
         AND on_hebrew_calendar = coalesce(observer.observe_on_hebrew_calendar, on_hebrew_calendar)
         AND keeps_adar(observer.adar_rule, not_kept_by)
         AND date BETWEEN letter.date + ${NEXT_YEAR.soonest} AND letter.date + ${NEXT_YEAR.latest}
       ORDER BY on_hebrew_calendar DESC, date LIMIT 1) this ON true
   WHERE ${isExpected(candidates)}
   ORDER BY letter.contact_id, letter.yahrzeit_id, letter.to_email, letter.date, letter.sent_at
)`;

/** What became of each: no reason where the family is written to again. */
const FOLLOWED = `followed AS (
  SELECT expected.*, coalesce(this_date, later.date) AS comes_on,
         CASE
           WHEN expected.contact_name IS NULL THEN 'contact_removed'
           WHEN expected.yahrzeit_name IS NULL THEN 'yahrzeit_removed'
           WHEN archived_at IS NOT NULL THEN 'yahrzeit_archived'
           WHEN observer_id IS NULL THEN 'observer_removed'
           WHEN outcome = 'queued' OR decided.reason = 'already_written' THEN NULL
           WHEN outcome IS NOT NULL THEN decided.reason
           WHEN later.date IS NULL THEN 'date_not_computable'
           ELSE 'outside_window'
         END AS reason
    FROM expected
    LEFT JOIN decided ON decided.observance_id = observer_id AND decided.occurrence_date IS NOT DISTINCT FROM this_date
    LEFT JOIN LATERAL (
      SELECT min(date) AS date FROM occurrence
       WHERE this_date IS NULL AND organization_id = $14 AND yahrzeit_id = expected.yahrzeit_id
         AND occurrence.on_hebrew_calendar = expected.on_hebrew_calendar AND date >= $16
         AND keeps_adar(expected.adar_rule, occurrence.not_kept_by)) later ON true
)`;

/** Whom the run writes to, and nobody wrote to the year before. */
const FRESH = `fresh AS (
  SELECT decided.* FROM decided
   WHERE outcome = 'queued' AND NOT EXISTS (
     SELECT FROM letter WHERE letter.contact_id = decided.contact_id AND letter.yahrzeit_id = decided.yahrzeit_id
        AND letter.date BETWEEN occurrence_date - ${NEXT_YEAR.latest} AND occurrence_date - ${NEXT_YEAR.soonest})
)`;

/** One page of the missing, or of the new. */
const PAGE = `line AS (
  SELECT message_id || ':' || observance_id || ':' || date AS id, contact_id, contact_name, yahrzeit_id, yahrzeit_name, to_email,
         date AS last_date, message_id, comes_on AS this_date, reason, NULL::uuid AS new_observer
    FROM followed WHERE $19 = 'missing' AND reason IS NOT NULL
  UNION ALL
  SELECT observance_id || ':' || occurrence_date, contact_id, contact_name, yahrzeit_id, yahrzeit_name, email,
         NULL, NULL, occurrence_date, NULL, observance_id
    FROM fresh WHERE $19 = 'new'
),
page AS (
  SELECT * FROM line ORDER BY coalesce(last_date, this_date), id OFFSET $20 LIMIT $21
)`;

const ANSWER = `SELECT (SELECT count(*) FROM expected) AS "lastYear",
       (SELECT count(*) FROM followed WHERE reason IS NOT NULL) AS missing,
       (SELECT count(*) FROM fresh) AS new,
       (SELECT count(*) FROM line) AS total,
       ARRAY (
         SELECT jsonb_build_object('id', page.id,
                  'contact', CASE WHEN contact_name IS NOT NULL THEN jsonb_build_object('id', page.contact_id, 'name', contact_name) END,
                  'yahrzeit', CASE WHEN yahrzeit_name IS NOT NULL THEN jsonb_build_object('id', page.yahrzeit_id, 'name', yahrzeit_name) END,
                  'toEmail', to_email, 'lastDate', last_date, 'lastMessageId', message_id, 'thisDate', this_date,
                  'reason', reason, 'by', trail.actor_name, 'at', trail.at, 'observerSince', observer.created_at)
           FROM page
           LEFT JOIN observance observer ON observer.organization_id = $14 AND observer.id = new_observer
           ${whoTookOff('page', '$14')}
          ORDER BY coalesce(last_date, this_date), page.id) AS data`;

/**
 * What a run of a job changes against the letters of a year before: the counts of all, and one page. Takes
 * `planParameters` and $14 organization, $15 its time zone, $16 its today, $17 and $18 between which civil dates last
 * year's occurrences lie, $19 'missing' or 'new', $20 offset, $21 limit.
 */
export const compare = (plan: Pick<JobPlan, 'by' | 'candidates'>): string => `
WITH ${decided(plan)},
${LETTERS},
${expected(plan.candidates)},
${FOLLOWED},
${FRESH},
${PAGE}
${ANSWER}`;
