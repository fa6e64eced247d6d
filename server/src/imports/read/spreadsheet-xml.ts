import { inEachRow, noteMerged, type Merged } from './cells-that-span.js';
import { dayAndTimeOf, dayOfSerial, showsDay, type DateSystem } from './excel-dates.js';
import type { Sheet } from './open-document.js';
import { MOST_COLUMNS, MOST_ROWS } from './read-text.js';
import { entered, TextCount, tooWide } from './workbook-limits.js';
import { parse, withoutPrefixes, type Attributes, type Bytes } from './workbook-parts.js';

interface XmlSheet extends Sheet {
  readonly merged: Merged[];
  hidden: boolean;
}

/**
 * Reads the sheets of an XML spreadsheet, as Excel 2002 and 2003 write it and many programs call .xls (Microsoft's "XML Spreadsheet Reference").
 * Days are `YYYY-MM-DD`, with their time of day behind them where one is said; formulas give the value that was computed last.
 */
export async function readSpreadsheetXml(xml: Bytes): Promise<{ sheets: XmlSheet[]; dateSystem: DateSystem }> {
  const book = new XmlBook();
  await parse(xml, {
    open: ({ name, attributes }) => book.open(name, withoutPrefixes(attributes)),
    text: (part) => book.text(part),
    close: (name) => book.close(name),
  });
  const { sheets, dateSystem } = book;
  for (const { rows, merged } of sheets) inEachRow(rows, merged);
  return { sheets, dateSystem };
}

interface Cell {
  readonly style: string;
  readonly across: number;
  readonly down: number;
  type: string;
  text: string;
}

class XmlBook {
  readonly sheets: XmlSheet[] = [];
  dateSystem: DateSystem = 1900;
  private readonly dayStyles = new Set<string>();
  private style = '';
  private number = 0;
  /** Rows that one stands for, beyond itself. */
  private more = 0;
  private row: string[] = [];
  private isHidden = false;
  private column = 0;
  private cell: Cell | null = null;
  /** What is read of a comment, which stands within its cell. */
  private comment: string | null = null;
  private aids = 0;
  private taking: 'data' | 'visible' | null = null;
  private readonly characters = new TextCount();

  open(name: string, said: Attributes): void {
    switch (name) {
      case 'Worksheet':
        return this.openSheet(said.Name ?? '');
      case 'Row':
        return this.openRow(said);
      case 'Cell':
        return this.openCell(said);
      case 'Date1904':
      case 'Style':
      case 'NumberFormat':
        return this.noteFormat(name, said);
      case 'Comment':
        this.comment = '';
        break;
      case 'PhoneticText':
        this.aids++;
        break;
      case 'Visible':
        this.taking = 'visible';
        break;
      case 'Data':
        if (!this.cell || this.comment !== null || this.aids > 0) return;
        this.cell.type = said.Type ?? 'String';
        this.taking = 'data';
    }
  }

  private openCell(said: Attributes): void {
    this.column = placeOf(said.Index) ?? this.column;
    this.cell = {
      ...{ style: said.StyleID ?? '', type: '', text: '' },
      ...{ across: moreOf(said.MergeAcross), down: moreOf(said.MergeDown) },
    };
  }

  private noteFormat(name: 'Date1904' | 'Style' | 'NumberFormat', said: Attributes): void {
    if (name === 'Date1904') this.dateSystem = 1904;
    else if (name === 'Style') this.style = said.ID ?? '';
    else if (isOfDays(said.Format ?? '')) entered(this.dayStyles.add(this.style).size);
  }

  text(part: string): void {
    const sheet = this.sheets.at(-1);
    if (this.taking === 'visible' && sheet) sheet.hidden = /hidden/i.test(part);
    if (!this.cell || this.aids > 0 || (this.taking !== 'data' && this.comment === null)) return;
    this.characters.add(part.length);
    if (this.comment === null) this.cell.text += part;
    else this.comment += part;
  }

  close(name: string): void {
    if (name === 'Comment') this.closeComment();
    if (name === 'PhoneticText') this.aids--;
    if ((name === 'Data' && this.comment === null && this.aids === 0) || name === 'Visible') this.taking = null;
    if (name === 'Cell') this.closeCell();
    if (name === 'Row') this.closeRow();
  }

  private openSheet(name: string): void {
    entered(
      this.sheets.push({ name, place: this.sheets.length + 1, rows: [], merged: [], comments: [], hidden: false }),
    );
    [this.number, this.more] = [0, 0];
  }

  private openRow({ Index, Span, Hidden }: Attributes): void {
    this.isHidden = Hidden === '1';
    [this.number, this.more] = [placeOf(Index) ?? this.number + this.more, moreOf(Span)];
    [this.row, this.column] = [[], 0];
  }

  private closeComment(): void {
    const { number, column, comment } = this;
    if (comment) this.sheets.at(-1)?.comments.push({ row: number + 1, column, text: comment });
    this.comment = null;
  }

  private closeCell(): void {
    if (!this.cell) return;
    const { across, down } = this.cell;
    const text = this.shown(this.cell);
    if (text && this.column >= MOST_COLUMNS) throw tooWide();
    if (text) this.row[this.column] = text;
    const merged = this.sheets.at(-1)?.merged;
    if (text && merged) noteMerged(merged, { row: this.number + 1, column: this.column, rows: down + 1 });
    this.column += across + 1;
    this.cell = null;
  }

  private closeRow(): void {
    this.number++;
    const rows = this.sheets.at(-1)?.rows;
    if (!rows || rows.length >= MOST_ROWS || !this.row.some((text) => text.trim())) return;
    this.characters.addRow(this.row);
    rows.push({ row: this.number, cells: Array.from(this.row, (text = '') => text), isHidden: this.isHidden });
  }

  private shown({ style, type, text }: Cell): string {
    if (type === 'Error') return '';
    if (type === 'Boolean') return text === '1' ? 'TRUE' : 'FALSE';
    if (type === 'DateTime') return text.startsWith(NO_DAY) ? text.slice(11, 16) : dayAndTimeOf(text);
    if (type !== 'Number' || text === '') return text;
    return (this.dayStyles.has(style) ? dayOfSerial(Number(text), this.dateSystem) : null) ?? String(Number(text));
  }
}

/** As Excel writes a time without a day. */
const NO_DAY = '1899-12-31';

/** A place that is counted from 1 on, counted from 0. */
const placeOf = (said: string | undefined): number | null => (Number(said) >= 1 ? Math.floor(Number(said)) - 1 : null);

/** How many more rows or columns are meant. */
const moreOf = (said: string | undefined): number => Math.max(0, Math.floor(Number(said)) || 0);

/** Formats that have a name ("Standard", "Yes/No") show no day, whatever letters they have; but for those of dates. */
const isOfDays = (format: string): boolean =>
  /^[a-z /]{4,}$/i.test(format) && !/^[dmy /]+$/i.test(format) ? /date$/i.test(format) : showsDay(0, format);
