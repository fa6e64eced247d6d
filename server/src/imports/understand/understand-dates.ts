import type { ImportIssue } from '@zikaron/contract';
import {
  addDays,
  ADAR,
  ADAR_II,
  effectiveHebrewDate,
  fromSpreadsheetSerial,
  inBothScripts,
  parseCivil,
  parseHebrew,
  reconcile,
  renderHebrew,
  toCivil,
  toHebrew,
  type CivilDate,
  type HebrewDate,
  type ParsedCivil,
  type ParsedHebrew,
  type Reconciled,
  type YearlessHebrewDate,
} from '../../calendar/index.js';
import { readSunset, type SunsetWords } from './after-sunset.js';
import { clockTimeOf, dayAndTime, sideOfSunset } from './clock-times.js';
import {
  bothDatesIn,
  civilIn,
  isCivil,
  isNamedOrRead,
  isUnclear,
  plainCivil,
  eveningOf,
  sunsetBehind,
} from './dates-in-cells.js';
import { isSerial } from './excel-serials.js';
import { wouldAgree } from './would-agree.js';
import { cut } from '../../platform/text/index.js';

export interface DateCells {
  readonly civil: string;
  readonly hebrew: string;
  readonly hebrewYear: string;
  readonly afterSunset: string;
  /** A day of observance that another program worked out: compared, and never kept. */
  readonly printed: string;
}

/** What the whole column tells about one cell. */
export interface DateReading {
  readonly order: 'mdy' | 'dmy';
  readonly today: CivilDate;
  /** Where the organization is, second days are not kept: Simchat Torah is a day earlier. */
  readonly israel: boolean;
  /** Bare numbers that count from 1904: every one, in a workbook that says so; else those that probably do. */
  readonly serials1904: ReadonlySet<number> | 'all';
  /** What the office said that words of the column "After sunset" mean. */
  readonly sunsetWords: SunsetWords;
  /** The column asks whether it was before sunset: "yes" in it is by day. Null where it does not say what "yes" is. */
  readonly asksBefore: boolean | null;
  /** True when the kinship makes a death of over a century ago impossible: then a placeholder year is no year. */
  readonly isOfOneLifetime: boolean;
}

type Field = 'gregorianDate' | 'hebrewDate' | 'afterSunset' | 'burialDate' | 'printedObservance';
export type Finding = Pick<ImportIssue, 'code' | 'severity' | 'message' | 'dates' | 'mayBe'> & { field: Field };

export interface UnderstoodDates {
  readonly gregorianDate: CivilDate | null;
  readonly gregorianDerived: boolean;
  readonly hebrewDerived: boolean;
  readonly hebrew: HebrewDate | YearlessHebrewDate | null;
  readonly afterSunset: boolean | null;
  readonly issues: Finding[];
}

type Civil = Extract<ParsedCivil, { ok: true }>;
type Hebrew = Extract<ParsedHebrew, { ok: true }>;

/**
 * Reads the dates of one row and brings them together by the rules for a day of death. An issue of severity `error`
 * means that the row cannot be imported as it stands; nothing is ever rolled over or guessed in silence.
 */
export function understandDates(given: DateCells, reading: DateReading): UnderstoodDates {
  const issues: Finding[] = [];
  const cells = inTheirColumns(withSunsetApart(given, reading), reading, issues);
  const hebrew = readHebrew(cells, reading, issues);
  const civil = readCivil(cells.civil, hebrew, reading, issues);
  const afterSunset = readAnswer(cells.afterSunset, reading, issues, { civil, hebrew });
  if (issues.some(({ severity }) => severity === 'error')) return nothing(issues);
  if (!civil && !hebrew) return { ...nothing([...issues, DATE_MISSING]), afterSunset };

  if (isPlaceholder(hebrew, civil)) {
    issues.push(PLACEHOLDER);
    if (reading.isOfOneLifetime) return withoutYear(hebrew, afterSunset, issues);
  }
  const dates = bringTogether(civil, hebrew, afterSunset, issues);
  comparePrinted(cells.printed, dates, reading);
  return dates;
}

/** A Hebrew date that stands in the civil column, or the other way round, is read as what it is. */
function inTheirColumns(given: DateCells, reading: DateReading, issues: Finding[]): DateCells {
  const cells = bothOfOneCell(given, reading);
  const { civil, hebrew } = cells;
  const isHebrew = civil !== '' && !hebrew && !isCivil(civil, reading) && isNamedOrRead(parseHebrew(civil));
  if (isHebrew) {
    issues.push({
      ...OTHER_CALENDAR,
      field: 'gregorianDate',
      message: `"${cut(civil, 40)}" is a Hebrew date, and is read as one`,
    });
    return { ...cells, civil: '', hebrew: civil };
  }
  const isCivilDay = hebrew !== '' && !civil && !parseHebrew(hebrew).ok && isMeantAsCivil(hebrew, reading);
  if (!isCivilDay) return cells;
  issues.push({
    ...OTHER_CALENDAR,
    field: 'hebrewDate',
    message: `"${cut(hebrew, 40)}" is a civil date, and is read as one`,
  });
  return { ...cells, civil: hebrew, hebrew: '' };
}

/** "12/9/1983 (3 Tevet 5744)" in one column, the other empty: each is the date of its calendar. */
function bothOfOneCell(cells: DateCells, reading: DateReading): DateCells {
  if (Boolean(cells.civil) === Boolean(cells.hebrew)) return cells;
  const both = bothDatesIn(cells.civil || cells.hebrew, reading);
  return both ? withSunsetApart({ ...cells, ...both }, reading) : cells;
}

/** What stands beside a date and answers is the answer; a time of day does whatever the column asks. */
function withSunsetApart(cells: DateCells, reading: DateReading): DateCells {
  if (cells.afterSunset.trim()) return cells;
  const cell = cells.civil || cells.hebrew;
  const time = dayAndTime(cell)?.time;
  if (time && isCivil(cell, reading)) return { ...cells, afterSunset: time };
  if (reading.asksBefore) return cells;
  const civil = sunsetBehind(cells.civil);
  if (civil && isCivil(civil.day, reading)) return { ...cells, civil: civil.day, afterSunset: civil.word };
  const hebrew = eveningOf(cells.hebrew) ?? sunsetBehind(cells.hebrew);
  if (!hebrew || !(isNamedOrRead(parseHebrew(hebrew.day)) || isCivil(hebrew.day, reading))) return cells;
  return { ...cells, hebrew: hebrew.day, afterSunset: hebrew.word };
}

/** A civil day, or one that the calendar does not have: 31 November. */
const isMeantAsCivil = (cell: string, reading: DateReading): boolean => {
  if (isCivil(cell, reading)) return true;
  const read = civilIn(cell, reading);
  return !read.ok && read.code === 'no_such_day';
};

/** A person of whom no day is known is remembered too: as in a record that was entered so. */
const DATE_MISSING: Finding = {
  ...{ code: 'date_missing', severity: 'warning', field: 'gregorianDate' },
  message: 'No date of death: nobody is reminded until one is entered',
};

const OTHER_CALENDAR = { code: 'date_of_other_calendar', severity: 'info' } as const;

/** The day of burial; a day that cannot be read, or before the death, is told and not kept. */
export function readBurial(
  cell: string,
  died: CivilDate | null,
  { order, today }: Pick<DateReading, 'order' | 'today'>,
): { date: CivilDate | null; issues: Finding[] } {
  if (!/[\p{L}\p{N}]/u.test(cell)) return { date: null, issues: [] };
  const read = isSerial(cell)
    ? { ok: true as const, date: fromSpreadsheetSerial(Number(cell), 1900) }
    : civilIn(cell, { order, today });
  if (read.ok && (died === null || read.date >= died)) return { date: read.date, issues: [] };
  const message = read.ok
    ? 'The burial is before the death, and is not kept'
    : `${read.message}; the burial is not kept`;
  return { date: null, issues: [{ code: 'burial_unreadable', severity: 'warning', field: 'burialDate', message }] };
}

/** A printed day of observance stands on the day and month of the death, in one of the two calendars, or is told. */
function comparePrinted(
  cell: string,
  { hebrew, gregorianDate, issues }: UnderstoodDates,
  { order }: DateReading,
): void {
  const printed = cell && hebrew ? civilIn(cell, { order, today: '2200-01-01' }) : null;
  if (!printed?.ok || !hebrew) return;
  const { day, month } = toHebrew(printed.date);
  const isAdar = (one: number) => one === ADAR || one === ADAR_II;
  const onHebrewDay = day === hebrew.day && (month === hebrew.month || (isAdar(month) && isAdar(hebrew.month)));
  const onCivilDay = gregorianDate !== null && printed.date.slice(5) === gregorianDate.slice(5);
  if (onHebrewDay || onCivilDay || hebrew.day === 30) return;
  const message = `The file observes ${printed.date}, which is ${renderHebrew(toHebrew(printed.date), 'en')}; the date of death gives ${renderHebrew(hebrew, 'en')}`;
  issues.push({ code: 'printed_observance_differs', severity: 'warning', field: 'printedObservance', message });
}

function bringTogether(
  civil: Civil | null,
  hebrew: Hebrew | null,
  afterSunset: boolean | null,
  issues: Finding[],
): UnderstoodDates {
  const together = reconcile({
    gregorianDate: civil?.date ?? null,
    hebrew: hebrew?.date ?? null,
    adarAmbiguous: hebrew?.adarAmbiguous,
    afterSunset,
  });
  if (!together.ok) return nothing([...issues, contradiction(civil, hebrew, together)]);
  for (const note of together.notes) {
    const said = NOTES[note];
    const dates = note === 'after_sunset_inferred' ? bothDates(civil, hebrew, 1) : undefined;
    if (said) issues.push({ code: note, ...said, dates });
  }
  return {
    gregorianDate: together.gregorianDate,
    gregorianDerived: together.notes.includes('gregorian_derived'),
    hebrewDerived: together.notes.includes('hebrew_derived'),
    hebrew: together.hebrew,
    afterSunset: together.afterSunset,
    issues,
  };
}

function contradiction(
  civil: Civil | null,
  hebrew: Hebrew | null,
  together: Extract<Reconciled, { ok: false }>,
): Finding {
  const { code, message } = together;
  const field = code === 'adar_ambiguous' ? 'hebrewDate' : 'gregorianDate';
  const dates = together.code === 'dates_conflict' ? bothDates(civil, hebrew, together.differenceDays) : undefined;
  const mayBe = 'mayBe' in together ? { mayBe: together.mayBe.map(inBothScripts) } : {};
  return { code, severity: 'error', field, message, dates, ...mayBe };
}

/** Both dates beside each other, each in the other calendar too, and what would make them agree. */
function bothDates(civil: Civil | null, hebrew: Hebrew | null, differenceDays: number): ImportIssue['dates'] {
  if (!civil || !hebrew) return undefined;
  const { year } = hebrew.date;
  return {
    civil: civil.date,
    hebrew: renderHebrew(hebrew.date, 'en'),
    hebrewHe: renderHebrew(hebrew.date, 'he'),
    civilAsHebrew: renderHebrew(toHebrew(civil.date), 'en'),
    civilAsHebrewHe: renderHebrew(toHebrew(civil.date), 'he'),
    hebrewAsCivil: year === null ? null : toCivil({ ...hebrew.date, year }),
    differenceDays,
    wouldAgree: Math.abs(differenceDays) === 1 ? [] : wouldAgree(civil.date, hebrew.date),
  };
}

const NOTES: Record<string, Omit<Finding, 'code'>> = {
  gregorian_derived: {
    severity: 'info',
    field: 'gregorianDate',
    message: 'The civil date was computed from the Hebrew date',
  },
  hebrew_year_inferred: {
    severity: 'info',
    field: 'hebrewDate',
    message: 'The Hebrew year was taken from the civil date',
  },
  after_sunset_inferred: {
    severity: 'warning',
    field: 'afterSunset',
    message: 'The Hebrew date is one day later than the civil one, so the death was probably after sunset',
  },
  after_sunset_unknown: {
    severity: 'info',
    field: 'afterSunset',
    message: 'It is not known whether the death was after sunset; counted as before',
  },
  adar_disambiguated_by_gregorian: {
    severity: 'info',
    field: 'hebrewDate',
    message: 'That year has two Adars; the civil date tells which one is meant',
  },
};

const nothing = (issues: Finding[]): UnderstoodDates => ({
  gregorianDate: null,
  gregorianDerived: false,
  hebrewDerived: false,
  hebrew: null,
  afterSunset: null,
  issues,
});

function readHebrew(cells: DateCells, reading: DateReading, issues: Finding[]): Hebrew | null {
  const text = cells.hebrew.replace(/(?:(?<!\s)\s+)?(?<!\?)\?+$/, '').trim();
  if (!text) return null;
  const parsed = byCivilDay(inItsYear(text, cells.hebrewYear, reading), text, cells, reading);
  if (!parsed.ok) {
    const mayBe = isUnclear(parsed) ? parsed.mayBe.map(inBothScripts) : undefined;
    const { code, message } = parsed;
    issues.push({ code, severity: 'error', field: 'hebrewDate', message, ...(mayBe ? { mayBe } : {}) });
    return null;
  }
  if (parsed.warning) {
    const message = 'That year has one Adar, which is what was meant';
    issues.push({ code: parsed.warning, severity: 'warning', field: 'hebrewDate', message });
  }
  if (parsed.byName) {
    const message = `"${text}" is ${renderHebrew(parsed.date, 'en')}`;
    issues.push({ code: 'day_by_name', severity: 'info', field: 'hebrewDate', message });
  }
  if (text !== cells.hebrew.trim()) issues.push({ ...DOUBTFUL, field: 'hebrewDate' });
  return parsed;
}

/** With the year of another column, where the text has none. */
function inItsYear(text: string, hebrewYear: string, { israel }: DateReading): ParsedHebrew {
  const alone = parseHebrew(text, israel);
  const [day] = alone.ok ? [alone.date] : isUnclear(alone) ? alone.mayBe : [];
  if (!hebrewYear.trim() || day?.year !== null) return alone;
  const withYear = parseHebrew(`${text} ${hebrewYear}`, israel);
  return isNamedOrRead(withYear) ? withYear : alone;
}

/** The name of a day that may be several is the one on which the civil date falls, or the one that began that evening. */
function byCivilDay(parsed: ParsedHebrew, text: string, cells: DateCells, reading: DateReading): ParsedHebrew {
  if (!isUnclear(parsed)) return parsed;
  const { order, today, israel, sunsetWords, asksBefore } = reading;
  const civil = civilIn(cells.civil.trim(), { order, today });
  if (!civil.ok) return parsed;
  const afterSunset = readSunset(cells.afterSunset, sunsetWords, asksBefore) === 'yes';
  const onThatDay = effectiveHebrewDate({ gregorianDate: civil.date, afterSunset });
  const inYear = parsed.mayBe[0]?.year === null ? parseHebrew(`${text} ${onThatDay.year}`, israel) : parsed;
  const days = inYear.ok ? [inYear.date] : isUnclear(inYear) ? inYear.mayBe : [];
  const thatEvening = toHebrew(addDays(civil.date, 1));
  const meant = [onThatDay, thatEvening].find((one) => days.some((day) => isSameDay(day, one)));
  return meant ? { ok: true, date: meant, byName: true } : parsed;
}

const isSameDay = (one: HebrewDate | YearlessHebrewDate, other: HebrewDate): boolean =>
  one.day === other.day && one.month === other.month;

const DOUBTFUL = { code: 'date_doubtful', severity: 'warning', message: 'The file itself doubts this date' } as const;

function readCivil(cell: string, hebrew: Hebrew | null, reading: DateReading, issues: Finding[]): Civil | null {
  if (!/[\p{L}\p{N}]/u.test(cell)) return null;
  if (isSerial(cell)) return readSerial(Number(cell), reading, issues);
  const { text, weekday, doubtful } = plainCivil(cell.trim());
  const say = (code: string, severity: 'error' | 'warning', message: string) =>
    issues.push({ code, severity, field: 'gregorianDate', message });
  const { order, today } = reading;
  const parsed = parseCivil(text, { order, today, hebrewYear: hebrew?.date.year ?? null });
  if (!parsed.ok) {
    if (DAY_MISSING.test(text)) say('day_missing', 'error', `"${text}" has no day`);
    else say(parsed.code, 'error', parsed.message);
    return null;
  }
  if (parsed.twoDigitYear)
    say('two_digit_year', 'warning', `The year has two digits and was read as ${parsed.date.slice(0, 4)}`);
  if (doubtful) say(DOUBTFUL.code, 'warning', DOUBTFUL.message);
  if (weekday !== null && weekday !== new Date(parsed.date).getUTCDay())
    say('weekday_differs', 'warning', `${parsed.date} is not on the weekday that the file says`);
  return parsed;
}

/** "Dec. 1999", "1999", "12/1999". */
const DAY_MISSING = /^(\p{L}{3,}\.?,? ?|\d{1,2}[/.-])?\d{4}$/u;

function readSerial(serial: number, { serials1904, today }: DateReading, issues: Finding[]): Civil | null {
  const isGuessed = serials1904 !== 'all' && serials1904.has(serial);
  const is1904 = serials1904 === 'all' || isGuessed;
  const date = fromSpreadsheetSerial(serial, is1904 ? 1904 : 1900);
  const say = (code: string, severity: Finding['severity'], message: string) =>
    issues.push({ code, severity, field: 'gregorianDate', message });
  if (date > today) {
    say('future_date', 'error', `${date} is in the future`);
    return null;
  }
  const read = `${serial} is an Excel number, read as ${date}`;
  const other = fromSpreadsheetSerial(serial, 1900);
  const asOnMacs = `${read} as old Macs count; counted from 1900 it is ${other}. Please check`;
  if (isGuessed) say('excel_serial_1904_ambiguous', 'warning', asOnMacs);
  else say('excel_serial', 'info', read);
  return { ok: true, date, order: null };
}

/** What the office says of empty cells counts where the Hebrew date does not tell by itself on which side of sunset it was. */
function readAnswer(
  cell: string,
  { sunsetWords: answered, asksBefore }: Pick<DateReading, 'sunsetWords' | 'asksBefore'>,
  issues: Finding[],
  { civil, hebrew }: { civil: Civil | null; hebrew: Hebrew | null },
): boolean | null {
  const written = readSunset(cell, answered, asksBefore);
  const read = written === 'blank' && !hebrew && Object.hasOwn(answered, '') ? answered[''] : written;
  if (read === 'unsure' && civil) return byClock(cell, civil, hebrew, issues);
  if (read === 'unknown') {
    const message = `"${cut(cell.trim(), 40)}" is neither yes nor no; the date depends on it, and until it is answered it counts as not sure`;
    issues.push({ code: 'after_sunset_unreadable', severity: 'warning', field: 'afterSunset', message });
  }
  return read === 'yes' ? true : read === 'no' ? false : null;
}

/** By the time of day in a cell; where the sun may have set or not, the Hebrew date says, or it is asked. */
function byClock(cell: string, { date }: Civil, hebrew: Hebrew | null, issues: Finding[]): boolean | null {
  const minutes = clockTimeOf(cell);
  const side = minutes === null ? 'unsure' : sideOfSunset(minutes, Number(date.slice(5, 7)));
  if (side === 'either' && hebrew) return isSameDay(hebrew.date, toHebrew(addDays(date, 1))) || null;
  if (side === 'either') {
    const message = `"${cut(cell.trim(), 40)}" may be before sunset or after it; until somebody says, it counts as before`;
    issues.push({ code: 'time_near_sunset', severity: 'warning', field: 'afterSunset', message });
  }
  return side === 'before' || side === 'after' ? side === 'after' : null;
}

/** What office programs wrote for "year unknown": 5664, which is 22 September 1903 to 9 September 1904. */
const PLACEHOLDER_HEBREW_YEAR = 5664;
const PLACEHOLDER_CIVIL_YEARS = ['1900'];

const isPlaceholder = (hebrew: Hebrew | null, civil: Civil | null): boolean =>
  hebrew?.date.year === PLACEHOLDER_HEBREW_YEAR ||
  (civil !== null && (civil.date === '1970-01-01' || PLACEHOLDER_CIVIL_YEARS.includes(civil.date.slice(0, 4))));

const PLACEHOLDER: Finding = {
  code: 'possible_placeholder_year',
  severity: 'warning',
  field: 'hebrewDate',
  message: 'Old programs wrote this year where it was unknown. Please check',
};

/** Keeps day and month, which are right, and lets go of a year that cannot be. */
function withoutYear(hebrew: Hebrew | null, afterSunset: boolean | null, issues: Finding[]): UnderstoodDates {
  if (!hebrew) return nothing([...issues, { ...PLACEHOLDER, severity: 'error' }]);
  const { day, month } = hebrew.date;
  return {
    gregorianDate: null,
    gregorianDerived: false,
    hebrewDerived: false,
    hebrew: { day, month, year: null },
    afterSunset,
    issues,
  };
}
