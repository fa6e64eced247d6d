import iconv from 'iconv-lite';
import { Refusal } from '../platform/http/index.js';
import { allRows } from '../../test/read-rows.js';
import { layoutOf } from './read-lines.js';
import { LARGEST_FILE, readTable, refuseOversize } from './read-table.js';

const codeOf = async (read: () => unknown): Promise<string> => {
  try {
    await read();
  } catch (failure) {
    if (failure instanceof Refusal) return failure.code;
    throw failure;
  }
  return 'read';
};

describe('a file that somebody uploads', () => {
  it.each([
    ['nothing', '', 'empty_file'],
    ['white space', ' \r\n \n', 'empty_file'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'not_a_table'],
    ['a PDF', '%PDF-1.7', 'not_a_table'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not_a_table'],
    ['a million columns', `Name${','.repeat(1_000_000)}\n`, 'too_many_columns'],
  ])('given %s, then it is refused and the reason named', async (_, file, code) => {
    expect(await codeOf(() => readTable(Buffer.from(file as string)))).toBe(code);
  });

  it('given a hundred megabytes, then it is refused by its length alone', async () => {
    expect(await codeOf(() => refuseOversize(100 * 1024 * 1024))).toBe('file_too_large');
    expect(await codeOf(() => readTable(Buffer.alloc(LARGEST_FILE + 1, 'a')))).toBe('file_too_large');
  });

  it('given no line of headings, then it is refused, since nothing could be made of it', async () => {
    expect(await codeOf(() => layoutOf(readTable(Buffer.from('a,b,c\n1,2,3\n'))))).toBe('no_header');
  });

  it('given a column that counts the observers, then nobody is called by a number', async () => {
    const list = 'Name,Died,Observers,Observer\nA,1/2/1990,2,Dan\nB,1/3/1990,,\nC,1/4/1990,0,';
    const { columns } = await layoutOf(readTable(Buffer.from(list)));

    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'ignore', 'observerName']);
  });

  it.each([
    ['classic Mac line ends', 'Name,Died\rA,1/2/1990\rB,1/3/1990', ','],
    ['Windows line ends', 'Name,Died\r\nA,1/2/1990\r\nB,1/3/1990\r\n', ','],
    ['tabs', 'Name\tDied\nA\t1/2/1990\nB\t1/3/1990\n', '\t'],
    ['semicolons', 'Name;Died\nA;1/2/1990\nB;1/3/1990\n', ';'],
  ])('given %s, then the same three lines are read', async (_, text, delimiter) => {
    const table = readTable(Buffer.from(text));

    expect(table.delimiter).toBe(delimiter);
    expect(await allRows(table)).toEqual([
      ['Name', 'Died'],
      ['A', '1/2/1990'],
      ['B', '1/3/1990'],
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from('שם,תאריך\nשרה,1/2/1990')],
    ['UTF-8', Buffer.from('\uFEFFשם,תאריך\nשרה,1/2/1990')],
    ['UTF-16LE', iconv.encode('שם,תאריך\nשרה,1/2/1990', 'utf16le', { addBOM: true })],
    ['windows-1255', iconv.encode('שם,תאריך\nשרה,1/2/1990', 'windows-1255')],
  ])('given Hebrew in %s, then the letters are right', async (encoding, file) => {
    const table = readTable(file);

    expect(table.encoding).toBe(encoding);
    expect((await allRows(table))[1]).toEqual(['שרה', '1/2/1990']);
  });

  it('given a Western list, then its accents are right', async () => {
    const table = readTable(iconv.encode('Name,Died\nRené Müller,1/2/1990', 'windows-1252'));

    expect(table.encoding).toBe('windows-1252');
    expect(await allRows(table)).toEqual([
      ['Name', 'Died'],
      ['René Müller', '1/2/1990'],
    ]);
  });

  it('given hundreds of commas inside one quoted note, then it is one cell', async () => {
    const note = 'so, '.repeat(400).trim();

    expect((await allRows(readTable(Buffer.from(`Name,Notes\nA,"${note}"\n`))))[1]).toEqual(['A', note]);
  });
});
