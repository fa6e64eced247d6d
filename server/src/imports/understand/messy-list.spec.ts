import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderHebrew } from '../../calendar/index.js';
import { understood } from '../../../test/read-rows.js';
import type { PlacedRow } from '../decide/placing.js';

interface Expected {
  row: number;
  gregorian?: string | null;
  hebrew?: string;
  afterSunset?: boolean;
  yearUnknown?: boolean;
  perpetual?: boolean;
  observers?: [];
  observer?: string;
  relationship?: string;
  issues?: string[];
  error?: string;
  duplicateOfRow?: number;
  sameDeceasedAsRow?: number;
}

const data = (name: string) => readFileSync(join(process.cwd(), 'server/test/data', name));
const expected = (JSON.parse(data('messy-yahrzeits.expected.json').toString()) as { rows: Expected[] }).rows;

const ABOVE = 2;

describe('a list as an office keeps it', () => {
  let table: Awaited<ReturnType<typeof understood>>;
  let rows: PlacedRow[];

  beforeAll(async () => {
    table = await understood(data('messy-yahrzeits.csv'));
    // The expectations count people; the file counts from its first line, with a title and the headings.
    rows = table.rows.filter(({ leftOut }) => !leftOut);
  });

  it('given a title above the headings, then the headings are found below it', () => {
    expect(table.headerRow).toBe(2);
    expect(table.columns.map(({ field }) => field)).toEqual([
      'name',
      'gregorianDate',
      'hebrewDate',
      'afterSunset',
      'observerName',
      'relationship',
      'email',
      'plaque',
      'notes',
    ]);
    expect(rows).toHaveLength(expected.length);
  });

  it.each(expected)('row $row is understood as it should be', (want) => {
    const row = rows[want.row - 1] as PlacedRow;

    expect(summaryOf(row, want)).toEqual(want);
  });

  /** The row in the words of the expectation: only what it speaks of. */
  function summaryOf(row: PlacedRow, want: Expected): unknown {
    const codes = row.issues.map(({ code }) => code);
    const [observer] = row.observers;
    const told: Record<string, unknown> = {
      row: row.row - ABOVE,
      name: (want as { name?: object }).name && {
        first: row.name.split(' ')[0],
        last: row.name.split(' ').slice(1).join(' '),
      },
      gregorian: row.gregorianDate,
      hebrew: row.hebrew && renderHebrew(row.hebrew, 'en'),
      afterSunset: row.afterSunset ?? false,
      yearUnknown: row.hebrew?.year === null,
      perpetual: row.perpetual,
      observers: row.observers,
      observer: observer?.name,
      relationship: observer?.kinship?.detail,
      issues: want.issues?.filter((code) => codes.includes(code)),
      error: row.state === 'error' ? row.issues.find(({ severity }) => severity === 'error')?.code : undefined,
      duplicateOfRow: row.state === 'duplicate' ? row.sameAsRow! - ABOVE : undefined,
      sameDeceasedAsRow: row.state === 'merge' ? row.sameAsRow! - ABOVE : undefined,
      newObserver: row.state === 'merge',
      comment: (want as { comment?: string }).comment,
    };
    return Object.fromEntries(Object.keys(want).map((key) => [key, told[key]]));
  }
});
