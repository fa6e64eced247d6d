import { isolated } from '@zikaron/contract';
import type { Language } from './page.js';

/** What the page says after something was done; in its address, so that loading it again repeats nothing. */
export const SAID = ['saved', 'stopped', 'resumed', 'staying', 'sent', 'address', 'too-many', 'nothing'] as const;
export type Said = (typeof SAID)[number];

interface PreferenceWords {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly said: Readonly<Record<Said, string>>;
  readonly light: string;
  readonly until: (day: string) => string;
  readonly change: string;
  readonly sundown: (evening: string) => string;
  readonly noDate: string;
  readonly calendar: string;
  readonly hebrewCalendar: string;
  readonly civilCalendar: string;
  readonly lead: string;
  readonly days: (days: number) => string;
  readonly save: (name: string) => string;
  readonly addToCalendar: (name: string) => string;
  readonly stopOne: (name: string) => string;
  readonly notByEmail: string;
  readonly resumeOne: (name: string) => string;
  readonly wrong: string;
  readonly wrongAbout: (name: string) => string;
  readonly send: string;
  readonly calendars: string;
  readonly calendarsMean: string;
  readonly file: string;
  readonly makeAddress: string;
  readonly address: string;
  readonly addressMeans: string;
  readonly subscribe: string;
  readonly all: string;
  readonly stopAll: (organization: string) => string;
  readonly stopAllMeans: string;
  readonly stopped: (organization: string) => string;
  readonly resumeAll: string;
  readonly unreachable: string;
  readonly office: string;
  readonly officeMeans: string;
  readonly old: string;
  readonly oldMeans: string;
}

const en: PreferenceWords = {
  title: 'The people you remember',
  intro: 'You can change below when and how we remind you. Changes take effect at once, and the office sees them.',
  none: 'No yahrzeit is on record for you just now.',
  said: {
    saved: 'Saved.',
    stopped: 'Stopped. You can have the letters again at any time, here.',
    staying: 'Thank you. We keep writing to you.',
    resumed: 'You will get letters by email again.',
    sent: 'Your message has reached the office.',
    address: 'Your private calendar address is ready, below.',
    'too-many': 'You have written several times just now. Try again in an hour, or call the office.',
    nothing: 'Nothing was changed.',
  },
  light: 'Light the candle',
  until: (day) => `until sundown on ${day}`,
  change: 'Change how we write to you',
  sundown: (evening) => `from sundown on ${evening}`,
  noDate: 'The next date is not known yet.',
  calendar: 'Which calendar do you keep?',
  hebrewCalendar: 'Hebrew calendar',
  civilCalendar: 'Civil calendar',
  lead: 'When should the letter come?',
  days: (days) => {
    if (days === 0) return 'on the day itself';
    if (days === 1) return 'the day before';
    return days % 7 === 0 && days <= 28 ? weeksBefore(days / 7) : `${days} days before`;
  },
  save: (name) => `Save for ${name}`,
  addToCalendar: (name) => `Add ${name} to my calendar`,
  stopOne: (name) => `No more letters about ${name}`,
  notByEmail: 'You get no email about this yahrzeit. The office may write on paper, or call.',
  resumeOne: (name) => `Email me about ${name}`,
  wrong: 'Is something wrong here?',
  wrongAbout: (name) => `What is wrong about ${name}?`,
  send: 'Tell the office',
  calendars: 'In your own calendar',
  calendarsMean: 'All these days, each from sundown, five years ahead.',
  file: 'Download as a file',
  makeAddress: 'Make a private address that stays up to date',
  address: 'Your private calendar address',
  addressMeans: 'Add it to your calendar as a subscription. Whoever has it can read these days.',
  subscribe: 'Subscribe',
  all: 'All letters',
  stopAll: (organization) => `No more letters from ${organization}`,
  stopAllMeans:
    'If you choose this, reminders are no longer emailed to you. The office sees it and may write on paper.',
  stopped: (organization) => `You get no letters by email from ${organization}, because you stopped them.`,
  resumeAll: 'Send me letters again',
  unreachable: 'Letters to your address came back, so none are sent. Please tell the office.',
  office: 'Write to the office',
  officeMeans: 'A new address, a death in the family, a question: it reaches a person.',
  old: 'This link is no longer good',
  oldMeans:
    'It was made long ago, or for another address. Open the link in your newest letter, or answer any letter and tell the office.',
};

const weeksBefore = (weeks: number): string => (weeks === 1 ? 'a week before' : `${weeks} weeks before`);

const he: PreferenceWords = {
  title: 'האנשים שאתם זוכרים',
  intro: 'בהמשך הדף אפשר לשנות מתי וכיצד תישלח תזכורת. כל שינוי תקף מיד, והמזכירות רואה אותו.',
  none: 'לא רשומים כרגע יארצייטים.',
  said: {
    saved: 'נשמר.',
    stopped: 'המכתבים הופסקו. אפשר לחדש אותם כאן בכל עת.',
    staying: 'תודה. נמשיך לכתוב לכם.',
    resumed: 'מכתבים יישלחו שוב בדואר האלקטרוני.',
    sent: 'ההודעה הגיעה למזכירות.',
    address: 'הכתובת הפרטית ליומן מוכנה, בהמשך הדף.',
    'too-many': 'נשלחו כמה פניות בזמן קצר. אפשר לנסות שוב בעוד שעה, או להתקשר למזכירות.',
    nothing: 'דבר לא השתנה.',
  },
  light: 'להדליק נר',
  until: (day) => `עד השקיעה ב${day}`,
  change: 'שינוי האופן שבו אנו כותבים אליכם',
  sundown: (evening) => `החל משקיעת החמה ב${evening}`,
  noDate: 'התאריך הבא עדיין אינו ידוע.',
  calendar: 'לפי איזה לוח?',
  hebrewCalendar: 'הלוח העברי',
  civilCalendar: 'הלוח הלועזי',
  lead: 'מתי יגיע המכתב?',
  days: (days) => {
    if (days === 0) return 'ביום עצמו';
    if (days === 1) return 'יום לפני';
    if (days === 2) return 'יומיים לפני';
    if (days === 7) return 'שבוע לפני';
    return days === 14 ? 'שבועיים לפני' : `${days} ימים לפני`;
  },
  save: (name) => `שמירה עבור ${isolated(name)}`,
  addToCalendar: (name) => `הוספת ${isolated(name)} ליומן`,
  stopOne: (name) => `להפסיק מכתבים על ${isolated(name)}`,
  notByEmail: 'לא נשלח דואר אלקטרוני על יום זה. המזכירות עשויה לכתוב בדואר רגיל או להתקשר.',
  resumeOne: (name) => `לשלוח אליי דואר אלקטרוני על ${isolated(name)}`,
  wrong: 'משהו כאן אינו נכון?',
  wrongAbout: (name) => `מה אינו נכון לגבי ${isolated(name)}?`,
  send: 'להודיע למזכירות',
  calendars: 'ביומן שלכם',
  calendarsMean: 'כל הימים האלה, כל אחד משקיעת החמה, לחמש שנים קדימה.',
  file: 'הורדה כקובץ',
  makeAddress: 'יצירת כתובת פרטית שמתעדכנת אוטומטית',
  address: 'הכתובת הפרטית ליומן',
  addressMeans: 'מוסיפים אותה ליומן כמינוי. מי שהכתובת בידיו יכול לראות את הימים האלה.',
  subscribe: 'הרשמה',
  all: 'כל המכתבים',
  stopAll: (organization) => `להפסיק את כל המכתבים מאת ${isolated(organization)}`,
  stopAllMeans: 'אם תבחרו בכך, לא יישלחו עוד תזכורות בדואר האלקטרוני. המזכירות תדע על כך ותוכל לכתוב בדואר רגיל.',
  stopped: (organization) => `לא נשלחים אליכם מכתבים מאת ${isolated(organization)}, כי ביקשתם להפסיק אותם.`,
  resumeAll: 'לשלוח אליי מכתבים שוב',
  unreachable: 'מכתבים לכתובת שלכם חזרו, ולכן אינם נשלחים. נא להודיע למזכירות.',
  office: 'כתיבה למזכירות',
  officeMeans: 'כתובת חדשה, פטירה במשפחה, שאלה: אדם יקרא זאת.',
  old: 'הקישור כבר אינו תקף',
  oldMeans: 'הוא נוצר לפני זמן רב, או עבור כתובת אחרת. אפשר לפתוח את הקישור שבמכתב האחרון, או להשיב למכתב כלשהו.',
};

export const WORDS: Readonly<Record<Language, PreferenceWords>> = { en, he };
