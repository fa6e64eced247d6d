/** Days between the two ways in which Excel counts: from 1900 (Windows) and from 1904 (old Macs). */
const SYSTEMS_APART = 1462;

/** A whole number that Excel would show as a day between 1927 and 2064. */
const SERIAL = /^[1-5]\d{4}$/;

export const isSerial = (cell: string): boolean => SERIAL.test(cell.trim());

/**
 * Serials of a column that stand exactly 1,462 days below another one: the mark of cells pasted from a 1904 workbook,
 * where the same day has the smaller number. Only looked for where serials are rare, since in a column full of them
 * such a distance comes about by chance. What is found is a guess and is shown as one.
 */
export function probably1904(cells: readonly string[]): ReadonlySet<number> {
  const serials = new Set(cells.filter(isSerial).map(Number));
  if (serials.size > RARE) return new Set();
  return new Set([...serials].filter((serial) => serials.has(serial + SYSTEMS_APART)));
}

const RARE = 10;
