import { aWorkbook, anArchive, type Styled } from '../../../test/workbook.js';
import { showsDay, dayOfSerial } from './excel-dates.js';
import { allRows, rowsIn } from '../../../test/read-rows.js';
import { readFile } from './read-file.js';

const HEADINGS = ['Name', 'Date of Death', 'Hebrew Date'];
const rowsOf = async (...args: Parameters<typeof aWorkbook>) => rowsIn(await aWorkbook(...args));

describe('reading a workbook', () => {
  it.each([
    ['from 1904', 25537, true],
    ['from 1900', 26999, false],
  ])('given days counted %s, then %i is 1 December 1973', async (_, serial, date1904) => {
    const rows = await rowsOf([[HEADINGS, ['David Ben-Gurion', { serial }, '6 Kislev 5734']]], { date1904 });

    expect(rows).toEqual([HEADINGS, ['David Ben-Gurion', '1973-12-01', '6 Kislev 5734']]);
  });

  it('given the system is said, then it stands beside what was read', async () => {
    expect(await readFile(await aWorkbook([[HEADINGS]], { date1904: true }))).toMatchObject({
      encoding: 'Excel 1904',
      delimiter: '',
    });
  });

  it('given empty sheets first, then the first filled one is read, without its blank rows and with its gaps', async () => {
    const filled: Styled[][] = [
      ['', 'Name', '', 'Date'],
      [],
      ['', 'Golda Meir', '', { serial: 28832, format: 'custom' }],
    ];

    expect(await rowsOf([[], [['', '  ']], filled])).toEqual([
      ['', 'Name', '', 'Date'],
      ['', 'Golda Meir', '', '1978-12-08'],
    ]);
  });

  it('given several sheets with lists, then it is asked which, and each can be read', async () => {
    const list = (name: string): Styled[][] => [
      ['Name', 'Date'],
      [name, '3/4/1984'],
      ['Golda', '5/6/1990'],
    ];
    const book = await aWorkbook([[['Read me first'], ['Only names']], list('Sarah'), list('Miriam')]);

    await expect(readFile(book)).rejects.toMatchObject({
      code: 'which_sheet',
      details: [
        { path: 'sheets.2', message: 'S2' },
        { path: 'sheets.3', message: 'S3' },
      ],
    });
    expect((await allRows(await readFile(book, 3)))[1]).toEqual(['Miriam', '3/4/1984']);
  });

  it('given a sheet of remarks before the list, then the list is read', async () => {
    const list: Styled[][] = [
      ['Name', 'Date'],
      ['Sarah', '3/4/1984'],
    ];
    expect(await rowsOf([[['Read me first'], ['Only names']], list])).toEqual(list);
  });

  it('given numbers that are no days, Hebrew and marks of XML, then they stay as they are', async () => {
    expect(await rowsOf([[['שם & <b>', { serial: 5744, format: 'plain' }, { serial: 1.5, format: 'plain' }]]])).toEqual(
      [['שם & <b>', '5744', '1.5']],
    );
  });

  it('given a day with its time of day, then both are read, to the minute; midnight is the day alone', async () => {
    const days = [35866.90277777778, 35866.9999999999, 35866, 59.5].map((serial) => ({ serial }));
    expect(await rowsOf([[days]])).toEqual([['1998-03-12 21:40', '1998-03-13', '1998-03-12', '1900-02-28 12:00']]);
  });

  it('given texts within cells, formulas, truths and written days, then each is read', async () => {
    const sheet = `<worksheet><sheetData><row><c t="inlineStr"><is><r><t>In </t></r><r><t>place</t></r></is></c>
      <c t="str"><f>A1&amp;"x"</f><v>computed</v></c><c t="b"><v>1</v></c><c t="d"><v>1984-03-03T00:00:00</v></c></row></sheetData></worksheet>`;
    const file = await anArchive({
      'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="/xl/one.xml"/></Relationships>',
      'xl/one.xml': sheet,
    });

    expect(await rowsIn(file)).toEqual([['In place', 'computed', 'TRUE', '1984-03-03']]);
  });

  it.each([
    ['an archive of something else', () => anArchive({ 'ppt/presentation.xml': '<w/>' }), 'not_a_table'],
    ['a workbook that breaks off', async () => (await aWorkbook([[HEADINGS]])).subarray(0, 200), 'not_a_table'],
    ['a workbook without anything', () => aWorkbook([[], []]), 'empty_file'],
    ['over 500 columns', () => wideWorkbook(), 'too_many_columns'],
    ['entities that grow', () => growingEntities(), 'not_a_table'],
    ['a sheet that unpacks to 400 MB', () => zipBomb(), 'not_a_table'],
    ['one long text named by many cells', () => manyTimes(), 'not_a_table'],
    ['a long text that was merged over all rows', () => mergedOverAll(), 'not_a_table'],
    ['the first bytes of a workbook', () => Promise.resolve(Buffer.from('504b030414000600', 'hex')), 'not_a_table'],
    ['the beginning of an old workbook', () => Promise.resolve(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'not_a_table'],
  ])('given %s, then it is refused', async (_, file, code) => {
    await expect(file().then(readFile)).rejects.toMatchObject({ status: 422, code });
  });
});

describe('an OpenDocument workbook', () => {
  const open = (tables: string, styles = '') =>
    anArchive({
      'content.xml': `<o:document-content xmlns:o="o" xmlns:t="t" xmlns:x="x">${styles}<o:body><o:spreadsheet>${tables}</o:spreadsheet></o:body></o:document-content>`,
    });
  const cell = (text: string, said = '') => `<t:table-cell ${said}><x:p>${text}</x:p></t:table-cell>`;
  const list = (name: string, more = '') =>
    `<t:table t:name="${name}" ${more}><t:table-row>${cell('Name')}${cell('Died')}</t:table-row>
     <t:table-row>${cell('Sarah')}${cell('3.3.84', 'o:value-type="date" o:date-value="1984-03-03T00:00:00"')}</t:table-row></t:table>`;

  it('given what programs write as one, remarks, spans and spaces, then each cell is in its place and each row has its number', async () => {
    const file =
      await open(`<t:table><t:table-row t:number-rows-repeated="2"><t:table-cell t:number-columns-repeated="16384"/></t:table-row>
      <t:table-row><t:table-cell t:number-columns-repeated="2"/><t:table-cell><o:annotation><x:p>a remark</x:p></o:annotation><x:p>Sarah<x:s x:c="2"/><x:span>Levin</x:span></x:p><x:p>of Elmira</x:p></t:table-cell>
      ${cell('x', 't:number-columns-repeated="2"')}<t:table-cell t:number-columns-repeated="16379"/></t:table-row>
      <t:table-row t:number-rows-repeated="2">${cell('again')}</t:table-row></t:table>`);
    const rows = [];
    for await (const part of (await readFile(file)).rows) rows.push(...part);

    expect(rows).toEqual([
      { row: 3, cells: ['', '', 'Sarah  Levin\nof Elmira', 'x', 'x'], isHidden: false },
      { row: 4, cells: ['again'], isHidden: false },
      { row: 5, cells: ['again'], isHidden: false },
    ]);
  });

  it('given a day with its time of day, then both are read', async () => {
    const died = cell('3.3.84', 'o:value-type="date" o:date-value="1984-03-03T21:40:00"');
    const file = await open(`<t:table><t:table-row>${cell('Sarah')}${died}</t:table-row></t:table>`);

    expect(await rowsIn(file)).toEqual([['Sarah', '1984-03-03 21:40']]);
  });

  it('given several lists, then it is asked which; a hidden one is not looked at', async () => {
    const hidden =
      '<o:style o:name="ta2" o:family="table"><o:table-properties t:display="false"/></o:style><o:style o:name="ta3"/>';
    const named = [
      { path: 'sheets.1', message: 'One' },
      { path: 'sheets.3', message: 'Three' },
    ];
    const file = await open(list('One') + list('Two', 't:style-name="ta2"') + list('Three'), hidden);

    await expect(readFile(file)).rejects.toMatchObject({ code: 'which_sheet', details: named });
    expect(await readFile(file, 3)).toMatchObject({ encoding: 'OpenDocument', hidden: { sheets: ['Two'] } });
  });

  it.each([
    ['a cell that stands in far too many columns', cell('x', 't:number-columns-repeated="1000"'), 'too_many_columns'],
    ['a long text in a row that is said of a million', cell('x'.repeat(30_000)), 'not_a_table'],
  ])('given %s, then it is refused', async (_, row, code) => {
    const file = await open(`<t:table><t:table-row t:number-rows-repeated="1000000">${row}</t:table-row></t:table>`);
    await expect(readFile(file)).rejects.toMatchObject({ status: 422, code });
  });

  it('given a row that was filled down the whole sheet, then it is read once, and what stands below it under its own number', async () => {
    const row = '<t:table-cell><x:p>FALSE</x:p></t:table-cell>';
    const file = await open(
      `<t:table>${[2, 1_000_000, 1].map((times) => `<t:table-row t:number-rows-repeated="${times}">${row}</t:table-row>`).join('')}</t:table>`,
    );

    const read = await readFile(file);
    const rows = [];
    for await (const part of read.rows) rows.push(...part.map((one) => one.row));
    expect(rows).toEqual([1, 2, 3, 1_000_003]);
    expect(read.hidden?.filledDown).toEqual(new Set([3]));
  });

  it.each([
    ['xl/workbook.bin', 'This is a binary Excel workbook.'],
    ['Index/Document.iwa', 'This is a document of Numbers or Pages.'],
  ])('given an archive with %s, then what it is and what to do is said', async (path, said) => {
    await expect(readFile(await anArchive({ [path]: 'x' }))).rejects.toMatchObject({
      message: expect.stringContaining(said),
    });
  });
});

describe('a day in a workbook', () => {
  it.each([
    [1, 1900, '1900-01-01'],
    [59, 1900, '1900-02-28'],
    [60, 1900, null],
    [61, 1900, '1900-03-01'],
    [26999.75, 1900, '1973-12-01 18:00'],
    [0, 1904, '1904-01-01'],
    [0.5, 1900, null],
    [-3, 1900, null],
    [9e9, 1900, null],
    [NaN, 1900, null],
  ] as const)('given %d counted from %i, then it is %s', (serial, system, day) => {
    expect(dayOfSerial(serial, system)).toBe(day);
  });

  it.each([
    [14, undefined, true],
    [0, undefined, false],
    [20, undefined, false],
    [164, 'dd/mm/yyyy', true],
    [164, '[$-409]d-mmm-yy;@', true],
    [164, '#,##0.00 "days"', false],
    [164, '[Red]0', false],
    [164, 'h:mm:ss', false],
  ])('given the format %s %s, then whether it shows a day is %s', (id, code, shows) => {
    expect(showsDay(id, code)).toBe(shows);
  });
});

const oneSheet = (sheet: string, texts = '<sst/>') =>
  anArchive({
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="one.xml"/></Relationships>',
    'xl/sharedStrings.xml': texts,
    'xl/one.xml': sheet,
  });

const wideWorkbook = () => oneSheet('<worksheet><row><c r="ZZZ1" t="str"><v>far</v></c></row></worksheet>');

const growingEntities = () =>
  oneSheet(
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>',
  );

const zipBomb = () => oneSheet(`<worksheet>${' '.repeat(400 * 1024 * 1024)}</worksheet>`);

const manyTimes = () =>
  oneSheet(
    `<worksheet>${'<row><c t="s"><v>0</v></c></row>'.repeat(3000)}</worksheet>`,
    `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
  );

const mergedOverAll = () =>
  oneSheet(
    `<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>${'x'.repeat(30_000)}</v></c><c r="B1" t="str"><v>y</v></c></row>${Array.from(
      { length: 3000 },
      (_, at) => `<row r="${at + 2}"><c r="B${at + 2}" t="str"><v>y</v></c></row>`,
    ).join('')}</sheetData><mergeCells><mergeCell ref="A1:A9000"/></mergeCells></worksheet>`,
  );

describe('sheets that are one', () => {
  it('given many sheets of one file, then it is read once', async () => {
    const file = await anArchive({
      'xl/workbook.xml': `<workbook><sheets>${'<sheet r:id="a"/>'.repeat(3)}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="one.xml"/></Relationships>',
      'xl/one.xml': `<worksheet>${'<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>'.repeat(3)}</worksheet>`,
    });

    expect(await rowsIn(file)).toHaveLength(3);
  });

  it('given rows that are full of empty cells in many sheets, then they are refused', async () => {
    const row =
      '<t:table-row t:number-rows-repeated="1000"><t:table-cell t:number-columns-repeated="499"/><t:table-cell><x:p>a</x:p></t:table-cell></t:table-row>';
    const file = await anArchive({ 'content.xml': `<document>${`<t:table>${row}</t:table>`.repeat(70)}</document>` });

    await expect(readFile(file)).rejects.toMatchObject({ status: 422, code: 'not_a_table' });
  });
});
