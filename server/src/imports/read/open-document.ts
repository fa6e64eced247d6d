import { inEachRow, noteMerged, type Merged } from './cells-that-span.js';
import { dayAndTimeOf } from './excel-dates.js';
import { MOST_COLUMNS, MOST_ROWS, type CellComment, type FileRow } from './read-text.js';
import { entered, TextCount, tooWide } from './workbook-limits.js';
import { parse, withoutPrefixes, type Attributes, type Bytes } from './workbook-parts.js';

/** A sheet of a workbook, at its place from 1 on, with the rows that hold anything. */
export interface Sheet {
  readonly name: string;
  readonly place: number;
  readonly hidden: boolean;
  readonly rows: FileRow[];
  readonly comments: CellComment[];
}

/**
 * Reads the sheets of an OpenDocument workbook (`content.xml` of an .ods, ODF 1.3 part 3).
 * Days are `YYYY-MM-DD`, with their time of day behind them where one is said; formulas give the value that was computed last.
 */
export async function readOpenDocument(xml: Bytes): Promise<Sheet[]> {
  const book = new OpenBook();
  await parse(xml, {
    open: ({ name, attributes }) => book.open(name, withoutPrefixes(attributes)),
    text: (part) => book.text(part),
    close: (name) => book.close(name),
  });
  return book.sheets;
}

/** How often a row or a cell stands there: programs write many empty ones as one. */
const timesOf = (said: string | undefined): number => Math.max(1, Number(said) || 1);

/** What stands there more often was filled down the sheet: each of its rows says what the first one says. */
const MOST_REPEATED = 1_000;

const CELLS = new Set(['table-cell', 'covered-table-cell']);

class OpenBook {
  readonly sheets: Sheet[] = [];
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private sheet: Sheet | null = null;
  private merged: Merged[] = [];
  private number = 0;
  private rowTimes = 1;
  private isHidden = false;
  private row: string[] = [];
  private column = 0;
  private cell: { readonly said: Attributes; paragraphs: string[] } | null = null;
  /** The paragraphs of a comment, which stands within its cell. */
  private comment: string[] | null = null;
  private readonly characters = new TextCount();

  open(name: string, said: Attributes): void {
    if (name === 'style') this.style = said.name ?? '';
    if (name === 'table-properties' && said.display === 'false') entered(this.hiddenStyles.add(this.style).size);
    if (name === 'table') this.openSheet(said);
    if (name === 'annotation') this.comment = [];
    if (name === 'table-row') {
      this.number += 1;
      this.rowTimes = timesOf(said['number-rows-repeated']);
      this.isHidden = said.visibility === 'collapse' || said.visibility === 'filter';
      [this.row, this.column] = [[], 0];
    }
    if (CELLS.has(name)) this.cell = { said, paragraphs: [] };
    if (name === 'p') this.paragraphs?.push('');
    if (name === 's') this.text(' '.repeat(Math.min(timesOf(said.c), 100)));
    if (name === 'tab') this.text(' ');
    if (name === 'line-break') this.text('\n');
  }

  text(part: string): void {
    const last = this.paragraphs?.pop();
    if (last === undefined) return;
    this.characters.add(part.length);
    this.paragraphs?.push(last + part);
  }

  private get paragraphs(): string[] | undefined {
    return this.comment ?? this.cell?.paragraphs;
  }

  close(name: string): void {
    if (name === 'annotation') this.closeComment();
    if (CELLS.has(name)) this.closeCell();
    if (name === 'table-row') this.closeRow();
    if (name === 'table') this.closeSheet();
  }

  private openSheet({ name = '', 'style-name': style = '' }: Attributes): void {
    [this.number, this.merged] = [0, []];
    this.sheet = { name, place: this.sheets.length + 1, hidden: this.hiddenStyles.has(style), rows: [], comments: [] };
    entered(this.sheets.push(this.sheet));
  }

  private closeSheet(): void {
    if (this.sheet) inEachRow(this.sheet.rows, this.merged);
    this.sheet = null;
  }

  private closeComment(): void {
    const { number: row, column, comment } = this;
    if (comment?.length) this.sheet?.comments.push({ row, column, text: comment.join('\n') });
    this.comment = null;
  }

  private closeCell(): void {
    const { said = {}, paragraphs = [] } = this.cell ?? {};
    const times = timesOf(said['number-columns-repeated']);
    const text = textOf(said, paragraphs);
    this.cell = null;
    const { number: row, column } = this;
    if (text) noteMerged(this.merged, { row, column, rows: timesOf(said['number-rows-spanned']) });
    if (text !== '') {
      if (this.column + times > MOST_COLUMNS) throw tooWide();
      this.characters.add(text.length * times);
      while (this.row.length < this.column) this.row.push('');
      for (let n = 0; n < times; n++) this.row.push(text);
    }
    this.column += times;
  }

  private closeRow(): void {
    const rows = this.sheet?.rows;
    const isFilledDown = this.rowTimes > MOST_REPEATED;
    const times = isFilledDown ? 1 : this.rowTimes;
    if (rows && this.row.some((text) => text.trim())) {
      this.characters.add((this.rowTimes - 1) * this.row.reduce((sum, text) => sum + text.length, 0));
      for (let n = 0; n < times && rows.length < MOST_ROWS; n++) {
        this.characters.addRow(this.row);
        rows.push({
          row: this.number + n,
          cells: [...this.row],
          isHidden: this.isHidden,
          ...(isFilledDown && { isFilledDown }),
        });
      }
    }
    this.number += this.rowTimes - 1;
  }
}

function textOf(said: Attributes, paragraphs: readonly string[]): string {
  const type = said['value-type'];
  if (type === 'date' && said['date-value']) return dayAndTimeOf(said['date-value']);
  if (type === 'boolean') return said['boolean-value'] === 'true' ? 'TRUE' : 'FALSE';
  // LibreOffice writes the truth values of Excel as what computes them.
  const [, truth] = /^of:=(TRUE|FALSE)\(\)$/.exec(said.formula ?? '') ?? [];
  if (truth) return truth;
  if (['float', 'percentage', 'currency'].includes(type ?? '') && said.value) return String(Number(said.value));
  return said['string-value'] ?? paragraphs.join('\n');
}
