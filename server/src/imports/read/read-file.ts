import { readTable, refuseOversize, unreadable, type FileRow, type Table } from './read-text.js';
import { isWorkbook, readWorkbook } from './read-workbook.js';
import { charactersIn } from './batches.js';

/** Characters of one row. No office writes as many; a text whose rows do not end, or a workbook made to do harm, has them. */
export const LONGEST_ROW = 200_000;

/**
 * Reads what an office brings: text with separators, or one sheet of a workbook. @throws Refusal as either of the two,
 * and while its rows are gone through for one that is too long
 */
export async function readFile(file: Buffer, sheet: number | null = null): Promise<Table> {
  refuseOversize(file.length);
  const table = isWorkbook(file) ? await readWorkbook(file, sheet) : readTable(file);
  return { ...table, rows: { [Symbol.asyncIterator]: () => asKept(ofLawfulLength(table.rows)) } };
}

/** As many rows as the largest sheet has, that of LibreOffice. */
const LAST_ROW = 2 ** 24;

/** NUL, and halves of characters: the database keeps no text that holds them. */
const NOT_KEPT = /[\0\p{Cs}]/gu;

/** Each row under a number of its own, in their order, with text that can be kept: what a workbook says may be anything. */
async function* asKept(parts: AsyncIterable<FileRow[]>): AsyncGenerator<FileRow[]> {
  let last = 0;
  for await (const rows of parts)
    yield rows.map((said) => {
      const isNext = Number.isInteger(said.row) && said.row > last && said.row <= LAST_ROW;
      last = isNext ? said.row : last + 1;
      return isNext && said.cells.every((cell) => cell.search(NOT_KEPT) < 0)
        ? said
        : { ...said, row: last, cells: said.cells.map((cell) => cell.replace(NOT_KEPT, '\uFFFD')) };
    });
}

async function* ofLawfulLength(parts: Table['rows']): AsyncGenerator<FileRow[]> {
  for await (const rows of parts) {
    const long = rows.find(({ cells }) => charactersIn(cells) > LONGEST_ROW);
    if (long) throw tooLong(long.row);
    yield rows;
  }
}

const tooLong = (row: number) =>
  unreadable('row_too_long', `Row ${row} holds more than ${LONGEST_ROW} characters. Shorten it, or delete it.`);
