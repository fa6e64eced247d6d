import { isBetweenNames, pointedBetweenNames } from './between-names.js';
import { givenNameOf } from './given-names.js';
import { AND_IS_U, plainHebrew } from './letters.js';

const POINT = /[\u05B0-\u05BC\u05C1\u05C2\u05C7]/;

/**
 * A Hebrew name with vowel points, as far as the house's dictionary has its words. Letters never change: a word that the dictionary
 * spells otherwise or does not have, and one that was typed with points, stay as they are.
 */
export function pointedName(name: string): string {
  const words = name.split(' ');
  const pointed: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    const ofTwo = next && !isBetweenNames(plainHebrew(next)) ? fromDictionary(`${word} ${next}`) : null;
    pointed.push(ofTwo ?? pointedWord(word));
    if (ofTwo) at++;
  }
  return pointed.join(' ');
}

function pointedWord(word: string): string {
  if (POINT.test(word)) return word;
  return pointedBetweenNames(word) ?? fromDictionary(word) ?? afterAnd(word) ?? word;
}

function fromDictionary(word: string): string | null {
  const pointed = POINT.test(word) ? null : (givenNameOf(word)?.pointed ?? null);
  return pointed !== null && plainHebrew(pointed) === word ? pointed : null;
}

/** וְשָׂרָה; before ב, מ and פ, and before a shva, the "and" is וּ, and before יְ it takes its vowel: וִיהוּדָה. No dagesh follows it. */
function afterAnd(word: string): string | null {
  const name = word.startsWith('ו') ? fromDictionary(word.slice(1)) : null;
  if (name === null) return null;
  if (name.startsWith('יְ')) return `וִי${name.slice(2)}`;
  const soft = name.replace(/^([בגדכפת][\u05B0-\u05BB]?)\u05BC/u, '$1');
  return `${AND_IS_U.test(name) ? 'וּ' : 'וְ'}${soft}`;
}
