import { isBetweenNames, isWish, soundBetweenNames, withoutChildsWords } from './between-names.js';
import { soundOfFamilyName } from './family-names.js';
import { givenNameInEnglish, givenNameOf, type GivenName, type Sound } from './given-names.js';
import { AND_IS_U, hasHebrew, plainHebrew } from './letters.js';

/** A word of a name: its sound, or `null` where only the family can tell it. */
interface SpokenWord {
  readonly letters: string;
  readonly sound: string | null;
}

/**
 * Each word of a Hebrew name with its sound, but for wishes such as ז״ל, which are not called up. A word that neither the dictionary
 * nor the list of family names has is never guessed.
 */
export function spokenWords(name: string, sound: Sound): SpokenWord[] {
  const words = withoutChildsWords(plainHebrew(name))
    .split(/[\s,]+/)
    .filter((word) => word && !isWish(word));
  const spoken: SpokenWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = [words[at], words[at + 1]];
    const ofTwo = next && !isBetweenNames(next) ? givenNameOf(`${word} ${next}`) : null;
    if (ofTwo) spoken.push({ letters: `${word} ${words[++at]}`, sound: ofTwo.sound[sound] });
    else spoken.push({ letters: word, sound: soundOf(word, sound) });
  }
  return spoken;
}

const soundOf = (word: string, sound: Sound): string | null =>
  soundBetweenNames(word, sound) ??
  givenNameOf(word)?.sound[sound] ??
  soundAfterAnd(word, sound) ??
  soundOfFamilyName(word, sound);

/** ושרה: ve-Sa-RA; before ב, מ and פ, and before a shva, the "and" is u, and before יְ it takes its vowel: vi-hu-DA. */
function soundAfterAnd(word: string, sound: Sound): string | null {
  const name = word.startsWith('ו') ? givenNameOf(word.slice(1)) : null;
  if (name === null) return null;
  const said = name.sound[sound];
  if (name.pointed.startsWith('יְ')) return said.replace(/^y'-?/iu, 'vi-');
  return `${AND_IS_U.test(name.pointed) ? 'u' : 've'}-${said}`;
}

/** "Mor-de-CHAI ben Ya-a-KOV ha-le-VI"; what nobody knows stands in its letters. */
export const inOneLine = (words: readonly SpokenWord[]): string =>
  words.map(({ letters, sound }) => sound ?? letters).join(' ');

const BETWEEN = new Map([
  ['ben', 'בן'],
  ['bar', 'בן'],
  ['bat', 'בת'],
  ['bas', 'בת'],
  ['reb', 'ר׳'],
  ['rabbi', 'רבי'],
  ['harav', 'הרב'],
  ...['hakohen', 'hacohen', 'hakohain'].map((kohen): [string, string] => [kohen, 'הכהן']),
  ...['halevi', 'halevy', 'haleivi'].map((levi): [string, string] => [levi, 'הלוי']),
]);

/**
 * The Hebrew letters of a name that was typed in English ones, "Chaim ben Moshe"; `null` where a word of it is no Hebrew name,
 * or might be several. It is a proposal, and nothing that is printed.
 */
export function proposedHebrew(typed: string): string | null {
  if (hasHebrew(typed)) return null;
  const words = typed
    .replace(/\bha[ -](?=ko|co|le)/giu, 'ha')
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = words.map((word) => BETWEEN.get(word.toLowerCase()) ?? spelled(givenNameInEnglish(word)));
  return found.length > 0 && found.every((word) => word !== null) ? found.join(' ') : null;
}

const spelled = (name: GivenName | null): string | null => name && plainHebrew(name.pointed);
