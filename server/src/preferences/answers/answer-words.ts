import { isolated } from '@zikaron/contract';
import type { Language } from '../page.js';

export interface AnswerWords {
  readonly title: string;
  readonly intro: string;
  readonly said: Record<'kept' | 'nothing' | 'too-many', string>;
  readonly come: string;
  readonly comeTo: (service: string, date: string) => string;
  readonly people: string;
  readonly read: string;
  readonly notSaid: string;
  readonly service: string;
  readonly sameService: (date: string) => string;
  /** Of a name that the congregation does not read. */
  readonly asCustomary: string;
  readonly kaddish: string;
  readonly honour: string;
  readonly attendance: (name: string) => string;
  readonly adars: (year: string) => string;
  readonly adar: Record<'same' | 'first' | 'second' | 'both', string>;
  readonly call: string;
  readonly more: string;
  readonly wrong: string;
  readonly death: string;
  readonly other: string;
  readonly otherName: string;
  readonly otherEmail: string;
  readonly send: string;
  readonly calendar: (name: string) => string;
  readonly preferences: string;
}

const en: AnswerWords = {
  title: 'Your answer',
  intro: 'Answer only what you wish. You can change your answer here until a month after the day.',
  said: {
    kept: 'Thank you. Your answer has been kept. No mail will follow.',
    nothing: 'Nothing was changed.',
    'too-many': 'You have answered several times just now. Try again in an hour, or call the office.',
  },
  come: 'We will come',
  comeTo: (service, date) => `We will come to ${isolated(service)} on ${date}`,
  people: 'How many of you?',
  read: 'We cannot come; please read the name',
  notSaid: 'We do not know yet',
  service: 'Read the name at another service',
  sameService: (date) => `As planned: ${date}`,
  asCustomary: 'As the congregation does',
  kaddish: 'Please have kaddish said for us',
  honour: 'We would like an honour, or to lead',
  attendance: (name) => `At the yahrzeit of ${name}`,
  adars: (year) => `In ${year} there are two Adars. We keep`,
  adar: { same: 'as the congregation does', first: 'the first', second: 'the second', both: 'both' },
  call: 'Please call me',
  more: 'Tell the office something',
  wrong: 'The spelling, a date or our address is wrong',
  death: 'There has been a death in our family',
  other: 'My sister, or somebody else, should be told too',
  otherName: 'Their name',
  otherEmail: 'Their email',
  send: 'Send our answer',
  calendar: (name) => `Add ${name} to my calendar`,
  preferences: 'Change how we write to you',
};

const he: AnswerWords = {
  title: 'התשובה שלכם',
  intro: 'אפשר לענות רק על מה שתרצו, ולשנות את התשובה כאן עד חודש אחרי היארצייט.',
  said: {
    kept: 'תודה. תשובתכם נשמרה. לא יישלח על כך דואר.',
    nothing: 'דבר לא השתנה.',
    'too-many': 'נשלחו כמה תשובות בזמן קצר. אפשר לנסות שוב בעוד שעה, או להתקשר למזכירות.',
  },
  come: 'נבוא',
  comeTo: (service, date) => `נבוא ל${isolated(service)} ב${date}`,
  people: 'כמה תהיו?',
  read: 'לא נוכל לבוא; נא לקרוא את השם',
  notSaid: 'עדיין איננו יודעים',
  service: 'קריאת השם בתפילה אחרת',
  sameService: (date) => `כמתוכנן: ${date}`,
  asCustomary: 'כמנהג הקהילה',
  kaddish: 'נא לדאוג לאמירת קדיש עבורנו',
  honour: 'נשמח לכיבוד, או לעבור לפני התיבה',
  attendance: (name) => `ביארצייט של ${isolated(name)}`,
  adars: (year) => `בשנת ${year} יש שני אדרים. אנו מציינים את היארצייט`,
  adar: { same: 'כמנהג הקהילה', first: 'באדר ראשון', second: 'באדר שני', both: 'בשניהם' },
  call: 'נא להתקשר אליי',
  more: 'להודיע דבר־מה למזכירות',
  wrong: 'האיות, תאריך או הכתובת שלנו אינם נכונים',
  death: 'היה מקרה פטירה במשפחתנו',
  other: 'יש להודיע גם לאחותי, או לאדם נוסף',
  otherName: 'השם',
  otherEmail: 'הדוא״ל',
  send: 'שליחת התשובה',
  calendar: (name) => `הוספת ${isolated(name)} ליומן`,
  preferences: 'שינוי האופן שבו אנו כותבים אליכם',
};

export const WORDS: Readonly<Record<Language, AnswerWords>> = { en, he };
