import { growthAtFourTimes } from '../../../test/growth.js';
import { allRows, understood } from '../../../test/read-rows.js';
import { readTable } from './read-text.js';

const HEADINGS = 'Name,Died,Observer,Notes';
const rows = (...lines: string[]) => allRows(readTable(Buffer.from([HEADINGS, ...lines].join('\n'))));
const namesIn = async (...lines: string[]) => (await rows(...lines)).slice(1).map(([name]) => name);

describe('a quote that quotes nothing', () => {
  it.each([
    ['that no other follows', ['"Bob Katz,1/2/1990,Sam,', 'Carl Katz,3/4/1991,Ann,', 'Dan Katz,5/6/1992,Lea,']],
    ['before a cell that is quoted', ['"Bob Katz,1/2/1990,Sam,', 'Carl Katz,"3/4/1991",Ann,', 'Dan Katz,5/6/1992,,']],
    ['before an inch mark', ['"Bob Katz,1/2/1990,Sam,', 'Carl Katz,3/4/1991,Ann,plate of 5"', 'Dan Katz,5/6/1992,,']],
    ['that one in the same column follows', ['"Bob Katz,1/2/1990,Sam,', 'Carl Katz",3/4/1991,Ann,', 'Dan Katz,,,']],
    ['before one more', ['"Bob Katz,1/2/1990,Sam,', '"Carl Katz,3/4/1991,Ann,', 'Dan Katz,5/6/1992,,"a, b"']],
  ])('given one %s, then every row after it is there', async (_, lines) => {
    expect((await namesIn(...lines)).map((name) => name?.replace(/"/g, ''))).toEqual([
      'Bob Katz',
      'Carl Katz',
      'Dan Katz',
    ]);
  });

  it('given one in a list with tabs, then every row after it is there', async () => {
    const list =
      'Name\tDied\tNotes\n"Bob Katz\t1/2/1990\t\nCarl Katz\t3/4/1991\t5" plate\nDan\t5/6/1992\t"a ""b"" c"\n';

    expect((await allRows(readTable(Buffer.from(list)))).slice(1)).toEqual([
      ['"Bob Katz', '1/2/1990', ''],
      ['Carl Katz', '3/4/1991', '5" plate'],
      ['Dan', '5/6/1992', 'a "b" c'],
    ]);
  });

  it.each([
    ['an address', 'Bob Katz,1/2/1990,Sam,"12 Main St, Apt 4\nBoston, MA"', '12 Main St, Apt 4\nBoston, MA'],
    ['a note of three lines', 'Bob Katz,1/2/1990,Sam,"a\nb\nc"', 'a\nb\nc'],
    ['quotes within', 'Bob Katz,1/2/1990,Sam,"a ""b"", c\nd, e, f, ""g"""', 'a "b", c\nd, e, f, "g"'],
    ['a short row', 'Bob Katz,1/2/1990,"Sam, Ann\nLea"', undefined],
  ])('given a true cell over several lines, %s, then it stays one', async (_, line, note) => {
    const read = (await rows(line, 'Dan Katz,5/6/1992,,')).slice(1);

    expect(read.map(([name]) => name)).toEqual(['Bob Katz', 'Dan Katz']);
    expect(read[0]?.[3]).toBe(note);
  });

  it('given names that begin with a called name, then they are read as they stand', async () => {
    expect(await namesIn('"Jack" Levin,1/2/1990,,', '"Sam ""Jack"" Levin",3/4/1991,,')).toEqual([
      '"Jack" Levin',
      'Sam "Jack" Levin',
    ]);
  });

  it('given an inch mark and six hundred quoted names behind it, then the list is not too wide', async () => {
    const names = Array.from({ length: 600 }, (_, n) => `"Levin, Sam ${n}",1/2/1990,,`);

    expect(await namesIn('Bob Katz,1/2/1990,,5" plate', ...names)).toHaveLength(601);
  });

  it('given a stray quote in each of 100,000 rows, then all are there, in time that grows as they do', async () => {
    const read = (rows: number) => {
      const list = [HEADINGS, ...Array.from({ length: rows }, (_, n) => `"Katz ${n},1/2/1990,Sam,`)].join('\n');
      return allRows(readTable(Buffer.from(list)));
    };

    expect(await read(100_000)).toHaveLength(100_001);
    expect(await growthAtFourTimes(2_500, read)).toBeLessThan(10);
  });

  it('given it is understood, then the name is without it, and the row says so under its own number', async () => {
    const list = `${HEADINGS}\nAda Katz,7/8/1989,,\n"Bob Katz,1/2/1990,Sam,\nCarl Katz,"3/4/1991",Ann,`;
    const read = (await understood(Buffer.from(list))).rows.filter(({ leftOut }) => !leftOut);

    expect(read.map(({ row, name, gregorianDate }) => [row, name, gregorianDate])).toEqual([
      [2, 'Ada Katz', '1989-07-08'],
      [3, 'Bob Katz', '1990-01-02'],
      [4, 'Carl Katz', '1991-03-04'],
    ]);
    expect(read.flatMap(({ row, issues }) => issues.map(({ code, column }) => [row, code, column]))).toContainEqual([
      ...[3, 'stray_quote', 'Name'],
    ]);
  });

  it('given it cannot be told, then the cell that goes on is named', async () => {
    const list = `${HEADINGS}\nBob Katz,1/2/1990,Sam,"see\nCarl Katz,3/4/1991,Ann"\nDan Katz,5/6/1992,,`;
    const { rows: read } = await understood(Buffer.from(list));

    expect(read.find(({ row }) => row === 2)?.issues.map(({ code, column }) => [code, column])).toContainEqual([
      ...['rows_in_a_cell', 'Notes'],
    ]);
  });
});
