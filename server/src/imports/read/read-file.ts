import { readTable, refuseOversize, type Table } from './read-text.js';
import { isZip, readWorkbook } from './read-workbook.js';

/** Reads what an office brings: text with separators, or one sheet of an Excel workbook. @throws Refusal as either of the two */
export async function readFile(file: Buffer, sheet: number | null = null): Promise<Table> {
  refuseOversize(file.length);
  return isZip(file) ? readWorkbook(file, sheet) : readTable(file);
}
