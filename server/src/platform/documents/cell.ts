/** What may stand in a cell of a table that leaves the house. */
export type Cell = string | number | boolean | null | DayCell;

/** A day, `YYYY-MM-DD`, or what the clocks of the congregation show, `YYYY-MM-DD HH:mm`: text in CSV, a date in a workbook. */
export interface DayCell {
  readonly on: string;
}

/** The rows of a table, one after the other: a table of any length needs the memory of one page. */
type Rows = AsyncIterable<readonly Cell[]>;

/** A table with its headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: Rows;
}
