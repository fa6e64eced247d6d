import { Injectable } from '@nestjs/common';
import {
  DATE_PROBLEMS,
  type DateProblem,
  type dateProblemQuery,
  type DateProblemRecord,
  type DateProblems,
} from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { renderHebrew, type HebrewDate, type YearlessHebrewDate } from '../calendar/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { findDateProblems, type FoundProblem, type StoredDeath } from './find-date-problems.js';

/** Doubtful days of death, for a person who knows the family to look at. */
@Injectable()
export class DateProblemsService {
  constructor(private readonly db: DataSource) {}

  /** The records with doubts of this kind, or of any. */
  async idsOf(org: OrganizationId, problem: DateProblem | undefined): Promise<string[]> {
    const deaths: StoredDeath[] = await this.db.query(DEATHS, [org]);
    const found = findDateProblems(deaths).filter((one) => !problem || one.problem === problem);
    return [...new Set(found.map(({ death }) => death.id))];
  }

  /** How many there are of each kind, and one page of them by name. All days are looked at: a second for 100,000. */
  async list(org: OrganizationId, query: z.output<typeof dateProblemQuery>): Promise<DateProblems> {
    const deaths: StoredDeath[] = await this.db.query(DEATHS, [org]);
    const all = findDateProblems(deaths);
    const asked = query.filter?.problem;
    const chosen = asked ? all.filter(({ problem }) => problem === asked) : all;
    if (query.sort?.[1] === 'DESC') chosen.reverse();

    const { offset, limit } = pageBounds(query);
    const ofEach = DATE_PROBLEMS.map((one) => [one, all.filter(({ problem }) => problem === one).length] as const);
    return {
      data: chosen.slice(offset, offset + limit).map(shown),
      total: chosen.length,
      counts: Object.fromEntries(ofEach) as DateProblems['counts'],
    };
  }
}

const DEATHS = `
SELECT id, name, person_key(name) AS key, gregorian_date AS "gregorianDate", gregorian_derived AS "gregorianDerived",
       hebrew_day AS "hebrewDay", hebrew_month AS "hebrewMonth", hebrew_year AS "hebrewYear",
       hebrew_derived AS "hebrewDerived", adar_said AS "adarSaid", after_sunset AS "afterSunset"
  FROM yahrzeit WHERE organization_id = $1 AND archived_at IS NULL ORDER BY name, id`;

function shown({ death, problem, expected, sameAs }: FoundProblem): DateProblemRecord {
  const { id, name, gregorianDate } = death;
  const hebrew = hebrewOf(death);
  return {
    ...{ id, name, problem, gregorianDate, sameAs },
    hebrewDate: hebrew && renderHebrew(hebrew, 'en'),
    hebrewDateHe: hebrew && renderHebrew(hebrew, 'he'),
    expected: expected && renderHebrew(expected, 'en'),
    expectedHe: expected && renderHebrew(expected, 'he'),
  };
}

function hebrewOf({
  hebrewDay,
  hebrewMonth,
  hebrewYear,
  adarSaid,
}: StoredDeath): HebrewDate | YearlessHebrewDate | null {
  if (hebrewDay === null || hebrewMonth === null) return null;
  const day = { day: hebrewDay, month: hebrewMonth };
  return hebrewYear === null ? { ...day, year: null, adarOne: adarSaid === 1 } : { ...day, year: hebrewYear };
}
