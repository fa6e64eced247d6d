import { readTable } from '../read/read-text.js';
import { understood } from '../../../test/read-rows.js';
import { oneOfSheet } from './one-of-sheet.js';
import { severalInCell } from './several-in-a-cell.js';

describe('a name that may be of two people', () => {
  it.each([
    ['"Levin, Sarah and Max"', 'name_of_several'],
    ['רות ואסתר בלום', 'name_of_several'],
    ['Mr. & Mrs. Sam Levin', undefined],
    ['Rose Levin', undefined],
  ])('given %s, then it is to be looked at: %s', async (name, code) => {
    const { rows } = await understood(Buffer.from(`Name,Died,Observer\n${name},3/12/1987,Ann Hart`));

    expect(rows.flatMap(({ issues }) => issues).find((issue) => issue.code === 'name_of_several')?.code).toBe(code);
  });
});

describe('several people in one cell', () => {
  it.each([
    ['Morris Levin 3/12/1987; Ida Levin 4/1/1990', ['Morris Levin', '', '3/12/1987'], ['Ida Levin', '', '4/1/1990']],
    [
      'Morris Levin, father, 3/12/1987\nIda Levin (mother) 4/1/1990',
      ['Morris Levin', 'father', '3/12/1987'],
      ['Ida Levin', 'mother', '4/1/1990'],
    ],
    [
      'Morris and Ida Levin, parents, 3/12/1987 & 4/1/1990',
      ['Morris Levin', 'Parent', '3/12/1987'],
      ['Ida Levin', 'Parent', '4/1/1990'],
    ],
    [
      'Max Blum & Ruth Katz, 12 March 1987 and 1 April 1990',
      ['Max Blum', '', '12 March 1987'],
      ['Ruth Katz', '', '1 April 1990'],
    ],
  ])('given %s, then each is told apart', (cell, ...people) => {
    expect(severalInCell(cell)?.map(({ name, kin, day }) => [name, kin, day])).toEqual(people);
  });

  it.each([
    'Morris Levin, father, 3/12/1987',
    'Morris Levin 3/12/1987; Ida Levin',
    'Morris 3/12/1987; Ida Levin 4/1/1990',
    'Morris and Ida Levin, father, 3/12/1987 & 4/1/1990',
    'Morris Levin, 3/12/1987 & 4/1/1990',
    'Morris, Ida and Eva Levin, 3/12/1987 & 4/1/1990',
    'Morris and Ida Levin, of Boston, 3/12/1987 & 4/1/1990',
    'Morris and Ida Levin, 3/12/1987',
  ])('given %s, then it is not known who and when', (cell) => {
    expect(severalInCell(cell)).toBeNull();
  });
});

describe('a list with several people in some of its cells', () => {
  const lines = [
    ...['Member,Email,Yahrzeits', 'Ann Hart,ann@example.org,"Morris and Ida Levin, parents, 3/12/1987 & 4/1/1990"'],
    ...[
      'Dan Katz,dan@example.org,"Eva Katz, aunt, 5/6/1991"',
      'Ben Roth,ben@example.org,"Max Roth 3/12/1988; Amy Roth 4/1/1992"',
    ],
    'Sue Gold,sue@example.org,"Ira and Eva Gold, 3/12/1987"',
  ];
  const file = Buffer.from(lines.join('\n'));

  it('given it is not said which, then the first and the second of each cell are asked about, in its own words', async () => {
    await expect(oneOfSheet(readTable(file), null)).rejects.toMatchObject({
      details: [{ message: '1: Morris Levin, Parent, 3/12/1987' }, { message: '2: Ida Levin, Parent, 4/1/1990' }],
    });
  });

  it('given one is chosen, then its people come in with who observes them, and each says that the cell was taken apart', async () => {
    const [first, second] = [await understood(file, { table: 1 }), await understood(file, { table: 2 })];
    const told = ({ rows }: typeof first) =>
      rows
        .filter(({ leftOut }) => !leftOut)
        .toSorted((one, other) => one.row - other.row)
        .map(({ row, name, gregorianDate, observers, issues }) => [
          ...[row, name, gregorianDate, observers[0]?.name],
          issues.find(({ code }) => code.startsWith('taken_apart'))?.code,
        ]);

    expect(told(first)).toEqual([
      [2, 'Morris Levin', '1987-03-12', 'Ann Hart', 'taken_apart_unsure'],
      [3, 'Eva Katz', '1991-05-06', 'Dan Katz', 'taken_apart'],
      [4, 'Max Roth', '1988-03-12', 'Ben Roth', 'taken_apart_unsure'],
      [5, 'Ira and Eva Gold', '1987-03-12', 'Sue Gold', 'taken_apart_unsure'],
    ]);
    expect(told(second)).toEqual([
      [2, 'Ida Levin', '1990-04-01', 'Ann Hart', 'taken_apart_unsure'],
      [4, 'Amy Roth', '1992-04-01', 'Ben Roth', 'taken_apart_unsure'],
    ]);
    expect(first.rows.find(({ row }) => row === 2)?.brought?.[2]).toBe(
      'Morris and Ida Levin, parents, 3/12/1987 & 4/1/1990',
    );
  });

  it('given one cell alone names two, then nobody is asked, and the row stays with its own cells', async () => {
    const { rows } = await understood(
      Buffer.from([...lines.slice(0, 3), 'Ben Roth,ben@example.org,"Max Roth, 3/12/1988"'].join('\n')),
    );

    expect(rows.find(({ row }) => row === 2)).toMatchObject({
      state: 'error',
      cells: ['Ann Hart', 'ann@example.org', 'Morris and Ida Levin, parents, 3/12/1987 & 4/1/1990'],
    });
  });
});
