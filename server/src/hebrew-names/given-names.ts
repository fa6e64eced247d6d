import { readFileSync } from 'node:fs';
import { plainHebrew } from './letters.js';

/** How a name sounds; the syllable in capitals has the stress. */
export type Sound = 'israeli' | 'ashkenazi';

/** A given name of the house's dictionary. */
export interface GivenName {
  readonly gender: 'f' | 'm' | null;
  readonly pointed: string;
  readonly sound: Readonly<Record<Sound, string>>;
  /** How it is written in English letters; none of a name that English letters do not point to. */
  readonly english: readonly string[];
}

const bySpelling = new Map<string, GivenName>();
const byEnglish = new Map<string, GivenName | null>();

for (const line of readFileSync(new URL('./given-names.txt', import.meta.url), 'utf8').split('\n')) {
  if (!line || line.startsWith('#')) continue;
  const [gender, spellings = '', israeli = '', ashkenazi = '', english = ''] = line.split('|');
  const [pointed = '', ...others] = spellings.split(',');
  const name: GivenName = {
    gender: gender === 'f' || gender === 'm' ? gender : null,
    pointed,
    sound: { israeli, ashkenazi },
    english: english.split(' ').filter(Boolean),
  };
  for (const spelling of [pointed, ...others]) bySpelling.set(plainHebrew(spelling), name);
  // Two names that are written alike in English are not told apart by it.
  for (const written of name.english) {
    const key = written.toLowerCase();
    byEnglish.set(key, byEnglish.has(key) ? null : name);
  }
}

/** How many names the dictionary has. */
export const GIVEN_NAMES = new Set(bySpelling.values()).size;

/**
 * The name that is written so, with points or without; `null` for one that the house does not know. A final ׳ may stand for the ה
 * of a name in ־יה (ישעי׳), where only women or only men bear it: אלי׳ may be אליה or אליהו, and is not guessed.
 */
export function givenNameOf(hebrew: string): GivenName | null {
  const plain = plainHebrew(hebrew);
  const found = bySpelling.get(plain);
  if (found || !plain.endsWith('י׳')) return found ?? null;
  const inFull = bySpelling.get(`${plain.slice(0, -1)}ה`);
  return inFull?.gender ? inFull : null;
}

/** The one name that is written so in English letters; `null` where there is none, or more than one. */
export const givenNameInEnglish = (written: string): GivenName | null => byEnglish.get(written.toLowerCase()) ?? null;

/** Whether a word, in Hebrew or English letters, is a given name that the house knows. */
export const isGivenName = (word: string): boolean => givenNameOf(word) !== null || byEnglish.has(word.toLowerCase());

/** Of a given name in Hebrew or English letters that only women or only men bear; `null` of any other. */
export const genderOfGivenName = (word: string): 'f' | 'm' | null =>
  (givenNameOf(word) ?? givenNameInEnglish(word))?.gender ?? null;
