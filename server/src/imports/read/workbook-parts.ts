import { StringDecoder } from 'node:string_decoder';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { inEachRow, noteMerged, type Merged } from './cells-that-span.js';
import { dayAndTimeOf, dayOfSerial, showsDay, type DateSystem } from './excel-dates.js';
import { MOST_COLUMNS, MOST_ROWS, type CellComment, type FileRow } from './read-text.js';
import { entered, MOST_ELEMENTS, MOST_TEXTS, TextCount, tooDeep, tooLong, tooWide } from './workbook-limits.js';

export type Bytes = AsyncIterable<Buffer>;

/** What the cells of a sheet refer to. */
export interface Book {
  readonly texts: readonly string[];
  /** By style number, whether a number in that style is a day. */
  readonly isDay: readonly boolean[];
  readonly dateSystem: DateSystem;
  /** Of all its sheets. */
  readonly characters: TextCount;
}

/** Elements within one another. Excel writes seven. */
const DEEPEST = 20;

export interface NamedSheet {
  readonly name: string;
  readonly hidden: boolean;
  readonly relationship: string;
}

/** The sheets in their order, and how the workbook counts days. */
export async function readWorkbookParts(xml: Bytes): Promise<{ sheets: NamedSheet[]; dateSystem: DateSystem }> {
  const sheets: NamedSheet[] = [];
  let dateSystem: DateSystem = 1900;
  await parse(xml, {
    open({ name, attributes }) {
      if (name === 'workbookPr' && /^(1|true)$/.test(attributes.date1904 ?? '')) dateSystem = 1904;
      if (name !== 'sheet') return;
      const relationship = Object.entries(attributes).find(([key]) => key === 'id' || key.endsWith(':id'))?.[1] ?? '';
      entered(
        sheets.push({ name: attributes.name ?? '', hidden: /hidden/i.test(attributes.state ?? ''), relationship }),
      );
    },
  });
  return { sheets, dateSystem };
}

/** The file of each relationship. */
export async function readTargets(xml: Bytes): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await parse(xml, {
    open({ name, attributes: { Id, Target } }) {
      if (name === 'Relationship' && Id && Target) entered(targets.set(Id, Target).size);
    },
  });
  return targets;
}

/** The texts that cells name by number. */
export async function readSharedTexts(xml: Bytes): Promise<string[]> {
  const texts: string[] = [];
  await readTexts(xml, 'si', (text) => {
    if (texts.push(text) > MOST_TEXTS) throw tooLong();
  });
  return texts;
}

/** Reads the text within each element of a name, its paragraphs as lines; the reading aids of Japanese texts (`rPh`) are no part of it. */
export async function readTexts(
  xml: Bytes,
  element: string,
  take: (text: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  let text = '';
  const characters = new TextCount();
  let of: Readonly<Record<string, string>> = {};
  let taking = false;
  /** How many reading aids stand around what is read: they may hold texts, which are not taken. */
  let aids = 0;
  await parse(xml, {
    open({ name, attributes }) {
      if (name === 'rPh') aids++;
      if (name === element) [text, of] = ['', attributes];
      taking = name === 't' && aids === 0;
    },
    text(part) {
      if (!taking) return;
      characters.add(part.length);
      text += part;
    },
    close(name) {
      taking = false;
      if (name === 'rPh') aids--;
      if (name === 'p') text += '\n';
      if (name === element) take(text, of);
    },
  });
}

/** For every cell style, whether it shows a number as a day. */
export async function readStyles(xml: Bytes): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const isDay: boolean[] = [];
  let inCells = false;
  await parse(xml, {
    open({ name, attributes }) {
      if (name === 'numFmt')
        entered(formats.set(Number(attributes.numFmtId), (attributes.formatCode ?? '').slice(0, 255)).size);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) {
        const id = Number(attributes.numFmtId ?? 0);
        entered(isDay.push(showsDay(id, formats.get(id))));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return isDay;
}

/** What stands in the comments of a sheet, beside which cells. */
export async function readComments(xml: Bytes): Promise<CellComment[]> {
  const comments: CellComment[] = [];
  await readTexts(xml, 'comment', (text, { ref = '' }) => {
    if (!text.trim()) return;
    const row = Number(/^[A-Z]{1,3}(\d+)$/.exec(ref)?.[1] ?? 0);
    if (comments.push({ row, column: columnOf(ref), text }) > MOST_TEXTS) throw tooLong();
  });
  return comments;
}

/** The rows of a sheet that hold anything. Refuses over 500 columns; rows past the most that are imported are left. */
export async function readSheet(xml: Bytes, book: Book): Promise<FileRow[]> {
  const sheet = new SheetInReading(book);
  await parse(xml, {
    open: ({ name, attributes }) => sheet.open(name, attributes),
    text: (part) => sheet.text(part),
    close: (name) => sheet.close(name),
  });
  return inEachRow(sheet.rows, sheet.merged);
}

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
}

class SheetInReading {
  readonly rows: FileRow[] = [];
  readonly merged: Merged[] = [];
  private row: string[] = [];
  private number = 0;
  private isHidden = false;
  private cell: OpenCell | null = null;
  private isValue = false;

  constructor(private readonly book: Book) {}

  open(name: string, attributes: Record<string, string | undefined>): void {
    if (name === 'row') {
      this.row = [];
      this.number = Number(attributes.r) || this.number + 1;
      this.isHidden = /^(1|true)$/.test(attributes.hidden ?? '');
    }
    if (name === 'c') {
      const column = attributes.r ? columnOf(attributes.r) : this.row.length;
      this.cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' };
    }
    if (name === 'mergeCell') noteMerged(this.merged, mergedOf(attributes.ref ?? ''));
    this.isValue = name === 'v' || name === 't';
  }

  text(part: string): void {
    if (!this.isValue || !this.cell) return;
    this.book.characters.add(part.length);
    this.cell.value += part;
  }

  close(name: string): void {
    this.isValue = false;
    if (name === 'c' && this.cell) this.closeCell(this.cell);
    if (name === 'row' && this.rows.length < MOST_ROWS && this.row.some((text) => text.trim())) {
      this.book.characters.addRow(this.row);
      this.rows.push({ row: this.number, cells: this.row, isHidden: this.isHidden });
    }
  }

  private closeCell(cell: OpenCell): void {
    const text = textOf(cell, this.book);
    if (cell.type === 's') this.book.characters.add(text.length);
    if (cell.column >= MOST_COLUMNS) throw tooWide();
    while (this.row.length < cell.column) this.row.push('');
    this.row[cell.column] = text;
    this.cell = null;
  }
}

/** `B2:C4` is the cell B2, which covers three rows. */
function mergedOf(reference: string): Merged {
  const [, row, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(reference) ?? [];
  return { row: Number(row), column: columnOf(reference), rows: last ? Number(last) - Number(row) + 1 : 1 };
}

function textOf({ type, style, value }: { type: string; style: number; value: string }, book: Book): string {
  if (type === 's') return book.texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return dayAndTimeOf(value);
  if (type !== 'n' || value === '') return value;
  const day = book.isDay[style] ? dayOfSerial(Number(value), book.dateSystem) : null;
  return day ?? String(Number(value));
}

/** `AB12` is the 28th column, counted from 0 as 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

export type Attributes = Readonly<Record<string, string>>;

/** Programs differ in the prefixes that they write. */
export const withoutPrefixes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.slice(name.indexOf(':') + 1), value]));

interface Handlers {
  open(tag: SaxesTagPlain): void;
  text?(part: string): void;
  close?(name: string): void;
}

/**
 * Reads XML as it comes, and counts: elements, and how deep they stand; it is never looked for where one stands. Entities other than XML's own five are an error, so
 * that none can grow or reach out.
 */
export async function parse(xml: Bytes, on: Handlers): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new StringDecoder('utf8');
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  let elements = 0;
  parser.on('error', (failure) => {
    throw failure;
  });
  parser.on('opentag', (tag) => {
    if (++depth > DEEPEST) throw tooDeep();
    if (++elements > MOST_ELEMENTS) throw tooLong();
    on.open({ ...tag, name: local(tag.name) });
  });
  parser.on('text', (part) => on.text?.(part));
  parser.on('closetag', ({ name }) => {
    depth--;
    on.close?.(local(name));
  });
  for await (const part of xml) parser.write(decoder.write(part));
  parser.write(decoder.end()).close();
}
