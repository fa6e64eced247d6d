import { understood } from '../../../test/read-rows.js';

const read = async (...lines: string[]) => {
  const { columns, rows } = await understood(Buffer.from(lines.join('\n')));
  return { columns, rows: rows.toSorted((one, other) => one.row - other.row) };
};

const told = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ row, leftOut, observers, issues }) => [
    row,
    leftOut ?? observers[0]?.kinship?.detail ?? null,
    issues.find(({ code }) => code.startsWith('kinship_of_section'))?.code ?? null,
  ]);
const SAID = 'kinship_of_section';
const DOUBTED = 'kinship_of_section_unsure';

describe('kinship that only the heading of a section says', () => {
  it('given sections of parents, then each row below has the kinship, says so, and keeps its cells as they were', async () => {
    const list = await read(
      ...['Name,Died,Observer', 'Mothers,,', 'Rose Levin,3/12/1987,Ann Hart', 'MARCH,,', 'Eva Katz,5/6/1991,Dan Katz'],
      ...['FATHERS OF MEMBERS (1):,,', 'Max Blum,4/5/1990,Ruth Blum', 'Others,,', 'Ida Roth,4/6/1990,Ben Roth'],
    );

    expect(told(list)).toEqual([
      [1, 'headings', null],
      [2, 'section', null],
      [3, 'Mother', SAID],
      [4, 'section', null],
      [5, 'Mother', SAID],
      [6, 'section', null],
      [7, 'Father', SAID],
      [8, 'section', null],
      [9, null, null],
    ]);
    expect(list.columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'observerName', 'relationship']);
    expect(list.rows[2]).toMatchObject({ brought: ['Rose Levin', '3/12/1987', 'Ann Hart'], state: 'new' });
    expect(list.rows[2]?.issues).toContainEqual(
      expect.objectContaining({ message: 'By the heading of the section: Mother' }),
    );
  });

  it('given Hebrew sections, then the words are Hebrew', async () => {
    const list = await read(
      ...['שם הנפטר,תאריך פטירה,שם האבל', 'אימהות,,', 'שרה לוי,12.3.1987,דן לוי'],
      ...['אבות החברים:,,', 'משה כץ,6.5.1991,רות כץ', 'חברים,,', 'יעקב בלום,6.6.1991,חנה בלום'],
    );

    expect(told(list).map(([, what]) => what)).toEqual([
      ...['headings', 'section', 'אם', 'section', 'אב', 'section', null],
    ]);
  });

  it('given a section above the headings and headings that come again, then it counts for what stands below', async () => {
    const list = await read(
      ...['Beth Shalom,,', 'Husbands,,', 'Name,Died,Observer', 'Max Blum,4/5/1990,Ruth Blum', 'Beth Shalom,,'],
      ...['Sam Gold,4/5/1992,Amy Gold', 'Wives,,', 'Name,Died,Observer', 'Ida Roth,4/6/1990,Ben Roth'],
    );

    expect(told(list).map(([, what]) => what)).toEqual([
      ...['title', 'title', 'headings', 'Husband', 'title', 'Husband', 'section', 'headings', 'Wife'],
    ]);
  });

  it('given a row that is wider than the first ones, then it has the kinship too, behind what else it holds', async () => {
    const people = Array.from({ length: 250 }, (_, n) => `Rose Levin${n},3/12/1987,Ann Hart`);
    const list = await read(
      'Name,Died,Observer',
      'Mothers,,',
      ...people,
      'Ida Roth,4/6/1990,Ben Roth,a note, and another',
    );

    expect(told(list).at(-1)).toEqual([253, 'Mother', SAID]);
  });

  it('given a column of kinship, then what a row says itself counts, and an empty cell is the section’s', async () => {
    const list = await read(
      ...['Name,Died,Observer,Relationship', 'Mothers,,,', 'Rose Levin,3/12/1987,Ann Hart,aunt'],
      ...['Eva Katz,5/6/1991,Dan Katz,', 'Ida Roth,4/6/1990,Ben Roth,grandmother'],
    );

    expect(told(list).slice(2)).toEqual([
      [3, 'aunt', null],
      [4, 'Mother', SAID],
      [5, 'grandmother', null],
    ]);
  });

  it('given a name of the other gender, or sons, who may be those who observe, then it is to be looked at', async () => {
    const list = await read(
      ...['Name,Died,Observer', 'Mothers,,', 'David Levin,3/12/1987,Ann Hart', 'Sons,,', 'Max Blum,4/5/1990,Ruth Blum'],
    );

    expect(told(list)).toEqual([
      [1, 'headings', null],
      [2, 'section', null],
      [3, 'Mother', DOUBTED],
      [4, 'section', null],
      [5, 'Son', DOUBTED],
    ]);
    expect(list.rows[4]?.issues.map(({ message }) => message)).toContain(
      'By the heading of the section: Son. Is that right?',
    );
  });

  it('given no headings, then the sections count as well', async () => {
    const list = await read('Mothers,,', 'Rose Levin,3/12/1987,a@example.org', 'Eva Katz,5/6/1991,b@example.org');

    expect(told(list).slice(1)).toEqual([
      [2, 'Mother', SAID],
      [3, 'Mother', SAID],
    ]);
  });

  it('given sections of letters, months and members, then there is no kinship', async () => {
    const { columns } = await read('Name,Died,Observer', 'A,,', 'Members,,', 'Rose Levin,3/12/1987,Ann Hart');

    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'observerName']);
  });
});
