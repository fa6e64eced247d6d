import { allRows } from '../../../test/read-rows.js';
import { readTable } from '../read/read-text.js';
import { layoutOf } from './layout.js';
import { oneOfSheet } from './one-of-sheet.js';

const BESIDE = [
  'Yahrzeit list,,,,,',
  'Name,Date of Death,,Name,Date of Death,Notes',
  'Bob Katz,1/2/1990,,Eva Blum,5/6/1992,Founder',
  'Carl Katz,3/4/1991,,,,',
  ',,,Fay Blum,7/8/1993,',
].join('\n');
const table = (text: string) => readTable(Buffer.from(text));

describe('lists that stand side by side on one sheet', () => {
  it('given it is not said which, then they are named by their columns and headings', async () => {
    await expect(oneOfSheet(table(BESIDE), null)).rejects.toMatchObject({
      code: 'which_table',
      details: [
        { path: 'tables.1', message: 'A–B: Name, Date of Death' },
        { path: 'tables.2', message: 'D–F: Name, Date of Death, Notes' },
      ],
    });
    await expect(oneOfSheet(table(BESIDE), 3)).rejects.toMatchObject({ code: 'which_table' });
    expect((await allRows(await oneOfSheet(table(BESIDE), 0)))[1]).toHaveLength(6);
  });

  it('given they have no headings, then cells tell that they are two', async () => {
    const bare = 'Jacob Cantor,1/12/1970,,Ezra Plotkin,4/19/1999\nSophie Cantor,8/22/1988,,Gussie Plotkin,7/3/2004';

    await expect(oneOfSheet(table(bare), null)).rejects.toMatchObject({
      details: [
        { path: 'tables.1', message: 'A–B: Jacob Cantor, 1/12/1970' },
        { path: 'tables.2', message: 'D–E: Ezra Plotkin, 4/19/1999' },
      ],
    });
    expect(await allRows(await oneOfSheet(table(bare), 2))).toEqual([
      ['Ezra Plotkin', '4/19/1999'],
      ['Gussie Plotkin', '7/3/2004'],
    ]);
  });

  it('given one is chosen, then it is read as if it stood alone, with the row numbers of the sheet', async () => {
    const second = await oneOfSheet(table(BESIDE), 2);
    const { columns, headerRow } = await layoutOf(second);
    const numbers: number[] = [];
    for await (const part of second.rows) numbers.push(...part.map(({ row }) => row));

    expect([headerRow, numbers]).toEqual([2, [2, 3, 5]]);
    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'notes']);
    expect((await allRows(await oneOfSheet(table(BESIDE), 1))).at(-1)).toEqual(['Carl Katz', '3/4/1991', '']);
  });

  it.each([
    ['an observer behind a gap', 'Name,Date of Death,,Observer,Email\nBob Katz,1/2/1990,,Sam Katz,sam@example.org'],
    ['a second name without a day', 'Name,Date of Death,Name,Phone\nBob Katz,1/2/1990,Sam Katz,555 0100'],
    ['an observer behind a gap and no headings', 'Bob Katz,1/2/1990,,Sam Katz\nEva Blum,5/6/1992,,Tom Blum'],
    ['one row without headings', 'Bob Katz,1/2/1990,,Eva Blum,5/6/1992'],
    [
      'a merged heading of observers',
      'Deceased,,,Observer,\nName,Date of Death,,Name,Date of Death\nBob Katz,1/2/1990,,Sam Katz,5/6/1992',
    ],
  ])('given %s, then it is one list', async (_, text) => {
    const one = table(text);

    expect(await oneOfSheet(one, null)).toBe(one);
  });

  it.each([
    ['a remark in the gap', 'Name,Date of Death,,Name,Date of Death\nBob Katz,1/2/1990,see card,Eva Blum,5/6/1992', 3],
    ['no gap', 'Name,Date of Death,Name,Date of Death\nBob Katz,1/2/1990,Eva Blum,5/6/1992', 2],
  ])(
    'given the headings come again and %s, then they are two lists, and nothing is in neither',
    async (_, text, width) => {
      await expect(oneOfSheet(table(text), null)).rejects.toMatchObject({ code: 'which_table' });
      const [one, two] = await Promise.all([1, 2].map(async (n) => allRows(await oneOfSheet(table(text), n))));

      expect([one?.[1]?.length, two?.[1]]).toEqual([width, ['Eva Blum', '5/6/1992']]);
    },
  );
});
