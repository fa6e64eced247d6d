import { pick } from '@zikaron/contract';
import {
  parseHebrew,
  reconcile,
  renderHebrew,
  type CivilDate,
  type HebrewDate,
  type ParsedHebrew,
  type Reconciled,
  type YearlessHebrewDate,
} from '../calendar/index.js';
import { Invalid } from '../platform/http/index.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

const DATES = [
  ...(['gregorianDate', 'gregorianDerived', 'hebrewDay', 'hebrewMonth', 'hebrewYear', 'hebrewDerived'] as const),
  ...(['adarSaid', 'afterSunset'] as const),
];

/** The columns that say when a person died. */
export type DateColumns = Pick<YahrzeitRow, (typeof DATES)[number]>;

export const datesOf = (row: DateColumns): DateColumns => pick(row, DATES);

/** What a person typed: absent stays as it is, null is cleared. */
export interface TypedDates {
  readonly gregorianDate?: CivilDate | null;
  readonly hebrewDate?: string | null;
  readonly hebrewYear?: number | null;
  readonly afterSunset?: boolean | null;
}

type AnyHebrewDate = HebrewDate | YearlessHebrewDate;
interface StatedHebrew {
  readonly date: AnyHebrewDate;
  readonly adarAmbiguous: boolean;
}

export const NO_DATES: DateColumns = {
  gregorianDate: null,
  gregorianDerived: false,
  hebrewDay: null,
  hebrewMonth: null,
  hebrewYear: null,
  hebrewDerived: false,
  adarSaid: null,
  afterSunset: null,
};

/**
 * Brings what was typed together with what is stored. A date that was computed from the other follows it; two that were
 * both given must agree, and nothing is overwritten silently.
 * @throws Invalid 422: `not_a_hebrew_date`, `hebrew_day_out_of_range`, `hebrew_year_out_of_range`, `hebrew_year_conflict`,
 * `adar_ambiguous`, `dates_conflict`, `after_sunset_proposed` (the Hebrew date is one day later and nothing was said about
 * sunset: answer it), `future_date`
 */
export function settleDates(typed: TypedDates, before: DateColumns, today: CivilDate): DateColumns {
  const afterSunset = typed.afterSunset === undefined ? before.afterSunset : typed.afterSunset;
  const gregorianDate = typed.gregorianDate === undefined ? before.gregorianDate : typed.gregorianDate;
  const hebrew = statedHebrew(typed, before);

  const sameGregorian = gregorianDate === before.gregorianDate;
  const sameHebrew = isSame(hebrew?.date ?? null, storedHebrew(before));
  const year = typed.hebrewYear === undefined ? before.hebrewYear : typed.hebrewYear;
  if (sameGregorian && sameHebrew && afterSunset === before.afterSunset && (hebrew || year === before.hebrewYear)) {
    return before;
  }
  const stated = {
    gregorianDate: sameGregorian && before.gregorianDerived && hebrew ? null : gregorianDate,
    hebrew: sameHebrew && before.hebrewDerived && gregorianDate ? null : (hebrew?.date ?? null),
    adarAmbiguous: hebrew?.adarAmbiguous ?? false,
    afterSunset,
  };
  refuseFuture(stated.gregorianDate, today, 'gregorianDate');
  if (!stated.gregorianDate && !stated.hebrew) return { ...NO_DATES, hebrewYear: year, afterSunset };

  const settled = agreed(reconcile(stated));
  refuseFuture(settled.gregorianDate, today, 'hebrewDate');
  if (!stated.hebrew) refuseOtherYear(typed.hebrewYear, before, settled.hebrew);
  return columnsOf(settled);
}

/** The stored Hebrew date; null when there is none, or only a year. */
export function storedHebrew(row: DateColumns): AnyHebrewDate | null {
  const { hebrewDay: day, hebrewMonth: month, hebrewYear: year } = row;
  if (day === null || month === null) return null;
  if (year !== null) return { day, month, year };
  return row.adarSaid === 1 ? { day, month, year, adarOne: true } : { day, month, year };
}

/** A change as the trail keeps it: where one part of the Hebrew date differs, the whole date stands on both sides. */
export function wholeDates<Row extends DateColumns>(
  changed: { before: Partial<Row>; after: Partial<Row> } | null,
  before: DateColumns,
  after: DateColumns,
): typeof changed {
  if (!changed || !HEBREW_PARTS.some((part) => part in changed.after)) return changed;
  return {
    before: { ...changed.before, ...pick(before, HEBREW_PARTS) },
    after: { ...changed.after, ...pick(after, HEBREW_PARTS) },
  };
}

const HEBREW_PARTS = ['hebrewDay', 'hebrewMonth', 'hebrewYear'] as const;

/** Reads a Hebrew date. @throws Invalid that names the field */
function readHebrew(text: string): Extract<ParsedHebrew, { ok: true }> {
  const parsed = parseHebrew(text);
  if (!parsed.ok) throw new Invalid([{ path: 'hebrewDate', message: parsed.message }], parsed.code);
  return parsed;
}

/** The Hebrew date that the draft leaves: its text, with the year beside it where the text has none. */
function statedHebrew({ hebrewDate: text, hebrewYear: year }: TypedDates, before: DateColumns): StatedHebrew | null {
  const stored = storedHebrew(before);
  if (text === null) return null;
  if (text === undefined) {
    if (!stored) return null;
    return year === undefined || year === stored.year ? { date: stored, adarAmbiguous: false } : inYear(stored, year);
  }

  const { date, adarAmbiguous = false } = readHebrew(text);
  const isStoredDay = stored !== null && date.day === stored.day && date.month === stored.month;
  if (date.year === null) {
    const meant = year === undefined && isStoredDay ? stored.year : year;
    return meant ? read(`${text} ${meant}`) : { date, adarAmbiguous };
  }
  if (typeof year !== 'number' || year === date.year || year === before.hebrewYear) return { date, adarAmbiguous };
  if (isStoredDay && date.year === stored.year) return inYear(date, year);
  throw new Invalid(
    [
      {
        path: 'hebrewYear',
        message: `The Hebrew date says ${date.year}, and the Hebrew year ${year}: which is right?`,
      },
    ],
    'hebrew_year_conflict',
  );
}

const read = (text: string): StatedHebrew => {
  const { date, adarAmbiguous = false } = readHebrew(text);
  return { date, adarAmbiguous };
};

/** The same day and month in another year, or in none. */
function inYear(date: AnyHebrewDate, year: number | null): StatedHebrew {
  const dayAndMonth = renderHebrew(date, 'en').replace(/ \d+$/, '');
  return read(year === null ? dayAndMonth : `${dayAndMonth} ${year}`);
}

function refuseFuture(date: CivilDate | null, today: CivilDate, path: 'gregorianDate' | 'hebrewDate'): void {
  if (date !== null && date > today) throw new Invalid([{ path, message: `${date} is in the future.` }], 'future_date');
}

type Agreed = Extract<Reconciled, { ok: true }>;

function agreed(settled: Reconciled): Agreed {
  if (settled.ok && settled.notes.includes('after_sunset_inferred')) {
    const message = `The Hebrew date ${renderHebrew(settled.hebrew, 'en')} begins on the evening of ${settled.gregorianDate}. Did the death occur after sunset but before midnight?`;
    throw new Invalid([{ path: 'afterSunset', message }], 'after_sunset_proposed');
  }
  if (settled.ok) return settled;
  if (settled.code !== 'dates_conflict')
    throw new Invalid([{ path: 'hebrewDate', message: settled.message }], settled.code);

  const { fromGregorian, stated } = settled;
  throw new Invalid(
    [
      { path: 'gregorianDate', message: `${settled.message}: this one is ${renderHebrew(fromGregorian, 'en')}.` },
      { path: 'hebrewDate', message: `${settled.message}: this one is ${renderHebrew(stated, 'en')}.` },
    ],
    'dates_conflict',
  );
}

/** A Hebrew year typed beside a civil date alone must be that of the date; one that was only sent back is no statement. */
function refuseOtherYear(typed: number | null | undefined, before: DateColumns, hebrew: AnyHebrewDate): void {
  if (typeof typed !== 'number' || typed === hebrew.year || typed === before.hebrewYear) return;
  throw new Invalid(
    [{ path: 'hebrewYear', message: `The civil date is in ${hebrew.year}, not in ${typed}.` }],
    'hebrew_year_conflict',
  );
}

function columnsOf({ gregorianDate, hebrew, afterSunset, notes }: Agreed): DateColumns {
  return {
    gregorianDate,
    gregorianDerived: notes.includes('gregorian_derived'),
    hebrewDay: hebrew.day,
    hebrewMonth: hebrew.month,
    hebrewYear: hebrew.year,
    hebrewDerived: notes.includes('hebrew_derived'),
    adarSaid: hebrew.year === null && hebrew.adarOne ? 1 : null,
    afterSunset,
  };
}

function isSame(one: AnyHebrewDate | null, other: AnyHebrewDate | null): boolean {
  if (!one || !other) return one === other;
  if (one.day !== other.day || one.month !== other.month || one.year !== other.year) return false;
  return one.year !== null || other.year !== null || Boolean(one.adarOne) === Boolean(other.adarOne);
}
