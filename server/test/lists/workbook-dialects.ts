import { xmlText } from '../../src/platform/documents/index.js';
import { anArchive } from '../workbook.js';

/** A day, as the file's calendar counts it; all else is text. */
export type Content = string | { readonly day: number };

/** How one program writes what all of them write. */
export interface Dialect {
  readonly program: string;
  readonly texts: 'shared' | 'inline' | 'rich' | 'formula';
  /** Before each name of an element. */
  readonly prefix?: string;
  /** Whether cells and rows say where they stand. */
  readonly places?: boolean;
  readonly target?: (file: string) => string;
  /** The format of days: its number, and its code where it is not one of Excel's own. */
  readonly day: readonly [id: number, code?: string];
  /** Days as text, as the strict form of the standard has them. */
  readonly isoDays?: boolean;
  /** What stands before and behind the rows, and after the last one. */
  readonly before?: string;
  readonly behind?: string;
  readonly blankRows?: number;
  readonly head?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

/** By what is known of the files of these programs; each has a trait that no other one has. */
export const DIALECTS: readonly Dialect[] = [
  {
    program: 'Excel',
    texts: 'shared',
    day: [14],
    head: HEAD,
    before: '<cols><col min="1" max="3" width="20"/></cols>',
  },
  {
    program: 'Excel, edited by hand',
    texts: 'rich',
    day: [15],
    head: HEAD,
    behind: '<mergeCells><mergeCell ref="A9:B9"/></mergeCells>',
  },
  { program: 'Excel, strict', texts: 'shared', day: [14], isoDays: true, head: HEAD },
  { program: 'Excel with formulas', texts: 'formula', day: [164, '[$-409]d\\-mmm\\-yy;@'] },
  {
    program: 'LibreOffice',
    texts: 'shared',
    day: [165, 'DD/MM/YYYY'],
    head: HEAD,
    behind: '<printOptions headings="false"/>',
  },
  { program: 'Google Sheets', texts: 'shared', day: [164, 'yyyy\\-mm\\-dd'], blankRows: 900 },
  {
    program: 'Numbers',
    texts: 'shared',
    day: [59, 'm/d/yyyy'],
    before: '<sheetViews><sheetView workbookViewId="0"/></sheetViews>',
  },
  { program: 'the Open XML SDK', texts: 'inline', prefix: 'x:', day: [22], target: (file) => `/xl/${file}` },
  { program: 'a report writer', texts: 'inline', places: false, day: [14] },
  { program: 'openpyxl', texts: 'inline', day: [164, 'yyyy-mm-dd h:mm:ss'], target: (file) => `/xl/${file}` },
];

/** One sheet of these cells, as the program writes it. */
export function written(dialect: Dialect, rows: readonly (readonly Content[])[], date1904: boolean): Promise<Buffer> {
  const { prefix = '', places = true, day, head = '', target = (file) => file } = dialect;
  const tag = (xml: string) => head + xml.replace(/<(\/?)(?=[a-zA-Z])/g, `<$1${prefix}`);
  const shared: string[] = [];
  const text = (value: string): readonly [attributes: string, content: string] => {
    const escaped = xmlText(value);
    if (dialect.texts === 'inline') return [' t="inlineStr"', `<is><t xml:space="preserve">${escaped}</t></is>`];
    if (dialect.texts === 'formula') return [' t="str"', `<f>T("x")</f><v>${escaped}</v>`];
    const half = Math.ceil(escaped.length / 2);
    const isRich = dialect.texts === 'rich' && !escaped.includes('&');
    const runs = `<r><t xml:space="preserve">${escaped.slice(0, half)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${escaped.slice(half)}</t></r>`;
    return [' t="s"', `<v>${shared.push(isRich ? runs : `<t>${escaped}</t>`) - 1}</v>`];
  };
  const cell = (value: Content, column: number, row: number): string => {
    const at = places ? ` r="${String.fromCharCode(65 + column)}${row + 1}"` : '';
    if (value === '') return `<c${at} s="1"/>`;
    if (typeof value === 'string') {
      const [attributes, content] = text(value);
      return `<c${at}${attributes}>${content}</c>`;
    }
    if (dialect.isoDays) return `<c${at} s="1" t="d"><v>${isoDay(value.day, date1904)}T00:00:00.000</v></c>`;
    return `<c${at} s="1"><v>${value.day}</v></c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row${places ? ` r="${row + 1}"` : ''}>${cells.map((value, column) => cell(value, column, row)).join('')}</row>`,
  );
  const blank = Array.from({ length: dialect.blankRows ?? 0 }, (_, n) => `<row r="${rows.length + n + 1}"/>`);
  const [id, code] = day;
  const formats = code ? `<numFmts count="1"><numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/></numFmts>` : '';
  const sheet = `<worksheet>${dialect.before ?? ''}<sheetData>${lines.join('')}${blank.join('')}</sheetData>${dialect.behind ?? ''}</worksheet>`;
  return anArchive({
    'xl/workbook.xml': tag(
      `<workbook><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="List" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': `${head}<Relationships><Relationship Id="rId1" Target="theme/theme1.xml"/><Relationship Id="rId7" Target="${target('worksheets/sheet1.xml')}"/></Relationships>`,
    'xl/styles.xml': tag(
      `<styleSheet>${formats}<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': tag(sheet),
    ...(shared.length > 0 && {
      'xl/sharedStrings.xml': tag(`<sst>${shared.map((one) => `<si>${one}</si>`).join('')}</sst>`),
    }),
  });
}

const isoDay = (serial: number, date1904: boolean): string =>
  new Date(Date.UTC(date1904 ? 1904 : 1899, date1904 ? 0 : 11, (date1904 ? 1 : 30) + serial))
    .toISOString()
    .slice(0, 10);
