import { understood } from '../../../test/read-rows.js';
import { personInCell } from './person-in-a-cell.js';

describe('a person in one cell', () => {
  it.each([
    ['Morris Levin, father, 3/12/1987', 'Morris Levin', 'father', '3/12/1987'],
    ['Morris Levin - father - March 12, 1987', 'Morris Levin', 'father', 'March 12, 1987'],
    ['3/12/1987 Morris Levin (father)', 'Morris Levin', 'father', '3/12/1987'],
    ['father: Morris Levin, d. 12 March 1987', 'Morris Levin', 'father', '12 March 1987'],
    [
      'Yahrzeit of Morris Levin, father of Ann Hart; 11 Adar 5747',
      'Morris Levin',
      'father of Ann Hart',
      '11 Adar 5747',
    ],
    ['my mother Rose Levin, died 4/5/1990', 'Rose Levin', 'my mother', '4/5/1990'],
    ['משה לוי, אב, י״א באדר תשמ״ז', 'משה לוי', 'אב', 'י״א באדר תשמ״ז'],
    ['Rose Levin | 4-May-1990', 'Rose Levin', '', '4-May-1990'],
    ['Rose Levin, mother, 13/45/1990', 'Rose Levin', 'mother', '13/45/1990'],
  ])('given %s, then name, kinship and day stand apart', (cell, name, kin, day) => {
    expect(personInCell(cell)).toEqual({ name, kin, day, rest: '', isSure: true });
  });

  it.each([
    ['Levin, Morris, father, 3/12/1987', { name: 'Levin, Morris', rest: '' }],
    ['Morris Levin, of Boston, father, 3/12/1987', { name: 'Morris Levin', rest: 'of Boston' }],
  ])('given %s, then it is not sure, and nothing of it is lost', (cell, expected) => {
    expect(personInCell(cell)).toMatchObject({ ...expected, kin: 'father', day: '3/12/1987', isSure: false });
  });

  it.each([
    'Morris Levin',
    '3/12/1987',
    'Morris Levin, 1/2/1920, 3/12/1987',
    'Levin, Morris',
    'see Ann Hart',
    '12 Elm St 3/12/1987',
  ])('given %s, then it does not tell of one person and one day', (cell) => {
    expect(personInCell(cell)).toBeNull();
  });
});

describe('a list with a person in each cell', () => {
  const list = ['"Morris Levin, father, 3/12/1987"', '"Rose Levin, mother, 4/5/1990"', '"Katz, Eva, aunt, 5/6/1991"'];

  it('given one column and no headings, then each person comes in, as it was understood', async () => {
    const { rows } = await understood(Buffer.from(['Our yahrzeits', ...list].join('\n')));
    const people = rows.filter(({ leftOut }) => !leftOut);

    expect(people.map(({ row, name, gregorianDate, state }) => [row, name, gregorianDate, state])).toEqual([
      [2, 'Morris Levin', '1987-03-12', 'new'],
      [3, 'Rose Levin', '1990-04-05', 'new'],
      [4, 'Eva Katz', '1991-05-06', 'new'],
    ]);
    expect(people[0]?.brought).toEqual(['Morris Levin, father, 3/12/1987']);
    expect(people.map(({ issues }) => issues[0]?.code)).toEqual(['taken_apart', 'taken_apart', 'taken_apart_unsure']);
  });

  it('given a column for those who observe beside it, then kinship and day are of the person', async () => {
    const rows = list.map((cell, at) => `Ann Hart ${at},ann${at}@example.org,${cell}`);
    const { columns, rows: read } = await understood(Buffer.from(['Member,Email,Yahrzeit', ...rows].join('\n')));
    const [, first] = read;

    expect(columns.map(({ field }) => field)).toEqual([
      ...['observerName', 'email', 'name', 'relationship', 'gregorianDate', 'notes'],
    ]);
    expect([
      first?.name,
      first?.gregorianDate,
      first?.observers.map(({ name, kinship }) => [name, kinship?.detail]),
    ]).toEqual(['Morris Levin', '1987-03-12', [['Ann Hart 0', 'father']]]);
  });
});
