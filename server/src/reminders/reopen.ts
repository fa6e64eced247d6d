import type { EntityManager } from 'typeorm';
import type { CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** An organization and its local date. */
interface Where {
  readonly org: OrganizationId;
  readonly today: CivilDate;
}

/** So many days after its day a withdrawn letter is still looked at, so that it ends with a reason. */
const DAYS_AFTER = 14;

/**
 * Reminders whose letter was withdrawn before it left: by the house, because the records changed, then they are open again;
 * by a person, then they were let go.
 */
export async function reopen(organizations: readonly Where[], within: EntityManager): Promise<void> {
  await within.query(REOPEN, [organizations.map(({ org }) => org), organizations.map(({ today }) => today)]);
}

/** A person's word stands in the log of attempts. */
const REOPEN = `
WITH withdrawn AS (
  SELECT m.organization_id, m.id, m.occasion, m.updated_at, m.attempt_log -> -1 ->> 'response' AS words,
         m.attempt_log @> '[{"outcome": "cancelled"}]' AS by_a_person
    FROM unnest($1::uuid[], $2::date[]) AS whose (organization_id, today)
    JOIN email_message m ON m.organization_id = whose.organization_id AND m.state = 'cancelled'
     AND m.occasion LIKE 'observance:%' AND split_part(m.occasion, ':', 3) >= to_char(whose.today - ${DAYS_AFTER}, 'YYYY-MM-DD')
), about AS (
  SELECT withdrawn.*, split_part(its.occasion, ':', 2)::uuid AS observance_id, split_part(its.occasion, ':', 3)::date AS date
    FROM withdrawn CROSS JOIN LATERAL (
      SELECT withdrawn.occasion
      UNION ALL
      SELECT companion.occasion FROM message_companion companion
       WHERE companion.organization_id = withdrawn.organization_id AND companion.message_id = withdrawn.id) its
), unpromised AS (
  DELETE FROM kept_promise kept USING about
   WHERE kept.organization_id = about.organization_id AND kept.occurrence_date = about.date AND kept.kept_by = about.id
), unjoined AS (
  DELETE FROM message_companion companion USING withdrawn
   WHERE NOT by_a_person AND companion.organization_id = withdrawn.organization_id AND companion.message_id = withdrawn.id
)
UPDATE reminder
   SET state = CASE WHEN by_a_person THEN 'let_go' ELSE 'open' END,
       message_id = CASE WHEN by_a_person THEN message_id END,
       reason = CASE WHEN by_a_person THEN 'cancelled' END,
       closed_by = CASE WHEN by_a_person THEN words END,
       closed_at = CASE WHEN by_a_person THEN about.updated_at END
  FROM about
 WHERE reminder.organization_id = about.organization_id AND reminder.observance_id = about.observance_id
   AND reminder.occurrence_date = about.date AND reminder.state = 'written' AND reminder.message_id = about.id`;
