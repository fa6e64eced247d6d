import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reminder for every observer of thirteen months; what was sent and printed until today is marked as kept. */
export class RemindersOfWhatIsOnRecord1700014000200 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(FILL);
    await db.query(MARK_WHAT_WAS_KEPT);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('TRUNCATE reminder, kept_promise');
  }
}

const FILL = `
INSERT INTO reminder (organization_id, observance_id, occurrence_date, wished_on, sends_on)
SELECT o.organization_id, o.id, d.date, d.date - o.reminder_days_before, d.date - o.reminder_days_before
  FROM observance o
  JOIN occurrence d ON d.organization_id = o.organization_id AND d.yahrzeit_id = o.yahrzeit_id
   AND d.on_hebrew_calendar = o.observe_on_hebrew_calendar
 WHERE d.date BETWEEN CURRENT_DATE - 60 AND CURRENT_DATE + 395
ON CONFLICT ON CONSTRAINT reminder_about DO NOTHING;
`;

/** What passed unwritten before there were reminders was told then; it is not told again. */
const MARK_WHAT_WAS_KEPT = `
CREATE TEMPORARY TABLE letter_about ON COMMIT DROP AS
SELECT DISTINCT ON (organization_id, observance_id, date) * FROM (
  SELECT m.organization_id, split_part(about.occasion, ':', 2)::uuid AS observance_id, split_part(about.occasion, ':', 3)::date AS date,
         m.id AS message_id, m.run_id, m.state, coalesce(m.sent_at, m.created_at) AS at, m.to_email
    FROM email_message m
   CROSS JOIN LATERAL (
     SELECT m.occasion
     UNION ALL
     SELECT companion.occasion FROM message_companion companion
      WHERE companion.organization_id = m.organization_id AND companion.message_id = m.id) about
   WHERE m.occasion LIKE 'observance:%') letters
 ORDER BY organization_id, observance_id, date, state = 'cancelled', at;

UPDATE reminder r
   SET state = CASE WHEN letter.state = 'cancelled' THEN 'let_go' ELSE 'written' END,
       reason = CASE WHEN letter.state = 'cancelled' THEN 'cancelled' END,
       message_id = letter.message_id, run_id = letter.run_id, closed_at = letter.at
  FROM letter_about letter
 WHERE r.organization_id = letter.organization_id AND r.observance_id = letter.observance_id AND r.occurrence_date = letter.date;

UPDATE reminder r SET state = 'printed', closed_at = batch.printed_at, closed_by = batch.printed_by
  FROM printed_letter letter
  JOIN print_batch batch ON batch.organization_id = letter.organization_id AND batch.id = letter.batch_id
  JOIN reach ON reach.organization_id = letter.organization_id AND reach.observance_id = letter.observance_id
   AND reach.occurrence_date = letter.occurrence_date
 WHERE r.organization_id = reach.organization_id AND r.id = reach.reminder_id AND r.state = 'open'
   AND NOT letter.again AND reach.mail_gap IS NOT NULL;

INSERT INTO kept_promise (organization_id, occurrence_date, hash, way, observance_id, kept_by)
SELECT o.organization_id, kept.date,
       promise_hash(organization.promise_key, CASE WHEN kept.way = 'email' THEN kept.address ELSE coalesce(c.email, c.name) END, y.name,
                    concat_ws('-', y.hebrew_year, y.hebrew_month, y.hebrew_day)), kept.way, o.id, kept.kept_by
  FROM (SELECT organization_id, observance_id, date, 'email' AS way, to_email AS address, message_id AS kept_by
          FROM letter_about WHERE state <> 'cancelled'
        UNION ALL
        SELECT organization_id, observance_id, occurrence_date, 'print', NULL, batch_id FROM printed_letter
         WHERE observance_id IS NOT NULL AND NOT again) kept
  JOIN observance o ON o.organization_id = kept.organization_id AND o.id = kept.observance_id
  JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
  JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
  JOIN organization ON organization.id = o.organization_id
 WHERE kept.date >= CURRENT_DATE - 60
ON CONFLICT DO NOTHING;

DELETE FROM reminder WHERE state = 'open' AND occurrence_date < CURRENT_DATE;
`;
