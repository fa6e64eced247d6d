import iconv from 'iconv-lite';
import { rowsIn, understood } from '../../../test/read-rows.js';
import { readFile } from './read-file.js';

/** As Excel 2003 saves "XML Spreadsheet", and old desktop programs write by themselves. */
const xml = (sheets: string, { encoding = 'utf-8', styles = '', book = '' } = {}) =>
  `<?xml version="1.0" encoding="${encoding}"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40">
 <DocumentProperties xmlns="urn:schemas-microsoft-com:office:office"><Author>The office</Author></DocumentProperties>
 <ExcelWorkbook xmlns="urn:schemas-microsoft-com:office:excel">${book}</ExcelWorkbook>
 <Styles><Style ss:ID="Default" ss:Name="Normal"><NumberFormat/></Style>${styles}</Styles>${sheets}</Workbook>`;
const sheet = (rows: string, { name = 'List', visible = '' } = {}) =>
  `<Worksheet ss:Name="${name}"><Table ss:ExpandedColumnCount="5" x:FullColumns="1"><Column ss:Width="90"/>${rows}</Table>
   <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">${visible}<Panes><Pane><ActiveRow>3</ActiveRow></Pane></Panes></WorksheetOptions></Worksheet>`;
const row = (cells: string, said = '') => `<Row${said}>${cells}</Row>`;
const cell = (text: string, type = 'String', said = '') => `<Cell${said}><Data ss:Type="${type}">${text}</Data></Cell>`;
const numbered = async (file: Buffer) => {
  const rows: [number, string[]][] = [];
  for await (const part of (await readFile(file)).rows)
    rows.push(...part.map((one) => [one.row, one.cells] as [number, string[]]));
  return rows;
};
const HEADINGS = row(cell('Name') + cell('Date of Death') + cell('Notes'));

describe('an XML spreadsheet of Excel 2003', () => {
  it('given gaps, merged cells, days, numbers and remarks, then each cell is where Excel shows it', async () => {
    const styles =
      '<Style ss:ID="s21"><NumberFormat ss:Format="Short Date"/></Style><Style ss:ID="s22"><NumberFormat ss:Format="Standard"/></Style>';
    const rows = [
      row(cell('Yahrzeit list', 'String', ' ss:MergeAcross="2"')),
      row(cell('Name') + cell('Date of Death') + cell('Notes', 'String', ' ss:Index="4"'), ' ss:Index="3"'),
      row(
        cell('Levin, Sarah &amp; Co') +
          cell('1984-03-13T00:00:00.000', 'DateTime', ' ss:StyleID="s21"') +
          cell('a&#10;b', 'String', ' ss:Index="4"'),
      ),
      row(
        cell('Max Katz', 'String', ' ss:MergeDown="1"') +
          cell('27000', 'Number', ' ss:StyleID="s21"') +
          cell('27000', 'Number', ' ss:StyleID="s22"'),
      ),
      row(cell('1899-12-31T19:30:00.000', 'DateTime', ' ss:Index="2"') + cell('1', 'Boolean') + cell('#N/A', 'Error')),
      row(
        `<Cell ss:Formula="=R[-1]C"><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>Ruth</B> <I>Blum</I></ss:Data><Comment ss:Author="x"><ss:Data>a remark</ss:Data></Comment></Cell>`,
        ' ss:Index="9"',
      ),
    ];

    expect(await numbered(Buffer.from(xml(sheet(rows.join('')), { styles })))).toEqual([
      [1, ['Yahrzeit list']],
      [3, ['Name', 'Date of Death', '', 'Notes']],
      [4, ['Levin, Sarah & Co', '1984-03-13', '', 'a\nb']],
      [5, ['Max Katz', '1973-12-02', '27000']],
      [6, ['Max Katz', '19:30', 'TRUE']],
      [9, ['Ruth Blum']],
    ]);
  });

  it.each([
    ['utf-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['windows-1255', (text: string) => iconv.encode(text, 'windows-1255')],
    ['utf-16', (text: string) => iconv.encode(text, 'utf16le', { addBOM: true })],
  ])('given a list in Hebrew in %s, then it is understood without a hand', async (encoding, written) => {
    const rows =
      row(cell('שם המנוח') + cell('תאריך פטירה') + cell('שם בן המשפחה')) +
      row(cell('שרה לוי') + cell('1984-03-13T23:40:00.000', 'DateTime') + cell('דוד לוי'));
    const read = await understood(written(xml(sheet(rows), { encoding })));

    expect(read.rows.find(({ leftOut }) => !leftOut)).toMatchObject({
      row: 2,
      name: 'שרה לוי',
      gregorianDate: '1984-03-13',
      afterSunset: true,
    });
  });

  it('given several sheets, then the one that is seen and filled is read, and among lists it is asked', async () => {
    const list = HEADINGS + row(cell('Sarah Levin') + cell('3/13/1984'));
    const hidden = sheet(list, { name: 'Old', visible: '<Visible>SheetHidden</Visible>' });
    const file = Buffer.from(xml(sheet('', { name: 'Empty' }) + hidden + sheet(list, { name: 'Now' })));

    expect((await rowsIn(file))[1]).toEqual(['Sarah Levin', '3/13/1984']);
    expect((await readFile(file)).hidden?.sheets).toEqual(['Old']);
    await expect(
      rowsIn(Buffer.from(xml(sheet(list, { name: 'A' }) + sheet(list, { name: 'B' })))),
    ).rejects.toMatchObject({
      code: 'which_sheet',
      details: [expect.objectContaining({ message: 'A' }), expect.objectContaining({ message: 'B' })],
    });
  });

  it('given days of an old Mac, then bare numbers count from 1904', async () => {
    const { encoding } = await readFile(Buffer.from(xml(sheet(HEADINGS + HEADINGS), { book: '<Date1904/>' })));

    expect(encoding).toBe('Excel 1904');
  });

  it.each([
    [
      'entities that grow',
      xml(sheet(HEADINGS + row(cell('&a;'))), { book: '' }).replace(
        '<?mso',
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]><?mso',
      ),
    ],
    [
      'elements that stand too deep',
      xml(sheet(row(`<Cell><Data ss:Type="String">${'<b>'.repeat(50)}${'</b>'.repeat(50)}</Data></Cell>`))),
    ],
    ['an end in the middle', xml(sheet(HEADINGS)).slice(0, 900)],
    ['other XML', '<?xml version="1.0"?><people><person>Sarah</person></people>'],
  ])('given %s, then it is refused', async (_, text) => {
    await expect(rowsIn(Buffer.from(text))).rejects.toMatchObject({ code: 'not_a_table' });
  });
});

describe('a web page that is called .xls', () => {
  it('given what a program in PHP writes, then its cells are read as one sees them', async () => {
    const page = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta http-equiv="Content-Type" content="text/html; charset=windows-1255"><title>no title</title>
<style>td { mso-number-format:"\\@" }</style><!--[if gte mso 9]><xml><x:ExcelWorkbook><x:Name>List</x:Name></x:ExcelWorkbook></xml><![endif]--></head>
<body><h3>רשימת אזכרות</h3><table border=1><thead><tr><th colspan="2">שם&nbsp;המנוח<th><b>תאריך&nbsp;פטירה</b><th>הערות</tr></thead><tbody>
<tr><td><font color=red><b>שרה</b>
   לוי</font></td><td>&nbsp;</td><td align=right>13.03.1984</td><td>רחוב א&#39;<br>תל&nbsp;אביב &amp; יפו</td></tr>
<tr><td>יוסף כהן<td><td>1.2.1990<td><input type="checkbox" checked></tbody></table><script>alert(1)</script></body></html>`;
    const file = iconv.encode(page, 'windows-1255');

    expect((await readFile(file)).encoding).toBe('windows-1255');
    expect(await rowsIn(file)).toEqual([
      ['רשימת אזכרות'],
      ['שם המנוח', '', 'תאריך פטירה', 'הערות'],
      ['שרה לוי', '', '13.03.1984', "רחוב א'\nתל אביב & יפו"],
      ['יוסף כהן', '', '1.2.1990', 'TRUE'],
    ]);
    const { rows } = await understood(file, { israel: true });
    const people = rows.filter(({ leftOut }) => !leftOut);
    expect(people.map(({ name, gregorianDate }) => [name, gregorianDate])).toEqual([
      ['שרה לוי', '1984-03-13'],
      ['יוסף כהן', '1990-02-01'],
    ]);
  });

  it('given what ASP.NET writes, a grid in a table that only arranges it, then it is read as one list', async () => {
    const page = `
<meta charset="windows-1252">
<div><table><tr><td><span>Yahrzeit list</span></td></tr><tr><td>
 <table cellspacing="0" rules="all" id="GridView1"><tr><th scope="col">Name</th><th scope="col">Date of Death</th><th scope="col">Observer</th></tr>
 <tr><td>Ren\u00e9e Blum</td><td>3/13/1984</td><td rowspan="2">Sam Blum</td></tr><tr><td>Leo Blum</td><td>5/6/1990</td></tr>
 <tr><td>Max Katz</td><td>5/7/1991</td><td>Ann <table><tr><td>Katz</td></tr></table></td></tr></table></td></tr></table></div>`;
    const file = iconv.encode(page, 'windows-1252');

    expect(await numbered(file)).toEqual([
      [1, ['Yahrzeit list']],
      [2, ['Name', 'Date of Death', 'Observer']],
      [3, ['Ren\u00e9e Blum', '3/13/1984', 'Sam Blum']],
      [4, ['Leo Blum', '5/6/1990', 'Sam Blum']],
      [5, ['Max Katz', '5/7/1991', 'Ann\nKatz']],
    ]);
  });

  it('given a record of which every cell covers two rows, then it is one', async () => {
    const page = `<table><tr><td>Name<td>Died<tr><td rowspan="2">Sarah<td rowspan="2">1/2/1990<tr><tr><td>Max<td>3/4/1991</table>`;

    expect(await rowsIn(Buffer.from(page))).toEqual([
      ['Name', 'Died'],
      ['Sarah', '1/2/1990'],
      ['Max', '3/4/1991'],
    ]);
  });

  it('given it ends anywhere, then it is read or refused', async () => {
    const page = '<table><tr><td>Name<td>Died<tr><td>Sarah<td>1/2/1990<table><tr><td>x</table></table>';
    for (let at = 6; at <= page.length; at++)
      expect(
        await rowsIn(Buffer.from(page.slice(0, at))).then(
          () => 'read',
          ({ code }: { code: string }) => code,
        ),
      ).toMatch(/^(read|not_a_table|empty_file)$/);
  });

  it.each([
    ['a page without a table', '<html><body><p>Your session has ended.</p></body></html>', 'not_a_table'],
    ['elements that are never closed', `<table><tr><td>${'<b>'.repeat(5_000)}`, 'not_a_table'],
    ['a row of a thousand cells', `<table><tr>${'<td>x'.repeat(1_000)}</table>`, 'too_many_columns'],
    [
      'a text that spans all rows',
      `<table><tr><td rowspan=200000>${'x'.repeat(1_000)}${'<tr><td>y'.repeat(100_000)}</table>`,
      'not_a_table',
    ],
  ])('given %s, then it is refused', async (_, page, code) => {
    await expect(rowsIn(Buffer.from(page))).rejects.toMatchObject({ code });
  });

  it('given cells that span a million columns and hold nothing, then they take no room', async () => {
    const page = `<table>${'<tr><td colspan=1000000><td>'.repeat(20_000)}<tr><td>Name<td>Died<tr><td>Sarah<td>1/2/1990</table>`;

    expect(await rowsIn(Buffer.from(page))).toHaveLength(2);
  });
});
