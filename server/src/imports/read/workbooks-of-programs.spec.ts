import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIALECTS, written, type Content } from '../../../test/lists/workbook-dialects.js';
import { rowsIn } from '../../../test/read-rows.js';

interface List {
  readonly name: string;
  readonly rows: readonly (readonly Content[])[];
  readonly date1904?: boolean;
}

const LISTS: readonly List[] = [
  {
    name: 'a list in English',
    rows: [
      ['Name', 'Date of Death', 'Notes'],
      ['Levin, Sarah "Sally"', { day: 30_754 }, 'A & B <friends>'],
      ['Max Katz', { day: 27_000 }, 'x'],
    ],
  },
  {
    name: 'a list in Hebrew, with gaps',
    rows: [
      ['שם', 'תאריך פטירה', 'הערות'],
      ['שרה לוי', { day: 30_754 }, ''],
      ['יוסף כהן', '', 'כ״ט בכסלו תשמ״ד'],
    ],
  },
  {
    name: 'a list of an old Mac',
    date1904: true,
    rows: [
      ['Name', 'Died', 'Plaque'],
      ['Sarah Levin', { day: 29_292 }, '1N-4'],
      ['Max Katz', { day: 25_538 }, '007'],
    ],
  },
];
const DAYS: Record<number, string> = {
  30_754: '1984-03-13',
  27_000: '1973-12-02',
  29_292: '1984-03-13',
  25_538: '1973-12-02',
};
const asRead = (rows: List['rows']): string[][] =>
  rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? cell : DAYS[cell.day]!)));
const withoutGaps = (rows: string[][]) => rows.map((cells) => cells.join('|').replace(/\|+$/, ''));

describe.each(DIALECTS.map((dialect) => [dialect.program, dialect] as const))('a workbook of %s', (_, dialect) => {
  it.each(LISTS.map((list) => [list.name, list] as const))(
    'given %s, then every cell is what it is',
    async (_, list) => {
      const read = await rowsIn(await written(dialect, list.rows, list.date1904 ?? false));

      expect(withoutGaps(read)).toEqual(withoutGaps(asRead(list.rows)));
    },
  );
});

type Written =
  | string
  | { readonly day: string }
  | { readonly number: number }
  | { readonly truth: boolean }
  | { readonly formula: string; readonly value: string };

const FOLDER = fileURLToPath(new URL('../../../test/data/workbooks/', import.meta.url));
const WRITTEN = JSON.parse(readFileSync(path.join(FOLDER, 'lists.json'), 'utf8')) as Record<
  string,
  { readonly rows: readonly (readonly Written[])[] }
>;
const BY_PROGRAMS = readdirSync(FOLDER)
  .filter((name) => /\.(xlsx|xls|ods)$/.test(name))
  .map((name) => name.split('.') as [program: string, list: string, type: string]);

function text(cell: Written): string {
  if (typeof cell === 'string') return cell;
  if ('day' in cell) return cell.day;
  if ('number' in cell) return String(cell.number);
  return 'truth' in cell ? String(cell.truth).toUpperCase() : cell.value;
}

describe('workbooks that programs wrote', () => {
  it('given the corpus, then it has at least thirty, by at least ten programs', () => {
    expect(BY_PROGRAMS.length).toBeGreaterThanOrEqual(30);
    expect(new Set(BY_PROGRAMS.map(([program]) => program)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(BY_PROGRAMS)('given the workbook %s.%s.%s, then every cell is what it is', async (program, list, type) => {
    const read = await rowsIn(readFileSync(path.join(FOLDER, `${program}.${list}.${type}`)));

    const rows = WRITTEN[list]?.rows.map((cells) => cells.map(text)) ?? [];
    expect(withoutGaps(read)).toEqual(withoutGaps(rows.filter((cells) => cells.some(Boolean))));
  });
});
