import type { Relationship } from './contacts.js';
import { genderOfHebrewName, type Gender } from './hebrew-gender.js';
import { isolated } from './isolated.js';
import { KIN_WORDS, type HebrewKin, type KinWord } from './kinship-words.js';

type Language = 'en' | 'he';

/**
 * What the person remembered was to the observer, never the other way round: of Sarah, whom her son David observes, it is
 * "mother". `relationship` is the nearest of the seven values, `relationshipDetail` the word that the family uses.
 */
export interface Kinship {
  readonly relationship: Relationship | null;
  readonly relationshipDetail: string | null;
}

/** One who observes, by the name that is read. */
export interface Mourner extends Kinship {
  readonly name: string;
  /** As somebody confirmed it; without it, as far as the name tells. */
  readonly gender?: Gender;
}

const plain = (word: string): string => word.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();

const wordsOf = ({ en, he, f, m, also }: KinWord): string[] =>
  [en, he, f?.word, m?.word, ...also].filter((word) => word !== undefined);

// What a general word shares with one of its own ("אם") is the own one, which stands before it.
const BY_WORD = new Map(
  [...KIN_WORDS].reverse().flatMap((one) => wordsOf(one).map((word): [string, KinWord] => [plain(word), one])),
);

/** The known word that is written here, in either language and in any case; `null` for the family's very own. */
export const kinWordOf = (written: string): KinWord | null => BY_WORD.get(plain(written)) ?? null;

const HEBREW_LETTER = /\p{Script=Hebrew}/u;

/**
 * The word in this language: the family's own where it is written in it or known in both, else that of the seven values.
 * `null` where there is none: a text never mixes languages, and says "remembered by" instead.
 */
export function kinshipInWords({ relationship, relationshipDetail }: Kinship, language: Language): string | null {
  const own = relationshipDetail?.trim();
  const known = own ? kinWordOf(own) : null;
  if (own && HEBREW_LETTER.test(own) === (language === 'he')) return own;
  if (known) return known[language];
  return generalWord(relationship)?.[language] ?? null;
}

const generalWord = (relationship: Relationship | null): KinWord | undefined =>
  KIN_WORDS.find((one) => one.general && one.relationship === relationship);

/**
 * A name as it is read: "Susie Schwartz, mother of David and Ruth, remembered by Max"; in Hebrew "שרה, אמו של דוד", and
 * "לזכר שרה, מאת דוד" where no Hebrew word is known. The Hebrew form follows the genders of both as far as their Hebrew names
 * tell them, and the words of the family: `hebrewName` is that of the person remembered, a mourner's is the name that is read. A
 * `gender` that somebody confirmed counts before them.
 */
export function nameAsRead(
  name: string,
  mourners: readonly Mourner[],
  language: Language,
  hebrewName: string | null = name,
  confirmed: Gender = null,
): string {
  const gender = confirmed ?? genderOfHebrewName(hebrewName) ?? genderOfKinship(mourners);
  const [kin, others] = inPhrases(mourners, language, gender);
  if (language === 'en') return [name, ...kin, ...others.map((who) => `remembered by ${who}`)].join(', ');
  if (mourners.length === 0) return name;
  const remembered = HEBREW_LETTER.test(name) ? name : isolated(name);
  return [others.length ? `לזכר ${remembered}` : remembered, ...kin, ...others.map((who) => `מאת ${who}`)].join(', ');
}

/** "Mother of David", as a line of its own; `null` without a word for it. */
export function kinshipAsRead(mourner: Mourner, language: Language, hebrewName: string | null = null): string | null {
  return inPhrases([mourner], language, genderOfHebrewName(hebrewName))[0][0] ?? null;
}

/** Those with a word, together where the word is the same, in their order; and those without one, together. */
function inPhrases(
  mourners: readonly Mourner[],
  language: Language,
  gender: Gender,
): readonly [kin: string[], others: string[]] {
  const groups = new Map<string | null, Mourner[]>();
  for (const mourner of mourners) {
    const word = wordFor(mourner, language, gender);
    const key = word && (typeof word === 'string' ? withSmallLetter(word) : word.map((form) => form.word).join('/'));
    groups.set(key, [...(groups.get(key) ?? []), mourner]);
  }
  const kin = [...groups].flatMap(([key, people]) => {
    const [first] = people;
    const word = first && wordFor(first, language, gender);
    return key === null || !word ? [] : [phrase(word, people, language)];
  });
  const wordless = groups.get(null) ?? [];
  return [kin, wordless.length ? [listed(namesOf(wordless), language)] : []];
}

/** A word as it is, or the Hebrew forms of a known one: of the person's gender, or both where it is not known. */
type Word = string | readonly HebrewKin[];

function wordFor(kinship: Kinship, language: Language, gender: Gender): Word | null {
  if (language === 'en') return kinshipInWords(kinship, 'en');
  const own = kinship.relationshipDetail?.trim();
  const known =
    (own ? kinWordOf(own) : null) ?? (own && HEBREW_LETTER.test(own) ? null : generalWord(kinship.relationship));
  if (!known) return own && HEBREW_LETTER.test(own) ? own : null;
  const ofWord = own ? genderOfWord(known, own) : null;
  if (own && !ofWord && isVariant(known, own)) return own;
  return formsOf(known, ofWord ?? gender);
}

/** Hebrew that says the gender in a form that the table does not hold, such as בת דוד, stays as the family wrote it. */
const isVariant = ({ f, m, he }: KinWord, own: string): boolean =>
  f !== null && m !== null && HEBREW_LETTER.test(own) && plain(own) !== he;

/** What the words of the family tell of the gender of the person remembered; `null` where they tell nothing, or both. */
export function genderOfKinship(kinships: readonly Kinship[]): Gender {
  const told = kinships.flatMap(({ relationshipDetail }): Gender[] => {
    const own = relationshipDetail?.trim();
    const known = own ? kinWordOf(own) : null;
    if (!own || !known) return [];
    return [known.f && known.m ? genderOfWord(known, own) : known.f ? 'f' : 'm'];
  });
  const genders = new Set(told.filter((gender) => gender !== null));
  return genders.size === 1 ? ([...genders][0] ?? null) : null;
}

/** חברה is of a woman and חבר of a man, whatever else is known of the person. */
function genderOfWord({ f, m }: KinWord, written: string): Gender {
  const [isF, isM] = [f?.word === plain(written), m?.word === plain(written)];
  return isF === isM ? null : isF ? 'f' : 'm';
}

function formsOf({ f, m }: KinWord, gender: Gender): HebrewKin[] {
  const one = gender === 'f' ? f : gender === 'm' ? m : null;
  return one ? [one] : [m, f].filter((form) => form !== null);
}

function phrase(word: Word, people: readonly Mourner[], language: Language): string {
  const names = listed(namesOf(people), language);
  if (typeof word === 'string')
    return language === 'he' ? `${word} של ${names}` : `${withSmallLetter(word)} of ${names}`;
  const suffix = suffixOf(people.map(genderOfMourner));
  return `${[...new Set(word.map((form) => withSuffix(form, suffix)))].join(' או ')} של ${names}`;
}

/** The observer's place in the suffix: his, her, theirs; `null` of one whose gender nothing tells. */
type Suffix = 'ו' | 'ה' | 'ם' | 'ן' | null;

function suffixOf(genders: readonly Gender[]): Suffix {
  if (genders.length > 1) return genders.every((gender) => gender === 'f') ? 'ן' : 'ם';
  return genders[0] === 'm' ? 'ו' : genders[0] === 'f' ? 'ה' : null;
}

/** After a stem that ends in yod the suffix of several is the long one: אביהם beside אמם. */
function withSuffix({ word, possessive }: HebrewKin, suffix: Suffix): string {
  if (possessive === null || suffix === null) return word;
  const long = possessive.includes('י~') && (suffix === 'ם' || suffix === 'ן') ? `ה${suffix}` : suffix;
  return possessive.replace('~', long);
}

/** By the observer's Hebrew name, or by the word itself where the family wrote it with its suffix: אמו is a son's, אמה a daughter's. */
function genderOfMourner({ name, relationshipDetail, gender }: Mourner): Gender {
  if (gender) return gender;
  const own = plain(relationshipDetail ?? '');
  const forms = [kinWordOf(own)].flatMap((word) => [word?.f, word?.m]).filter((form) => !!form);
  const written = (suffix: 'ו' | 'ה') => forms.some((form) => form.word !== own && withSuffix(form, suffix) === own);
  return genderOfHebrewName(name) ?? (written('ו') ? 'm' : written('ה') ? 'f' : null);
}

const namesOf = (people: readonly Mourner[]): string[] => people.map(({ name }) => name);
/** A known word wholly, such as "Great-Uncle"; of the family's own the first letter, since a name may follow. */
const withSmallLetter = (word: string): string =>
  kinWordOf(word) ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);

/** "A", "A and B", "A, B and C". */
function listed(people: readonly string[], language: Language): string {
  const inScript = people.map((name) => (language === 'he' && !HEBREW_LETTER.test(name) ? isolated(name) : name));
  const last = inScript.at(-1) ?? '';
  if (people.length < 2) return last;
  const before = inScript.slice(0, -1).join(', ');
  // A name in other letters keeps its first one apart from the Hebrew "and".
  const and = HEBREW_LETTER.test(last) ? ' ו' : ' ו־';
  return language === 'he' ? `${before}${and}${last}` : `${before} and ${last}`;
}
