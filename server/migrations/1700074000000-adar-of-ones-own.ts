import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which Adar is the observer's own: of siblings one may keep the first, another the second. Where somebody chose, `occurrence` holds
 * both days, each with the choices by which it is not kept; whoever chose nothing keeps the record's, as before.
 */
export class AdarOfOnesOwn1700074000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMNS);
    await db.query(keepReminders(', o.adar_rule', kept));
    await db.query(IN_STEP);
    await db.query(reach(kept));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(reach(() => ''));
    await db.query('DROP TRIGGER reminder_occurrence_changed ON occurrence');
    await db.query('DROP FUNCTION keep_reminders_of_adars');
    await db.query(keepReminders('', () => ''));
    await db.query('DELETE FROM occurrence WHERE NOT keeps_adar(NULL, not_kept_by)');
    await db.query('DROP FUNCTION keeps_adar');
    await db.query('ALTER TABLE occurrence DROP COLUMN not_kept_by');
    await db.query('ALTER TABLE observance DROP COLUMN adar_rule');
  }
}

const COLUMNS = `
-- Null follows the record.
ALTER TABLE observance ADD COLUMN adar_rule text CHECK (adar_rule IN ('first', 'second', 'both'));
-- The choices of observers by which this day is none, 'record' among them; null where everybody keeps it.
ALTER TABLE occurrence ADD COLUMN not_kept_by text[];

CREATE FUNCTION keeps_adar(adar_rule text, not_kept_by text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (coalesce(adar_rule, 'record') = ANY (not_kept_by)) IS NOT TRUE
$$;
`;

/** That a day `d` is one that an observer with this choice keeps. */
const kept = (adarRule: string): string => `
       AND keeps_adar(${adarRule}, d.not_kept_by)`;

/** As decision 0014 has it, with a further column of the observer and a further condition on days. */
const keepReminders = (column: string, kept: (adarRule: string) => string): string => `
CREATE OR REPLACE FUNCTION keep_reminders(organizations uuid[], yahrzeits uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH changed AS (
    SELECT DISTINCT c.organization_id, o.id AS observance_id, o.yahrzeit_id, o.observe_on_hebrew_calendar, o.reminder_days_before${column},
           organization.second_lead_days
      FROM unnest($1, $2) AS c (organization_id, yahrzeit_id)
      JOIN observance o ON o.organization_id = c.organization_id AND o.yahrzeit_id = c.yahrzeit_id
      JOIN organization ON organization.id = c.organization_id
  ), wanted AS (
    SELECT changed.organization_id, changed.observance_id, d.date AS occurrence_date, step.step, d.date - step.days AS wished_on
      FROM changed
      JOIN occurrence d ON d.organization_id = changed.organization_id AND d.yahrzeit_id = changed.yahrzeit_id
       AND d.on_hebrew_calendar = changed.observe_on_hebrew_calendar${kept('changed.adar_rule')}
     CROSS JOIN LATERAL (VALUES (1, reminder_days_before), (2, second_lead_days)) AS step (step, days)
     WHERE step.days IS NOT NULL AND (step.step = 1 OR step.days < reminder_days_before)
  ), gone AS (
    DELETE FROM reminder r USING changed
     WHERE r.organization_id = changed.organization_id AND r.observance_id = changed.observance_id AND r.state = 'open'
       AND (r.step = 2 AND coalesce(changed.second_lead_days >= changed.reminder_days_before, true)
         OR NOT EXISTS (SELECT FROM occurrence d
              WHERE d.organization_id = r.organization_id AND d.yahrzeit_id = changed.yahrzeit_id
                AND d.on_hebrew_calendar = changed.observe_on_hebrew_calendar${kept('changed.adar_rule')} AND d.date = r.occurrence_date))
  )
  INSERT INTO reminder (organization_id, observance_id, occurrence_date, step, wished_on, sends_on)
  SELECT wanted.organization_id, wanted.observance_id, wanted.occurrence_date, wanted.step, wanted.wished_on,
         coalesce(moved.sends_on, wanted.wished_on)
    FROM wanted JOIN reminder_window w ON wanted.occurrence_date BETWEEN w.first_day AND w.last_day
    LEFT JOIN moved_sending moved ON moved.organization_id = wanted.organization_id AND moved.wished_on = wanted.wished_on
  ON CONFLICT ON CONSTRAINT reminder_about DO UPDATE SET wished_on = excluded.wished_on, sends_on = excluded.sends_on
   WHERE reminder.state = 'open' AND (reminder.wished_on, reminder.sends_on) IS DISTINCT FROM (excluded.wished_on, excluded.sends_on)
$$;
`;

/** By whom a day is kept changes with the record's rule, while the day itself stays. */
const IN_STEP = `
CREATE FUNCTION keep_reminders_of_adars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.keep_reminders(array_agg(c.organization_id), array_agg(c.yahrzeit_id))
     FROM (SELECT organization_id, yahrzeit_id FROM changed WHERE not_kept_by IS NOT NULL
            UNION SELECT organization_id, yahrzeit_id FROM before WHERE not_kept_by IS NOT NULL) c
   HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER reminder_occurrence_changed AFTER UPDATE ON occurrence
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_reminders_of_adars();
`;

/** The view as holds have it, with a further condition on days. */
const reach = (kept: (adarRule: string) => string): string => `
CREATE OR REPLACE VIEW reach AS
SELECT known.*,
       CASE
         WHEN state <> 'open' THEN state
         WHEN wants_email AND mail_gap IS NULL THEN 'email'
         WHEN (wants_letter OR wants_email AND mail_gap IN ('no_address', 'bounced', 'complained', 'unsubscribed'))
              AND paper_gap IS NULL THEN 'letter'
         WHEN channel = 'phone' AND common_gap IS NULL AND phone ~ '\\S' THEN 'phone'
         ELSE 'none'
       END AS verdict,
       CASE
         WHEN state <> 'open' THEN reason_told
         WHEN wants_email THEN mail_gap
         WHEN wants_letter THEN paper_gap
         WHEN common_gap IS NOT NULL THEN common_gap
         WHEN channel = 'none' THEN 'channel_none'
         WHEN phone IS NULL OR phone !~ '\\S' THEN 'no_phone'
       END AS reason
  FROM (
    SELECT gathered.*,
           CASE
             WHEN common_gap IS NOT NULL THEN common_gap
             WHEN NOT wants_email THEN 'not_by_email'
             WHEN email IS NULL THEN 'no_address'
             WHEN suppressed IS NOT NULL THEN suppressed
             WHEN btrim(contact_name) = '' THEN 'missing:contact.name'
             WHEN btrim(yahrzeit_name) = '' THEN 'missing:yahrzeit.name'
             WHEN state = 'open' AND EXISTS (
               SELECT FROM kept_promise kept
                WHERE kept.organization_id = gathered.organization_id AND kept.occurrence_date = gathered.occurrence_date
                  AND kept.hash = promise
                  AND kept.step = gathered.step AND kept.way = 'email'
                  AND NOT EXISTS (SELECT FROM observance its
                                   WHERE its.organization_id = kept.organization_id AND its.id = kept.observance_id)) THEN 'already_written'
           END AS mail_gap,
           CASE
             WHEN common_gap IS NOT NULL THEN common_gap
             WHEN address IS NULL OR address !~ '\\S' THEN 'no_postal_address'
             WHEN state = 'open' AND EXISTS (
               SELECT FROM kept_promise kept
                WHERE kept.organization_id = gathered.organization_id AND kept.occurrence_date = gathered.occurrence_date
                  AND kept.hash = promise
                  AND kept.step = gathered.step AND kept.way = 'print'
                  AND NOT EXISTS (SELECT FROM observance its
                                   WHERE its.organization_id = kept.organization_id AND its.id = kept.observance_id)) THEN 'already_printed'
           END AS paper_gap
      FROM (
        SELECT o.organization_id, r.id AS reminder_id, o.id AS observance_id, o.contact_id, o.yahrzeit_id,
               d.date AS occurrence_date, d.on_hebrew_calendar, d.service_date, coalesce(r.step, 1::smallint) AS step,
               coalesce(r.wished_on, d.date - o.reminder_days_before) AS wished_on,
               coalesce(r.sends_on, d.date - o.reminder_days_before) AS sends_on,
               coalesce(r.state, 'open') AS state, r.reason AS reason_told, r.message_id, r.run_id, r.closed_at, r.closed_by,
               o.channel, o.channel IN ('email', 'both') AS wants_email, o.channel IN ('letter', 'both') AS wants_letter,
               o.reminder_days_before, o.created_at AS observed_since,
               y.name AS yahrzeit_name, y.hebrew_name,
               c.name AS contact_name, c.email, c.phone, c.address, c.deceased, c.language AS contact_language,
               suppression.reason AS suppressed,
               promise_hash(organization.promise_key, coalesce(c.email, c.name), y.name,
                            concat_ws('-', y.hebrew_year, y.hebrew_month, y.hebrew_day)) AS promise,
               CASE
                 WHEN y.archived_at IS NOT NULL THEN 'yahrzeit_archived'
                 WHEN c.deceased THEN 'observer_deceased'
                 WHEN EXISTS (
                   SELECT FROM hold
                    WHERE hold.organization_id = o.organization_id AND hold.about_id IN (o.id, o.yahrzeit_id, o.contact_id)
                      AND hold.lifted_at IS NULL
                      AND (hold.until IS NULL OR coalesce(r.sends_on, d.date - o.reminder_days_before) <= hold.until)) THEN 'held'
               END AS common_gap
          FROM observance o
          JOIN occurrence d ON d.organization_id = o.organization_id AND d.yahrzeit_id = o.yahrzeit_id
           AND d.on_hebrew_calendar = o.observe_on_hebrew_calendar${kept('o.adar_rule')}
          JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
          JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
          JOIN organization ON organization.id = o.organization_id
          LEFT JOIN reminder r ON r.organization_id = o.organization_id AND r.observance_id = o.id AND r.occurrence_date = d.date
          LEFT JOIN suppression ON suppression.organization_id = o.organization_id
           AND suppression.email = lower(c.email) AND suppression.lifted_at IS NULL) gathered) known;
`;
