import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { zip, xmlText } from '../src/platform/documents/index.js';

/** A number shown as a day, or with any other format; everything else is text. */
export type Styled = string | { readonly serial: number; readonly format?: 'day' | 'plain' | 'custom' };

const STYLE = { plain: 0, day: 1, custom: 2 };

/** An Excel workbook of these sheets, as Excel writes it: shared texts, styles, and days as numbers. */
export async function aWorkbook(
  sheets: readonly (readonly (readonly Styled[])[])[],
  { date1904 = false }: { date1904?: boolean } = {},
): Promise<Buffer> {
  const texts: string[] = [];
  const cell = (value: Styled, column: number, row: number): string => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (typeof value === 'string') return value && `<c ${at} t="s"><v>${texts.push(value) - 1}</v></c>`;
    return `<c ${at} s="${STYLE[value.format ?? 'day']}"><v>${value.serial}</v></c>`;
  };
  const sheetXml = sheets.map(
    (rows) =>
      `<worksheet><sheetData>${rows
        .map((cells, row) => `<row r="${row + 1}">${cells.map((value, at) => cell(value, at, row)).join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
  );
  const numbers = sheets.map((_, at) => at + 1);
  return anArchive({
    'xl/workbook.xml': `<workbook><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${numbers.map((n) => `<sheet name="S${n}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${numbers.map((n) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\ mmm\\ yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${xmlText(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(sheetXml.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  });
}

/** A zip of these texts. */
export const anArchive = (files: Record<string, string>): Promise<Buffer> =>
  buffer(
    zip(
      Object.entries(files).map(([name, text]) => ({ name, content: () => text })),
      new Date(0),
    ),
  );

/** The files of a zip as text, in their order. */
export function unzipped(file: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    yauzl.fromBuffer(file, { lazyEntries: true }, (failure, archive: ZipFile) => {
      if (failure) return reject(failure);
      archive.on('entry', (entry: Entry) => {
        archive.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          void buffer(stream).then((bytes) => {
            files.set(entry.fileName, bytes.toString());
            archive.readEntry();
          }, reject);
        });
      });
      archive.on('end', () => resolve(files));
      archive.on('error', reject);
      archive.readEntry();
    });
  });
}
