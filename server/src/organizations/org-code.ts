import { hasHebrew, spokenWords } from '../hebrew-names/index.js';
import { romanized } from './romanized.js';

const LONGEST = 40;

/**
 * The stem of a readable code: `Beth Shalom` gives `beth-shalom`, and so does a name in Hebrew letters alone: בית שלום is
 * `beit-shalom`. Latin letters lose their accents; a name in other letters gives `congregation`.
 */
export function orgCodeStem(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036F'’]/g, '');
  const words = inLatin(plain)
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['congregation'];
  return words.join('-').slice(0, LONGEST).replace(/-$/, '');
}

/** Names of people sound as the house calls them up; other words as they are written. */
const inLatin = (name: string): string =>
  hasHebrew(name) && !/[a-z]/i.test(name)
    ? spokenWords(name, 'israeli')
        .map(({ letters, sound }) => romanized(letters, sound))
        .join(' ')
    : name;

/** The first free code of a stem: `beth-shalom`, then `beth-shalom-2`, `beth-shalom-3`, … */
export function firstFreeCode(stem: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const code = n === 1 ? stem : `${stem}-${n}`;
    if (!taken.includes(code)) return code;
  }
}
