const LOOSE_DATE = /^\D?\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}\s*\D?$/;

/** A number that no month has; 33 is a slip of the hand. */
const isDayOnly = (number: string): boolean => Number(number) > 12 && Number(number) < 32;

/**
 * Whether 3/4/1984 in this column is 4 March or 3 April: decided by the cells in which one number is over 12. Without
 * any, the order of the organization's country.
 */
export function dateOrderOf(cells: readonly string[], fallback: 'mdy' | 'dmy'): 'mdy' | 'dmy' {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of cells) {
    const [, first = '', second = ''] = LOOSE_DATE.exec(cell) ?? [];
    if (isDayOnly(first)) dayFirst++;
    if (isDayOnly(second)) monthFirst++;
  }
  if (dayFirst === monthFirst) return fallback;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
}
