import { parseCivil, parseHebrew } from '../../calendar/index.js';
import { civilIn } from './dates-in-cells.js';
import { peopleIn } from './people-in-a-cell.js';
import { isKinWord, kinOfWhom } from './relationships.js';
import { isTitle } from './titles.js';

/** One who died, as a single cell tells of them: "Morris Levin, father, 3/12/1987". */
export interface PersonInCell {
  readonly name: string;
  /** "father", "Father of Ann Hart"; empty where the cell does not say. */
  readonly kin: string;
  readonly day: string;
  /** What of the cell is none of these. */
  readonly rest: string;
  /** Each of the parts can be one thing only. */
  readonly isSure: boolean;
}

const LONGEST = 200;
/** No day is written in more words: "the 12th of March, 1987". */
const MOST_WORDS_OF_A_DAY = 6;
const SEPARATORS = /(?:(?<!\s)\s+)?[,;|\n()[\]]\s*|(?<!\s)\s+[-–—/•·]+\s+|(?:(?<!\s)\s+)?[–—]\s*|:\s+/;
/** "Yahrzeit of", "In loving memory of". */
const BEFORE =
  /^\s*(?:(?:the\s+)?yah?r(?:t)?zeit(?:\s+(?:of|for)\b)?|in\s+(?:loving\s+)?memory\s+of|remembering|memorial\s+for|אזכרה\s+(?:של|ל)|יום השנה (?:של|ל)|יאה?רצ(?:יי)?ט\s+(?:של)?)[\s:,–-]*/i;
/** What stands before a day, or between two parts, and says nothing of its own. */
const BETWEEN =
  /^(?:who\s+)?(?:d(?:ied)?\.?|dod:?|passed(?: away)?|date(?: of death)?:?|yah?r(?:t)?zeit:?|on|†|נפטרה?|ב?תאריך|יום פטירה)$|\s+(?:who\s+)?(?:died|d\.|passed away|†|נפטרה?)(?:\s+on)?$/i;
/** Another day would be of a birth; another number is none of a name. */
const MAY_BE_NAME = /^(?=.*\p{L}{2})[^\d@]+$/u;
const FAR = '2200-01-01';

/** Whom the cell speaks of; null where it does not name one person and one day. */
export function personInCell(cell: string): PersonInCell | null {
  if (cell.length > LONGEST || !/\p{L}{2}/u.test(cell)) return null;
  const text = cell.replace(BEFORE, '').trim();
  const found = dayIn(text);
  if (!found) return null;
  const parts = [found.before, found.behind].flatMap(partsOf);
  const apart = parts.flatMap(kinApart);
  const kin = apart.filter(isKin);
  const [name = '', ...others] = apart.filter((part) => !isKin(part));
  if (!MAY_BE_NAME.test(name)) return null;
  const [second = ''] = others;
  const isLastFirst = others.length === 1 && isOneWord(name) && MAY_BE_NAME.test(second);
  return {
    name: isLastFirst ? `${name}, ${second}` : name,
    kin: kin[0] ?? '',
    day: found.day,
    rest: [...kin.slice(1), ...(isLastFirst ? [] : others)].join(', '),
    isSure: others.length === 0 && kin.length < 2 && !isOneWord(name) && peopleIn(name).length === 1,
  };
}

/** "Morris Levin (father of Ann Hart)", "Ida Levin (Ann Hart's mother)": a name, and in brackets behind it what they were; null of any other cell. */
export function nameWithKin(cell: string): PersonInCell | null {
  if (cell.length > LONGEST) return null;
  const [, name = '', said = ''] = /^([^()]*[^()\s])\s*\(([^()]+)\)$/.exec(cell.trim()) ?? [];
  const kin = said.trim().replace(/^(.+)['’]s? (\p{Ll}[\p{L}-]*)$/u, '$2 of $1');
  return MAY_BE_NAME.test(name) && isKin(kin) ? { name, kin, day: '', rest: '', isSure: true } : null;
}

const isOneWord = (text: string): boolean => !/\s/.test(text.trim());

/** A title, such as "Rabbi", is of the name. */
const isKinAlone = (part: string): boolean => isKinWord(part) && !isTitle(part);
const isKin = (part: string): boolean => isKinAlone(part) || kinOfWhom(part) !== null;

const partsOf = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((part) => part.trim().replace(BETWEEN, '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part));

/** "my father Morris Levin", "Morris Levin father": the word for the relative stands alone, behind the name or before it. */
function kinApart(part: string): string[] {
  const words = part.split(/\s+/);
  if (words.length < 3 || isKin(part)) return [part];
  for (const length of [2, 1]) {
    const [first, others] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    if (isKinAlone(first)) return [first, others];
    const [last, before] = [words.slice(-length).join(' '), words.slice(0, -length).join(' ')];
    if (isKinAlone(last)) return [before, last];
  }
  return [part];
}

/** The one day in a text, and what stands before and behind it; null where there is none, or another. */
function dayIn(text: string): { before: string; day: string; behind: string } | null {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));
  for (let length = Math.min(MOST_WORDS_OF_A_DAY, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const [from, to] = [words[at]?.from ?? 0, words[at + length - 1]?.to ?? 0];
      const day = text.slice(from, to).replace(/^[\s(,;–-]+|[\s),;–-]+$/g, '');
      if (!isDay(day)) continue;
      const [before, behind] = [text.slice(0, from), text.slice(to)];
      return SHAPE.test(`${before} ${behind}`) ? null : { before, day, behind };
    }
  return null;
}

/** A day in figures, be it one that no calendar has: then it is said. */
const SHAPE = /(?<!\d)(\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})(?!\d)/;
const IS_SHAPE = new RegExp(`^${SHAPE.source}$`);

/** Whether a day in figures stands in a text. */
export const holdsDay = (text: string): boolean => SHAPE.test(text);

/** Whether a text is one day, and nothing else. */
export function isDay(text: string): boolean {
  if (/^(d\.|died|†)/i.test(text)) return false;
  if (IS_SHAPE.test(text)) return true;
  if (text.includes(',') ? !/^\p{L}+\.? \d{1,2}(?:st|nd|rd|th)?, ?\d{4}$/u.test(text) : isOneWord(text))
    return isJoined(text);
  const hebrew = parseHebrew(text);
  if (!/\d|["״'׳]/.test(text)) return /^[A-Za-z ]+$/.test(text) && hebrew.ok && !hebrew.byName;
  return hebrew.ok || civilIn(text, { order: 'mdy', today: FAR }).ok;
}

/** "12-Mar-1987". */
const isJoined = (text: string): boolean =>
  /^\d{1,2}-\p{L}+-\d{2,4}$/u.test(text) && (parseCivil(text, { order: 'mdy', today: FAR }).ok || parseHebrew(text).ok);
