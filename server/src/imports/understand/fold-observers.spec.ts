import { understood } from '../../../test/read-rows.js';
import { guessColumns } from './columns.js';
import type { PlacedRow } from '../decide/placing.js';
import { foldObservers } from './fold-observers.js';

const LIST = `DECEASED,Date of Death,Hebrew Date,Location
"Levin, Sarah",3/3/1984,29 Adar I 5744,1N-1
Mother of Mr. David Levin
Aunt of Mrs. Ruth Katz
"Cohen, Max",12/1/1973,6 Kislev 5734,1N-2
No Observers Linked
"Gold, Rosa",7/12/1943,9 Tammuz 5703,2S
Friend of Mr. Weiss
Perpetual Yahrzeit
"Katz, Leo",4/4/1938,3 Nisan 5698,
`;

const read = async (text: string) => (await understood(Buffer.from(text))).rows.filter(({ leftOut }) => !leftOut);

describe('observers on the lines below the deceased', () => {
  let rows: PlacedRow[];
  beforeAll(async () => {
    rows = await read(LIST);
  });
  const of = (name: string) => rows.filter((row) => row.name === name);

  it('given two lines, then the person has two observers, each with what the deceased was to them', () => {
    expect(of('Sarah Levin').map(({ state, observers }) => [state, observers[0]?.name, observers[0]?.kinship])).toEqual(
      [
        ['new', 'Mr. David Levin', { relationship: 'Parent', detail: 'Mother' }],
        ['merge', 'Mrs. Ruth Katz', { relationship: 'Other', detail: 'Aunt' }],
      ],
    );
  });

  it('given "No Observers Linked", then there is nobody, and nothing is wrong with the row', () => {
    expect(of('Max Cohen')).toMatchObject([{ state: 'new', observers: [], issues: [] }]);
  });

  it('given "Perpetual Yahrzeit" after a friend, then the record is perpetual and has its friend', () => {
    expect(of('Rosa Gold')).toMatchObject([
      { state: 'new', perpetual: true },
      { state: 'merge', observers: [{ name: 'Mr. Weiss' }] },
    ]);
  });

  it('given a list that has no place for observers, then no row is blamed for it', async () => {
    const { rows } = await understood(Buffer.from('Name,Died\nMiriam Katz,3/4/1984\n'));

    expect(rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], ['after_sunset_unknown']]);
  });

  it('given lines that are folded, then each row has the number that it has in the file', () => {
    expect(rows.map(({ row, name }) => [row, name])).toEqual([
      [2, 'Sarah Levin'],
      [4, 'Sarah Levin'],
      [5, 'Max Cohen'],
      [7, 'Rosa Gold'],
      [8, 'Rosa Gold'],
      [10, 'Leo Katz'],
    ]);
  });

  it('given a heading that is repeated, then the rows after it keep their numbers', async () => {
    const paged = await read('Name,Date of Death\nSam Levin,3/3/1984\nName,Date of Death\nRuth Katz,4/4/1985\n');
    expect(paged.map(({ row }) => row)).toEqual([2, 4]);
  });

  it('given the file comes in parts, then the first line of a part may belong to the last person of the one before', async () => {
    const line = (row: number, ...cells: string[]) => ({ row, cells, brought: null, choice: null, leftOut: null });
    const parts = [
      [line(1, 'Levin, Sarah', '3/3/1984')],
      [line(2, 'Mother of Mr. David Levin')],
      [line(3, 'Katz, Leo', '4/4/1985')],
    ];
    const columns = guessColumns(['Name', 'Date of Death'], []);

    const folded = [];
    for await (const part of foldObservers(parts, columns, 2)) folded.push(...part);

    expect(folded.map(({ row, cells }) => [row, ...cells])).toEqual([
      [1, 'Levin, Sarah', '3/3/1984', 'Mother of Mr. David Levin'],
      [3, 'Katz, Leo', '4/4/1985'],
    ]);
  });

  it('given no line below, then the row warns that nobody is named', () => {
    expect(of('Leo Katz')).toMatchObject([{ observers: [], issues: [{ code: 'no_observer' }] }]);
    expect(rows).toHaveLength(6);
  });

  it('given a flat list with a name like a kinship, then it is a person', async () => {
    const flat = await read('Name,Date of Death\nSon of Sam Levin,3/3/1984\nMother of Ruth,4/4/1985\n');

    expect(flat.map(({ name }) => name)).toEqual(['Son of Sam Levin', 'Mother of Ruth']);
  });
});
