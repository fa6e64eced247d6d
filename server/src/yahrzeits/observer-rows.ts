import type { Channel, Observer } from '@zikaron/contract';
import { sql } from 'kysely';
import type { DataSource, EntityManager } from 'typeorm';
import { anyOf, kysely } from '../platform/database/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { choosesAdar, nextHebrew } from './adar-choices.js';

type Which = { readonly id: string } | { readonly yahrzeitId: string } | { readonly contactId: string };

/** All began with 14 days until congregations had a lead time of theirs. */
export const OWN_LEAD = 'coalesce(o.own_lead, o.reminder_days_before <> 14)';

/** The next day of the calendar that is kept. */
export const NEXT = `CASE WHEN o.observe_on_hebrew_calendar THEN ${nextHebrew('o', 'y')} ELSE y.next_civil_observance END`;

/** An observance `o` of the yahrzeit `y` by the contact `c`, as it is answered. */
export const OBSERVER = `o.id,
  jsonb_build_object('id', c.id, 'name', c.name, 'hebrewName', nullif(btrim(c.hebrew_name), ''), 'email', c.email, 'phone', c.phone) AS contact,
  jsonb_build_object('id', y.id, 'name', y.name, 'hebrewName', nullif(btrim(y.hebrew_name), '')) AS yahrzeit,
  o.observe_on_hebrew_calendar AS "observeOnHebrewCalendar", o.adar_rule AS "adarRule",
  coalesce(${choosesAdar('y')}, false) AS "choosesAdar", o.relationship, o.relationship_detail AS "relationshipDetail",
  o.reminder_days_before AS "reminderDaysBefore", ${OWN_LEAD} AS "ownLead", o.channel, o.version, ${NEXT} AS "nextObservance"`;

/** Observances as they are answered: one, those of a yahrzeit, or those of a contact (of yahrzeits not archived). */
export async function observersOf(
  db: DataSource | EntityManager,
  org: OrganizationId,
  which: Which,
): Promise<Observer[]> {
  return db.query(
    `SELECT ${OBSERVER}
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

/** An observer as a line of a list names them. */
export interface ObserverAsListed {
  readonly id: string;
  readonly yahrzeitId: string;
  readonly name: string;
  readonly hebrewName: string | null;
  /** The family's own word, or the nearest of the seven. */
  readonly kinship: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly calendar: 'hebrew' | 'civil';
  /** Null where it is the congregation's. */
  readonly leadDays: number | null;
  readonly channel: Channel;
}

/** These observers, or those of these yahrzeits, each record's in the order in which they were added. */
export function listedObservers(
  db: DataSource | EntityManager,
  org: OrganizationId,
  by: 'id' | 'yahrzeitId',
  ids: readonly string[],
): Promise<ObserverAsListed[]> {
  return kysely(db)
    .selectFrom('observance as o')
    .innerJoin('contact as c', (on) =>
      on.onRef('c.organizationId', '=', 'o.organizationId').onRef('c.id', '=', 'o.contactId'),
    )
    .where('o.organizationId', '=', org)
    .where(`o.${by}`, '=', anyOf(ids))
    .select(['o.id', 'o.yahrzeitId', 'c.name', 'c.hebrewName', 'c.email', 'c.phone', 'c.address', 'o.channel'])
    .select(
      sql<
        number | null
      >`CASE WHEN coalesce(o.own_lead, o.reminder_days_before <> 14) THEN o.reminder_days_before END`.as('leadDays'),
    )
    .select((of) => of.fn.coalesce('o.relationshipDetail', 'o.relationship').as('kinship'))
    .select(
      sql<'hebrew' | 'civil'>`CASE WHEN o.observe_on_hebrew_calendar THEN 'hebrew' ELSE 'civil' END`.as('calendar'),
    )
    .orderBy('o.createdAt')
    .orderBy('o.id')
    .execute();
}

/** How many lines a list of these yahrzeits has with one for each observer. */
export async function linesOf(
  db: DataSource | EntityManager,
  org: OrganizationId,
  yahrzeitIds: readonly string[],
): Promise<number> {
  const [{ lines }]: [{ lines: number }] = await db.query(
    `SELECT coalesce(sum(greatest(1, (SELECT count(*) FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id))), 0) AS lines
       FROM unnest($2::uuid[]) AS y (id)`,
    [org, yahrzeitIds],
  );
  return Number(lines);
}
