import type { Channel } from '@zikaron/contract';
import { sunsetWord, yesOrNo } from './after-sunset.js';
import { isNothing } from './blank-words.js';

const NEVER =
  /^(none|nothing|never|not|off|stop(ped)?|opt(ed)? ?out|unsubscribed?|refused?|declined?|(no|not|do not|dont) (send|mail|email|letters?|notices?|notifications?|reminders?|reminded|notif\w*|contact\w*|remind\w*)|אין|ללא|בלי|(לא|ללא|בלי|אין) (לשלוח|להודיע|תזכורת|תזכורות|מכתב|מכתבים|לפנות))$/;
const BY_EMAIL = /(^|\s)ב?(e ?mails?|דואל|מייל|אימייל|דואר אלקטרוני)(?=\s|$)/;
const BY_LETTER =
  /(^|\s)ב?((?<!e )(us |snail |regular |postal )?mail|letters?|post|postal|paper|print(ed)?|usps|hard copy|ו?במכתב|ו?מכתב|דואר(?! אלקטרוני)|נייר)(?=\s|$)/;
const BY_PHONE = /(^|\s)ב?((tele)?phone|calls?|טלפון|שיחה)(?=\s|$)/;
const BOTH = /^(both|שניהם|בשניהם)$/;
const MOST_WORDS = 4;

/** "Do not send", "No mail", "Opted out": "yes" below it is a refusal. */
const REFUSES =
  /\b(no|not|dont|opt(ed)? out|stop|unsubscribed?|refused?|declined?|exclude|suppress)\b|(^|\s)(לא|בלי|ללא)\s/;

interface RemindedBy {
  /** Null where the list does not say: then by email where there is an address, and by letter elsewhere. */
  readonly channel: Channel | null;
  /** Something stands there, and says no way. */
  readonly isUnclear: boolean;
}

/** How the family wishes to be reminded, by a word ("letter", "none") or by "yes" and "no" under a heading that asks ("Send email?"). */
export function remindedByUnder(heading: string, cell: string): RemindedBy {
  // A tick is a word too, and has no letter.
  const yes = yesOrNo(sunsetWord(cell));
  if (yes !== null) return { channel: answered(plain(heading), yes), isUnclear: false };
  const word = plain(cell);
  if (word === '') return { channel: null, isUnclear: false };
  const channel = channelIn(word);
  return { channel, isUnclear: channel === null && !isNothing(cell) };
}

/** Whether "yes" below this heading is a refusal. */
export const refusesUnder = (heading: string): boolean => REFUSES.test(plain(heading));

/** Whether the word by itself says a way, or that there is none. */
export const saysChannel = (cell: string): boolean => channelIn(plain(cell)) !== null;

function channelIn(word: string): Channel | null {
  if (NEVER.test(word)) return 'none';
  if (BOTH.test(word)) return 'both';
  if (word.split(' ').length > MOST_WORDS) return null;
  const [email, letter] = [BY_EMAIL.test(word), BY_LETTER.test(word)];
  if (email && letter) return 'both';
  if (email) return 'email';
  if (letter) return 'letter';
  return BY_PHONE.test(word) ? 'phone' : null;
}

/** Where one way is refused, the other one is left. "No" under a bare "Letters?" refuses them all. */
function answered(heading: string, yes: boolean): Channel | null {
  const isWished = yes !== REFUSES.test(heading);
  if (BY_EMAIL.test(heading)) return isWished ? (yes ? 'email' : null) : 'letter';
  if (/(^|\s)(mail|mailing|post|postal|paper|print(ed)?)(?=\s|$)/.test(heading))
    return isWished ? (yes ? 'letter' : null) : 'email';
  return isWished ? null : 'none';
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'״׳`’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
