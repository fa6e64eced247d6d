import { isUtf8 } from 'node:buffer';
import { setImmediate as others } from 'node:timers/promises';
import { parse, type Parser } from 'csv-parse';
import iconv from 'iconv-lite';
import type { ImportLeftOut } from '@zikaron/contract';
import { Refusal } from '../../platform/refusals/index.js';
import type { InParts } from './batches.js';
import { asItIsRead, isAsItLooks, looksOfDos } from './hebrew-of-dos.js';
import { rowsByWidth, widthsOf } from './fixed-widths.js';
import { beginsCell, endOfQuoted, withoutStrayQuotes, withQuotes } from './stray-quotes.js';

/** One row, with the number that the office sees: Excel's, also of a text, as Excel would show it. */
export interface FileRow {
  readonly row: number;
  readonly cells: string[];
  /** As they stand in the file, where they were taken apart. */
  readonly brought?: string[];
  /** It is known why it speaks of nobody. */
  readonly leftOut?: ImportLeftOut;
  /** Nobody sees it in the workbook: by a filter, or by hand. */
  readonly isHidden?: boolean;
  /** It was filled down so far that it is read once. */
  readonly isFilledDown?: boolean;
}

/** What somebody wrote beside a cell of a workbook: its row as the office counts them, its column from 0 on. */
export interface CellComment {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** What a workbook holds and does not show: rows of the sheet that was read, rows that were read once of many, and sheets with lists that were not read. */
export interface HiddenParts {
  readonly rows: ReadonlySet<number>;
  readonly filledDown: ReadonlySet<number>;
  readonly sheets: readonly string[];
}

/** A table as it stood in the file: every cell is text, and nothing has been understood yet. Blank rows are left out. */
export interface Table {
  /** As `TextDecoder` and people name it: `UTF-8`, `UTF-16LE`, `windows-1255`, `windows-1251`, `windows-1252`, `macintosh`, `cp862`, with `-visual` behind it where Hebrew was written from left to right; `Excel 1900`, `Excel 1904` or `OpenDocument`. */
  readonly encoding: string;
  readonly delimiter: string;
  /** Of a list without headings of which it is known what stands in its columns. */
  readonly headings?: readonly string[];
  /** Of a workbook: what stands beside its cells. */
  readonly comments?: readonly CellComment[];
  /** Of a workbook: what nobody sees in it. */
  readonly hidden?: HiddenParts;
  /** To be gone through any number of times. The rows of a large text are read from it anew each time, and never held all at once. */
  readonly rows: InParts<FileRow>;
}

export const LARGEST_FILE = 20 * 1024 * 1024;
export const MOST_COLUMNS = 500;
export const MOST_ROWS = 200_000;

/**
 * Reads comma-, semicolon- or tab-separated text, or a report in columns, whatever its encoding and line ends. Refuses, before any work on the
 * rows: an empty file, one over 20 MB, one that is not text (an old workbook, a PDF, a picture), over 500 columns.
 */
export function readTable(file: Buffer): Table {
  refuseOversize(file.length);
  if (file.length === 0) throw unreadable('empty_file', 'The file is empty.');
  refuseOtherFiles(file);
  const { text: brought, encoding } = inUtf8(file);
  if (isBlank(brought)) throw unreadable('empty_file', 'The file is empty.');
  const widths = widthsOf(brought.toString('utf8', 0, TELLING_BYTES), MOST_COLUMNS);
  if (widths) return { encoding, delimiter: ' ', rows: rowsByWidth(brought.toString(), widths, MOST_ROWS) };
  const delimiter = delimiterOf(brought);
  const text = withoutStrayQuotes(brought, delimiter);
  refuseTooWide(text, delimiter);
  const rows = { [Symbol.asyncIterator]: () => rowsOf(text, delimiter) };
  return { encoding, delimiter, rows: text.length > KEPT_BYTES ? rows : readOnce(rows) };
}

/** By as much of a text it is told whether its columns are set apart by spaces alone. */
const TELLING_BYTES = 100_000;

/** A text of so many bytes is taken apart once: with a cell for every byte of it they are not too many to keep. */
const KEPT_BYTES = 4 * 1024 * 1024;

/** The same rows, kept by whoever first goes through all of them. */
function readOnce(rows: AsyncIterable<FileRow[]>): AsyncIterable<FileRow[]> {
  let all: readonly FileRow[][] | null = null;
  return {
    async *[Symbol.asyncIterator]() {
      if (all) return yield* all;
      const read: FileRow[][] = [];
      for await (const part of rows) {
        read.push(part);
        yield part;
      }
      all = read;
    },
  };
}

/** @throws Refusal 413 for a file that is too large; asked before its bytes are read, where the length is announced */
export function refuseOversize(bytes: number): void {
  if (bytes > LARGEST_FILE) throw new Refusal(413, 'file_too_large', 'The file is larger than 20 MB.');
}

export const unreadable = (code: string, message: string) =>
  new Refusal(422, code, message, [{ path: 'file', message }]);

/** What other files begin with, byte by byte, and what is to be done with each. */
const NO_TABLES: readonly [RegExp, string][] = [
  [/^%PDF/, 'This is a PDF. Export the list as CSV and upload that.'],
  [/^\{\\rt/, 'This is an RTF document. Open it in Word, save it as .docx, and upload that.'],
  [
    /^(\x89PNG|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftyp(hei|mif1))/s,
    'This is a picture. Upload it under “From photographs”, or export the list as CSV.',
  ],
  [/^BEGIN:VCARD/i, 'These are contacts (vCard), without days of death. Export the list as CSV and upload that.'],
  [/^BEGIN:VCALENDAR/i, 'This is a calendar. Export the list as CSV and upload that.'],
  [
    /^([\w-]+: [^]*?\n(message-id|mime-version|received)|received|return-path): /i,
    'This is an email. Save the list that came with it, and upload that.',
  ],
  [/^\s*(\[\s*[{["]|\{\s*")/, 'This is JSON, as programs exchange it. Export the list as CSV and upload that.'],
];
const TELLING_HEAD = 2_000;

function refuseOtherFiles(file: Buffer): void {
  const head = file.toString('latin1', 0, TELLING_HEAD).replace(/^\xef\xbb\xbf/, '');
  const [, message] = NO_TABLES.find(([beginning]) => beginning.test(head)) ?? [];
  if (message) throw unreadable('not_a_table', message);
  if (!utf16Of(file) && file.includes(0))
    throw unreadable('not_a_table', 'This file is not a table of text. Export the list as CSV and upload that.');
}

/** By its mark; else by the zeros that figures, commas and line ends have on one side, and nothing on the other. */
function utf16Of(file: Buffer): 'UTF-16LE' | 'UTF-16BE' | null {
  if (file[0] === 0xff && file[1] === 0xfe) return 'UTF-16LE';
  if (file[0] === 0xfe && file[1] === 0xff) return 'UTF-16BE';
  const head = file.subarray(0, TELLING_HEAD);
  const zeros = [0, 1].map((side) => head.filter((byte, at) => byte === 0 && at % 2 === side).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < head.length / 10 || Math.min(even, odd) > 0) return null;
  return odd > 0 ? 'UTF-16LE' : 'UTF-16BE';
}

/** In which letters a text is written is told by its bytes; what it `declared` of itself is believed where they leave that open. */
export function inUtf8(file: Buffer, declared?: string): { text: Buffer; encoding: string } {
  const from = (codec: string) => Buffer.from(iconv.decode(file, codec));
  const utf16 = utf16Of(file);
  if (utf16) return { text: from(utf16), encoding: utf16 };
  if (isUtf8(file)) return { text: file, encoding: 'UTF-8' };
  const encoding = oneByte(declared) ?? lettersOf(file);
  const text = from(encoding);
  const beginning = text.toString('utf8', 0, TELLING_BYTES);
  if (!isAsItLooks(beginning)) return { text, encoding };
  return { text: Buffer.from(asItIsRead(text.toString())), encoding: `${encoding}-visual` };
}

/** A name of an encoding, unless it is one of those whose bytes these are not. */
const oneByte = (declared = ''): string | null =>
  iconv.encodingExists(declared) && !/^utf|^ucs/i.test(declared) ? declared.toLowerCase() : null;

const SPACE = 0x20;
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

const isBlank = (text: Buffer): boolean => text.every((byte, at) => byte <= SPACE || byte === BYTE_ORDER_MARK[at]);

const lettersOf = (file: Buffer): string => {
  if (!looksHebrew(file)) {
    if (looksOfDos(file)) return 'cp862';
    return looksOfMac(file) ? 'macintosh' : 'windows-1252';
  }
  return looksCyrillic(file) ? 'windows-1251' : 'windows-1255';
};

/** What is a letter within a word to an old Mac, such as é, is a sign or a capital to Windows; and the other way round. */
function looksOfMac(file: Buffer): boolean {
  const text = file.toString('latin1', 0, 200_000);
  const inWords = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const ofMac = inWords(/(?<=[a-z])[\x80-\x90\x98\x99\x9b\x9d\x9f](?=[a-z])/gi);
  return ofMac > inWords(/(?<=[a-z])[\xc0-\xd4\xd6-\xff](?=[a-z])/gi);
}

/** The letters ы, ь and я are bytes that Hebrew has not, and a Russian text is never long without them. */
function looksCyrillic(file: Buffer): boolean {
  const letters = file.subarray(0, 200_000).filter((byte) => byte >= 0xc0);
  const foreign = letters.filter((byte) => byte === 0xfb || byte === 0xfc || byte === 0xff || isBetween(byte));
  return foreign.length > letters.length * 0.01;
}

/** Between the points of windows-1255 and its letters there are bytes without meaning; in windows-1251 they are capitals. */
const isBetween = (byte: number) => byte >= 0xd9 && byte <= 0xdf;

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
function delimiterOf(text: Buffer): string {
  const head = text.toString('utf8', 0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const counts = [',', '\t', ';', '|'].map((mark) => ({ mark, count: head.split(mark).length - 1 }));
  counts.sort((one, other) => other.count - one.count);
  const [most] = counts;
  return most && most.count > 0 ? most.mark : ',';
}

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [...Buffer.from('"\n\r')];

function refuseTooWide(text: Buffer, delimiter: string): void {
  const separator = delimiter.charCodeAt(0);
  let columns = 1;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === QUOTE && beginsCell(text, at, separator)) at = (endOfQuoted(text, at, separator) ?? at + 1) - 1;
    else if (mark === separator) columns++;
    else if (mark === LINE_FEED || mark === CARRIAGE_RETURN) columns = 1;
    if (columns > MOST_COLUMNS) throw unreadable('too_many_columns', `A row has more than ${MOST_COLUMNS} columns.`);
  }
}

const YEAR = /^ \d{4}\b/;
const MONTH_AND_DAY = /(?:^|\s)(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?$/i;

/** "Morris Levin, father, March 12, 1987", as letters have it: the comma within a day parts no cells, also where nobody put it in quotes. */
function withWholeDays(cells: string[]): string[] {
  const at = cells.findIndex((cell, n) => YEAR.test(cell) && MONTH_AND_DAY.test(cells[n - 1] ?? ''));
  if (at < 0) return cells;
  return withWholeDays([...cells.slice(0, at - 1), `${cells[at - 1]},${cells[at]}`, ...cells.slice(at + 1)]);
}

const PIECE = 64 * 1024;

/**
 * The rows of one piece of the text after the other. Between two pieces others have their turn: a large file does not
 * hold up the requests of other people. @throws Refusal where the text turns out to be no table
 */
async function* rowsOf(text: Buffer, delimiter: string): AsyncGenerator<FileRow[]> {
  const parser = expectingAnyLength(
    parse({
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    }),
  );
  let rows: FileRow[] = [];
  let row = 0;
  let failure = null as Error | null;
  const cellsOf = delimiter === ',' ? withWholeDays : (cells: string[]) => cells;
  // Blank lines are records here: counted, and left out.
  parser.on('data', (record: string[]) => {
    row++;
    if (record.some((cell) => cell.trim())) rows.push({ row, cells: cellsOf(withQuotes(record)) });
  });
  parser.on('error', (cause) => (failure = cause));
  for (let from = 0, left = MOST_ROWS; from < text.length && left > 0; from += PIECE) {
    const piece = text.subarray(from, from + PIECE);
    if (from + PIECE < text.length) parser.write(piece);
    else parser.end(piece);
    await others();
    if (failure) throw noTable(failure);
    yield rows.slice(0, left);
    left -= rows.length;
    rows = [];
  }
}

/**
 * For each row that is longer or shorter than the first the parser makes an error, copies into it all that it knows, and throws it
 * away: most of the work on such a list. Here each row is as long as it is expected to be.
 */
function expectingAnyLength(parser: Parser): Parser {
  const { state } = parser as unknown as { state: { record: unknown[] } };
  Object.defineProperty(state, 'expectedRecordLength', { get: () => state.record.length, set: () => undefined });
  return parser;
}

const noTable = ({ message }: Error) => unreadable('not_a_table', `The file is not a proper table: ${message}`);
