import {
  hebrewYearOf,
  TISHREI,
  observancesBetween,
  serviceFriday,
  toCivil,
  type CivilDate,
  type DateRules,
  type Death,
  type ObservanceCalendar,
  type Observance,
  type ServiceRule,
} from '../calendar/index.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

/** The civil dates, both included, between which occurrences are computed, and the Hebrew year in which they end. */
export interface Horizon {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly through: number;
}

/** An observance with the Friday of the service at which the name is read. */
export type Dated = Observance & { readonly serviceDate: CivilDate };

/** What an organization has chosen; each record may override any of it. */
export interface Customs {
  readonly rules: DateRules;
  readonly serviceRule: ServiceRule;
}

/** What a record says of the death. */
export type DeathColumns = Pick<
  YahrzeitRow,
  'gregorianDate' | 'hebrewDay' | 'hebrewMonth' | 'hebrewYear' | 'adarSaid' | 'afterSunset' | 'burialDate'
>;

const YEARS_BACK = 1;
const YEARS_AHEAD = 5;
const ELUL = 6;
const LAST_DAY_OF_ELUL = 29;

/** From 1 Tishrei of the Hebrew year before this one to the end of the fifth after it. */
export function horizonAt(today: CivilDate): Horizon {
  const year = hebrewYearOf(today);
  const through = year + YEARS_AHEAD;
  const from = toCivil({ day: 1, month: TISHREI, year: year - YEARS_BACK });
  return { from, to: toCivil({ day: LAST_DAY_OF_ELUL, month: ELUL, year: through }), through };
}

/** What a record says of the death; null when neither date is known. */
export function deathOf(row: DeathColumns): Death | null {
  const { gregorianDate, hebrewDay: day, hebrewMonth: month, hebrewYear: year, afterSunset, burialDate } = row;
  if (day === null || month === null) return null;
  const hebrew = year === null ? { day, month, year, adarOne: row.adarSaid === 1 } : { day, month, year };
  return { gregorianDate, hebrew, burialDate, afterSunset };
}

/** The organization's customs with what the record overrides, and which Adar an observer chose, where one did. */
export function customsOf(
  row: Pick<YahrzeitRow, 'rules' | 'serviceRule'>,
  organization: Customs,
  adarRule: DateRules['adarRule'] | null = null,
): Customs {
  return {
    rules: { ...organization.rules, ...row.rules, ...(adarRule && { adarRule }) },
    serviceRule: row.serviceRule ?? organization.serviceRule,
  };
}

/** The observances of a death on one calendar, within these civil dates, each with its service. */
export function datedBetween(
  death: Death,
  { from, to }: Pick<Horizon, 'from' | 'to'>,
  calendar: ObservanceCalendar,
  { rules, serviceRule }: Customs,
): Dated[] {
  // The spread comes last: an object that grows after it was copied takes five times the memory, and these are millions.
  return observancesBetween(death, from, to, calendar, rules).map((observance) => ({
    serviceDate: serviceFriday(observance.date, serviceRule),
    ...observance,
  }));
}
