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
