import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import { fromSpreadsheetSerial, parseCivil, parseHebrew, reconcile, renderHebrew, type CivilDate } from './index.js';

type Expected = {
  row: number;
  gregorian?: CivilDate | null;
  hebrew?: string;
  afterSunset?: boolean;
  error?: string;
  issues?: string[];
};
type Outcome =
  { gregorian: CivilDate | null; hebrew: string; afterSunset: boolean; issues: string[] } | { error: string };

const [, , ...rows]: string[][] = parse(readFileSync('server/test/data/messy-yahrzeits.csv'), {
  relax_column_count: true,
  relax_quotes: true,
});
const { rows: expected } = JSON.parse(readFileSync('server/test/data/messy-yahrzeits.expected.json', 'utf8')) as {
  rows: Expected[];
};

/** What the dates alone tell; that 5664 stands for "unknown" in some lists is for the import to find. */
const aboutDates = new Set([
  'two_digit_year',
  'hebrew_year_inferred',
  'after_sunset_inferred',
  'gregorian_derived',
  'adar_disambiguated_by_gregorian',
  'adar_ii_in_common_year',
]);
const placeholderRow = 12;

function readRow([, civilText = '', hebrewText = '', sunsetText = '']: string[]): Outcome {
  const afterSunset = sunsetText === '' ? null : /^(true|y|yes)$/i.test(sunsetText);
  const issues: string[] = [];

  const hebrew = hebrewText === '' ? null : parseHebrew(hebrewText);
  if (hebrew?.ok === false) return { error: hebrew.code };
  if (hebrew?.warning) issues.push(hebrew.warning);

  const hebrewYear = hebrew?.date.year ?? null;
  const civil = civilText === '' ? null : parseCivil(civilText, { order: 'mdy', today: '2026-01-16', hebrewYear });
  if (civil?.ok === false) return { error: civil.code };
  if (civil?.twoDigitYear) issues.push('two_digit_year');

  const stated = {
    gregorianDate: civil?.date ?? null,
    hebrew: hebrew?.date ?? null,
    adarAmbiguous: hebrew?.adarAmbiguous,
    afterSunset,
  };
  const result = reconcile(stated);
  if (!result.ok) return { error: result.code };
  issues.push(...result.notes);
  const { gregorianDate, afterSunset: settled } = result;
  return { gregorian: gregorianDate, hebrew: renderHebrew(result.hebrew, 'en'), afterSunset: settled === true, issues };
}

describe('a list as offices have them', () => {
  const dated = expected.filter(
    (one) => one.row !== placeholderRow && (one.error !== undefined || one.hebrew !== undefined),
  );

  it.each(dated.filter((one) => !/^\d+$/.test(rows[one.row - 1]?.[1] ?? '')))(
    'given row $row, its dates are read as a person reads them',
    (one) => {
      const outcome = readRow(rows[one.row - 1] ?? []);

      if (one.error !== undefined) {
        expect(outcome).toEqual({ error: one.error });
        return;
      }
      const { gregorian, hebrew } = one;
      expect(outcome).toMatchObject({
        gregorian,
        hebrew,
        ...(one.afterSunset === undefined ? {} : { afterSunset: one.afterSunset }),
      });
      const told = (one.issues ?? []).filter((issue) => aboutDates.has(issue));
      expect(outcome).toMatchObject({ issues: expect.arrayContaining(told) as string[] });
    },
  );

  it('given the serial numbers of both kinds of workbook, they are the same day', () => {
    expect(fromSpreadsheetSerial(26_999, 1900)).toBe('1973-12-01');
    expect(fromSpreadsheetSerial(25_537, 1904)).toBe('1973-12-01');
    expect(fromSpreadsheetSerial(25_537, 1900)).toBe('1969-11-30');
  });
});
