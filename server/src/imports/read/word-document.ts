import { inEachRow, noteMerged, type Merged } from './cells-that-span.js';
import { MOST_COLUMNS, MOST_ROWS, type CellComment, type FileRow } from './read-text.js';
import type { Parts } from './workbook-archive.js';
import { entered, TextCount, tooWide } from './workbook-limits.js';
import { parse, readTexts, withoutPrefixes, type Attributes } from './workbook-parts.js';

/**
 * Reads a document of Word (`word/document.xml`): each row of its tables, and each paragraph outside of them with its tabs as
 * cells, is a row, counted from the beginning as somebody counts them who looks at it. A cell that was merged over rows, or over columns, is
 * as in a workbook; what was deleted while changes are tracked is not there. Comments, footnotes and endnotes stand beside the cells that bear them.
 */
export async function readWordDocument(parts: Parts): Promise<{ rows: FileRow[]; comments: CellComment[] }> {
  const document = new WordDocument(await notesOf(parts));
  await parse(parts.stream('word/document.xml'), {
    open: ({ name, attributes }) => document.open(name, withoutPrefixes(attributes)),
    text: (part) => document.text(part),
    close: (name) => document.close(name),
  });
  return { rows: inEachRow(document.rows, document.merged), comments: document.comments };
}

const NOTES = ['comment', 'footnote', 'endnote'];

/** The texts of comments and notes, by what the document calls them: `footnoteReference 2`. */
async function notesOf(parts: Parts): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  for (const kind of NOTES)
    if (parts.has(`word/${kind}s.xml`))
      await readTexts(parts.stream(`word/${kind}s.xml`), kind, (text, said) =>
        entered(notes.set(`${kind}Reference ${withoutPrefixes(said).id}`, text.trim()).size),
      );
  return notes;
}

class WordDocument {
  readonly rows: FileRow[] = [];
  readonly merged: Merged[] = [];
  readonly comments: CellComment[] = [];
  private number = 0;
  /** How deep tables stand in cells of tables: what is in an inner one belongs to the outer cell. */
  private tables = 0;
  private cells: string[] = [];
  private text_ = '';
  /** Of this paragraph. */
  private tabs = 0;
  private isText = false;
  private span = 1;
  /** By column, the row in which a cell began that goes on below. */
  private readonly begun = new Map<number, number>();
  private goesOn: boolean | null = null;
  private readonly characters = new TextCount();

  constructor(private readonly notes: ReadonlyMap<string, string>) {}

  open(name: string, said: Attributes): void {
    if (name === 'tbl' && ++this.tables === 1) this.begun.clear();
    if (name === 'tr' && this.tables === 1) [this.cells, this.number] = [[], this.number + 1];
    if (name === 'tc' && this.tables === 1) [this.text_, this.span, this.goesOn] = ['', 1, null];
    if (name === 'p' && this.tables === 0) [this.text_, this.tabs] = ['', 0];
    if (name === 'p' && this.tables > 0 && this.text_) this.text_ += '\n';
    if (name === 'gridSpan' && this.tables === 1)
      this.span = Math.max(1, Math.min(Number(said.val) || 1, MOST_COLUMNS));
    if (name === 'vMerge' && this.tables === 1) this.goesOn = said.val !== 'restart';
    if (name === 'tab' && said.pos === undefined) this.add('\t');
    if (name === 'br') this.add('\n');
    if (name === 't') this.isText = true;
    if (name.endsWith('Reference')) this.takeNote(this.notes.get(`${name} ${said.id}`));
  }

  text(part: string): void {
    if (this.isText) this.add(part);
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    if (name === 'tc' && this.tables === 1) this.closeCell();
    if (name === 'tr' && this.tables === 1) this.keep(this.cells);
    if (name === 'tbl') this.tables--;
    if (name === 'p' && this.tables === 0) this.closeParagraph();
  }

  private takeNote(text: string | undefined): void {
    if (!text) return;
    this.characters.add(text.length);
    const [row, column] = this.tables > 0 ? [this.number, this.cells.length] : [this.number + 1, this.tabs];
    entered(this.comments.push({ row, column, text }));
  }

  private closeCell(): void {
    const column = this.cells.length;
    if (column + this.span > MOST_COLUMNS) throw tooWide();
    this.cells.push(this.text_.trim(), ...Array.from({ length: this.span - 1 }, () => ''));
    if (this.goesOn === false) this.begun.set(column, this.number);
    const row = this.begun.get(column);
    if (this.goesOn && row) noteMerged(this.merged, { row, column, rows: this.number - row + 1 });
  }

  private closeParagraph(): void {
    if (!this.text_.trim()) return;
    this.number++;
    const cells = this.text_.split('\t').map((cell) => cell.trim());
    if (cells.length > MOST_COLUMNS) throw tooWide();
    this.keep(cells);
  }

  private keep(cells: string[]): void {
    const isFilled = cells.some((cell) => cell.trim());
    if (!isFilled || this.rows.length >= MOST_ROWS) return;
    this.characters.addRow(cells);
    this.rows.push({ row: this.number, cells });
  }

  private add(part: string): void {
    this.characters.add(part.length);
    this.text_ += part;
    this.tabs += part.split('\t').length - 1;
  }
}
