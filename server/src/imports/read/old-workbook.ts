import iconv from 'iconv-lite';
import { inEachRow, noteMerged, type Merged } from './cells-that-span.js';
import { openCompound } from './compound-file.js';
import { dayOfSerial, showsDay, type DateSystem } from './excel-dates.js';
import type { Sheet } from './open-document.js';
import { MOST_COLUMNS, unreadable, type CellComment } from './read-text.js';
import { entered, TextCount, tooWide } from './workbook-limits.js';

/** The records that are read, by their number ([MS-XLS] 2.3). */
const RECORD = {
  ...{
    FORMULA: 0x6,
    EOF: 0xa,
    NOTE: 0x1c,
    DATEMODE: 0x22,
    FILEPASS: 0x2f,
    CONTINUE: 0x3c,
    CODEPAGE: 0x42,
    OBJ: 0x5d,
    BOUNDSHEET: 0x85,
  },
  ...{
    MULRK: 0xbd,
    RSTRING: 0xd6,
    XF: 0xe0,
    MERGEDCELLS: 0xe5,
    SST: 0xfc,
    LABELSST: 0xfd,
    TXO: 0x1b6,
    ROW: 0x208,
    NUMBER: 0x203,
    LABEL: 0x204,
    BOOLERR: 0x205,
  },
  ...{ STRING: 0x207, RK: 0x27e, FORMAT: 0x41e, BOF: 0x809 },
};
const [BIFF5, BIFF8] = [0x500, 0x600];

/**
 * Reads the sheets of an old Excel workbook (.xls, of Excel 97 to 2003, and of Excel 5 and 95).
 * Days are `YYYY-MM-DD`, with their time of day behind them where one is said; formulas give the value that was computed last. @throws Refusal for one with a password, and for other Office files
 */
export function readOldWorkbook(file: Buffer): { sheets: Sheet[]; dateSystem: DateSystem } {
  const streams = openCompound(file);
  if (streams.has('EncryptedPackage')) throw withPassword();
  const stream = (streams.get('Workbook') ?? streams.get('Book'))?.();
  if (streams.has('WordDocument'))
    throw unreadable('not_a_table', 'This is a document of an old Word. Save it as .docx, and upload that.');
  if (!stream) throw unreadable('not_a_table', 'This is a file of an old Office program and no workbook.');
  const book = readBook(stream);
  const sheets = book.sheets.flatMap((sheet, at) => {
    if (!sheet.isTable) return [];
    const { name, hidden, start } = sheet;
    return [{ name, hidden, place: at + 1, ...new OldSheetReader(book).read(start) }];
  });
  return { sheets, dateSystem: book.dateSystem };
}

interface Book {
  readonly stream: Buffer;
  /** Of all its parts so far. */
  readonly read: { bytes: number };
  readonly characters: TextCount;
  readonly sheets: { name: string; hidden: boolean; start: number; isTable: boolean }[];
  readonly texts: string[];
  readonly formatOf: number[];
  readonly formats: Map<number, string>;
  dateSystem: DateSystem;
  /** Excel 5 and 95 write texts in the letters of one country. */
  codec: string;
  version: number;
}

interface Entry {
  readonly type: number;
  readonly data: Buffer;
  /** The parts of it: a record of more than 8 kB goes on in others. */
  readonly parts: Buffer[];
}

/**
 * The records of one part of the stream, to its end; what is nested in it, such as a chart, is passed over.
 * @throws RangeError where its parts together are longer than the stream: sheets that claim one another's records
 */
function* recordsFrom({ stream, read }: Pick<Book, 'stream' | 'read'>, start: number): Generator<Entry> {
  let depth = 0;
  for (let at = start; at + 4 <= stream.length;) {
    const type = stream.readUInt16LE(at);
    const parts: Buffer[] = [];
    do {
      const end = at + 4 + stream.readUInt16LE(at + 2);
      if (end > stream.length) throw new RangeError('A record is longer than its file');
      parts.push(stream.subarray(at + 4, end));
      read.bytes += end - at;
      if (read.bytes > stream.length) throw new RangeError('What was read is read again');
      at = end;
    } while (at + 4 <= stream.length && stream.readUInt16LE(at) === RECORD.CONTINUE);
    if (type === RECORD.BOF) depth++;
    if (type === RECORD.EOF && --depth <= 0) return;
    const [data] = parts;
    if (depth === 1 && data) yield { type, data, parts };
  }
}

function readBook(stream: Buffer): Book {
  const book: Book = {
    ...{ stream, read: { bytes: 0 }, characters: new TextCount() },
    ...{ sheets: [], texts: [], formatOf: [], formats: new Map() },
    ...{ dateSystem: 1900, codec: 'windows-1252', version: BIFF8 },
  };
  for (const entry of recordsFrom(book, 0)) noteOfBook(book, entry);
  return book;
}

function noteOfBook(book: Book, { type, data, parts }: Entry): void {
  switch (type) {
    case RECORD.BOF:
      book.version = versionOf(data);
      break;
    case RECORD.FILEPASS:
      throw withPassword();
    case RECORD.DATEMODE:
      book.dateSystem = data.readUInt16LE(0) === 1 ? 1904 : 1900;
      break;
    case RECORD.CODEPAGE:
      if (iconv.encodingExists(`cp${data.readUInt16LE(0)}`)) book.codec = `cp${data.readUInt16LE(0)}`;
      break;
    case RECORD.FORMAT:
      return entered(
        book.formats.set(data.readUInt16LE(0), shortText(book, data, 2, book.version === BIFF8 ? 2 : 1)).size,
      );
    case RECORD.XF:
      return entered(book.formatOf.push(data.readUInt16LE(2)));
    case RECORD.BOUNDSHEET:
      return entered(
        book.sheets.push({
          ...{ start: data.readUInt32LE(0), hidden: data.readUInt8(4) > 0, isTable: data.readUInt8(5) === 0 },
          name: shortText(book, data, 6, 1),
        }),
      );
    case RECORD.SST:
      readSharedTexts(parts, book.texts);
  }
}

function versionOf(data: Buffer): number {
  const version = data.readUInt16LE(0);
  if (version === BIFF8 || version === BIFF5) return version;
  throw unreadable('not_a_table', 'This workbook is older than Excel 5. Save it as .xlsx or CSV, and upload that.');
}

const withPassword = () =>
  unreadable(
    'not_a_table',
    'This workbook has a password. Save it without one, or save the sheet as CSV, and upload that.',
  );

/** A text behind its length of one or two bytes; `more` is what its record goes on in. */
function shortText(
  { version, codec }: Book,
  data: Buffer,
  at: number,
  lengthBytes: 1 | 2,
  more: readonly Buffer[] = [],
): string {
  const length = lengthBytes === 2 ? data.readUInt16LE(at) : data.readUInt8(at);
  const from = at + lengthBytes;
  if (version !== BIFF8) return iconv.decode(data.subarray(from, from + length), codec);
  return new Texts([data.subarray(from), ...more]).letters(length, false).text;
}

function readSharedTexts(parts: Buffer[], texts: string[]): void {
  const read = new Texts(parts);
  read.skip(4);
  const count = read.number(4);
  const characters = new TextCount();
  for (let n = 0; n < count && read.hasMore(); n++) {
    const text = read.text();
    characters.add(text.length);
    texts.push(text);
  }
}

/** Goes through the texts of a record that may go on in others; where letters go on, it is said anew how they are written. */
class Texts {
  private part = 0;
  private at = 0;

  constructor(private readonly parts: readonly Buffer[]) {}

  hasMore(): boolean {
    this.forward();
    return this.at < this.here().length;
  }

  text(): string {
    const { text, runs, aids } = this.letters(this.number(2), true);
    this.skip(runs * 4 + aids);
    return text;
  }

  /** So many letters behind what is said of them; how much of what is no text stands behind them. */
  letters(count: number, hasMore: boolean): { text: string; runs: number; aids: number } {
    let flags = this.number(1);
    const runs = hasMore && flags & 8 ? this.number(2) : 0;
    const aids = hasMore && flags & 4 ? this.number(4) : 0;
    let text = '';
    for (let left = count; left > 0;) {
      if (this.at >= this.here().length) {
        this.forward();
        flags = this.number(1);
      }
      const width = flags & 1 ? 2 : 1;
      const some = Math.min(left, Math.floor((this.here().length - this.at) / width));
      if (some === 0) throw new RangeError('A text is longer than its record');
      text += this.here().toString(width === 2 ? 'utf16le' : 'latin1', this.at, this.at + some * width);
      this.at += some * width;
      left -= some;
    }
    return { text, runs, aids };
  }

  number(bytes: 1 | 2 | 4): number {
    this.forward();
    const value = this.here().readUIntLE(this.at, bytes);
    this.at += bytes;
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0;) {
      this.forward();
      const some = Math.min(left, this.here().length - this.at);
      if (some === 0) return;
      this.at += some;
      left -= some;
    }
  }

  private here(): Buffer {
    return this.parts[this.part] ?? Buffer.alloc(0);
  }

  private forward(): void {
    while (this.at >= this.here().length && this.part < this.parts.length - 1)
      [this.part, this.at] = [this.part + 1, 0];
  }
}

class OldSheetReader {
  private readonly rows = new Map<number, string[]>();
  private readonly hidden = new Set<number>();
  private readonly merged: Merged[] = [];
  private readonly comments: CellComment[] = [];
  /** Texts of drawn objects by their number, a comment's among them, and the object that was read last. */
  private readonly drawn = new Map<number, string>();
  private object = 0;
  /** The cell of a formula whose text stands in the next record. */
  private waiting: [row: number, column: number] | null = null;

  constructor(private readonly book: Book) {}

  read(start: number): Pick<Sheet, 'rows' | 'comments'> {
    for (const entry of recordsFrom(this.book, start)) this.take(entry);
    const rows = [...this.rows]
      .sort(([one], [other]) => one - other)
      .map(([row, cells]) => {
        this.book.characters.addRow(cells);
        return { row: row + 1, cells: Array.from(cells, (cell = '') => cell), isHidden: this.hidden.has(row) };
      })
      .filter(({ cells }) => cells.some((cell) => cell.trim()));
    return { rows: inEachRow(rows, this.merged), comments: this.comments };
  }

  private take(entry: Entry): void {
    const { type, data } = entry;
    switch (type) {
      case RECORD.LABELSST:
        return this.put(data, this.book.texts[data.readUInt32LE(6)] ?? '');
      case RECORD.LABEL:
      case RECORD.RSTRING:
        return this.put(data, shortText(this.book, data, 6, 2));
      case RECORD.NUMBER:
        return this.put(data, this.shown(data.readDoubleLE(6), data.readUInt16LE(4)));
      case RECORD.RK:
        return this.put(data, this.shown(numberOf(data.readUInt32LE(6)), data.readUInt16LE(4)));
      case RECORD.MULRK:
        return this.takeNumbers(data);
      case RECORD.BOOLERR:
        return data.readUInt8(7) === 0 ? this.put(data, data.readUInt8(6) === 1 ? 'TRUE' : 'FALSE') : undefined;
      case RECORD.FORMULA:
        return this.takeFormula(data);
      default:
        return this.takeBeside(entry);
    }
  }

  /** What belongs to cells beside their values. */
  private takeBeside({ type, data, parts }: Entry): void {
    switch (type) {
      case RECORD.ROW:
        // [MS-XLS] 2.4.221: the bit of a row without height.
        if (data.readUInt16LE(12) & 0x20) this.hidden.add(data.readUInt16LE(0));
        break;
      case RECORD.MERGEDCELLS:
        return this.takeMerged(data);
      case RECORD.OBJ:
        this.object = data.length < 8 ? 0 : data.readUInt16LE(6);
        break;
      case RECORD.TXO:
        return this.takeText(data, parts.slice(1));
      case RECORD.NOTE:
        return this.takeNote(data);
      case RECORD.STRING:
        if (this.waiting) this.set(...this.waiting, shortText(this.book, data, 0, 2, parts.slice(1)));
        this.waiting = null;
    }
  }

  /** Numbers of cells beside one another. */
  private takeNumbers(data: Buffer): void {
    for (let at = 4, column = data.readUInt16LE(2); at + 8 <= data.length; at += 6, column++)
      this.set(data.readUInt16LE(0), column, this.shown(numberOf(data.readUInt32LE(at + 2)), data.readUInt16LE(at)));
  }

  /** How many cells, then of each its first and last row, its first and last column ([MS-XLS] 2.4.168). */
  private takeMerged(data: Buffer): void {
    const end = Math.min(2 + data.readUInt16LE(0) * 8, data.length);
    for (let at = 2; at + 8 <= end; at += 8) {
      const [first, last] = [data.readUInt16LE(at), data.readUInt16LE(at + 2)];
      noteMerged(this.merged, { row: first + 1, column: data.readUInt16LE(at + 4), rows: last - first + 1 });
    }
  }

  /** The text of an object stands in the records that go on behind it ([MS-XLS] 2.4.329). */
  private takeText(data: Buffer, more: readonly Buffer[]): void {
    const length = data.length < 12 ? 0 : data.readUInt16LE(10);
    if (length > 0) this.drawn.set(this.object, this.counted(new Texts(more).letters(length, false).text));
  }

  /** A comment names the object that holds its text; that of Excel 5 and 95 holds it itself ([MS-XLS] 2.4.179). */
  private takeNote(data: Buffer): void {
    const { book } = this;
    const [row, column, size] = [data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4)];
    const text =
      book.version === BIFF8
        ? this.drawn.get(data.readUInt16LE(6))
        : this.counted(iconv.decode(data.subarray(6, 6 + size), book.codec));
    if (text) this.comments.push({ row: row + 1, column, text });
  }

  private takeFormula(data: Buffer): void {
    if (data.readUInt16LE(12) !== 0xffff) return this.put(data, this.shown(data.readDoubleLE(6), data.readUInt16LE(4)));
    const kind = data.readUInt8(6);
    if (kind === 0) this.waiting = [data.readUInt16LE(0), data.readUInt16LE(2)];
    if (kind === 1) this.put(data, data.readUInt8(8) === 1 ? 'TRUE' : 'FALSE');
  }

  private shown(value: number, style: number): string {
    const { formatOf, formats, dateSystem } = this.book;
    const format = formatOf[style] ?? 0;
    return (showsDay(format, formats.get(format)) ? dayOfSerial(value, dateSystem) : null) ?? String(value);
  }

  private put(data: Buffer, text: string): void {
    this.set(data.readUInt16LE(0), data.readUInt16LE(2), text);
  }

  private set(row: number, column: number, text: string): void {
    if (text === '') return;
    if (column >= MOST_COLUMNS) throw tooWide();
    this.counted(text);
    const cells = this.rows.get(row) ?? [];
    cells[column] = text;
    this.rows.set(row, cells);
  }

  private counted(text: string): string {
    this.book.characters.add(text.length);
    return text;
  }
}

/** A number in four bytes: thirty of its bits, whether it is a whole one, and whether it is to be divided by a hundred. */
function numberOf(packed: number): number {
  const high = Buffer.alloc(8);
  high.writeUInt32LE((packed & ~3) >>> 0, 4);
  const value = packed & 2 ? packed >> 2 : high.readDoubleLE(0);
  return packed & 1 ? value / 100 : value;
}
