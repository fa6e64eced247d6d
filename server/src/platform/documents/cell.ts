/** What may stand in a cell of a table that leaves the house. Dates are text: `YYYY-MM-DD`, or ISO 8601 for an instant. */
export type Cell = string | number | boolean | null;

/** The rows of a table, one after the other: a table of any length needs the memory of one page. */
type Rows = AsyncIterable<readonly Cell[]>;

/** A table with its headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: Rows;
}
