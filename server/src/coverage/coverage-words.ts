import type { COVERAGE_COLUMNS, CoverageLine, CoverageOutcome } from '@zikaron/contract';
import type { Cell } from '../platform/documents/index.js';

export type Language = 'en' | 'he';

interface Column {
  readonly en: string;
  readonly he: string;
  readonly cell: (line: CoverageLine, language: Language) => Cell;
}

/** What the file of a window is called. */
export const TITLE: Record<Language, string> = { en: 'Coverage', he: 'מי מקבל תזכורת' };

/** Each outcome as a cell says it. */
const OUTCOME: Record<Language, Record<CoverageOutcome, string>> = {
  en: {
    email: 'By email',
    letter: 'By printed letter',
    both: 'By email and printed letter',
    phone: 'By phone',
    in_person: 'Told in person',
    congregation: 'The congregation remembers',
    no_observer: 'Nobody observes it',
    no_address: 'No email address',
    bounced: 'The address bounced',
    complained: 'Complained about our mail',
    unsubscribed: 'Unsubscribed',
    uncertain: 'Uncertain whether it arrived',
    failed: 'Sending failed',
    cancelled: 'The letter was withdrawn',
    not_planned: 'Automatic reminders are off and no job has written',
    over_limit: 'Over what the plan sends',
    not_written: 'Its day passed and nothing was written',
    no_postal_address: 'No postal address',
    not_printed: 'Its day passed and nothing was printed',
    no_phone: 'No phone number',
    channel_none: 'Wishes no reminder',
    observer_deceased: 'The observer has died',
    former_member: 'Left the congregation',
    held: 'Held by a person',
  },
  he: {
    email: 'בדוא״ל',
    letter: 'במכתב מודפס',
    both: 'בדוא״ל ובמכתב מודפס',
    phone: 'בטלפון',
    in_person: 'נמסר אישית',
    congregation: 'הקהילה זוכרת',
    no_observer: 'אין מי שזוכר',
    no_address: 'אין כתובת דוא״ל',
    bounced: 'הדוא״ל חזר',
    complained: 'התלונן על הדואר שלנו',
    unsubscribed: 'ביקש לא לקבל',
    uncertain: 'לא ברור אם הגיע',
    failed: 'השליחה נכשלה',
    cancelled: 'המכתב בוטל',
    not_planned: 'התזכורות האוטומטיות כבויות ואף משימה לא כתבה',
    over_limit: 'מעבר למה שהתוכנית שולחת',
    not_written: 'היום שלו עבר ולא נכתב דבר',
    no_postal_address: 'אין כתובת למשלוח',
    not_printed: 'היום שלו עבר ולא הודפס דבר',
    no_phone: 'אין מספר טלפון',
    channel_none: 'אינו רוצה תזכורת',
    observer_deceased: 'בן או בת המשפחה אינם בחיים',
    former_member: 'עזבו את הקהילה',
    held: 'מוחזק לטיפול אישי',
  },
};

const CHANNEL = {
  en: { email: 'Email', letter: 'Printed letter', both: 'Both', phone: 'Phone', none: 'None' },
  he: { email: 'דוא״ל', letter: 'מכתב מודפס', both: 'שניהם', phone: 'טלפון', none: 'ללא' },
} as const;
const STAGE = {
  en: { sent: 'Sent', queued: 'Queued', planned: 'Planned', printed: 'Printed', toPrint: 'To print' },
  he: { sent: 'נשלח', queued: 'בתור', planned: 'מתוכנן', printed: 'הודפס', toPrint: 'להדפסה' },
} as const;
const YES = { en: { yes: 'Yes', no: 'No' }, he: { yes: 'כן', no: 'לא' } } as const;
const WAYS: readonly CoverageOutcome[] = ['email', 'letter', 'both', 'phone', 'in_person', 'congregation'];

/** The columns of the file, in their order. */
export const COLUMNS: Record<(typeof COVERAGE_COLUMNS)[number], Column> = {
  date: { en: 'Observance', he: 'מועד', cell: ({ date }) => ({ on: date }) },
  yahrzeit: { en: 'Yahrzeit', he: 'יארצייט', cell: ({ yahrzeit }) => yahrzeit.name },
  hebrewName: { en: 'Hebrew Name', he: 'שם עברי', cell: ({ yahrzeit }) => yahrzeit.hebrewName },
  contact: { en: 'Contact', he: 'איש קשר', cell: ({ contact }) => contact?.name ?? null },
  email: { en: 'Email', he: 'דוא״ל', cell: ({ contact }) => contact?.email ?? null },
  phone: { en: 'Phone', he: 'טלפון', cell: ({ contact }) => contact?.phone ?? null },
  address: { en: 'Address', he: 'כתובת', cell: ({ contact }) => contact?.address ?? null },
  channel: { en: 'Channel', he: 'דרך', cell: ({ channel }, language) => channel && CHANNEL[language][channel] },
  reached: {
    en: 'Reached',
    he: 'מקבל',
    cell: ({ outcome }, language) => YES[language][WAYS.includes(outcome) ? 'yes' : 'no'],
  },
  outcome: {
    en: 'How, or why not',
    he: 'כיצד, או מדוע לא',
    cell: ({ outcome }, language) => OUTCOME[language][outcome],
  },
  shortfall: {
    en: 'What fell short',
    he: 'מה לא עלה יפה',
    cell: ({ shortfall }, language) => shortfall && OUTCOME[language][shortfall],
  },
  emailStage: {
    en: 'Email stage',
    he: 'שלב הדוא״ל',
    cell: ({ emailStage }, language) => emailStage && STAGE[language][emailStage],
  },
  letterStage: {
    en: 'Letter stage',
    he: 'שלב המכתב',
    cell: ({ letterStage }, language) => letterStage && STAGE[language][letterStage],
  },
};
