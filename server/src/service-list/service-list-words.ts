import type { ServiceList, YizkorDay } from '@zikaron/contract';
import { addDays, renderCivil, renderHebrew, toHebrew, type CivilDate } from '../calendar/index.js';
import type { Paragraph } from '../platform/documents/index.js';

export type Language = 'en' | 'he';

const YIZKOR: Record<Language, Record<YizkorDay, string>> = {
  en: {
    yomKippur: 'Yom Kippur',
    sheminiAtzeret: 'Shemini Atzeret',
    pesach: 'the last day of Pesach',
    shavuot: 'Shavuot',
  },
  he: { yomKippur: 'יום הכיפורים', sheminiAtzeret: 'שמיני עצרת', pesach: 'אחרון של פסח', shavuot: 'שבועות' },
};

export const TITLE: Record<Language, { services: (name: string) => string; yizkor: (day: YizkorDay) => string }> = {
  en: { services: (name) => `${name}: names to be read`, yizkor: (day) => `Yizkor on ${YIZKOR.en[day]}` },
  he: { services: (name) => `${name}: השמות לקריאה`, yizkor: (day) => `יזכור ב${YIZKOR.he[day]}` },
};

const NOBODY: Record<Language, string> = { en: 'No names', he: 'אין שמות' };
const EVENING: Record<Language, string> = { en: 'Friday evening', he: 'ליל שבת' };

/** "Friday evening, 8 January 2027; Shabbat is 1 Shevat 5787". */
export function serviceHeading(friday: CivilDate, language: Language): string {
  const shabbat = renderHebrew(toHebrew(addDays(friday, 1)), language);
  const date = renderCivil(friday, language);
  return language === 'he' ? `${EVENING.he}, ${date}; שבת ${shabbat}` : `${EVENING.en}, ${date}; Shabbat is ${shabbat}`;
}

export const dayHeading = (date: CivilDate, language: Language): string =>
  `${renderCivil(date, language)}, ${renderHebrew(toHebrew(date), language)}`;

/** The list as paragraphs: a name, with its Hebrew name beside it where that is not what is read, then its day and its plaque. */
export function paragraphsOf({ title, services, language }: ServiceList): Paragraph[] {
  return [
    { text: title, style: 'title' },
    ...services.flatMap(({ heading, names }): Paragraph[] => [
      { text: heading, style: 'heading' },
      ...(names.length
        ? names.map((name): Paragraph => ({ text: lineOf(name, language), style: 'text' }))
        : [nobody(language)]),
    ]),
  ];
}

const nobody = (language: Language): Paragraph => ({ text: NOBODY[language], style: 'small' });

function lineOf(
  { text, hebrewName, date, hebrewDate, plaque }: ServiceList['services'][number]['names'][number],
  language: Language,
): string {
  const day = date && hebrewDate ? ` (${hebrewDate}, ${renderCivil(date, language)})` : '';
  const beside = hebrewName && !text.includes(hebrewName) ? hebrewName : null;
  return [text + day, beside, plaque].filter(Boolean).join(' · ');
}

/** The same for a bulletin: one line each, a blank line before each heading. */
export const textOf = (list: ServiceList): string =>
  paragraphsOf(list)
    .map(({ text, style }) => (style === 'heading' ? `\n${text}` : text))
    .join('\n')
    .concat('\n');
