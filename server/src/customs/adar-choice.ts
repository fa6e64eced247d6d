import type { LeapYearChoice } from '@zikaron/contract';
import { hebrewObservances, inBothScripts, isHebrewLeapYear, type Observance } from '../calendar/index.js';
import { choosesAdar, customsOf, deathOf, type Customs, type YahrzeitRow } from '../yahrzeits/index.js';

/** What the two Adars of a leap year mean for a record; null when the Adar rule does not touch it in that year. */
export function adarChoice(row: YahrzeitRow, organization: Customs, hebrewYear: number): LeapYearChoice | null {
  const death = deathOf(row);
  if (!death) return null;
  const { rules } = customsOf(row, organization);
  const [first, second] = hebrewObservances(death, hebrewYear, { ...rules, adarRule: 'both' });
  if (!first || !second) return null;
  return {
    id: row.id,
    name: row.name,
    hebrewName: row.hebrewName,
    ...inBothScripts(death.hebrew),
    nth: first.nth,
    first: shown(first),
    second: shown(second),
    adarRule: rules.adarRule,
    approved: row.rules.adarRule !== undefined,
  };
}

const shown = ({ date, hebrew }: Observance) => ({ date, ...inBothScripts(hebrew) });

/** The Hebrew year itself when it has two Adars, else the next one that has. */
export function leapYearFrom(hebrewYear: number): number {
  let year = hebrewYear;
  while (!isHebrewLeapYear(year)) year++;
  return year;
}

/** SQL for a record y that the rule may touch. */
export const MAY_BE_TOUCHED = `y.archived_at IS NULL AND ${choosesAdar('y')}`;
