import { readSunset, type SunsetWords } from './after-sunset.js';
import type { ImportIssue } from '@zikaron/contract';
import {
  fromSpreadsheetSerial,
  parseCivil,
  parseHebrew,
  reconcile,
  type CivilDate,
  type HebrewDate,
  type ParsedCivil,
  type YearlessHebrewDate,
} from '../../calendar/index.js';
import { isSerial } from './excel-serials.js';

export interface DateCells {
  readonly civil: string;
  readonly hebrew: string;
  readonly hebrewYear: string;
  readonly afterSunset: string;
}

/** What the whole column tells about one cell. */
export interface DateReading {
  readonly order: 'mdy' | 'dmy';
  readonly today: CivilDate;
  /** Bare numbers that count from 1904: every one, in a workbook that says so; else those that probably do. */
  readonly serials1904: ReadonlySet<number> | 'all';
  /** What the office said that words of the column "After sunset" mean. */
  readonly sunsetWords: SunsetWords;
  /** True when the kinship makes a death of over a century ago impossible: then a placeholder year is no year. */
  readonly isOfOneLifetime: boolean;
}

export type Field = 'gregorianDate' | 'hebrewDate' | 'afterSunset';
export type Finding = Pick<ImportIssue, 'code' | 'severity' | 'message'> & { field: Field };

export interface UnderstoodDates {
  readonly gregorianDate: CivilDate | null;
  readonly gregorianDerived: boolean;
  readonly hebrewDerived: boolean;
  readonly hebrew: HebrewDate | YearlessHebrewDate | null;
  readonly afterSunset: boolean | null;
  readonly issues: Finding[];
}

type Civil = Extract<ParsedCivil, { ok: true }>;
type Hebrew = Extract<ReturnType<typeof parseHebrew>, { ok: true }>;

/**
 * Reads the dates of one row and brings them together by the rules for a day of death. An issue of severity `error`
 * means that the row cannot be imported as it stands; nothing is ever rolled over or guessed in silence.
 */
export function understandDates(cells: DateCells, reading: DateReading): UnderstoodDates {
  const issues: Finding[] = [];
  const hebrew = readHebrew(cells, issues);
  const civil = readCivil(cells.civil, hebrew, reading, issues);
  const afterSunset = readAnswer(cells.afterSunset, reading.sunsetWords, issues);
  if (issues.some(({ severity }) => severity === 'error')) return nothing(issues);

  if (isPlaceholder(hebrew, civil)) {
    issues.push(PLACEHOLDER);
    if (reading.isOfOneLifetime) return withoutYear(hebrew, afterSunset, issues);
  }
  return bringTogether(civil, hebrew, afterSunset, issues);
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
  if (!together.ok) {
    const field = together.code === 'adar_ambiguous' ? 'hebrewDate' : 'gregorianDate';
    return nothing([...issues, { code: together.code, severity: 'error', field, message: together.message }]);
  }
  for (const note of together.notes) {
    const said = NOTES[note];
    if (said) issues.push({ code: note, ...said });
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

function readHebrew({ hebrew, hebrewYear }: DateCells, issues: Finding[]): Hebrew | null {
  const text = hebrew.trim();
  if (!text) return null;
  const alone = parseHebrew(text);
  const withYear =
    hebrewYear.trim() && alone.ok && alone.date.year === null ? parseHebrew(`${text} ${hebrewYear}`) : alone;
  const parsed = withYear.ok ? withYear : alone;
  if (!parsed.ok) {
    issues.push({ code: parsed.code, severity: 'error', field: 'hebrewDate', message: parsed.message });
    return null;
  }
  if (parsed.warning) {
    const message = 'That year has one Adar, which is what was meant';
    issues.push({ code: parsed.warning, severity: 'warning', field: 'hebrewDate', message });
  }
  return parsed;
}

function readCivil(cell: string, hebrew: Hebrew | null, reading: DateReading, issues: Finding[]): Civil | null {
  const text = cell.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  if (isSerial(text)) return readSerial(Number(text), reading, issues);
  const parsed = parseCivil(text, {
    order: reading.order,
    today: reading.today,
    hebrewYear: hebrew?.date.year ?? null,
  });
  if (!parsed.ok) {
    issues.push({ code: parsed.code, severity: 'error', field: 'gregorianDate', message: parsed.message });
    return null;
  }
  if (parsed.twoDigitYear) {
    const message = `The year has two digits and was read as ${parsed.date.slice(0, 4)}`;
    issues.push({ code: 'two_digit_year', severity: 'warning', field: 'gregorianDate', message });
  }
  return parsed;
}

function readSerial(serial: number, { serials1904, today }: DateReading, issues: Finding[]): Civil | null {
  const isGuessed = serials1904 !== 'all' && serials1904.has(serial);
  const is1904 = serials1904 === 'all' || isGuessed;
  const date = fromSpreadsheetSerial(serial, is1904 ? 1904 : 1900);
  if (date > today) {
    issues.push({
      code: 'future_date',
      severity: 'error',
      field: 'gregorianDate',
      message: `${date} is in the future`,
    });
    return null;
  }
  const other = fromSpreadsheetSerial(serial, 1900);
  issues.push(
    isGuessed
      ? {
          code: 'excel_serial_1904_ambiguous',
          severity: 'warning',
          field: 'gregorianDate',
          message: `${serial} is an Excel number, read as ${date} as old Macs count; counted from 1900 it is ${other}. Please check`,
        }
      : {
          code: 'excel_serial',
          severity: 'info',
          field: 'gregorianDate',
          message: `${serial} is an Excel number, read as ${date}`,
        },
  );
  return { ok: true, date, order: null };
}

function readAnswer(cell: string, answered: SunsetWords, issues: Finding[]): boolean | null {
  const read = readSunset(cell, answered);
  if (read === 'unknown') {
    const message = `"${cell.trim().slice(0, 40)}" is neither yes nor no; the date depends on it, and until it is answered it counts as not sure`;
    issues.push({ code: 'after_sunset_unreadable', severity: 'warning', field: 'afterSunset', message });
  }
  return read === 'yes' ? true : read === 'no' ? false : null;
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
