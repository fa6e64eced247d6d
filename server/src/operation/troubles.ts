import { keysOf } from '@zikaron/contract';
import type { Standing } from './how-it-stands.js';

/** What whoever runs the installation is woken for, as docs/operation/alerts.yml has it for those who keep a Prometheus. */
export type Trouble = 'lettersWait' | 'nightsOverdue' | 'relayAway' | 'uncertain' | 'backupOld';

const HALF_AN_HOUR = 1800;
const DAY_AND_A_HALF = 36 * 3600;
const MANY_UNCERTAIN = 20;

/** What is wrong with the installation as it stands; of backups only where it takes some. */
export function troublesOf(standing: Standing, takesBackups: boolean): Trouble[] {
  const { letters, queueAgeSeconds, nightsOverdue, relayAwaySeconds, backupAgeSeconds } = standing;
  const is: Record<Trouble, boolean> = {
    lettersWait: queueAgeSeconds > HALF_AN_HOUR,
    nightsOverdue: nightsOverdue > 0,
    relayAway: relayAwaySeconds > HALF_AN_HOUR,
    uncertain: letters.uncertain > MANY_UNCERTAIN,
    backupOld: takesBackups && (backupAgeSeconds ?? Infinity) > DAY_AND_A_HALF,
  };
  return keysOf(is).filter((trouble) => is[trouble]);
}

type Words = Record<Trouble, readonly [said: string, todo: string]>;

/** What is said of each, and what to look at. */
export const WORDS: Record<'en' | 'he', Words> = {
  en: {
    lettersWait: [
      'Letters that are due have been waiting for half an hour.',
      'Look at the workers, Redis, then the relay.',
    ],
    nightsOverdue: [
      'Reminders of congregations should have been planned half an hour ago.',
      'Look whether a worker runs.',
    ],
    relayAway: ['The relay has not been answering for half an hour.', 'Look at SMTP_URL and the account at the relay.'],
    uncertain: [
      `More than ${MANY_UNCERTAIN} letters may have gone out or not, and wait for a person.`,
      'The relay drops lines, or a worker died.',
    ],
    backupOld: ['There is no backup of the last day and a half.', 'Look at BACKUP_TO and the room there.'],
  },
  he: {
    lettersWait: ['מכתבים שזמנם הגיע ממתינים כבר חצי שעה.', 'יש לבדוק את תהליכי העבודה, את Redis ואת שרת הדואר היוצא.'],
    nightsOverdue: ['התזכורות של קהילות היו אמורות להיות מתוכננות לפני חצי שעה.', 'יש לבדוק אם תהליך עבודה פועל.'],
    relayAway: ['שרת הדואר היוצא אינו עונה כבר חצי שעה.', 'יש לבדוק את SMTP_URL ואת החשבון אצל ספק הדואר.'],
    uncertain: [
      `ייתכן שיותר מ־${MANY_UNCERTAIN} מכתבים יצאו וייתכן שלא, והם ממתינים להחלטה של אדם.`,
      'הקשר לשרת הדואר נקטע, או שתהליך עבודה נפל.',
    ],
    backupOld: ['אין גיבוי מהיממה וחצי האחרונות.', 'יש לבדוק את BACKUP_TO ואם נשאר שם מקום.'],
  },
};
