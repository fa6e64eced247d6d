import { fromSpreadsheetSerial, type CivilDate } from '../../calendar/index.js';

/** How a workbook counts its days: from 1900 (Windows), or from 1904 (old Macs). It says so in itself. */
export type DateSystem = 1900 | 1904;

/** Formats of Excel itself that show a day (ECMA-376, 18.8.30); those that show only a time are not among them. */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Whether a number format shows a day: it names a day or a year outside quoted text, escapes and brackets. */
export function showsDay(formatId: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.has(formatId);
  return /[dy]/i.test(code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, ''));
}

/** 29 February 1900, which Excel has and the calendar has not: before it, serials of the 1900 system are one day short. */
const NO_SUCH_DAY = 60;
const LAST_SERIAL = 2_958_465;

const DAY_SECONDS = 24 * 60 * 60;

/** The day that a serial means in a workbook, and the time of day behind it; null for a time without a day, and for days outside Excel's calendar. */
export function dayOfSerial(serial: number, system: DateSystem): string | null {
  const seconds = Math.round(serial * DAY_SECONDS);
  const date = wholeDay(Math.floor(seconds / DAY_SECONDS), system);
  if (date === null) return null;
  const time = new Date((seconds % DAY_SECONDS) * 1000).toISOString().slice(11);
  return dayAndTimeOf(`${date}T${time}`);
}

/** "1998-03-12T21:40:00" as it stands in a cell: "1998-03-12 21:40". At midnight a program says the day alone. */
export const dayAndTimeOf = (instant: string): string =>
  `${instant.slice(0, 10)} ${instant.slice(11, 16)}`.replace(/ (00:00)?$/, '');

function wholeDay(day: number, system: DateSystem): CivilDate | null {
  if (!(day <= LAST_SERIAL) || day < (system === 1900 ? 1 : 0)) return null;
  if (system === 1900 && day === NO_SUCH_DAY) return null;
  return fromSpreadsheetSerial(system === 1900 && day < NO_SUCH_DAY ? day + 1 : day, system);
}
