import { rowsIn, understood } from '../../../test/read-rows.js';
import { readFile } from './read-file.js';

const WIDTHS = [24, 16, 13, 18];
const line = (...cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('')
    .trimEnd();
const REPORT = [
  '                 CONGREGATION OF TIRZAH: YAHRZEIT LIST',
  '',
  line('Deceased', 'Hebrew date', 'Civil date', 'Observer'),
  line('--------', '-----------', '----------', '--------'),
  line('Katz, Miriam', '29 Adar I 5744', '03/03/1984', 'Ruth Blum'),
  line('Levin, Samuel', '', '11/20/1990', 'Max Levin'),
  line('Ben-David, Rose Esther', '6 Sivan 5719', '06/12/1959', 'Leo Ben-David'),
];

describe('a printed report, whose columns are set apart by spaces alone', () => {
  it('then each cell is where its column stands, with the numbers of the lines, and what is drawn is no row', async () => {
    const file = Buffer.from(REPORT.join('\r\n'));
    const { rows } = await readFile(file);
    const numbers: number[] = [];
    for await (const part of rows) numbers.push(...part.map(({ row }) => row));

    expect(numbers).toEqual([1, 3, 5, 6, 7]);
    expect((await rowsIn(file)).slice(1)).toEqual([
      ['Deceased', 'Hebrew date', 'Civil date', 'Observer'],
      ['Katz, Miriam', '29 Adar I 5744', '03/03/1984', 'Ruth Blum'],
      ['Levin, Samuel', '', '11/20/1990', 'Max Levin'],
      ['Ben-David, Rose Esther', '6 Sivan 5719', '06/12/1959', 'Leo Ben-David'],
    ]);
  });

  it('then its people come in, and the title is none', async () => {
    const { headerRow, rows } = await understood(Buffer.from(REPORT.join('\n')));

    expect(headerRow).toBe(3);
    expect(rows.map(({ row, leftOut, name }) => `${row} ${leftOut ?? name}`)).toEqual([
      ...['1 title', '3 headings', '5 Miriam Katz', '6 Samuel Levin', '7 Rose Esther Ben-David'],
    ]);
  });

  const clipped = (...cells: string[]) => line(...cells.map((cell, at) => cell.slice(0, (WIDTHS[at] ?? 99) - 2)));
  const LONG = [
    ['Rosenberg-Katzenellenbogen', '03/03/1984', 'Ruth Blum'],
    ['Abramowitz-Finkelstein, Esther', '11/20/1990', 'Max Levin'],
    ['Wolfenstein, Samuel Alexander', '06/12/1959', 'Leo Ben-David'],
    ['Katz, Miriam', '01/02/1961', 'Dov Katz'],
  ].map(([name = '', day = '', who = '']) => clipped(name, '6 Sivan 5719', day, who));
  const remarks = (lines: string[]) => cutOffIn([...REPORT.slice(2, 4), ...lines].join('\n'));
  const cutOffIn = async (list: string) => {
    const { rows } = await understood(Buffer.from(list));
    return rows.flatMap(({ issues }) => issues.filter(({ code }) => code === 'cut_off').map(({ message }) => message));
  };

  it('given several cells that end where their column does, then each is said to be cut off perhaps', async () => {
    expect(await remarks(LONG)).toEqual([
      expect.stringContaining('"Rosenberg-Katzenellenb"'),
      expect.stringContaining('"Abramowitz-Finkelstein"'),
      expect.stringContaining('"Wolfenstein, Samuel Al"'),
    ]);
  });

  const EXPORTED = [...'ABCDEF'].map((letter) => [
    `${letter}braham Rosenberg-Katzenellenbogen`.slice(0, 20),
    '03/03/1984',
    `${letter}nn Blum`,
  ]);
  const csv = (rows: string[][]) =>
    [['Name', 'Date of Death', 'Observer'], ...rows].map((row) => row.join()).join('\n');

  it('given an export whose columns are parted by commas, and cells that end at one length, then they are said too', async () => {
    const short = [
      ['Dov Katz', '01/02/1961', 'Ida Katz'],
      ['Max Levin', '01/03/1961', 'Ron Levin'],
    ];
    expect(await cutOffIn(csv([...EXPORTED.slice(0, 6), ...short]))).toHaveLength(6);
    expect(await cutOffIn(csv([...EXPORTED.slice(0, 5), ...short]))).toEqual([]);
  });

  const listOf = (heading: string, cells: string[]) =>
    ['Name,Date of Death,Observer,Observer Address,Plaque,Notes']
      .concat(
        cells.map((cell, at) => {
          const [address, plaque, notes] = ['Observer Address', 'Plaque', 'Notes'].map((one) =>
            one === heading ? `"${cell}"` : '',
          );
          return `Dov Katz${'x'.repeat(at % 7)},3/${(at % 28) + 1}/1984,Ann Blum ${'y'.repeat(at % 5)},${address},${plaque},${notes}`;
        }),
      )
      .join('\n');
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

  it.each([
    ['marks of two lengths, most of the greater', 'Plaque', numbers(1, 60).map((at) => `B-${at}`)],
    ['marks behind a number', 'Plaque', numbers(1, 40).map((at) => `${at} North, left`)],
    [
      'many houses of the longest street',
      'Observer Address',
      numbers(90, 130).map((at) => `${at} Chestnut Hill Avenue`),
    ],
    [
      'postcodes behind towns',
      'Observer Address',
      numbers(0, 40).map(
        (at) => `${at % 9} Oak St, ${['Teaneck NJ', 'Brookline MA', 'Skokie IL'][at % 3]} 0${1000 + 97 * at}`,
      ),
    ],
  ])('given %s, then nothing is cut off', async (_, heading, cells) => {
    expect(await cutOffIn(listOf(heading, cells))).toEqual([]);
  });

  it('given a column most of whose cells are cut off, then each of those is said to be', async () => {
    const words = ['gave a window', 'founder', 'perpetual', 'see the file'];
    const long = numbers(0, 30).map((at) =>
      `${'abcdefghijklmnopqrstuvwxyz'.slice(at % 20)} was a founder here`.slice(0, 18),
    );

    expect(await cutOffIn(listOf('Notes', [...long, ...words, ...words]))).toHaveLength(30);
  });

  it('given names of one length, then nothing is', async () => {
    const short = ['Dov', 'Ida', 'Max', 'Ron'].map((name, at) =>
      line(`${name} Katz`, '6 Sivan 5719', '06/12/1959', `Ann Blum${at}`),
    );
    expect(await remarks(short)).toEqual([]);
  });

  it('given names of one length that come again, then nothing is', async () => {
    const names = ['Dov Katz', 'Ida Levi', 'Max Blum', 'Ron Gold', 'Lea Roth', 'Eva Hart', 'Sam Ring'];
    const csv = [...names, ...names].map((name, at) => `${name},6/12/19${at + 60},Ann Blum ${'x'.repeat(at)}`);
    expect(await cutOffIn(['Deceased,DOD,Observer', ...csv].join('\n'))).toEqual([]);
  });

  it('given one longest name, days and kinships of one length, then nothing is', async () => {
    expect(await remarks([...REPORT.slice(4), LONG[3] ?? '', LONG[0] ?? ''])).toEqual([]);
  });

  it('given a program that fills its cells with spaces and parts them by commas, then the commas part them', async () => {
    const padded = ['Name            ,Date of Death ,Notes     ', 'Miriam Katz     ,3/4/1984      ,          '];

    expect(await rowsIn(Buffer.from([...padded, ...padded].join('\n')))).toMatchObject([
      [expect.stringMatching(/^Name/), expect.stringMatching(/^Date/), expect.anything()],
      [expect.stringMatching(/^Miriam/), expect.stringMatching(/^3/), expect.anything()],
      ...[expect.anything(), expect.anything()],
    ]);
  });

  it('given a list with two spaces here and there, then it stays what it is', async () => {
    const list = ['Name,Date of Death', 'Miriam  Katz,3/4/1984', 'Samuel  Levin,5/6/1990', 'Leo  Blum,7/8/1991'];

    expect(await rowsIn(Buffer.from(list.join('\n')))).toEqual(list.map((one) => one.split(',')));
  });
});
