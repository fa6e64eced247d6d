import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Letters to former members: for how many years after leaving they are written to, and who asked to stay on. Congregations that set
 * nothing write always, as before.
 */
export class FormerMembers1700088000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(COLUMNS);
    await db.query(reach(FORMER));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(reach(''));
    await db.query('DROP FUNCTION letters_until');
    await db.query('ALTER TABLE organization DROP COLUMN former_letter_years');
    await db.query('ALTER TABLE contact DROP COLUMN stays_on');
  }
}

const COLUMNS = `
ALTER TABLE contact ADD COLUMN stays_on boolean NOT NULL DEFAULT false;
-- Null is always, 0 that letters stop with the membership.
ALTER TABLE organization ADD COLUMN former_letter_years smallint CHECK (former_letter_years BETWEEN 0 AND 100);

-- The last day on which a letter leaves to whoever left; null where letters go on.
CREATE FUNCTION letters_until(member_until date, stays_on boolean, former_letter_years smallint) RETURNS date
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN NOT stays_on THEN (member_until + make_interval(years => former_letter_years))::date END
$$;
`;

const FORMER = `
                 WHEN letters_until(c.member_until, c.stays_on, organization.former_letter_years)
                      < coalesce(r.sends_on, d.date - o.reminder_days_before) THEN 'former_member'`;

/** The view as Adar of one's own has it, with a further gap before what is held. */
const reach = (former: string): string => `
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
                 WHEN c.deceased THEN 'observer_deceased'${former}
                 WHEN EXISTS (
                   SELECT FROM hold
                    WHERE hold.organization_id = o.organization_id AND hold.about_id IN (o.id, o.yahrzeit_id, o.contact_id)
                      AND hold.lifted_at IS NULL
                      AND (hold.until IS NULL OR coalesce(r.sends_on, d.date - o.reminder_days_before) <= hold.until)) THEN 'held'
               END AS common_gap
          FROM observance o
          JOIN occurrence d ON d.organization_id = o.organization_id AND d.yahrzeit_id = o.yahrzeit_id
           AND d.on_hebrew_calendar = o.observe_on_hebrew_calendar
       AND keeps_adar(o.adar_rule, d.not_kept_by)
          JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
          JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
          JOIN organization ON organization.id = o.organization_id
          LEFT JOIN reminder r ON r.organization_id = o.organization_id AND r.observance_id = o.id AND r.occurrence_date = d.date
          LEFT JOIN suppression ON suppression.organization_id = o.organization_id
           AND suppression.email = lower(c.email) AND suppression.lifted_at IS NULL) gathered) known;
`;
