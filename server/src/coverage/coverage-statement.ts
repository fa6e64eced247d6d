import { cameBack } from '../emails/index.js';
import { IS_ON_CONGREGATION_CALENDAR, REACH_OF_EACH } from '../yahrzeits/index.js';

/**
 * What `reach` says of the window's days. Written down once (MATERIALIZED), since each of its columns is a long expression
 * that Postgres would otherwise plan anew wherever the name stands.
 */
const REACH_OF_WINDOW = `
reach_of_window AS MATERIALIZED (
  SELECT observance_id, contact_id, yahrzeit_id, occurrence_date, on_hebrew_calendar, yahrzeit_name, hebrew_name, channel,
         contact_name, email, phone, address, deceased, suppressed, state, sends_on, common_gap, mail_gap, paper_gap
    FROM reach
   WHERE organization_id = $1 AND occurrence_date BETWEEN $2 AND $3 AND step = 1
)`;

/** Every observer of every occurrence in the window, and every occurrence that nobody observes. */
const WATCHED = `
watched AS (
  SELECT yahrzeit_id, on_hebrew_calendar, occurrence_date AS date, yahrzeit_name, hebrew_name, observance_id, contact_id, channel
    FROM reach_of_window WHERE common_gap IS DISTINCT FROM 'yahrzeit_archived'
  UNION ALL
  SELECT d.yahrzeit_id, d.on_hebrew_calendar, d.date, y.name, y.hebrew_name, NULL, NULL, NULL
    FROM occurrence d
    JOIN yahrzeit y ON y.organization_id = d.organization_id AND y.id = d.yahrzeit_id AND y.archived_at IS NULL
   WHERE d.organization_id = $1 AND d.date BETWEEN $2 AND $3 AND ${IS_ON_CONGREGATION_CALENDAR}
     AND NOT EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = d.yahrzeit_id)
)`;

/** As the indexes on what letters are about have it. */
const DAY_IN_WINDOW = `split_part(occasion, ':', 3) BETWEEN to_char($2::date, 'YYYY-MM-DD') AND to_char($3::date, 'YYYY-MM-DD')`;

/** What happened already: the letter by email that came furthest, which one that came back did not, and the first one on paper. */
const HAPPENED = `
mailed AS (
  SELECT DISTINCT ON (observance_id, occurrence_date) * FROM (
    SELECT split_part(about.occasion, ':', 2)::uuid AS observance_id, split_part(about.occasion, ':', 3)::date AS occurrence_date,
           m.id AS message_id, CASE WHEN ${cameBack('m')} THEN 'bounced' ELSE m.state END AS state, m.created_at, m.sent_at
      FROM (SELECT id AS message_id, occasion FROM email_message
             WHERE organization_id = $1 AND occasion LIKE 'observance:%' AND ${DAY_IN_WINDOW}
            UNION ALL
            SELECT message_id, occasion FROM message_companion WHERE organization_id = $1 AND ${DAY_IN_WINDOW}) about
      JOIN email_message m ON m.organization_id = $1 AND m.id = about.message_id) letters
   ORDER BY observance_id, occurrence_date,
            array_position(ARRAY['sent', 'sending', 'queued', 'uncertain', 'bounced', 'failed', 'cancelled'], state), created_at DESC
),
on_paper AS (
  SELECT letter.observance_id, letter.occurrence_date, min(batch.printed_at) AS printed_at
    FROM printed_letter letter
    JOIN print_batch batch ON batch.organization_id = letter.organization_id AND batch.id = letter.batch_id
   WHERE letter.organization_id = $1 AND letter.occurrence_date BETWEEN $2 AND $3
   GROUP BY letter.observance_id, letter.occurrence_date
)`;

/** What keeps an email from somebody; null when it reached them or is going to. */
const MAIL_GAP = `CASE
    WHEN mailed.state = 'sent' AND reach.suppressed = 'bounced' THEN 'bounced'
    WHEN mailed.state = 'sent' THEN NULL
    WHEN reach.mail_gap IN ('observer_deceased', 'former_member', 'held', 'no_address', 'bounced', 'complained', 'unsubscribed') THEN reach.mail_gap
    WHEN mailed.state IS NULL AND reach.mail_gap = 'already_written' THEN NULL
    WHEN mailed.state IN ('queued', 'sending') THEN NULL
    WHEN mailed.state IS NOT NULL THEN mailed.state
    WHEN watched.date < $4 THEN 'not_written'
    WHEN NOT organization.reminders_on OR organization.reminder_template_id IS NULL THEN 'not_planned'
    WHEN waiting.place > $5 THEN 'over_limit'
  END`;

/** What keeps a letter on paper from somebody; null when it was printed or can be. */
const PAPER_GAP = `CASE
    WHEN on_paper.printed_at IS NOT NULL OR reach.paper_gap = 'already_printed' THEN NULL
    WHEN reach.paper_gap IS NOT NULL THEN reach.paper_gap
    WHEN watched.date < $4 THEN 'not_printed'
  END`;

/**
 * The letters that nights have yet to write and that the limit counts, in the order in which they leave: those after the
 * first $5 are not sent; of two to one family the nearer counts. It holds for letters that leave up to $6; $5 is null where there is no limit.
 */
const WAITING = `
waiting AS (
  SELECT DISTINCT ON (reach.observance_id, reach.occurrence_date) reach.observance_id, reach.occurrence_date AS date,
         row_number() OVER (ORDER BY reach.sends_on, reach.occurrence_date, reach.observance_id) AS place
    FROM reminder
    JOIN ${REACH_OF_EACH} ON true
   WHERE $5::int IS NOT NULL AND reminder.organization_id = $1 AND reminder.state = 'open' AND reminder.sends_on <= $6::date
     AND reminder.occurrence_date >= $4 AND reach.mail_gap IS NULL
   ORDER BY reach.observance_id, reach.occurrence_date, place
)`;

/** Whom no email can reach is written to on paper, where an address for it is known. */
const BEYOND_EMAIL = `('no_address', 'bounced', 'complained', 'unsubscribed', 'failed')`;

/**
 * The common table expressions that end in `covered`: one row for each observer of each occurrence in the window, and
 * one for each occurrence that nobody observes, with its one outcome. $1 organization, $2 and $3 the window's civil
 * dates, $4 the organization's today, $5 and $6 the letters that its plan leaves and until when. What a later step asks of
 * more than once is written down (MATERIALIZED), so that it is worked out once.
 */
export const COVERED = `${REACH_OF_WINDOW},${WATCHED},${HAPPENED},${WAITING},
gaps AS MATERIALIZED (
  SELECT watched.*, keeper.state AS keeper, reach.contact_name, reach.email, reach.phone, reach.address, reach.deceased,
         reach.common_gap = 'held' AS held, reach.common_gap = 'former_member' AS former, reach.state = 'answered' AS told,
         mailed.message_id, mailed.state, on_paper.printed_at,
         watched.channel IN ('email', 'both') AS wants_email, watched.channel IN ('letter', 'both') AS wants_letter,
         coalesce(timezone(organization.timezone, coalesce(mailed.sent_at, on_paper.printed_at))::date, reach.sends_on) AS told_on,
         reach.mail_gap = 'already_written' AS written_before, reach.paper_gap = 'already_printed' AS printed_before,
         ${MAIL_GAP} AS mail_gap, ${PAPER_GAP} AS paper_gap
    FROM watched
    JOIN organization ON organization.id = $1
    LEFT JOIN keeper ON keeper.organization_id = $1 AND keeper.yahrzeit_id = watched.yahrzeit_id
    LEFT JOIN reach_of_window reach ON reach.observance_id = watched.observance_id AND reach.occurrence_date = watched.date
    LEFT JOIN mailed ON mailed.observance_id = watched.observance_id AND mailed.occurrence_date = watched.date
    LEFT JOIN waiting ON waiting.observance_id = watched.observance_id AND waiting.date = watched.date
    LEFT JOIN on_paper ON on_paper.observance_id = watched.observance_id AND on_paper.occurrence_date = watched.date
   WHERE watched.observance_id IS NOT NULL OR keeper.state IS DISTINCT FROM 'resting'
),
ways AS (
  SELECT gaps.*,
         (state = 'sent' OR wants_email) AND mail_gap IS NULL AS by_email,
         printed_at IS NOT NULL OR printed_before
           OR paper_gap IS NULL AND (wants_letter OR wants_email AND mail_gap IN ${BEYOND_EMAIL}) AS by_letter
    FROM gaps
),
covered AS MATERIALIZED (
  SELECT ways.*,
         CASE
           WHEN keeper = 'kept' AND (observance_id IS NULL OR deceased) THEN 'congregation'
           WHEN observance_id IS NULL THEN 'no_observer'
           WHEN by_email AND by_letter THEN 'both'
           WHEN by_email THEN 'email'
           WHEN by_letter THEN 'letter'
           WHEN told THEN 'in_person'
           WHEN deceased THEN 'observer_deceased'
           WHEN former THEN 'former_member'
           WHEN held THEN 'held'
           WHEN channel = 'none' THEN 'channel_none'
           WHEN channel = 'phone' AND (phone IS NULL OR phone !~ '\\S') THEN 'no_phone'
           WHEN channel = 'phone' THEN 'phone'
           WHEN wants_email THEN mail_gap
           ELSE paper_gap
         END AS outcome,
         CASE
           WHEN observance_id IS NULL OR by_email AND by_letter THEN NULL
           WHEN by_letter AND wants_email THEN mail_gap
           WHEN by_email AND wants_letter THEN paper_gap
         END AS shortfall,
         CASE WHEN by_email THEN CASE WHEN state = 'sent' OR written_before THEN 'sent' WHEN state IS NULL THEN 'planned' ELSE 'queued' END END
           AS email_stage,
         CASE WHEN by_letter THEN CASE WHEN printed_at IS NULL AND printed_before IS NOT TRUE THEN 'toPrint' ELSE 'printed' END END AS letter_stage
    FROM ways
)`;

export const REACHED = `outcome IN ('email', 'letter', 'both', 'phone', 'in_person', 'congregation')`;

/** A row of `covered` as it leaves. */
export const LINE = `jsonb_build_object(
  'id', coalesce(observance_id, yahrzeit_id) || ':' || date || ':' || on_hebrew_calendar,
  'observanceId', observance_id, 'date', date, 'calendar', CASE WHEN on_hebrew_calendar THEN 'hebrew' ELSE 'civil' END,
  'yahrzeit', jsonb_build_object('id', yahrzeit_id, 'name', yahrzeit_name, 'hebrewName', hebrew_name),
  'contact', CASE WHEN contact_id IS NOT NULL THEN jsonb_build_object('id', contact_id, 'name', contact_name,
     'email', email, 'phone', phone, 'address', address) END,
  'channel', channel, 'outcome', outcome, 'shortfall', shortfall, 'emailStage', email_stage, 'letterStage', letter_stage,
  'toldOn', CASE WHEN email_stage = 'sent' OR letter_stage = 'printed' THEN told_on
                 WHEN coalesce(email_stage, letter_stage) IS NOT NULL THEN greatest(told_on, $4::date) END,
  'messageId', message_id, 'printedAt', printed_at, 'answer', (
    SELECT jsonb_build_object('attendance', said.attendance, 'people', said.people, 'kaddish', said.kaddish, 'honour', said.honour,
                              'serviceDate', said.service_date)
      FROM response said
     WHERE said.organization_id = $1 AND said.observance_id = covered.observance_id AND said.occurrence_date = covered.date))`;

/** $7: a search, $8: an outcome, $9: reached or not, $10: whether it waits to be printed, $11: of these observers; null asks nothing. */
export const ASKED = `($7::text IS NULL OR searchable(concat_ws(' ', yahrzeit_name, hebrew_name, contact_name, email))
        LIKE containing($7))
   AND ($8::text IS NULL OR outcome = $8) AND ($9::boolean IS NULL OR ${REACHED} = $9)
   AND ($10::boolean IS NULL OR (letter_stage IS NOT DISTINCT FROM 'toPrint') = $10)
   AND ($11::uuid[] IS NULL OR observance_id = ANY ($11))`;
