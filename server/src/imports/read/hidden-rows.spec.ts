import { readFileSync } from 'node:fs';
import { anArchive } from '../../../test/workbook.js';
import { allRows } from '../../../test/read-rows.js';
import { readFile } from './read-file.js';

/** Rows of two cells, of which the second and the fourth are said to be hidden. */
const rowsOf = (row: string, said: string, cell: (text: string) => string) =>
  [1, 2, 3, 4].map((n) => `<${row} ${n % 2 === 0 ? said : ''}>${cell(`a${n}`)}${cell(`b${n}`)}</${row}>`).join('');

const excel = () =>
  anArchive({
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="one.xml"/></Relationships>',
    'xl/one.xml': `<worksheet>${rowsOf('row', 'hidden="1"', (text) => `<c t="str"><v>${text}</v></c>`)}</worksheet>`,
  });

const openDocument = (said: string) =>
  anArchive({
    'content.xml': `<document><table>${rowsOf('table-row', said, (text) => `<table-cell><p>${text}</p></table-cell>`)}</table></document>`,
  });

const xml = () => {
  const rows = rowsOf('Row', 'ss:Hidden="1"', (text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`);
  return Buffer.from(
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="List"><Table>${rows}</Table></Worksheet></Workbook>`,
  );
};

/** The record of a row says by a bit that it has no height. */
function old(): Buffer {
  const file = readFileSync('server/test/data/workbooks/gnumeric-biff8.export.xls');
  for (const row of [1, 3]) {
    const record = file.indexOf(Buffer.from([0x08, 0x02, 0x10, 0x00, row, 0x00]));
    file.writeUInt8(file.readUInt8(record + 16) | 0x20, record + 16);
  }
  return file;
}

const page = (said: string) => () =>
  Buffer.from(`<html><table>${rowsOf('tr', said, (text) => `<td>${text}</td>`)}</table></html>`);

describe('rows that a workbook does not show', () => {
  it.each([
    ['an Excel workbook', excel],
    ['an OpenDocument workbook with a filter', () => openDocument('visibility="filter"')],
    ['an OpenDocument workbook with rows hidden by hand', () => openDocument('visibility="collapse"')],
    ['an XML spreadsheet', xml],
    ['an old workbook', old],
    ['a web page as Excel writes one', page(`height=0 style='mso-height-source:userset; DISPLAY : none'`)],
    ['a web page with rows that are hidden', page('hidden')],
  ])('given %s, then they are read with the others, and are known', async (_, file) => {
    const read = await readFile(await file());

    expect((await allRows(read)).length).toBeGreaterThan(3);
    expect(read.hidden?.rows).toEqual(new Set([2, 4]));
  });
});
