import { REFUSALS_IN_HEBREW, sayingBy } from '@zikaron/contract';

export type Language = 'en' | 'he';

/** What lists hold as a code, in the words by which pages say it; by whose calendar somebody observes and how they are reminded, as an import reads it again. */
const WORDS: Record<string, Record<Language, string>> = {
  en: { en: 'English', he: 'אנגלית' },
  he: { en: 'Hebrew', he: 'עברית' },
  hebrew: { en: 'Hebrew', he: 'עברי' },
  civil: { en: 'Civil', he: 'לועזי' },
  email: { en: 'Email', he: 'דוא״ל' },
  letter: { en: 'Letter', he: 'מכתב' },
  both: { en: 'Email and letter', he: 'דוא״ל ומכתב' },
  phone: { en: 'Telephone', he: 'טלפון' },
  none: { en: 'Not reminded', he: 'בלי תזכורת' },
  queued: { en: 'Waiting', he: 'ממתין' },
  sending: { en: 'Leaving', he: 'בדרך' },
  sent: { en: 'Sent', he: 'נשלח' },
  failed: { en: 'Could not be sent', he: 'לא היה אפשר לשלוח' },
  uncertain: { en: 'May have arrived', he: 'אולי הגיע' },
  cancelled: { en: 'Withdrawn', he: 'בוטל' },
  window: { en: 'Window of days', he: 'חלון ימים' },
  ids: { en: 'Specific IDs', he: 'מזהים מסוימים' },
  default_reminder: { en: 'Reminder', he: 'תזכורת' },
  custom_reminder: { en: 'Reminder in your words', he: 'תזכורת בלשונכם' },
  anniversary: { en: 'First yahrzeit', he: 'יארצייט ראשון' },
  notification: { en: 'Note to the office', he: 'הודעה למשרד' },
  handlebars_html: { en: 'Free HTML', he: 'HTML חופשי' },
  new: { en: 'New', he: 'חדש' },
  merge: { en: 'Added to a record', he: 'נוסף לרשומה' },
  changed: { en: 'Record changed', he: 'רשומה ששונתה' },
  duplicate: { en: 'Duplicate', he: 'כפולה' },
  unchanged: { en: 'Known already', he: 'ידוע כבר' },
  skipped: { en: 'Skipped', he: 'הושמט' },
  leftOut: { en: 'No person', he: 'לא אדם' },
  error: { en: 'Cannot be read', he: 'לא ניתן לקרוא' },
  warning: { en: 'Warning', he: 'אזהרה' },
  info: { en: 'Remark', he: 'הערה' },
};

export const wordOf = (code: string, language: Language): string => WORDS[code]?.[language] ?? code;

const inHebrew = sayingBy(REFUSALS_IN_HEBREW);

/** A sentence about a row of a list, as it is said in this language. */
export const sentenceIn = (language: Language, sentence: string): string =>
  language === 'he' ? inHebrew(sentence) : sentence;
