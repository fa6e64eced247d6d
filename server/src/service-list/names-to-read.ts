import type { ServiceList, ServiceName } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { IS_ON_CONGREGATION_CALENDAR } from '../yahrzeits/index.js';

/** A name that is due, before it is put in words. */
export type DueName = Pick<
  ServiceName,
  'yahrzeitId' | 'name' | 'hebrewName' | 'personDetails' | 'plaque' | 'nth' | 'observers'
> & {
  readonly service: CivilDate | null;
  readonly date: CivilDate | null;
  readonly onHebrewCalendar: boolean | null;
  readonly hebrewDay: number | null;
  readonly hebrewMonth: number | null;
  readonly hebrewYear: number | null;
};

const PERSON = `y.id AS "yahrzeitId", y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", y.person_details AS "personDetails", y.plaque`;

/** The name by which a list is in order: the one that is read out. */
const AS_READ = { en: 'y.name', he: "coalesce(nullif(btrim(y.hebrew_name), ''), y.name)" };

const NAME_OF_OBSERVER = { en: 'c.name', he: "coalesce(nullif(btrim(c.hebrew_name), ''), c.name)" };

/** The living who observe it, by the name of the list's language; on a dated list, those who keep the calendar of that date. */
const observersOf = (language: ServiceList['language'], condition: string): string => `coalesce((
  SELECT jsonb_agg(jsonb_build_object('contactId', c.id, 'name', ${NAME_OF_OBSERVER[language]}, 'relationship', o.relationship,
                                      'relationshipDetail', o.relationship_detail) ORDER BY o.created_at, o.id)
    FROM observance o JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id AND NOT c.deceased
   WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id ${condition}), '[]') AS observers`;

/**
 * Who is named at the services between two Fridays, both included, by service, date and name. A date counts
 * if somebody observes it; where nobody observes the person at all, the congregation's calendar does, so that nobody is left out.
 */
export function namesAtServices(
  db: DataSource,
  org: OrganizationId,
  from: CivilDate,
  to: CivilDate,
  language: ServiceList['language'],
): Promise<DueName[]> {
  return db.query(
    `SELECT ${PERSON}, d.service_date AS service, d.date, d.on_hebrew_calendar AS "onHebrewCalendar", d.nth,
            d.hebrew_day AS "hebrewDay", d.hebrew_month AS "hebrewMonth", d.hebrew_year AS "hebrewYear",
            ${observersOf(language, 'AND o.observe_on_hebrew_calendar = d.on_hebrew_calendar')}
       FROM occurrence d
       JOIN yahrzeit y ON y.organization_id = d.organization_id AND y.id = d.yahrzeit_id AND y.archived_at IS NULL
      WHERE d.organization_id = $1 AND d.service_date BETWEEN $2 AND $3 AND ${IS_KEPT}
      ORDER BY d.service_date, d.date, ${AS_READ[language]}, y.id`,
    [org, from, to],
  );
}

const OBSERVED = 'FROM observance o WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id';
const IS_KEPT = `CASE WHEN EXISTS (SELECT ${OBSERVED})
  THEN EXISTS (SELECT ${OBSERVED} AND o.observe_on_hebrew_calendar = d.on_hebrew_calendar)
  ELSE ${IS_ON_CONGREGATION_CALENDAR} END`;

/** All who are remembered, by name, up to so many: at Yizkor everybody is. */
export function allNames(
  db: DataSource,
  org: OrganizationId,
  language: ServiceList['language'],
  most: number,
): Promise<DueName[]> {
  return db.query(
    `SELECT ${PERSON}, NULL AS service, NULL AS date, NULL AS "onHebrewCalendar", NULL AS nth, NULL AS "hebrewDay",
            NULL AS "hebrewMonth", NULL AS "hebrewYear", ${observersOf(language, '')}
       FROM yahrzeit y WHERE y.organization_id = $1 AND y.archived_at IS NULL ORDER BY ${AS_READ[language]}, y.id LIMIT $2`,
    [org, most],
  );
}
