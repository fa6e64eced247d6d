import type { FileRow } from '../read/read-text.js';

/** One of several lists on a sheet. */
export interface ListOnSheet {
  /** As the office sees it: "A–C: Name, Date of Death, Notes". */
  readonly label: string;
  /** What is of this list among rows of the sheet, with the numbers that they have there. */
  readonly of: (rows: readonly FileRow[]) => FileRow[];
}
