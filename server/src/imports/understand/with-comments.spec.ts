import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { understood } from '../../../test/read-rows.js';
import { aWorkbook, anArchive, unzipped } from '../../../test/workbook.js';

const HEADINGS = ['Name', 'Date of Death', 'Notes'];
const ROWS = [
  HEADINGS,
  ['Sarah Levin', '3/13/1984', 'by the door'],
  ['MARCH', '', ''],
  ['Max Katz', '4/1/1990', ''],
  ['Ida Blum', '5/2/1991', ''],
];

/** As Excel keeps them: in a file of their own, which the sheet's relationships name; `comments` by their cell. */
async function commented(comments: Record<string, string>, target = '../comments1.xml'): Promise<Buffer> {
  const files = await unzipped(await aWorkbook([ROWS]));
  const xml = Object.entries(comments).map(([ref, text]) => {
    const runs = text.replace(/^[^:]+:\n/, (author) => `</t></r><r><t xml:space="preserve">${author}</t></r><r><t>`);
    return `<comment ref="${ref}" authorId="0"><text><r><t>${runs}</t></r></text></comment>`;
  });
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return anArchive({
    ...Object.fromEntries(files),
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships><Relationship Id="rId1" Type="http://schemas.microsoft.com/office/2017/10/relationships/threadedComment" Target="../threadedComments/threadedComment1.xml"/><Relationship Id="rId2" Type="${types}/comments" Target="${target}"/></Relationships>`,
    'xl/comments1.xml': `<comments><authors><author>Ruth</author></authors><commentList>${xml.join('')}</commentList></comments>`,
  });
}

/** By the rows' numbers. */
async function rowsOf(file: Buffer) {
  const { rows } = await understood(file);
  return Object.fromEntries(rows.map((row) => [row.row, row]));
}

describe('comments beside the cells of a workbook', () => {
  it('then each is a note of its row, behind the heading of its cell, and beside the notes of the list', async () => {
    const file = await commented({ B2: 'Ruth:\nor the 14th?', A2: 'call first', C4: 'new' });

    expect(await rowsOf(file)).toMatchObject({
      2: { notes: 'by the door\nDate of Death: Ruth: or the 14th?; Name: call first', state: 'new' },
      3: { leftOut: 'section' },
      4: { notes: 'Notes: new' },
      5: { notes: null },
    });
  });

  it('given they stand beside headings, sections or empty rows, then none is lost, and a section stays one', async () => {
    const file = await commented({ B1: 'as the office heard', A3: 'of 1984', A9: 'end' });

    expect((await understood(file)).columns.at(-1)).toMatchObject({
      heading: 'Comments of the workbook: Date of Death: as the office heard',
      field: 'notes',
    });
    expect(await rowsOf(file)).toMatchObject({
      3: { leftOut: 'section', cells: ['MARCH', '', '', 'Name: of 1984'] },
      5: { notes: 'Name: end' },
    });
  });

  it('given one with answers, then it is said without what Excel writes in front of it', async () => {
    const front =
      '[Threaded comment]\n\nYour version of Excel allows you to read this threaded comment. Learn more: https://go.microsoft.com/fwlink/?linkid=870924\n\n';
    const file = await commented({ A2: `${front}Comment:\n    is this right?\nReply:\n    yes` }, '/xl/comments1.xml');

    expect((await rowsOf(file))[2]?.notes).toContain('Name: Comment: is this right? Reply: yes');
  });

  it('given the table has no headings, then they are notes all the same', async () => {
    const [, ...people] = ROWS;
    const files = await unzipped(await commented({ A4: 'new' }));
    const other = await unzipped(await aWorkbook([people]));
    const { columns, rows } = await understood(await anArchive(Object.fromEntries([...files, ...other])));

    expect(columns.at(-1)).toMatchObject({ heading: 'Comments of the workbook', field: 'notes' });
    expect(rows.find(({ row }) => row === 4)?.cells).toEqual(['Ida Blum', '5/2/1991', '', 'new']);
  });

  it('given a workbook of OpenDocument, then they are read there too, and are no part of the cell', async () => {
    const cell = (text: string, comment = '') =>
      `<table:table-cell office:value-type="string">${comment && `<office:annotation><dc:creator>Ruth</dc:creator><dc:date>2026-01-02</dc:date><text:p>${comment}</text:p><text:p>again</text:p></office:annotation>`}<text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
    const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="List">${row(...HEADINGS.map((one) => cell(one)))}${row(cell('Sarah Levin'), cell('3/13/1984', 'or the 14th?'), cell('x'))}</table:table></office:spreadsheet></office:body></office:document-content>`;

    expect((await rowsOf(await anArchive({ 'content.xml': content })))[2]).toMatchObject({
      gregorianDate: '1984-03-13',
      notes: 'x\nDate of Death: or the 14th? again',
    });
  });

  it('given an XML spreadsheet, then they are read there too', async () => {
    const cell = (text: string, comment = '') =>
      `<Cell><Data ss:Type="String">${text}</Data>${comment && `<Comment ss:Author="Ruth"><ss:Data xmlns="http://www.w3.org/TR/REC-html40"><B>Ruth:</B><Font>&#10;${comment}</Font></ss:Data></Comment>`}</Cell>`;
    const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="List"><Table><Row>${HEADINGS.map((one) => cell(one)).join('')}</Row><Row>${cell('Sarah Levin', 'call first')}${cell('3/13/1984')}${cell('')}</Row></Table></Worksheet></Workbook>`;

    expect((await rowsOf(Buffer.from(xml)))[2]).toMatchObject({
      name: 'Sarah Levin',
      notes: 'Name: Ruth: call first',
    });
  });

  it.each([
    ['gnumeric-biff8.export.xls', asExcel97],
    ['gnumeric-biff7.mac.xls', asExcel95],
  ])('given an old workbook (%s), then they are read there too', async (name, records) => {
    const file = readFileSync(fileURLToPath(new URL(`../../../test/data/workbooks/${name}`, import.meta.url)));
    const rows = await rowsOf(atItsEnd(file, records('ask')));

    expect(rows[2]?.cells.at(-1)).toMatch(/: ask$/);
  });
});

const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
const numbers = (...all: number[]): Buffer => Buffer.from(new Uint16Array(all).buffer);

/** A drawn object, its text in the record behind it, and the note that names it ([MS-XLS] 2.4.181, 2.4.329, 2.4.179). */
function asExcel97(text: string): Buffer {
  return Buffer.concat([
    record(0x5d, numbers(0x15, 18, 0x19, 7)),
    record(0x1b6, numbers(0x212, 0, 0, 0, 0, text.length)),
    record(0x3c, Buffer.concat([Buffer.from([0]), Buffer.from(text, 'latin1')])),
    record(0x1c, Buffer.concat([numbers(1, 0, 0, 7, 0), Buffer.from([0, 0])])),
  ]);
}

function asExcel95(text: string): Buffer {
  return record(0x1c, Buffer.concat([numbers(1, 0, text.length), Buffer.from(text, 'latin1')]));
}

/** The file with more records in front of the mark of its end: there is a little place behind it. */
function atItsEnd(file: Buffer, more: Buffer): Buffer {
  const changed = Buffer.from(file);
  const entry =
    ['Workbook\0', 'Book\0'].map((name) => file.indexOf(Buffer.from(name, 'utf16le'))).find((at) => at > 0) ?? 0;
  const [first, length] = [file.readUInt32LE(entry + 116), file.readUInt32LE(entry + 120)];
  const end = (first + 1) * 512 + length - 4;
  Buffer.concat([more, file.subarray(end, end + 4)]).copy(changed, end);
  changed.writeUInt32LE(length + more.length, entry + 120);
  return changed;
}
