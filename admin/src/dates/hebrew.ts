import type { CivilDate } from './civil';

const ONES = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];
const TENS = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'];
const HUNDREDS = ['', 'ק', 'ר', 'ש', 'ת', 'תק', 'תר', 'תש', 'תת', 'תתק'];

/** A number below 1,000 in Hebrew letters, with geresh or gershayim; thousands are left out, as in 5787 → תשפ״ז. */
export function inLetters(number: number): string {
  const n = number % 1000;
  const tail = n % 100 === 15 ? 'טו' : n % 100 === 16 ? 'טז' : `${TENS[Math.floor((n % 100) / 10)]}${ONES[n % 10]}`;
  const letters = `${HUNDREDS[Math.floor(n / 100)]}${tail}`;
  return letters.length > 1 ? `${letters.slice(0, -1)}״${letters.slice(-1)}` : `${letters}׳`;
}

const part = (date: CivilDate, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-hebrew`, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The Hebrew date of a day's daytime, for display; browsers know the calendar. */
export function hebrewOf(date: CivilDate, locale: string): string {
  if (locale !== 'he') return part(date, 'en', { day: 'numeric', month: 'long', year: 'numeric' });
  const numbers = { day: part(date, 'en', { day: 'numeric' }), year: part(date, 'en', { year: 'numeric' }) };
  const number = (text: string) => inLetters(parseInt(text, 10));
  return `${number(numbers.day)} ב${part(date, 'he', { month: 'long' })} ${number(numbers.year)}`;
}
