import type { ConfirmedName, MourningEnd, ServiceList, ServiceName } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { addDays, type CivilDate, type ServiceRule } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { IS_ON_CONGREGATION_CALENDAR, keeps } from '../yahrzeits/index.js';

/** One of the family, with what was said of their own name. */
export type DueObserver = Omit<ServiceName['observers'][number], 'hebrewName'> & {
  /** As it was typed. */
  readonly hebrewName: string | null;
  readonly calledName: ConfirmedName | null;
  readonly publiclyNamed: boolean;
};

/** A name that is due, before it is put in words. */
export type DueName = Pick<ServiceName, 'yahrzeitId' | 'name' | 'hebrewName' | 'personDetails' | 'plaque' | 'nth'> & {
  readonly observers: readonly DueObserver[];
  /** When the last of the family left the congregation; `null` while one of them belongs to it. */
  readonly leftOn: CivilDate | null;
  /** The Friday that the rule of the service assigns. */
  readonly service: CivilDate | null;
  /** Somebody observes this calendar; or nobody observes at all, and the congregation keeps it. */
  readonly kept: boolean;
  readonly observed: boolean;
  readonly bothCalendars: boolean;
  readonly onCongregationCalendar: boolean;
  readonly perpetual: boolean;
  /** The congregation remembers in place of a family. */
  readonly hasKeeper?: boolean;
  /** The record's own; `null` where the congregation's counts. */
  readonly ownServiceRule: ServiceRule | null;
  /** What somebody decided about this one reading. */
  readonly decision: Decision | null;
  readonly date: CivilDate | null;
  readonly onHebrewCalendar: boolean | null;
  readonly hebrewDay: number | null;
  readonly hebrewMonth: number | null;
  readonly hebrewYear: number | null;
};

interface Decision {
  /** `null`: not this year. */
  readonly service: CivilDate | null;
  /** At which service of that date; `null` for the first. */
  readonly key: string | null;
  readonly reason: string | null;
  readonly by: string;
}

const PERSON = `y.id AS "yahrzeitId", y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", y.person_details AS "personDetails", nullif(btrim(y.plaque), '') AS plaque, y.perpetual, y.service_rule AS "ownServiceRule"`;

const HAS_KEEPER = `EXISTS (SELECT FROM keeper k WHERE k.organization_id = $1 AND k.yahrzeit_id = y.id AND k.state = 'kept') AS "hasKeeper"`;

/** The name by which a list is in order: the one that is read out. */
const AS_READ = { en: 'y.name', he: "coalesce(nullif(btrim(y.hebrew_name), ''), y.name)" };

/** One observer `o` with the contact `c`, as a row: Postgres makes JSON of a row in half the time that it takes to build an object. */
const observer = (answer: string): string =>
  `(SELECT c.id AS "contactId", c.name, nullif(btrim(c.hebrew_name), '') AS "hebrewName", c.called_name AS "calledName",
           c.publicly_named AS "publiclyNamed", o.relationship, o.relationship_detail AS "relationshipDetail", ${answer} AS answer)`;

/** The living who observe a person, on whatever calendar. */
const OBSERVERS = `coalesce((
  SELECT json_agg(observer ORDER BY o.created_at, o.id)
    FROM observance o JOIN contact c ON c.organization_id = o.organization_id AND c.id = o.contact_id AND NOT c.deceased
   CROSS JOIN LATERAL ${observer('NULL::json')} observer
   WHERE o.organization_id = y.organization_id AND o.yahrzeit_id = y.id), '[]') AS observers`;

/** What an observer answered to the letter about the day. */
const ANSWER = `CASE WHEN said.observance_id IS NOT NULL THEN jsonb_build_object(
    'attendance', said.attendance, 'people', said.people, 'kaddish', said.kaddish, 'honour', said.honour,
    'serviceDate', said.service_date) END`;

const LIVING_HERE = 'here AND NOT deceased';
const OCCURRENCE =
  'n.yahrzeit_id, n.on_hebrew_calendar, n.date, n.nth, n.hebrew_day, n.hebrew_month, n.hebrew_year, n.service_date, n.not_kept_by';

/** The occurrences ($1 organization, $2 and $3 the days), and of each the families that keep it here. */
const DUE = `WITH d AS (
  SELECT ${OCCURRENCE} FROM occurrence n WHERE n.organization_id = $1 AND n.service_date BETWEEN $2 AND $3
  UNION
  SELECT ${OCCURRENCE} FROM reading_override r JOIN occurrence n ON n.organization_id = $1 AND n.yahrzeit_id = r.yahrzeit_id
     AND n.on_hebrew_calendar = r.on_hebrew_calendar AND n.date = r.occurrence_date
   WHERE r.organization_id = $1 AND r.service_date BETWEEN $2 AND $3),
one AS (
  SELECT d.yahrzeit_id, d.on_hebrew_calendar, d.date, (${keeps('o', 'd')}) AS here, c.deceased, c.member_until, o.created_at, o.id, observer
    FROM d
    JOIN observance o ON o.organization_id = $1 AND o.yahrzeit_id = d.yahrzeit_id
    JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id
    LEFT JOIN response said ON said.organization_id = $1 AND said.observance_id = o.id AND said.occurrence_date = d.date
   CROSS JOIN LATERAL ${observer(ANSWER)} observer),
family AS (
  SELECT yahrzeit_id, on_hebrew_calendar, date, bool_or(here) AS here, bool_or(NOT here) AS elsewhere,
         json_agg(observer ORDER BY created_at, id) FILTER (WHERE ${LIVING_HERE}) AS observers,
         CASE WHEN bool_and(member_until IS NOT NULL) FILTER (WHERE ${LIVING_HERE})
           THEN max(member_until) FILTER (WHERE ${LIVING_HERE}) END AS left_on
    FROM one
   GROUP BY yahrzeit_id, on_hebrew_calendar, date)`;

/** Each occurrence with its person, its families, and what somebody decided. */
const DUE_NAMES = `SELECT ${PERSON}, d.service_date AS service, d.date, d.on_hebrew_calendar AS "onHebrewCalendar", d.nth,
       d.hebrew_day AS "hebrewDay", d.hebrew_month AS "hebrewMonth", d.hebrew_year AS "hebrewYear",
       ${HAS_KEEPER},
       f.here IS NOT NULL AS observed, f.left_on AS "leftOn", ${IS_ON_CONGREGATION_CALENDAR} AS "onCongregationCalendar",
       coalesce(f.here, ${IS_ON_CONGREGATION_CALENDAR}) AS kept, coalesce(f.here AND f.elsewhere, false) AS "bothCalendars",
       CASE WHEN r.yahrzeit_id IS NOT NULL
         THEN jsonb_build_object('service', r.service_date, 'key', r.service, 'reason', r.reason, 'by', r.decided_by) END AS decision,
       coalesce(f.observers, '[]') AS observers
  FROM d
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = d.yahrzeit_id AND y.archived_at IS NULL
  LEFT JOIN family f ON f.yahrzeit_id = d.yahrzeit_id AND f.on_hebrew_calendar = d.on_hebrew_calendar AND f.date = d.date
  LEFT JOIN reading_override r ON r.organization_id = $1 AND r.yahrzeit_id = d.yahrzeit_id
   AND r.on_hebrew_calendar = d.on_hebrew_calendar AND r.occurrence_date = d.date`;

/**
 * Every occurrence whose assigned Friday lies between two dates, both included, and whatever somebody moved there, by name. A
 * date is kept if somebody observes it; where nobody observes the person at all, the congregation's calendar counts, so that
 * nobody is left out.
 */
export function namesAtServices(
  db: DataSource,
  org: OrganizationId,
  { from, to, language }: { from: CivilDate; to: CivilDate; language: ServiceList['language'] },
): Promise<DueName[]> {
  return db.query(
    `${DUE} ${DUE_NAMES} ORDER BY d.service_date, d.date, ${AS_READ[language]}, y.id, d.on_hebrew_calendar DESC`,
    [org, from, to],
  );
}

/** One who died not long before. */
export type RecentDeath = Pick<
  DueName,
  'yahrzeitId' | 'name' | 'hebrewName' | 'personDetails' | 'plaque' | 'hasKeeper' | 'observers'
> & { readonly died: CivilDate; readonly buried: CivilDate | null; readonly mourningEnd: MourningEnd | null };

/** Between death and burial pass some weeks at most. */
const UNBURIED_DAYS = 60;
const LONGEST_MOURNING = 366;

/**
 * Those who were buried, or died where no burial is known, between two dates, the latest first; and of the year before them those of
 * whom somebody decided how long they are named.
 */
export function recentDeaths(
  db: DataSource,
  org: OrganizationId,
  { from, to, language }: { from: CivilDate; to: CivilDate; language: ServiceList['language'] },
): Promise<RecentDeath[]> {
  return db.query(
    `SELECT ${PERSON}, y.gregorian_date AS died, y.burial_date AS buried, ${OBSERVERS},
            ${HAS_KEEPER},
            CASE WHEN m.yahrzeit_id IS NOT NULL
              THEN jsonb_build_object('shiva', m.shiva, 'sheloshim', m.sheloshim, 'days', m.days, 'reason', m.reason,
                                      'by', m.decided_by) END AS "mourningEnd"
       FROM (SELECT id FROM yahrzeit
              WHERE organization_id = $1 AND gregorian_date BETWEEN $4 AND $3 AND coalesce(burial_date, gregorian_date) >= $2
             UNION
             SELECT yahrzeit_id FROM mourning_end WHERE organization_id = $1 AND days IS NOT NULL) died
       JOIN yahrzeit y ON y.organization_id = $1 AND y.id = died.id AND y.archived_at IS NULL
       LEFT JOIN mourning_end m ON m.organization_id = $1 AND m.yahrzeit_id = y.id
      WHERE coalesce(y.burial_date, y.gregorian_date) BETWEEN $5 AND $3
      ORDER BY coalesce(y.burial_date, y.gregorian_date) DESC, ${AS_READ[language]}, y.id`,
    [org, from, to, addDays(from, -UNBURIED_DAYS), addDays(from, -LONGEST_MOURNING)],
  );
}

/** All who are remembered, by name, up to so many: at Yizkor everybody is. */
export function allNames(
  db: DataSource,
  org: OrganizationId,
  language: ServiceList['language'],
  most: number,
): Promise<DueName[]> {
  return db.query(
    `SELECT ${PERSON}, NULL AS service, NULL AS date, NULL AS "onHebrewCalendar", NULL AS nth, NULL AS "hebrewDay",
            NULL AS "hebrewMonth", NULL AS "hebrewYear", NULL AS decision, true AS kept, ${OBSERVERS}
       FROM yahrzeit y WHERE y.organization_id = $1 AND y.archived_at IS NULL ORDER BY ${AS_READ[language]}, y.id LIMIT $2`,
    [org, most],
  );
}
