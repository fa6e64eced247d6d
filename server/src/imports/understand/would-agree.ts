import type { ImportIssue } from '@zikaron/contract';
import {
  effectiveHebrewDate,
  isHebrewDate,
  renderHebrew,
  type CivilDate,
  type HebrewDate,
  type YearlessHebrewDate,
} from '../../calendar/index.js';

type Change = NonNullable<ImportIssue['dates']>['wouldAgree'][number];

const MOST = 3;

/** Slips of the hand that would make the two dates agree: day and month exchanged, one digit, one month; the likeliest first. */
export function wouldAgree(civil: CivilDate, hebrew: HebrewDate | YearlessHebrewDate): Change[] {
  const civils = slipsOf(civil).filter((date) =>
    isSame(effectiveHebrewDate({ gregorianDate: date, afterSunset: false }), hebrew),
  );
  const meant = effectiveHebrewDate({ gregorianDate: civil, afterSunset: false });
  const hebrews =
    hebrew.year === null ? [] : hebrewSlips({ ...hebrew, year: hebrew.year }).filter((date) => isSame(date, meant));
  return [
    ...civils.map((value): Change => ({ field: 'gregorianDate', value })),
    ...hebrews.map((date): Change => ({
      ...{ field: 'hebrewDate', value: renderHebrew(date, 'en') },
      valueHe: renderHebrew(date, 'he'),
    })),
  ].slice(0, MOST);
}

const isSame = (one: HebrewDate, other: HebrewDate | YearlessHebrewDate): boolean =>
  one.day === other.day && one.month === other.month && (other.year === null || one.year === other.year);

function slipsOf(date: CivilDate): CivilDate[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const digits = [...date].flatMap((digit, at) =>
    digit === '-'
      ? []
      : [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => date.slice(0, at) + other + date.slice(at + 1)),
  );
  const exchanged = `${year}-${day}-${month}`;
  return [...new Set([exchanged, ...digits])].filter(exists);
}

/** Of the year nought there is no day, although machines count one. */
const exists = (date: string): boolean => {
  if (date.startsWith('0000')) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
};

function hebrewSlips({ day, month, year }: HebrewDate): HebrewDate[] {
  const months = Array.from({ length: 13 }, (_, at) => ({ day, month: at + 1, year }));
  const years = [-100, -10, -1, 1, 10, 100].map((more) => ({ day, month, year: year + more }));
  const days = Array.from({ length: 30 }, (_, at) => ({ day: at + 1, month, year }));
  return [...months, ...years, ...days].filter((one) => isHebrewDate(one));
}
