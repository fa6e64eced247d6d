import { Injectable } from '@nestjs/common';
import type { Setup, ThisWeek, WeekDay } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import {
  ADAR_II,
  addDays,
  candleLighting,
  chosenEvening,
  daysAfter,
  hebrewYearOf,
  inBothScripts,
  isHebrewLeapYear,
  isRestDay,
  localDate,
  readingOf,
  sunset,
  toCivil,
  toHebrew,
  weekday,
  type CivilDate,
  type Place,
} from '../calendar/index.js';
import { CoverageService, type Families } from '../coverage/index.js';
import { LeapYearService } from '../customs/index.js';
import { OrganizationsService, type OrganizationRow } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { ServiceListService } from '../service-list/index.js';

/** How far ahead what waits for a person is looked for. */
const DAYS_AHEAD = 14;
/** So many names a day, unheard families, and names to be read are told; of the rest only how many. */
const MOST = { people: 6, unreached: 3, names: 6, answers: 4 };
/** So many days an answer of a family counts as new. */
const NEW_FOR_DAYS = 7;

const UNCERTAIN = `SELECT count(*) AS count FROM email_message WHERE organization_id = $1 AND state = 'uncertain'`;

/** $1 organization, $2 the instant from which answers are new, $3 how many are told. */
const ANSWERS = `
WITH fresh AS (
  SELECT * FROM response WHERE organization_id = $1 AND answered_at >= $2 ORDER BY answered_at DESC, observance_id LIMIT $3
)
SELECT (SELECT count(*) FROM response WHERE organization_id = $1 AND answered_at >= $2) AS count,
       coalesce(jsonb_agg(jsonb_build_object('id', r.observance_id || ':' || r.occurrence_date, 'date', r.occurrence_date,
         'yahrzeit', jsonb_build_object('id', y.id, 'name', y.name),
         'contact', jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone), 'attendance', r.attendance, 'people', r.people,
         'kaddish', r.kaddish, 'honour', r.honour, 'serviceDate', r.service_date, 'call', r.call, 'wrong', r.wrong, 'death', r.death,
         'other', r.other, 'answeredAt', r.answered_at)
         ORDER BY r.answered_at DESC, r.observance_id), '[]') AS first
  FROM fresh r
  JOIN observance o ON o.organization_id = $1 AND o.id = r.observance_id
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id
  JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id`;

/** $1 organization, $2 the instant from which answers are new, $3 how many are told. */
const REMEMBERERS = `
SELECT jsonb_build_object('id', c.id, 'name', c.name) AS contact, jsonb_build_object('id', y.id, 'name', y.name) AS yahrzeit,
       r.asked_on AS on, r.answer, r.other, r.answered_at AS "answeredAt"
  FROM rememberer_request r
  JOIN contact c ON c.organization_id = $1 AND c.id = r.contact_id
  JOIN yahrzeit y ON y.organization_id = $1 AND y.id = r.yahrzeit_id
 WHERE r.organization_id = $1 AND r.answered_at >= $2 ORDER BY r.answered_at DESC, c.id LIMIT $3`;

/** $1 organization, $2 the last day. */
const STEPS_DUE = `
SELECT count(*) AS count FROM bereavement_step s JOIN yahrzeit y ON y.organization_id = $1 AND y.id = s.yahrzeit_id AND y.archived_at IS NULL
 WHERE s.organization_id = $1 AND s.state = 'open' AND s.due_on <= $2`;

/** So long it is recalled that a list was not finished. */
const LISTS_RECALLED_DAYS = 90;

/** Of each list, known by its headings, the latest file: not imported yet, or imported without rows that could not be read. $2 since when. */
const LISTS = `
  SELECT id, file_name AS "fileName", state = 'imported' AS imported,
         CASE state WHEN 'imported' THEN (counts->>'error')::int ELSE (counts->>'rows')::int END AS rows
    FROM (SELECT DISTINCT ON (jsonb_path_query_array(columns, '$[*].heading')) * FROM import
           WHERE organization_id = $1 AND created_at > $2
           ORDER BY jsonb_path_query_array(columns, '$[*].heading'), created_at DESC, id) AS latest
   WHERE state IN ('columns', 'previewed', 'failed') OR (state = 'imported' AND (counts->>'error')::int > 0)
   ORDER BY created_at DESC LIMIT 3`;

const HAS_RECORDS = `SELECT EXISTS (SELECT FROM yahrzeit WHERE organization_id = $1 AND archived_at IS NULL) AS begun`;

/** One week of a congregation, Sunday to Shabbat. */
@Injectable()
export class ThisWeekService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly coverage: CoverageService,
    private readonly leapYear: LeapYearService,
    private readonly lists: ServiceListService,
  ) {}

  /** The week of today, and what waits for a person. */
  async of(org: OrganizationId, language?: 'en' | 'he'): Promise<ThisWeek> {
    const organization = await this.organizations.settings(org);
    const today = localDate(this.clock.now(), organization.timezone);
    const sunday = addDays(today, -weekday(today));
    const shabbat = addDays(sunday, 6);
    const until = addDays(today, DAYS_AHEAD - 1);
    const window = { from: sunday, to: until, today };
    const [{ unreached, toPrint, ...families }, waiting, answered, friday, setup] = await Promise.all([
      this.coverage.families(org, window, { last: shabbat, most: MOST.people }, MOST.unreached),
      this.waiting(org, today, shabbat),
      this.answered(org),
      this.friday(org, language),
      this.setup(org, organization),
    ]);
    return {
      today,
      ...setup,
      days: [0, 1, 2, 3, 4, 5, 6].map((day) => dayOf(addDays(sunday, day), organization, families)),
      reading: readingOf(shabbat, organization),
      remembered: families.days.reduce((sum, { remembered }) => sum + remembered, 0),
      told: families.days.reduce((sum, { told }) => sum + told, 0),
      waiting: { until, unreached, toPrint, ...waiting },
      ...answered,
      friday,
    };
  }

  /** What waits for a person besides families that are not reached. */
  private async waiting(
    org: OrganizationId,
    today: CivilDate,
    shabbat: CivilDate,
  ): Promise<Omit<ThisWeek['waiting'], 'until' | 'unreached' | 'toPrint'>> {
    const [[letters], [steps], lists, adar] = await Promise.all([
      this.db.query<[{ count: number }]>(UNCERTAIN, [org]),
      this.db.query<[{ count: number }]>(STEPS_DUE, [org, shabbat]),
      this.db.query<ThisWeek['waiting']['lists']>(LISTS, [org, this.daysAgo(LISTS_RECALLED_DAYS)]),
      this.adar(org, today),
    ]);
    return { uncertain: letters.count, mourners: steps.count, lists, adar };
  }

  /** What families answered lately. */
  private async answered(org: OrganizationId): Promise<Pick<ThisWeek, 'answers' | 'rememberers'>> {
    const newest = [org, this.daysAgo(NEW_FOR_DAYS), MOST.answers];
    const [[answers], rememberers] = await Promise.all([
      this.db.query<[ThisWeek['answers']]>(ANSWERS, newest),
      this.db.query<ThisWeek['rememberers']>(REMEMBERERS, newest),
    ]);
    return { answers, rememberers };
  }

  private daysAgo(days: number): Date {
    return daysAfter(this.clock.now(), -days);
  }

  /** What is still to be decided before letters leave, from the first record on. */
  private async setup(
    org: OrganizationId,
    organization: OrganizationRow,
  ): Promise<Pick<ThisWeek, 'setup' | 'setupDeclined'>> {
    const setup = setupOf(organization);
    const [{ begun }] = isDone(setup)
      ? [{ begun: false }]
      : await this.db.query<[{ begun: boolean }]>(HAS_RECORDS, [org]);
    const setupDeclined = begun && organization.setupDeclinedAt !== null;
    return { setup: begun && !setupDeclined ? setup : null, setupDeclined };
  }

  /** Whose Adar is still to be looked at, while this year's two lie ahead. */
  private async adar(org: OrganizationId, today: CivilDate): Promise<ThisWeek['waiting']['adar']> {
    const hebrewYear = hebrewYearOf(today);
    if (!isHebrewLeapYear(hebrewYear)) return null;
    if (today >= toCivil({ day: 1, month: ADAR_II, year: hebrewYear })) return null;
    const { total } = await this.leapYear.list(org, { hebrewYear, filter: { approved: false }, range: [0, 0] });
    return total > 0 ? { hebrewYear, count: total } : null;
  }

  private async friday(org: OrganizationId, language?: 'en' | 'he'): Promise<ThisWeek['friday']> {
    const { services } = await this.lists.list(org, { observers: true, language });
    const { date, names } = services[0]!;
    const first = names
      .slice(0, MOST.names)
      .map(({ yahrzeitId, text, hebrewName }) => ({ yahrzeitId, text, hebrewName }));
    return { date, names: first, count: names.length };
  }
}

const setupOf = (row: OrganizationRow): Setup => ({
  remindersOn: row.remindersOn,
  place: row.city ?? (row.latitude !== null && row.longitude !== null ? `${row.latitude}, ${row.longitude}` : null),
  calendar: row.calendar,
  customsConfirmed: row.customsConfirmedAt !== null,
  hasLetter: row.reminderTemplateId !== null,
  hour: row.reminderHour,
  hasAddress: row.address !== null,
  hasReplyTo: row.replyTo !== null,
});

const isDone = ({ remindersOn, place, customsConfirmed, hasLetter, hasAddress, hasReplyTo }: Setup): boolean =>
  remindersOn && place !== null && customsConfirmed && hasLetter && hasAddress && hasReplyTo;

function dayOf(date: CivilDate, here: OrganizationRow, { days, people }: Pick<Families, 'days' | 'people'>): WeekDay {
  const hebrew = toHebrew(date);
  return {
    date,
    ...inBothScripts(hebrew),
    hebrewDay: hebrew.day,
    rest: isRestDay(date, here),
    candles: candlesOn(date, here)?.toISOString() ?? null,
    people: people.filter((person) => person.date === date).map(({ date: _, ...person }) => person),
    remembered: days.find((day) => day.date === date)?.remembered ?? 0,
  };
}

/** When candles are lit before a rest day that follows a day that is none: by daylight, or by the hour that was chosen for a place without sunset. */
function candlesOn(date: CivilDate, place: Place): Date | null {
  const isEve = !isRestDay(date, place) && isRestDay(addDays(date, 1), place);
  return isEve && (sunset(date, place) ?? chosenEvening(date, place)) ? candleLighting(date, place) : null;
}
