import { isolated, type RemembererAnswer } from '@zikaron/contract';
import type { Language } from '../page.js';

export interface WhoRemembersWords {
  readonly title: (name: string) => string;
  readonly intro: (name: string) => string;
  readonly next: (day: string) => string;
  readonly choices: Readonly<Record<RemembererAnswer, string>>;
  readonly otherName: string;
  readonly otherReach: string;
  readonly send: string;
  readonly said: Readonly<Record<RemembererAnswer | 'who' | 'nothing' | 'too-many', string>>;
  readonly preferences: string;
}

const en: WhoRemembersWords = {
  title: (name) => `Who will remember ${name}?`,
  intro: (name) => `We do not know whom to tell of the yahrzeit of ${name}.`,
  next: (day) => `The next one is on ${day}.`,
  choices: {
    remember: 'I will. Please write to me before each yahrzeit',
    other: 'Please ask somebody else',
    congregation: 'Let the congregation remember',
  },
  otherName: 'Their name',
  otherReach: 'Their email or telephone',
  send: 'Send my answer',
  said: {
    remember: 'Thank you. We will write to you before each yahrzeit. No mail will follow now.',
    other: 'Thank you. The office will see whom to ask. No mail will follow.',
    congregation: 'Thank you. The office will decide how the congregation remembers. No mail will follow.',
    who: 'Tell us the name of whom we should ask.',
    nothing: 'Nothing was changed.',
    'too-many': 'You have answered several times just now. Try again in an hour, or call the office.',
  },
  preferences: 'Change how we write to you',
};

const he: WhoRemembersWords = {
  title: (name) => `מי יזכור את ${isolated(name)}?`,
  intro: (name) => `איננו יודעים למי להודיע על היארצייט של ${isolated(name)}.`,
  next: (day) => `המועד הבא: ${day}.`,
  choices: {
    remember: 'אני. נא לכתוב אליי לפני כל יארצייט',
    other: 'נא לפנות למישהו אחר',
    congregation: 'שהקהילה תזכור',
  },
  otherName: 'השם',
  otherReach: 'הדוא״ל או הטלפון',
  send: 'שליחת התשובה',
  said: {
    remember: 'תודה. נכתוב אליכם לפני כל יארצייט. כעת לא יישלח דואר.',
    other: 'תודה. המזכירות תראה למי לפנות. לא יישלח על כך דואר.',
    congregation: 'תודה. המזכירות תחליט כיצד הקהילה תזכור. לא יישלח על כך דואר.',
    who: 'נא לציין את שם מי שכדאי לפנות אליו.',
    nothing: 'דבר לא השתנה.',
    'too-many': 'נשלחו כמה תשובות בזמן קצר. אפשר לנסות שוב בעוד שעה, או להתקשר למזכירות.',
  },
  preferences: 'שינוי האופן שבו אנו כותבים אליכם',
};

export const WORDS: Readonly<Record<Language, WhoRemembersWords>> = { en, he };
