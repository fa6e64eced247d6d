import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { Refusal } from '../platform/http/index.js';

/** A table as it stood in the file: every cell is text, and nothing has been understood yet. */
export interface Table {
  /** As `TextDecoder` and people name it: `UTF-8`, `UTF-16LE`, `windows-1255`, `windows-1252`; `Excel 1900` or `Excel 1904`. */
  readonly encoding: string;
  readonly delimiter: string;
  readonly rows: string[][];
}

export const LARGEST_FILE = 20 * 1024 * 1024;
export const MOST_COLUMNS = 500;
export const MOST_ROWS = 200_000;

/**
 * Reads comma-, semicolon- or tab-separated text whatever its encoding and line ends. Refuses, before any work on the
 * rows: an empty file, one over 20 MB, one that is not text (an old workbook, a PDF, a picture), over 500 columns.
 */
export function readTable(file: Buffer): Table {
  refuseOversize(file.length);
  if (file.length === 0) throw unreadable('empty_file', 'The file is empty.');
  refuseBinary(file);
  const { text, encoding } = decode(file);
  if (!text.trim()) throw unreadable('empty_file', 'The file is empty.');
  const delimiter = delimiterOf(text);
  refuseTooWide(text, delimiter);
  return { encoding, delimiter, rows: split(text, delimiter) };
}

/** @throws Refusal 413 for a file that is too large; asked before its bytes are read, where the length is announced */
export function refuseOversize(bytes: number): void {
  if (bytes > LARGEST_FILE) throw new Refusal(413, 'file_too_large', 'The file is larger than 20 MB.');
}

export const unreadable = (code: string, message: string) =>
  new Refusal(422, code, message, [{ path: 'file', message }]);

const SIGNATURES: [string, string][] = [
  [
    'd0cf11e0',
    'This is an old or protected Excel workbook. Save it as .xlsx without a password, or as CSV, and upload that.',
  ],
  ['25504446', 'This is a PDF. Export the list as CSV and upload that.'],
];

function refuseBinary(file: Buffer): void {
  const start = file.subarray(0, 4).toString('hex');
  const known = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (known) throw unreadable('not_a_table', known[1]);
  const isUtf16 = start.startsWith('fffe') || start.startsWith('feff');
  if (!isUtf16 && file.subarray(0, 65_536).includes(0)) {
    throw unreadable('not_a_table', 'This file is not a table of text. Export the list as CSV and upload that.');
  }
}

function decode(file: Buffer): { text: string; encoding: string } {
  if (file[0] === 0xff && file[1] === 0xfe) return { text: iconv.decode(file, 'utf16le'), encoding: 'UTF-16LE' };
  if (file[0] === 0xfe && file[1] === 0xff) return { text: iconv.decode(file, 'utf16be'), encoding: 'UTF-16BE' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(file), encoding: 'UTF-8' };
  } catch {
    const encoding = looksHebrew(file) ? 'windows-1255' : 'windows-1252';
    return { text: iconv.decode(file, encoding), encoding };
  }
}

/** In windows-1255 the letters alef to tav are 0xE0 to 0xFA and stand in runs; in Western text such bytes stand alone. */
function looksHebrew(file: Buffer): boolean {
  let inRuns = 0;
  let alone = 0;
  for (let at = 1; at < Math.min(file.length, 200_000); at++) {
    if (!isHebrewByte(file[at])) continue;
    if (isHebrewByte(file[at - 1])) inRuns++;
    else if (!isHebrewByte(file[at + 1])) alone++;
  }
  return inRuns > alone;
}

const isHebrewByte = (byte: number | undefined) => byte !== undefined && byte >= 0xe0 && byte <= 0xfa;

/** The separator that occurs most often, outside quotes, in the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const counts = [',', '\t', ';', '|'].map((mark) => ({ mark, count: head.split(mark).length - 1 }));
  counts.sort((one, other) => other.count - one.count);
  const [most] = counts;
  return most && most.count > 0 ? most.mark : ',';
}

function refuseTooWide(text: string, delimiter: string): void {
  let columns = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (mark === delimiter) columns++;
    else if (mark === '\n' || mark === '\r') columns = 1;
    if (columns > MOST_COLUMNS) throw unreadable('too_many_columns', `A row has more than ${MOST_COLUMNS} columns.`);
  }
}

function split(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MOST_ROWS,
    });
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'The file could not be read.';
    throw unreadable('not_a_table', `The file is not a proper table: ${message}`);
  }
}
