import type { DataSource, EntityManager } from 'typeorm';
import { addDays, type CivilDate } from '../calendar/index.js';
import { anyOf, kysely } from '../platform/database/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** The longest Hebrew year has 385 days. */
const DAYS_OF_A_HEBREW_YEAR = 385;

/** What comes next of some yahrzeits: by the record at which service it is read, by the observer how they hear of it. */
export interface NextOf {
  readonly services: ReadonlyMap<string, string>;
  readonly reached: ReadonlyMap<string, string>;
}

/** Of each record the service of its next observance, of each observer how they hear of theirs from `today` on: two statements. */
export async function nextOf(
  db: DataSource | EntityManager,
  org: OrganizationId,
  yahrzeitIds: readonly string[],
  today: CivilDate,
): Promise<NextOf> {
  const [services, reached] = await Promise.all([
    servicesOfNext(db, org, yahrzeitIds),
    reachOfNext(db, org, yahrzeitIds, today),
  ]);
  return {
    services: new Map(services.map((one) => [one.id, one.serviceDate])),
    reached: new Map(reached.map((one) => [one.observanceId ?? '', one.verdict ?? ''])),
  };
}

const servicesOfNext = (db: DataSource | EntityManager, org: OrganizationId, yahrzeitIds: readonly string[]) =>
  kysely(db)
    .selectFrom('yahrzeit as y')
    .innerJoin('occurrence as d', (on) =>
      on
        .onRef('d.organizationId', '=', 'y.organizationId')
        .onRef('d.yahrzeitId', '=', 'y.id')
        .onRef('d.date', '=', 'y.nextHebrewObservance')
        .on('d.onHebrewCalendar', '=', true),
    )
    .where('y.organizationId', '=', org)
    .where('y.id', '=', anyOf(yahrzeitIds))
    .select(['y.id', 'd.serviceDate'])
    .execute();

const reachOfNext = (
  db: DataSource | EntityManager,
  org: OrganizationId,
  yahrzeitIds: readonly string[],
  today: CivilDate,
) =>
  kysely(db)
    .selectFrom('reach')
    .where('organizationId', '=', org)
    .where('yahrzeitId', '=', anyOf(yahrzeitIds))
    .where('occurrenceDate', '>=', today)
    .where('occurrenceDate', '<=', addDays(today, DAYS_OF_A_HEBREW_YEAR))
    .distinctOn('observanceId')
    .select(['observanceId', 'verdict'])
    .orderBy('observanceId')
    .orderBy('occurrenceDate')
    .execute();
