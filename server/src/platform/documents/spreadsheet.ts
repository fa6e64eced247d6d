import { Readable } from 'node:stream';
import type { Cell, DayCell, Table } from './cell.js';
import { XML_DECLARATION, xmlText } from './xml.js';
import { zip } from './zip.js';

/** What Excel can hold: rows of a sheet, and characters of a cell. */
export const MOST_SHEET_ROWS = 1_048_575;
const LONGEST_CELL = 32_767;

/** Styles of `xl/styles.xml`: text that stays text when somebody edits it, a heading, a day, and a day with the time. */
const TEXT = 1;
const HEADING = 2;
const DAY = 3;
const MOMENT = 4;

/** Excel counts days from here; it believes in 29 February 1900, so that what lies before 1 March 1900 stays text. */
const DAYS_FROM = Date.UTC(1899, 11, 30);
const FIRST_DAY = 61;
const DAY_MS = 86_400_000;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * The table as an Excel workbook (ECMA-376) of one sheet, written while it is read. Text is text whatever it begins with:
 * no formula is ever written. Refuses nothing; ask for no more than `MOST_SHEET_ROWS` rows.
 */
export function spreadsheet(table: Table, about: { title: string; rightToLeft: boolean; at: Date }): Readable {
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(about.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const part = (name: string, body: string) => ({ name, content: () => XML_DECLARATION + body });
  return zip(
    [
      part('[Content_Types].xml', CONTENT_TYPES),
      part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
      part('xl/workbook.xml', workbook),
      part(
        'xl/_rels/workbook.xml.rels',
        relationships([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ),
      part('xl/styles.xml', STYLES),
      { name: 'xl/worksheets/sheet1.xml', content: () => Readable.from(sheet(table, about), { objectMode: false }) },
    ],
    about.at,
  );
}

async function* sheet({ headings, rows }: Table, { rightToLeft }: { rightToLeft: boolean }): AsyncGenerator<Buffer> {
  const view = `<sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>`;
  const widths = `<cols><col min="1" max="${headings.length}" width="22" customWidth="1"/></cols>`;
  let xml = `${XML_DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>${widths}<sheetData>`;
  xml += row(headings, HEADING);
  for await (const cells of rows) {
    xml += row(cells, TEXT);
    if (xml.length < BLOCK) continue;
    yield Buffer.from(xml);
    xml = '';
  }
  yield Buffer.from(`${xml}</sheetData></worksheet>`);
}

/** Characters that are handed on at once. */
const BLOCK = 65_536;

const row = (cells: readonly Cell[], style: number): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

function cellXml(cell: Cell, style: number): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'object') return dayXml(cell, style);
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${xmlText(cell.slice(0, LONGEST_CELL))}</t></is></c>`;
}

function dayXml({ on }: DayCell, style: number): string {
  const days = (Date.parse(`${on.replace(' ', 'T')}${on.includes(' ') ? '' : 'T00:00'}Z`) - DAYS_FROM) / DAY_MS;
  return days < FIRST_DAY ? cellXml(on, style) : `<c s="${on.includes(' ') ? MOMENT : DAY}"><v>${days}</v></c>`;
}

/** Excel allows 31 characters, and none of these. */
const sheetName = (title: string): string => xmlText(title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31));

const relationships = (targets: [kind: string, target: string][]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

/** Number format 49 is "text"; `quotePrefix` keeps a text that begins with = a text when its cell is edited. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;
