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

interface Dictionary {
  readonly bySpelling: ReadonlyMap<string, GivenName>;
  /** Two names that are written alike in English are not told apart by it. */
  readonly byEnglish: ReadonlyMap<string, GivenName | null>;
}

let kept: Dictionary | null = null;

/** It is read when the first name is asked for, so that a process which asks for none does without. */
const dictionary = (): Dictionary => (kept ??= read());

function read(): Dictionary {
  const bySpelling = new Map<string, GivenName>();
  const byEnglish = new Map<string, GivenName | null>();
  for (const line of readFileSync(new URL('./given-names.txt', import.meta.url), 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const { name, spellings } = nameOf(line);
    for (const spelling of spellings) bySpelling.set(spelling, name);
    for (const written of name.english) {
      const key = written.toLowerCase();
      byEnglish.set(key, byEnglish.has(key) ? null : name);
    }
  }
  return { bySpelling, byEnglish };
}

function nameOf(line: string): { readonly name: GivenName; readonly spellings: readonly string[] } {
  const [gender, spelled = '', israeli = '', ashkenazi = '', english = ''] = line.split('|');
  const [pointed = '', ...others] = spelled.split(',');
  const name: GivenName = {
    gender: gender === 'f' || gender === 'm' ? gender : null,
    pointed,
    sound: { israeli, ashkenazi },
    english: english.split(' ').filter(Boolean),
  };
  return { name, spellings: [plainHebrew(pointed), ...others] };
}

/**
 * The name that is written so, with points or without; `null` for one that the house does not know. A final ׳ may stand for the ה
 * of a name in ־יה (ישעי׳), where only women or only men bear it: אלי׳ may be אליה or אליהו, and is not guessed.
 */
export function givenNameOf(hebrew: string): GivenName | null {
  const { bySpelling } = dictionary();
  const plain = plainHebrew(hebrew);
  const found = bySpelling.get(plain);
  if (found || !plain.endsWith('י׳')) return found ?? null;
  const inFull = bySpelling.get(`${plain.slice(0, -1)}ה`);
  return inFull?.gender ? inFull : null;
}

/** The one name that is written so in English letters; `null` where there is none, or more than one. */
export const givenNameInEnglish = (written: string): GivenName | null =>
  dictionary().byEnglish.get(written.toLowerCase()) ?? null;

/** Whether a word, in Hebrew or English letters, is a given name that the house knows. */
export const isGivenName = (word: string): boolean =>
  givenNameOf(word) !== null || dictionary().byEnglish.has(word.toLowerCase());

/** Of a given name in Hebrew or English letters that only women or only men bear; `null` of any other. */
export const genderOfGivenName = (word: string): 'f' | 'm' | null =>
  (givenNameOf(word) ?? givenNameInEnglish(word))?.gender ?? null;
