import type { Service, ServiceKind } from '@zikaron/contract';
import { FRIDAY_EVENING } from '../yahrzeits/index.js';
import type { Language } from './service-list-words.js';

const IN_SENTENCE: Record<Language, Record<ServiceKind, string>> = {
  en: {
    fridayEvening: FRIDAY_EVENING.en,
    shabbatMorning: 'the Shabbat morning service',
    weekdayEvening: 'the evening service',
    weekdayMorning: 'the morning service',
    yomTov: 'the festival morning service',
  },
  he: {
    fridayEvening: FRIDAY_EVENING.he,
    shabbatMorning: 'תפילת שבת בבוקר',
    weekdayEvening: 'תפילת ערבית',
    weekdayMorning: 'תפילת שחרית',
    yomTov: 'תפילת החג בבוקר',
  },
};

/** How letters say at which service: as the congregation calls it, or by its kind. */
export const serviceInSentence = ({ name, kind }: Service): Record<Language, string> => ({
  en: name ?? IN_SENTENCE.en[kind],
  he: name ?? IN_SENTENCE.he[kind],
});
