import type { Sheet } from './open-document.js';
import { inUtf8, unreadable } from './read-text.js';
import { readSpreadsheetXml } from './spreadsheet-xml.js';
import { readWebPage } from './web-page.js';

const BEGINNING = 4_000;

/** Without the zeros between the letters of UTF-16. */
const beginningOf = (file: Buffer): string =>
  file
    .toString('latin1', 0, BEGINNING)
    .replaceAll('\0', '')
    .replace(/^[\s\xef\xbb\xbf\xfe\xff]+/, '');

/** Whether a file is XML or a web page, whatever it is called: a table of text begins with none of these. */
export const isMarkup = (file: Buffer): boolean =>
  /^<(!--|(\?xml|!doctype|html|head|meta|style|body|title|center|div|form|font|h[1-6]|p|b|span|table|tr)\b)/i.test(
    beginningOf(file),
  );

/**
 * Reads what old programs, and programs of the web, write and call .xls: an XML spreadsheet of Excel 2003, or a web page with
 * tables. The encoding is `Excel 1900` or `Excel 1904` for the one, and that of its text for the other.
 * @throws Refusal for other XML, and for a page without a table
 */
export async function readMarkup(file: Buffer): Promise<{ encoding: string; sheets: Sheet[] }> {
  const beginning = beginningOf(file);
  const [, declared] = /<(?:\?xml|meta)\b[^>]*\b(?:encoding|charset)\s*=\s*["']?([\w-]+)/i.exec(beginning) ?? [];
  const { text, encoding } = inUtf8(file, declared);
  if (beginning.includes('urn:schemas-microsoft-com:office:spreadsheet') && !/<html\b/i.test(beginning)) {
    const { sheets, dateSystem } = await readSpreadsheetXml(piecesOf(text));
    return { encoding: `Excel ${dateSystem}`, sheets };
  }
  if (beginning.startsWith('<?xml') && !/<(!doctype html|html|table)\b/i.test(beginning)) throw otherXml();
  return {
    encoding,
    sheets: [{ name: '', hidden: false, place: 1, rows: readWebPage(text.toString()), comments: [] }],
  };
}

const PIECE = 64 * 1024;

async function* piecesOf(text: Buffer): AsyncGenerator<Buffer> {
  const from = text.indexOf('<');
  for (let at = from; at < text.length; at += PIECE) yield await Promise.resolve(text.subarray(at, at + PIECE));
}

const otherXml = () =>
  unreadable(
    'not_a_table',
    'This is XML, and no spreadsheet of Excel. Export the list as .xlsx or CSV, and upload that.',
  );
