import type { Observer } from '@zikaron/contract';
import type { DataSource, EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';

type Which = { readonly id: string } | { readonly yahrzeitId: string } | { readonly contactId: string };

/** All began with 14 days until congregations had a lead time of theirs. */
const OWN_LEAD = 'coalesce(o.own_lead, o.reminder_days_before <> 14)';

/** Observances as they are answered: one, those of a yahrzeit, or those of a contact (of yahrzeits not archived). */
export async function observersOf(
  db: DataSource | EntityManager,
  org: OrganizationId,
  which: Which,
): Promise<Observer[]> {
  return db.query(
    `SELECT o.id,
            jsonb_build_object('id', c.id, 'name', c.name, 'hebrewName', nullif(btrim(c.hebrew_name), ''), 'email', c.email, 'phone', c.phone) AS contact,
            jsonb_build_object('id', y.id, 'name', y.name, 'hebrewName', nullif(btrim(y.hebrew_name), '')) AS yahrzeit,
            o.observe_on_hebrew_calendar AS "observeOnHebrewCalendar", o.relationship,
            o.relationship_detail AS "relationshipDetail", o.reminder_days_before AS "reminderDaysBefore",
            ${OWN_LEAD} AS "ownLead", o.channel, o.version,
            CASE WHEN o.observe_on_hebrew_calendar THEN y.next_hebrew_observance ELSE y.next_civil_observance END AS "nextObservance"
       FROM observance o
       JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id
       JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
      WHERE o.organization_id = $1 AND ${condition(which)}
      ORDER BY o.created_at, o.id`,
    [org, Object.values(which)[0]],
  );
}

function condition(which: Which): string {
  if ('id' in which) return 'o.id = $2';
  return 'yahrzeitId' in which ? 'o.yahrzeit_id = $2' : 'o.contact_id = $2 AND y.archived_at IS NULL';
}
