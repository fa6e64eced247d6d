import { MOST_COLUMNS, unreadable } from './read-text.js';

/** Characters of all cells, or of all shared texts, together: a short workbook can name one long text a million times. */
const MOST_TEXT = 60_000_000;
/** Shared texts: as many as 200,000 rows of ten cells that all differ. */
export const MOST_TEXTS = 2_000_000;
/** Sheets, relationships, formats and styles. Excel itself knows 65,490 styles. */
const MOST_ENTRIES = 70_000;
/** Tags of one part: 200,000 rows of thirty cells, with two tags each. */
export const MOST_ELEMENTS = 13_000_000;

/** Refuses more sheets, relationships, formats or styles than a workbook has. */
export function entered(count: number): void {
  if (count > MOST_ENTRIES) throw tooLong();
}

/** What a row takes beside its texts, and each of its cells, in characters. */
const [ROW, CELL] = [30, 2];

/** How many characters of cells, or of shared texts, were read so far. */
export class TextCount {
  private length = 0;

  /** @throws Refusal for more rows in all sheets together than those of any list */
  addRow(cells: readonly string[]): void {
    this.add(ROW + CELL * cells.length);
  }

  /** @throws Refusal when they are more than a workbook may hold */
  add(characters: number): void {
    this.length += characters;
    if (this.length > MOST_TEXT) throw tooLong();
  }
}

export const tooDeep = () =>
  unreadable(
    'not_a_table',
    'This is not built as a workbook is: its elements stand far too deep. Save it again, or as CSV.',
  );
export const tooWide = () => unreadable('too_many_columns', `A row has more than ${MOST_COLUMNS} columns.`);
export const tooLong = () =>
  unreadable('not_a_table', 'The cells of this workbook hold too much text. Save the sheet as CSV.');
