import { allRows } from '../../../test/read-rows.js';
import { readTable } from '../read/read-text.js';
import { layoutOf } from './layout.js';
import { oneOfSheet } from './one-of-sheet.js';

const table = (...lines: string[]) => readTable(Buffer.from(lines.join('\n')));
const LIST = ['Yahrzeit list,,', 'Name,Date of Death,Phone', 'Sam Katz,1/2/1990,555-0101', 'Eva Katz,3/4/1991,'];
const PLAQUES = [
  'Plaques in the chapel,,,',
  'Plaque No,Deceased,Hebrew Date,Observer',
  '14,Max Blum,5 Tevet 5740,Tom Blum',
];

describe('lists that stand one below another on one sheet', () => {
  it('given the second has other headings, then it is asked which, and each is read as if it stood alone', async () => {
    const both = table(...LIST, ',,', ...PLAQUES);

    await expect(oneOfSheet(both, null)).rejects.toMatchObject({
      code: 'which_table',
      details: [
        { path: 'tables.1', message: '1: Name, Date of Death, Phone' },
        { path: 'tables.2', message: '2: Plaque No, Deceased, Hebrew Date, Observer' },
      ],
    });
    const second = await oneOfSheet(both, 2);
    const { columns, headerRow } = await layoutOf(second);
    expect(await allRows(await oneOfSheet(both, 1))).toHaveLength(4);
    expect([headerRow, columns.map(({ field }) => field)]).toEqual([
      7,
      ['plaque', 'name', 'hebrewDate', 'observerName'],
    ]);
    expect((await allRows(second)).at(0)?.[0]).toBe('Plaques in the chapel');
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
