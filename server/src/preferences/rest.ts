import { quietPeriodAt, weekday, type Place } from '../calendar/index.js';
import type { Language } from './page.js';

/** What ends the time in which the office rests. */
export type Rest = 'shabbat' | 'festival';

const SATURDAY = 6;

/** What the office rests for at this instant; null when it works. Of a festival beside Shabbat, the day that comes last. */
export function restAt(now: Date, place: Place): Rest | null {
  const period = quietPeriodAt(now, place);
  return period && (weekday(period.lastDay) === SATURDAY ? 'shabbat' : 'festival');
}

/** When the office sees what is sent now. */
export const AFTER_REST: Readonly<Record<Language, Readonly<Record<Rest, string>>>> = {
  en: { shabbat: 'The office sees this after Shabbat.', festival: 'The office sees this after the festival.' },
  he: { shabbat: 'המזכירות תראה זאת אחרי השבת.', festival: 'המזכירות תראה זאת אחרי החג.' },
};
