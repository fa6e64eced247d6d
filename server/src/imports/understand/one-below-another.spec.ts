import { allRows, understood } from '../../../test/read-rows.js';
import { readTable } from '../read/read-text.js';
import { layoutOf } from './layout.js';
import { oneOfSheet } from './one-of-sheet.js';

const table = (...lines: string[]) => readTable(Buffer.from(lines.join('\n')));
/** A person waits for lines below that name who observes: what is left out comes first. */
async function inOrder(text: string) {
  const { columns, rows } = await understood(Buffer.from(text));
  return { columns, rows: rows.sort((one, other) => one.row - other.row) };
}
const LIST = ['Yahrzeit list,,', 'Name,Date of Death,Phone', 'Sam Katz,1/2/1990,555-0101', 'Eva Katz,3/4/1991,'];
const PLAQUES = [
  'Plaques in the chapel,,,',
  'Plaque No,Deceased,Hebrew Date,Observer',
  '14,Max Blum,5 Tevet 5740,Tom Blum',
];

describe('lists that stand one below another on one sheet', () => {
  it('given the second has other headings, then both come in as one list, with the rows of the sheet', async () => {
    const both = [...LIST, ',,', ...PLAQUES].join('\n');
    const { columns, rows } = await inOrder(both);

    expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['Name', 'name'],
      ['Date of Death', 'gregorianDate'],
      ['Phone', 'phone'],
      ['Plaque No', 'plaque'],
      ['Hebrew Date', 'hebrewDate'],
      ['Observer', 'observerName'],
    ]);
    expect(rows.map(({ row, leftOut, name, plaque }) => [row, leftOut, name, plaque])).toEqual([
      [1, 'title', '', null],
      [2, 'headings', '', null],
      [3, null, 'Sam Katz', null],
      [4, null, 'Eva Katz', null],
      [6, 'title', '', null],
      [7, 'headings', '', null],
      [8, null, 'Max Blum', '14'],
    ]);
    expect(rows.at(-1)?.observers.map(({ name }) => name)).toEqual(['Tom Blum']);
  });

  it('given the same headings again below "Fathers", then it is one list, and what stands between is no person', async () => {
    const lines = ['Mothers,,', ...LIST.slice(1), ',,', 'Fathers,,', 'Name,Date of Death,Phone', 'Max Blum,1/5/1992,'];
    const { rows } = await inOrder(lines.join('\n'));

    expect(rows.filter(({ leftOut }) => !leftOut).map(({ row, name }) => [row, name])).toEqual([
      [3, 'Sam Katz'],
      [4, 'Eva Katz'],
      [8, 'Max Blum'],
    ]);
    expect(rows.map(({ leftOut }) => leftOut)).toEqual(['title', 'headings', null, null, 'section', 'headings', null]);
  });

  it('given names in one column here and in two there, then it is asked which, and each is read as if it stood alone', async () => {
    const both = table(
      ...LIST,
      ',,',
      'Plaques,,,',
      'Plaque No,Deceased first name,Deceased last name,Hebrew Date',
      '14,Max,Blum,5 Tevet 5740',
    );

    await expect(oneOfSheet(both, null)).rejects.toMatchObject({
      code: 'which_table',
      details: [
        { path: 'tables.1', message: '1: Name, Date of Death, Phone' },
        { path: 'tables.2', message: '2: Plaque No, Deceased first name, Deceased last name, Hebrew Date' },
      ],
    });
    const { columns, headerRow } = await layoutOf(await oneOfSheet(both, 2));
    expect(await allRows(await oneOfSheet(both, 1))).toHaveLength(4);
    expect([headerRow, columns.map(({ field }) => field)]).toEqual([
      7,
      ['plaque', 'firstName', 'lastName', 'hebrewDate'],
    ]);
  });

  it('given people without headings above the first headings, then they are no title', async () => {
    const people = ['Sam Katz,1/2/1990', 'Eva Katz,3/4/1991', 'Lea Katz,3/4/1992'];

    await expect(oneOfSheet(table(...people, ...PLAQUES), null)).rejects.toMatchObject({
      details: [{ message: '1: Sam Katz, 1/2/1990' }, { message: expect.stringContaining('Deceased') as string }],
    });
  });

  it.each([
    ['the headings again on each page', [...LIST, 'Phone,Name,Date of Death', '555-0102,Lea Katz,3/4/1992']],
    ['headings over two rows', ['Deceased,,Family', 'Full,Date of,Name', 'Name,Death,', 'Sam Katz,1/2/1990,Lea Katz']],
    ['a day above the headings', ['Printed,1/2/2026', 'From,1/1/2026', ...LIST]],
    ['people of whom no day is known', [...LIST, 'Ann Member,,', 'Died in the war,unknown,Home']],
  ])('given %s, then it is one list', async (_, lines) => {
    const one = table(...lines);

    expect(await oneOfSheet(one, null)).toBe(one);
  });
});
