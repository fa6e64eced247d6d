/** A telephone as a spreadsheet writes a long number: "9.72525E+11". */
const SHORTENED = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

export const isShortened = (cell: string): boolean => SHORTENED.test(cell.trim());

/** The telephone of a cell; null where a spreadsheet has shortened the number, and its last digits are lost. */
export function readPhone(cell: string): string | null {
  const [, first, digits = '', places] = SHORTENED.exec(cell.trim()) ?? [];
  if (first === undefined) return cell;
  return digits.length === Number(places) ? `${first}${digits}` : null;
}
