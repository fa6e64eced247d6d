import { Injectable } from '@nestjs/common';
import type { leapYearApproval, LeapYearChoice, LeapYearPage, leapYearQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { hebrewYearOf, isHebrewLeapYear, localDate } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Invalid, pageBounds } from '../platform/http/index.js';
import { admit, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService, YahrzeitRow } from '../yahrzeits/index.js';
import { adarChoice, leapYearFrom, MAY_BE_TOUCHED } from './adar-choice.js';

type Query = z.output<typeof leapYearQuery>;

/**
 * Which Adar, in a year that has two: staff look at each yahrzeit that the rule touches before its month comes, and say what
 * the family keeps. What they said stays with the record for every leap year to come.
 */
@Injectable()
export class LeapYearService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
    private readonly work: HouseWork,
  ) {}

  /** @throws Invalid 422 `common_year` for a year that has one Adar */
  async list(org: OrganizationId, query: Query): Promise<LeapYearPage> {
    const settings = await this.organizations.settings(org);
    const today = localDate(this.clock.now(), settings.timezone);
    const hebrewYear = query.hebrewYear ?? leapYearFrom(hebrewYearOf(today));
    if (!isHebrewLeapYear(hebrewYear)) throw commonYear(hebrewYear);

    const rows = await this.touched(org, query.filter?.q);
    const { id, approved } = query.filter ?? {};
    const choices = rows
      .flatMap((row) => adarChoice(row, settings, hebrewYear) ?? [])
      .filter((choice) => approved === undefined || choice.approved === approved)
      .filter((choice) => !id || id.includes(choice.id))
      .sort(inOrder(query));
    const { offset, limit } = pageBounds(query);
    return { data: choices.slice(offset, offset + limit), total: choices.length, hebrewYear };
  }

  /** Writes the choice into the records, all in one, and computes their dates anew. Ids of others are passed over. */
  async approve(
    org: OrganizationId,
    by: Actor,
    { ids, adarRule }: z.output<typeof leapYearApproval>,
  ): Promise<{ data: { approved: number } }> {
    return this.db.transaction(async (within) => {
      await within.query(HOLD, [org, ids]);
      const changed: { id: string }[] = await within.query(APPROVE, [
        org,
        ids,
        adarRule,
        by.id,
        by.name,
        this.clock.now(),
      ]);
      await this.occurrences.recompute(
        org,
        changed.map(({ id }) => id),
        within,
      );
      const [{ approved }] = await within.query<[{ approved: number }]>(COUNT_APPROVED, [org, ids, adarRule]);
      return { data: { approved } };
    });
  }

  /**
   * From 1 Tishrei of a leap year, tells each organization once that there are records whose Adar nobody has approved.
   * Nightly; on most nights, and in common years, there is nothing to do.
   */
  remind(now: Date = this.clock.now()): Promise<void> {
    return this.work.forAll('leap year', (orgs) => this.remindThese(orgs, now));
  }

  private async remindThese(orgs: readonly OrganizationId[], now: Date): Promise<void> {
    const zones: { timezone: string }[] = await this.db.query(
      `SELECT DISTINCT timezone FROM organization WHERE id = ANY ($1::uuid[])`,
      [orgs],
    );
    const leap = zones
      .map(({ timezone }) => ({ timezone, year: hebrewYearOf(localDate(now, timezone)) }))
      .filter(({ year }) => isHebrewLeapYear(year));
    for (const year of new Set(leap.map((zone) => zone.year))) {
      const there = leap.filter((zone) => zone.year === year).map(({ timezone }) => timezone);
      const waiting: { org: string; records: number }[] = await this.db.query(WAITING, [
        ...[there, causeOf(year), year, orgs],
      ]);
      for (const { org, records } of waiting) await this.notify(admit(org), year, records);
    }
  }

  private notify(org: OrganizationId, year: number, records: number): Promise<void> {
    return this.notifications.raise(org, {
      cause: causeOf(year),
      key: 'leap-year',
      values: { year, smart_count: records },
      severity: 'info',
      data: { actionUrl: `/app/leap-year?hebrewYear=${year}` },
    });
  }

  private touched(org: OrganizationId, typed: string | undefined) {
    const rows = this.db
      .getRepository(YahrzeitRow)
      .createQueryBuilder('y')
      .where(`y.organization_id = :org AND ${MAY_BE_TOUCHED}`, { org });
    const q = typed?.trim();
    return (q ? rows.andWhere('y.name_search LIKE containing(:q)', { q }) : rows).getMany();
  }
}

const causeOf = (year: number): string => `leap-year:${year}`;

function inOrder({ sort: [column, direction] = ['date', 'ASC'] }: Query) {
  const key = (choice: LeapYearChoice) => (column === 'name' ? choice.name : choice.first.date);
  const sign = direction === 'ASC' ? 1 : -1;
  return (one: LeapYearChoice, other: LeapYearChoice): number =>
    sign * (key(one).localeCompare(key(other)) || one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}

function commonYear(year: number): Invalid {
  const message = `${year} has one Adar; the next year with two is ${leapYearFrom(year)}.`;
  return new Invalid([{ path: 'hebrewYear', message }], 'common_year');
}

/** In the order of ids, as every computation of dates holds them. */
const HOLD = `SELECT FROM yahrzeit WHERE organization_id = $1 AND id = ANY($2) ORDER BY id FOR NO KEY UPDATE`;

/** Organization, ids, rule, who, when: one statement, with a line in the trail of each record that changes. */
const APPROVE = `
WITH before AS (
  SELECT y.id, y.rules, y.version FROM yahrzeit y
   WHERE y.organization_id = $1 AND y.id = ANY($2) AND ${MAY_BE_TOUCHED} AND y.rules ->> 'adarRule' IS DISTINCT FROM $3::text
), changed AS (
  UPDATE yahrzeit y SET rules = b.rules || jsonb_build_object('adarRule', $3::text), version = y.version + 1, updated_at = $6
    FROM before b WHERE y.organization_id = $1 AND y.id = b.id RETURNING y.id, y.rules, y.version
), trail AS (
  INSERT INTO audit_log (organization_id, actor_id, actor_name, action, resource, resource_id, before, after, at)
  SELECT $1, $4, $5, 'change', 'yahrzeit', b.id, jsonb_build_object('rules', b.rules),
         jsonb_build_object('rules', c.rules, 'version', c.version), $6
    FROM before b JOIN changed c USING (id)
)
SELECT id FROM changed`;

const COUNT_APPROVED = `SELECT count(*) AS approved FROM yahrzeit y
  WHERE y.organization_id = $1 AND y.id = ANY($2) AND ${MAY_BE_TOUCHED} AND y.rules ->> 'adarRule' = $3`;

/** Time zones, cause, Hebrew year: organizations with records that wait for approval, who were never told of this year. */
const WAITING = `
SELECT o.id AS org, count(*) AS records FROM organization o
  JOIN yahrzeit y ON y.organization_id = o.id AND ${MAY_BE_TOUCHED} AND y.rules ->> 'adarRule' IS NULL
   AND (y.hebrew_year IS NULL OR y.hebrew_year < $3)
 WHERE o.timezone = ANY($1) AND o.id = ANY ($4::uuid[])
   AND NOT EXISTS (SELECT FROM notification n WHERE n.organization_id = o.id AND n.cause = $2)
 GROUP BY o.id`;
