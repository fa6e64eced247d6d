import { Parser } from 'htmlparser2';
import { goesOnBelow, withWhatGoesOn, type GoingOn } from './cells-that-span.js';
import { MOST_COLUMNS, MOST_ROWS, unreadable, type FileRow } from './read-text.js';
import { MOST_ELEMENTS, TextCount, tooDeep, tooLong, tooWide } from './workbook-limits.js';

/** Elements within one another. What is never closed holds all that follows, and programs that write by hand close little. */
const DEEPEST = 1_000;
const PIECE = 64 * 1024;

/** What nobody sees. */
const UNSEEN = new Set(['script', 'style', 'title', 'xml', 'template']);
/** What begins a line. */
const LINES = new Set(['p', 'div', 'br', 'hr', 'center', 'form', 'li', 'table', 'caption', 'h1', 'h2', 'h3', 'h4']);
const CELLS = new Set(['td', 'th']);

/**
 * Reads the tables of a web page, as many programs write one and call it .xls: one below the other, and what stands between
 * them as rows of one cell, as Excel shows them. A table that only arranges others is none of its own.
 * @throws Refusal for a page without a table, and past the limits of a workbook
 */
export function readWebPage(text: string): FileRow[] {
  const page = new Page();
  const parser = new Parser({
    onopentag: (name, said) => page.open(name, said),
    ontext: (part) => page.text(part),
    onclosetag: (name) => page.close(name),
  });
  for (let at = 0; at < text.length; at += PIECE) parser.write(text.slice(at, at + PIECE));
  parser.end();
  return page.end();
}

type Attributes = Readonly<Record<string, string>>;

interface Cell {
  text: string;
  readonly across: number;
  readonly down: number;
  /** Rows of the tables that stand in it. */
  readonly within: PageRow[];
}

type PageRow = Omit<FileRow, 'row'>;

interface OpenTable {
  readonly rows: PageRow[];
  row: Cell[] | null;
  isHidden: boolean;
  cell: Cell | null;
  goesOn: GoingOn;
}

const anEmptyTable = (): OpenTable => ({
  ...{ rows: [], row: null, isHidden: false },
  ...{ cell: null, goesOn: new Map() },
});

class Page {
  private readonly body = anEmptyTable();
  /** Those that are open, the innermost last. */
  private readonly tables: OpenTable[] = [];
  /** The line that is being written beside all cells. */
  private beside = '';
  private unseen = 0;
  private depth = 0;
  private elements = 0;
  private readonly characters = new TextCount();
  private hasTable = false;

  open(name: string, said: Attributes): void {
    if (++this.depth > DEEPEST) throw tooDeep();
    if (++this.elements > MOST_ELEMENTS) throw tooLong();
    if (UNSEEN.has(name)) this.unseen++;
    if (LINES.has(name)) this.beginLine();
    if (name === 'table') this.openTable();
    if (name === 'tr') this.openRow(said);
    if (CELLS.has(name)) this.openCell(said);
    if (name === 'input' && said.type === 'checkbox') this.text('checked' in said ? 'TRUE' : 'FALSE');
  }

  text(part: string): void {
    if (this.unseen > 0) return;
    const seen = part.replace(/\s+/g, ' ');
    this.characters.add(seen.length);
    const { cell } = this.innermost;
    if (cell) cell.text += seen;
    else this.beside += seen;
  }

  close(name: string): void {
    this.depth--;
    if (UNSEEN.has(name)) this.unseen--;
    if (LINES.has(name) && name !== 'br') this.beginLine();
    if (CELLS.has(name)) this.innermost.cell = null;
    if (name === 'tr') this.closeRow();
    if (name === 'table') this.closeTable();
  }

  end(): FileRow[] {
    while (this.tables.length > 0) this.closeTable();
    this.beginLine();
    if (!this.hasTable) throw withoutTable();
    return this.body.rows.map((row, at) => ({ row: at + 1, ...row })).filter(({ cells }) => cells.some(Boolean));
  }

  private get innermost(): OpenTable {
    return this.tables.at(-1) ?? this.body;
  }

  private beginLine(): void {
    const { cell } = this.innermost;
    if (cell) cell.text += '\n';
    else if (this.beside.trim()) add(this.innermost.rows, { cells: [this.beside.trim()] });
    this.beside = '';
  }

  private openTable(): void {
    this.hasTable = true;
    this.tables.push(anEmptyTable());
  }

  private closeTable(): void {
    this.closeRow();
    const closed = this.tables.pop();
    const around = this.innermost;
    for (const row of closed?.rows ?? []) add(around.cell?.within ?? around.rows, row);
  }

  private openRow(said: Attributes): void {
    this.closeRow();
    if (this.tables.length > 0) [this.innermost.row, this.innermost.isHidden] = [[], isUnseen(said)];
  }

  private openCell({ colspan, rowspan }: Attributes): void {
    const table = this.innermost;
    if (this.tables.length === 0) return;
    table.cell = { text: '', across: times(colspan), down: times(rowspan), within: [] };
    table.row ??= [];
    table.row.push(table.cell);
  }

  private closeRow(): void {
    const table = this.innermost;
    const { row, isHidden } = table;
    [table.row, table.cell, table.isHidden] = [null, null, false];
    if (!row) return;
    if (row.some(arranges) && row.every((cell) => arranges(cell) || !tidy(cell.text)))
      for (const { text, within } of row)
        for (const one of [...(tidy(text) ? [{ cells: [tidy(text)] }] : []), ...within])
          add(table.rows, isHidden ? { ...one, isHidden } : one);
    else add(table.rows, { cells: this.placed(row, table), ...(isHidden && { isHidden }) });
  }

  private placed(row: readonly Cell[], table: OpenTable): string[] {
    const cells: string[] = [];
    let column = 0;
    const begun: GoingOn = new Map();
    for (const cell of row) {
      while (table.goesOn.has(column)) column++;
      const text = textOf(cell);
      if (text && column >= MOST_COLUMNS) throw tooWide();
      if (text) cells[column] = text;
      for (let n = 0; n < cell.across && column < MOST_COLUMNS; n++, column++)
        if (cell.down > 1) begun.set(column, { text: n === 0 ? text : '', rows: cell.down });
    }
    // A row that has nothing of its own is none.
    if (cells.some(Boolean)) this.characters.add(withWhatGoesOn(cells, table.goesOn));
    table.goesOn = goesOnBelow(table.goesOn, begun);
    this.characters.addRow(cells);
    return Array.from(cells, (text = '') => text);
  }
}

const add = (rows: PageRow[], row: PageRow): void => {
  if (rows.length < MOST_ROWS) rows.push(row);
};

const times = (said: string | undefined): number => Math.min(Math.max(1, Math.floor(Number(said)) || 1), MOST_ROWS);

/** As Excel hides a row of a page, and as pages themselves do. */
const isUnseen = ({ style = '', hidden }: Attributes): boolean =>
  hidden !== undefined || /(^|[;\s])display\s*:\s*none\b/i.test(style);

const arranges = ({ within }: Cell): boolean => within.length > 0;

const tidy = (text: string): string => text.replace(/[ \n]+/g, (gap) => (gap.includes('\n') ? '\n' : ' ')).trim();

/** What a cell says; a small table in it, beside cells with texts of their own, is a part of it. */
const textOf = ({ text, within }: Cell): string =>
  [tidy(text), ...within.map(({ cells }) => cells.filter(Boolean).join(' '))].filter(Boolean).join('\n');

const withoutTable = () =>
  unreadable('not_a_table', 'This is a web page without a table. Export the list as .xlsx or CSV, and upload that.');
