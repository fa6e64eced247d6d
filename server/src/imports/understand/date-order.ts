import { DAY_MS, parseHebrew, toCivil } from '../../calendar/index.js';
import { civilIn, plainCivil } from './dates-in-cells.js';

const LOOSE_DATE = /^\D?\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}\s*\D?$/;

/** A number that no month has; 33 is a slip of the hand. */
const isDayOnly = (number: string): boolean => Number(number) > 12 && Number(number) < 32;
const isMonth = (number: string): boolean => Number(number) > 0 && Number(number) < 13;

/**
 * Whether 3/4/1984 in this column is 4 March or 3 April: decided by the cells in which one number is over 12, else by the Hebrew
 * dates beside them. Where neither tells, the order of the organization's country.
 */
export function dateOrderOf(
  cells: readonly string[],
  fallback: 'mdy' | 'dmy',
  hebrew: readonly string[] = [],
): 'mdy' | 'dmy' {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of cells) {
    const [, first = '', second = ''] = LOOSE_DATE.exec(plainCivil(cell).text) ?? [];
    if (isDayOnly(first) && isMonth(second)) dayFirst++;
    if (isDayOnly(second) && isMonth(first)) monthFirst++;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  return dayFirst === 0 ? (orderBeside(cells, hebrew) ?? fallback) : fallback;
}

const ENOUGH = 50;
const FAR = '2200-01-01';

/** The order by which more of the first days fall on the Hebrew date beside them, or on the evening before it. */
function orderBeside(cells: readonly string[], hebrew: readonly string[]): 'mdy' | 'dmy' | null {
  const told = hebrew
    .flatMap((text, at) => (text.trim() && cells[at]?.trim() ? [[cells[at], text] as const] : []))
    .slice(0, ENOUGH)
    .map(([cell, text]) => (['mdy', 'dmy'] as const).filter((order) => isThatDay(cell, order, text)));
  const of = (order: 'mdy' | 'dmy') => told.filter((orders) => orders.length === 1 && orders[0] === order).length;
  if (of('mdy') === of('dmy')) return null;
  return of('dmy') > of('mdy') ? 'dmy' : 'mdy';
}

function isThatDay(cell: string, order: 'mdy' | 'dmy', hebrew: string): boolean {
  const [day, read] = [civilIn(cell, { order, today: FAR }), parseHebrew(hebrew)];
  if (!day.ok || !read.ok || read.date.year === null) return false;
  const apart = (Date.parse(toCivil({ ...read.date, year: read.date.year })) - Date.parse(day.date)) / DAY_MS;
  return apart === 0 || apart === 1;
}
