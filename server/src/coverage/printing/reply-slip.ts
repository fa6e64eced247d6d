import { isolated } from '@zikaron/contract';
import type { LetterLanguage } from '../../merge-fields/index.js';

/** What a reply slip is about. */
interface SlipWords {
  readonly recipient: string;
  readonly deceased: string | null;
  readonly congregation: string;
}

type Words = Record<'cut' | 'come' | 'read' | 'moved', string> & {
  readonly about: (deceased: string) => string;
  readonly from: (recipient: string) => string;
};

const BOX = '[    ]';

const WORDS: Record<LetterLanguage, Words> = {
  en: {
    cut: 'Please cut here, and send this part back to us',
    about: (deceased) => `In memory of ${deceased}`,
    from: (recipient) => `From: ${recipient}`,
    come: `${BOX}  We will come. How many: ______`,
    read: `${BOX}  Please read the name; we cannot come.`,
    moved: `${BOX}  We have moved, or have an email address: ______________________________`,
  },
  he: {
    cut: 'נא לגזור כאן ולשלוח אלינו את החלק הזה',
    about: (deceased) => `לזכר ${isolated(deceased)}`,
    from: (recipient) => `מאת: ${isolated(recipient)}`,
    come: `${BOX}  נבוא. כמה: ______`,
    read: `${BOX}  נא לקרוא את השם; לא נוכל לבוא.`,
    moved: `${BOX}  עברנו דירה, או יש לנו כתובת דוא״ל: ______________________________`,
  },
};

/** The lines of the slip that a family cuts off and sends back, from the line where it is cut. */
export function slipLines(language: LetterLanguage, { recipient, deceased, congregation }: SlipWords): string[] {
  const words = WORDS[language];
  const about = deceased === null ? congregation : `${congregation} · ${words.about(deceased)}`;
  return [words.cut, about, `${words.come}      ${words.read}`, words.moved, words.from(recipient)];
}
