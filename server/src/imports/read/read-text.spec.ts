import iconv from 'iconv-lite';
import { Refusal } from '../../platform/http/index.js';
import { allRows, rowsIn } from '../../../test/read-rows.js';
import { layoutOf } from '../understand/layout.js';
import { LARGEST_FILE, MOST_ROWS, readTable, refuseOversize } from './read-text.js';

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
    ['a PDF', '%PDF-1.7', 'not_a_table'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not_a_table'],
    ['a million columns', `Name${','.repeat(1_000_000)}\n`, 'too_many_columns'],
  ])('given %s, then it is refused and the reason named', async (_, file, code) => {
    expect(await codeOf(() => readTable(Buffer.from(file as string)))).toBe(code);
  });

  it.each([
    ['a photograph', Buffer.from('ffd8ffe000104a464946', 'hex'), /From photographs/],
    ['a photograph of a telephone', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), /From photographs/],
    ['contacts', 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Levin;Sam;;;\r\nEND:VCARD\r\n', /vCard/],
    ['a calendar', '\uFEFFBEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Yahrzeit\r\n', /calendar/],
    [
      'an email',
      'From: Ann <ann@example.org>\r\nSubject: The list\r\nMIME-Version: 1.0\r\n\r\nSam Levin, 3/4/1984\r\n',
      /email/,
    ],
    ['JSON', '[{"name": "Sam Levin", "died": "1984-03-14"}]', /JSON/],
  ])('given %s, then it is said what it is and what to do', (_, file, words) => {
    expect(() => readTable(Buffer.from(file as string))).toThrow(words);
  });

  it('given a list with a heading that emails have too, then it is read', async () => {
    const table = readTable(Buffer.from('From: the office\nDate: today\nName,Died\nSam Levin,3/4/1984\n'));

    expect(await allRows(table)).toHaveLength(4);
  });

  it.each([
    ['utf16le', 'Name,Died\nשרה לוי,3/4/1984\n'],
    ['utf16be', 'Name,Died\nSarah Levin,3/4/1984\n'],
    ['macintosh', 'Name,Died\nSarah Lévy,3/4/1984\nMax Blüm,3/4/1985\nAndré O’Brien,3/4/1986\n'],
    ['windows-1252', 'Name,Died\nSarah Lévy,3/4/1984\nIda Katz†,3/4/1985\nMilan O’Šimek…,3/4/1986\n'],
  ])('given text in %s without a mark, then its letters are read', async (codec, text) => {
    const rows = await allRows(readTable(iconv.encode(text, codec)));

    expect(rows.map((row) => row.join())).toEqual(text.trim().split('\n'));
  });

  it('given a hundred megabytes, then it is refused by its length alone', async () => {
    expect(await codeOf(() => refuseOversize(100 * 1024 * 1024))).toBe('file_too_large');
    expect(await codeOf(() => readTable(Buffer.alloc(LARGEST_FILE + 1, 'a')))).toBe('file_too_large');
  });

  it('given one column, then it is refused, since a name and a date cannot be told apart', async () => {
    expect(await codeOf(() => layoutOf(readTable(Buffer.from('Sarah Levin\nSam Levin\n'))))).toBe('no_header');
  });

  it('given a table without headings, then it is read, and its columns are asked', async () => {
    const { headerRow, known } = await layoutOf(readTable(Buffer.from('a,b,c\n1,2,3\n')));

    expect([headerRow, known]).toEqual([0, false]);
  });

  it('given blank lines and quoted line ends, then each row has the number that Excel shows', async () => {
    const numbers = [];
    for await (const part of readTable(Buffer.from('A,B\n\n"x\ny",1\n,\nz,2\n')).rows)
      numbers.push(...part.map(({ row }) => row));

    expect(numbers).toEqual([1, 3, 5]);
  });

  it('given a small list that is gone through twice, then it is taken apart once; of a large one nothing is kept', async () => {
    const twice = async (file: string) => {
      const { rows } = readTable(Buffer.from(file));
      return [await allRows({ rows }), await allRows({ rows })];
    };
    const [small, again] = await twice('Name,Date\nSarah Levin,1984-03-03\n');
    expect(again?.[1]).toBe(small?.[1]);
    const [large, anew] = await twice(`Name,Date\n${'Sarah Levin,1984-03-03\n'.repeat(200_000)}`);
    expect(anew?.[1]).toEqual(large?.[1]);
    expect(anew?.[1]).not.toBe(large?.[1]);
  });

  it('given a column that counts the observers, then nobody is called by a number', async () => {
    const list = 'Name,Died,Observers,Observer\nA,1/2/1990,2,Dan\nB,1/3/1990,,\nC,1/4/1990,0,';
    const { columns } = await layoutOf(readTable(Buffer.from(list)));

    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'ignore', 'observerName']);
  });

  it('given a day with a comma in it that nobody put in quotes, then it stays one', async () => {
    const letter = 'Morris Levin, father, March 12, 1987\nIda Levin,mother,Apr. 4th, 1990,x\nRose Katz,March 12,1987';

    expect(await rowsIn(Buffer.from(letter))).toEqual([
      ['Morris Levin', ' father', ' March 12, 1987'],
      ['Ida Levin', 'mother', 'Apr. 4th, 1990', 'x'],
      ['Rose Katz', 'March 12', '1987'],
    ]);
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

  it.each([
    ['alone in cells', 'A,B,C\nSam,"x, y",Ruth\nLeo,",Ruth\nMax,","\n', ['x, y', '"', '"']],
    ['quoted as it should be', 'A,B,C\nSam,"x, y",Ruth\nLeo,"""",Ruth\nMax,",a","b\nc"\n', ['x, y', '"', ',a']],
    ['within a cell', 'A,B,C\nSam,5\' 7",Ruth\nLeo,",Sam "Jack" Levin\nMax,z"l,\n', ['5\' 7"', '"', 'z"l']],
  ])('given quotes %s, then no row is lost in a cell', async (_, list, second) => {
    expect((await allRows(readTable(Buffer.from(list)))).slice(1).map(([, cell]) => cell)).toEqual(second);
  });

  describe('that is read piece by piece', () => {
    /** Some ten pieces; letters of two bytes, quoted separators and line ends stand on every border between two. */
    const LONG = Array.from({ length: 9_000 }, (_, n) => [`שרה "רבקה",\nלאה ${n}`, `בת ${n}`]);
    const text = LONG.map(([name = '', of = '']) => `"${name.replace(/"/g, '""')}",${of}`).join('\n');

    it('given borders in the middle of letters and of quoted cells, then every row is there once, the last one too', async () => {
      expect(await allRows(readTable(Buffer.from(text)))).toEqual(LONG);
    });

    it('given it is gone through twice at once, then both read all of it', async () => {
      const table = readTable(Buffer.from(text));

      const [once, twice] = await Promise.all([allRows(table), allRows(table)]);

      expect([once.length, twice.length]).toEqual([LONG.length, LONG.length]);
    });

    it('given a quote that is never closed, then it is a slip of the hand, and every row is there', async () => {
      const rows = await allRows(readTable(Buffer.from(`${text}\n"שרה,בת`)));
      expect(rows.slice(LONG.length - 1)).toEqual([LONG.at(-1), ['"שרה', 'בת']]);
    });

    it('given more rows than are imported, then the others are left', async () => {
      const many = await allRows(readTable(Buffer.from('A,1\n'.repeat(MOST_ROWS + 1))));

      expect(many).toHaveLength(MOST_ROWS);
    });

    it('given rows longer and shorter than the first, then each is as it stands, and no complaint is written about any', async () => {
      const copied = jest.spyOn(JSON, 'stringify');

      const rows = await allRows(readTable(Buffer.from('Name,Date\na\nb,3/4/1984,more\n')));

      expect(rows).toEqual([['Name', 'Date'], ['a'], ['b', '3/4/1984', 'more']]);
      expect(copied).not.toHaveBeenCalledWith(['a']);
      copied.mockRestore();
    });

    it('given others wait for an answer, then they have their turn before it is read to the end', async () => {
      let turns = 0;
      const wait = (): NodeJS.Immediate => setImmediate(() => ++turns && (waiting = wait()));
      let waiting = wait();

      await allRows(readTable(Buffer.from(text)));
      clearImmediate(waiting);

      expect(turns).toBeGreaterThan(5);
    });
  });
});
