import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The standing reminder: one row for each observance, occurrence and step is the promise to that family, and one view says
 * of each whether it is kept, by which way, and if not, why (decision 0014). Triggers keep the rows in step with
 * observances, occurrences and settings, in the transaction of whoever changes them, so that nobody can forget to.
 */
export class StandingReminders1700014000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(SETTINGS);
    await db.query(TABLES);
    await db.query(KEEP_IN_STEP);
    await db.query(REACH);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER reminder_observer_added ON observance;
      DROP TRIGGER reminder_observer_changed ON observance;
      DROP TRIGGER reminder_occurrence_added ON occurrence;
      DROP TRIGGER reminder_occurrence_removed ON occurrence;
      DROP TRIGGER reminder_second_letter ON organization;
      DROP FUNCTION keep_reminders_of_changed, keep_reminders_of_organization;
      DROP FUNCTION keep_reminders(uuid[], uuid[]);
      DROP VIEW reach;
      DROP FUNCTION promise_hash(bytea, text, text, text);
      DROP TABLE kept_promise, reminder, reminder_window, moved_sending, sending_calendar;
      ALTER TABLE organization DROP COLUMN lead_days, DROP COLUMN second_lead_days, DROP COLUMN promise_key;
    `);
  }
}

const SETTINGS = `
ALTER TABLE organization
  ADD COLUMN lead_days smallint NOT NULL DEFAULT 14 CHECK (lead_days BETWEEN 0 AND 90),
  ADD COLUMN second_lead_days smallint CHECK (second_lead_days BETWEEN 0 AND 90),
  -- With it the hashes of kept promises are made; it never leaves the database.
  ADD COLUMN promise_key bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
`;

const TABLES = `
CREATE TABLE reminder (
  organization_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  observance_id uuid NOT NULL,
  occurrence_date date NOT NULL,
  -- 1: the letter by the lead time; 2: the congregation's second letter.
  step smallint NOT NULL DEFAULT 1 CHECK (step IN (1, 2)),
  wished_on date NOT NULL,
  -- The lawful civil day: as wished, or earlier where that is in Shabbat or Yom Tov. What lies in the past is due now.
  sends_on date NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'written', 'printed', 'answered', 'let_go', 'missed')),
  -- No foreign keys for these two: a night marks all that it writes, in one statement with the messages themselves.
  message_id uuid,
  run_id uuid,
  closed_at timestamptz,
  closed_by text,
  -- Why it was not kept; of what is open, what the last night found in its way.
  reason text,
  PRIMARY KEY (organization_id, id),
  CONSTRAINT reminder_about UNIQUE (organization_id, observance_id, occurrence_date, step),
  FOREIGN KEY (organization_id, observance_id) REFERENCES observance (organization_id, id) ON DELETE CASCADE
);
CREATE INDEX reminder_due ON reminder (organization_id, sends_on) WHERE state = 'open';
CREATE INDEX reminder_of_run ON reminder (organization_id, run_id) WHERE run_id IS NOT NULL;

-- The civil days of which the table holds reminders: one row, moved on by the clock of the house.
CREATE TABLE reminder_window (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  first_day date NOT NULL,
  last_day date NOT NULL
);

-- Wished days on which nothing may leave at the organization's hour, and the lawful day before.
CREATE TABLE moved_sending (
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  wished_on date NOT NULL,
  sends_on date NOT NULL,
  PRIMARY KEY (organization_id, wished_on)
);
-- For which place and hour they were worked out, and through which day.
CREATE TABLE sending_calendar (
  organization_id uuid PRIMARY KEY REFERENCES organization ON DELETE CASCADE,
  place text NOT NULL,
  through date NOT NULL
);

-- What was written or printed outlives its records: an undone import, a deletion and a merge. It counts once the observance
-- that it was kept to is gone; until then the reminder itself says it.
CREATE TABLE kept_promise (
  organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
  occurrence_date date NOT NULL,
  hash bytea NOT NULL,
  step smallint NOT NULL DEFAULT 1,
  way text NOT NULL CHECK (way IN ('email', 'print')),
  observance_id uuid NOT NULL,
  -- The message, or the batch of printed letters.
  kept_by uuid NOT NULL,
  PRIMARY KEY (organization_id, occurrence_date, hash, step, way)
);

INSERT INTO reminder_window (first_day, last_day) VALUES (CURRENT_DATE, CURRENT_DATE + 395);
`;

const KEEP_IN_STEP = `
-- The open reminders of these yahrzeits as their observers, dates and settings are now. What is closed stays as it is.
CREATE FUNCTION keep_reminders(organizations uuid[], yahrzeits uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH changed AS (
    SELECT DISTINCT c.organization_id, o.id AS observance_id, o.yahrzeit_id, o.observe_on_hebrew_calendar, o.reminder_days_before,
           organization.second_lead_days
      FROM unnest($1, $2) AS c (organization_id, yahrzeit_id)
      JOIN observance o ON o.organization_id = c.organization_id AND o.yahrzeit_id = c.yahrzeit_id
      JOIN organization ON organization.id = c.organization_id
  ), wanted AS (
    SELECT changed.organization_id, changed.observance_id, d.date AS occurrence_date, step.step, d.date - step.days AS wished_on
      FROM changed
      JOIN occurrence d ON d.organization_id = changed.organization_id AND d.yahrzeit_id = changed.yahrzeit_id
       AND d.on_hebrew_calendar = changed.observe_on_hebrew_calendar
     CROSS JOIN LATERAL (VALUES (1, reminder_days_before), (2, second_lead_days)) AS step (step, days)
     WHERE step.days IS NOT NULL AND (step.step = 1 OR step.days < reminder_days_before)
  ), gone AS (
    DELETE FROM reminder r USING changed
     WHERE r.organization_id = changed.organization_id AND r.observance_id = changed.observance_id AND r.state = 'open'
       AND (r.step = 2 AND coalesce(changed.second_lead_days >= changed.reminder_days_before, true)
         OR NOT EXISTS (SELECT FROM occurrence d
              WHERE d.organization_id = r.organization_id AND d.yahrzeit_id = changed.yahrzeit_id
                AND d.on_hebrew_calendar = changed.observe_on_hebrew_calendar AND d.date = r.occurrence_date))
  )
  INSERT INTO reminder (organization_id, observance_id, occurrence_date, step, wished_on, sends_on)
  SELECT wanted.organization_id, wanted.observance_id, wanted.occurrence_date, wanted.step, wanted.wished_on,
         coalesce(moved.sends_on, wanted.wished_on)
    FROM wanted JOIN reminder_window w ON wanted.occurrence_date BETWEEN w.first_day AND w.last_day
    LEFT JOIN moved_sending moved ON moved.organization_id = wanted.organization_id AND moved.wished_on = wanted.wished_on
  ON CONFLICT ON CONSTRAINT reminder_about DO UPDATE SET wished_on = excluded.wished_on, sends_on = excluded.sends_on
   WHERE reminder.state = 'open' AND (reminder.wished_on, reminder.sends_on) IS DISTINCT FROM (excluded.wished_on, excluded.sends_on)
$$;

CREATE FUNCTION keep_reminders_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.keep_reminders(array_agg(c.organization_id), array_agg(c.yahrzeit_id))
     FROM (SELECT DISTINCT organization_id, yahrzeit_id FROM changed) c
    WHERE EXISTS (SELECT FROM public.observance o
                   WHERE o.organization_id = c.organization_id AND o.yahrzeit_id = c.yahrzeit_id)
   HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER reminder_observer_added AFTER INSERT ON observance
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_reminders_of_changed();
CREATE TRIGGER reminder_observer_changed AFTER UPDATE ON observance
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_reminders_of_changed();
CREATE TRIGGER reminder_occurrence_added AFTER INSERT ON occurrence
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_reminders_of_changed();
CREATE TRIGGER reminder_occurrence_removed AFTER DELETE ON occurrence
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_reminders_of_changed();

CREATE FUNCTION keep_reminders_of_organization() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.keep_reminders(array_agg(NEW.id), array_agg(y.id)) FROM public.yahrzeit y WHERE y.organization_id = NEW.id
   HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER reminder_second_letter AFTER UPDATE ON organization FOR EACH ROW
  WHEN (OLD.second_lead_days IS DISTINCT FROM NEW.second_lead_days) EXECUTE FUNCTION keep_reminders_of_organization();
`;

const REACH = `
-- Who was written to about whom, so that it is known again and cannot be read: the organization's key, the address (or the
-- name of whoever has none), the name of the dead and the Hebrew date of death.
CREATE FUNCTION promise_hash(key bytea, person text, deceased text, died text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sha256(key || convert_to(concat_ws(E'\\n', lower(btrim(person)), lower(btrim(deceased)), died), 'UTF8'))
$$;

-- Of each observer of each occurrence: the reminder, its facts, and the one answer. 'mail_gap' and 'paper_gap' say what
-- keeps an email and a printed letter from this person, in one order: the first that holds is told; null is nothing.
CREATE VIEW reach AS
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
               END AS common_gap
          FROM observance o
          JOIN occurrence d ON d.organization_id = o.organization_id AND d.yahrzeit_id = o.yahrzeit_id
           AND d.on_hebrew_calendar = o.observe_on_hebrew_calendar
          JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
          JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
          JOIN organization ON organization.id = o.organization_id
          LEFT JOIN reminder r ON r.organization_id = o.organization_id AND r.observance_id = o.id AND r.occurrence_date = d.date
          LEFT JOIN suppression ON suppression.organization_id = o.organization_id
           AND suppression.email = lower(c.email) AND suppression.lifted_at IS NULL) gathered) known;
`;
