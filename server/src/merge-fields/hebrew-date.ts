import { hebrewNumeral, hebrewYearNumeral } from '@zikaron/contract';
import type { LetterLanguage } from './catalogue.js';

/** Months as the letters write them, with the other spellings under which a date may arrive (letters only, lower case). */
const months: readonly { en: string; he: string; also: readonly string[] }[] = [
  { en: 'Tishrei', he: 'תשרי', also: ['tishri'] },
  { en: 'Cheshvan', he: 'חשוון', also: ['heshvan', 'marcheshvan', 'marheshvan'] },
  { en: 'Kislev', he: 'כסלו', also: [] },
  { en: 'Tevet', he: 'טבת', also: ['teves', 'tebet'] },
  { en: 'Shevat', he: 'שבט', also: ['shvat'] },
  { en: 'Adar', he: 'אדר', also: [] },
  { en: 'Adar I', he: 'אדר א׳', also: [] },
  { en: 'Adar II', he: 'אדר ב׳', also: [] },
  { en: 'Nisan', he: 'ניסן', also: ['nissan'] },
  { en: 'Iyar', he: 'אייר', also: ['iyyar'] },
  { en: 'Sivan', he: 'סיוון', also: [] },
  { en: 'Tamuz', he: 'תמוז', also: ['tammuz'] },
  { en: 'Av', he: 'אב', also: ['ab'] },
  { en: 'Elul', he: 'אלול', also: [] },
];

const lettersOnly = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
const byName = new Map(months.flatMap((month) => [month.en, ...month.also].map((name) => [lettersOnly(name), month])));

/** Hebrew calendar of the runtime (CLDR), read in UTC so that no zone can move the day. */
const converter = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "25 Tevet 5787" as a person says it; also without a year. */
const spelled = /^(\d{1,2}) ([A-Za-z' ]+?)(?: (\d{4}))?$/;

/**
 * A Hebrew date in the language of the letter, from the UTC midnight of a civil day: that of its daytime, not of the
 * evening that ends it.
 */
export function hebrewDateOfDay(midnight: number, language: LetterLanguage): string {
  const text = converter
    .formatToParts(midnight)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
  return hebrewDateInWords(reorder(text), language);
}

/** The same for a date that is already written out in English; a text that is no such date comes back as it stands. */
export function hebrewDateInWords(text: string, language: LetterLanguage): string {
  const [, day, name = '', year] = spelled.exec(text.trim()) ?? [];
  const month = byName.get(lettersOnly(name));
  if (!month || !day) return text;

  const parts =
    language === 'he'
      ? [hebrewNumeral(Number(day)), `ב${month.he}`, year && hebrewYearNumeral(Number(year))]
      : [Number(day), month.en, year];
  return parts.filter(Boolean).join(' ');
}

/** CLDR may put the month first; letters put the day first. */
const reorder = (text: string) => text.replace(/^(\D+) (\d+) (\d+)$/, '$2 $1 $3');
