import type { HebcalConversion, HebcalYahrzeits, hebcalConverterQuery } from '@zikaron/contract';
import type { z } from 'zod';
import {
  addDays,
  civilParts,
  effectiveHebrewDate,
  isCivilDate,
  isHebrewLeapYear,
  parseHebrew,
  renderCivil,
  renderHebrew,
  toCivil,
  type CivilDate,
  type HebrewDate,
} from '../calendar/index.js';
import { ordinal } from '../merge-fields/index.js';
import { Refusal } from '../platform/http/index.js';
import { datedBetween, type Customs, type Dated, type Horizon } from './dated.js';

/*
 * The wire format of hebcal.com's converter and yahrzeit calls (https://www.hebcal.com/home/developer-apis), so that a
 * client may be pointed at either. Dates are computed by our own rules.
 */

type ConverterQuery = z.output<typeof hebcalConverterQuery>;
type HebcalParameters = Readonly<Record<string, string>>;

const MONTHS = ['Nisan', 'Iyyar', 'Sivan', 'Tamuz', 'Av', 'Elul', 'Tishrei', 'Cheshvan', 'Kislev', 'Tevet', "Sh'vat"];
const MOST_YEARS = 99;
const USUAL_YEARS = 20;

/** Converts one day. @throws Refusal 400 when the query names no day that exists */
export function convert(query: ConverterQuery): HebcalConversion {
  const afterSunset = query.gs === 'on' || query.gs === '1';
  const stated = query.hd ? hebrewAsked(query) : null;
  const gregorianDate = stated ? toCivil(stated) : civilAsked(query);
  const hebrew = stated ?? effectiveHebrewDate({ gregorianDate, afterSunset });
  const { year: gy, month: gm, day: gd } = civilParts(gregorianDate);
  const [d = '', ...rest] = renderHebrew(hebrew, 'he').split(' ');
  const y = rest.pop() ?? '';
  const m = rest.join(' ');
  return {
    gy,
    gm,
    gd,
    afterSunset: stated ? false : afterSunset,
    hy: hebrew.year,
    hm: monthName(hebrew),
    hd: hebrew.day,
    hebrew: `${d} ב${m} ${y}`,
    heDateParts: { y, m, d },
  };
}

/**
 * The yahrzeits of the people that the query numbers from 1, in the order of their dates: those of the Hebrew year of
 * `today` and of the following ones, `years` of them in all.
 * @throws Refusal 400 when it names nobody or a day that does not exist
 */
export function yahrzeits(
  asked: HebcalParameters,
  customs: Customs,
  now: Date,
  horizon: (years: number) => Pick<Horizon, 'from' | 'to'>,
): HebcalYahrzeits {
  const years = Math.min(Math.max(Number(asked.years) || USUAL_YEARS, 1), MOST_YEARS);
  const people = peopleOf(asked);
  const withHebrewDate = asked.hebdate === 'on';
  const items = people.flatMap(({ name, gregorianDate, afterSunset }) => {
    const hebrew = effectiveHebrewDate({ gregorianDate, afterSunset });
    const death = { gregorianDate, afterSunset, hebrew };
    return datedBetween(death, horizon(years), 'hebrew', customs).map((dated) => item(name, dated, withHebrewDate));
  });
  items.sort((one, other) => (one.date < other.date ? -1 : 1));
  return { title: `Yahrzeit: ${people.map(({ name }) => name).join(', ')}`, date: now.toISOString(), items };
}

function item(name: string, { date, hebrew, nth }: Dated, withHebrewDate: boolean): HebcalYahrzeits['items'][number] {
  const anniversary = nth ?? 0;
  const on = `${ordinal(hebrew.day, 'en')} of ${monthName(hebrew)}`;
  const which = `${name}’s ${ordinal(anniversary, 'en')} Yahrzeit`;
  return {
    title: withHebrewDate ? `${which} (${on})` : which,
    date,
    memo: `${which} is on ${renderCivil(date, 'en')}, the ${on}, ${hebrew.year}. It begins at sundown on ${renderCivil(addDays(date, -1), 'en')}.`,
    name,
    anniversary,
  };
}

function peopleOf(asked: HebcalParameters): { name: string; gregorianDate: CivilDate; afterSunset: boolean }[] {
  const numbers = Object.keys(asked).flatMap((key) => /^[xy]([1-9]\d{0,2})$/.exec(key)?.[1] ?? []);
  if (numbers.length === 0) throw refused('Name at least one date of death: y1, m1, d1.');
  return [...new Set(numbers)].map((n) => ({
    name: asked[`n${n}`]?.trim() || `Person${n}`,
    gregorianDate: existing(asked[`x${n}`] ?? iso(asked[`y${n}`], asked[`m${n}`], asked[`d${n}`])),
    afterSunset: asked[`s${n}`] === 'on' || asked[`s${n}`] === '1',
  }));
}

const civilAsked = ({ date, gy, gm, gd }: ConverterQuery): CivilDate => date ?? existing(iso(gy, gm, gd));

function hebrewAsked({ hy, hm, hd }: ConverterQuery): HebrewDate {
  const parsed = parseHebrew(`${hd} ${hm} ${hy}`);
  if (!parsed.ok) throw refused(parsed.message);
  const { date } = parsed;
  if (date.year === null) throw refused('Name the Hebrew year: hy.');
  return date;
}

const iso = (year = '', month = '', day = ''): string =>
  `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function existing(date: string): CivilDate {
  if (!isCivilDate(date)) throw refused(`There is no civil date ${date}.`);
  return date;
}

const refused = (message: string) => new Refusal(400, 'invalid_input', message);

function monthName({ month, year }: HebrewDate): string {
  if (month === 13) return 'Adar II';
  if (month === 12) return isHebrewLeapYear(year) ? 'Adar I' : 'Adar';
  return MONTHS[month - 1] ?? '';
}
