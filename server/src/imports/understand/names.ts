import { isTitle, titlesApart } from './titles.js';

/**
 * The name as one writes it: "Ben-Gurion, David" becomes "David Ben-Gurion", spaces are single. A title comes first
 * ("Levin, Sam, Dr."); a suffix or a degree after the comma stays behind it ("Sam Levin, Jr.").
 */
export function nameInOrder(typed: string): string {
  const { titles, name } = titlesApart(typed.replace(/\s+/g, ' ').trim());
  const inOrder = firstBeforeLast(name);
  return titles ? [titles, inOrder].filter(Boolean).join(' ') : inOrder;
}

function firstBeforeLast(name: string): string {
  if (!name.includes(',')) return name;
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim());
  if (!first || more.length || !last || SUFFIX.test(first)) return name;
  return `${first} ${last}`;
}

const SUFFIX = /^(jr|sr|ii|iii|iv|md|m\.d|phd|ph\.d|esq)\.?$/i;

/** What is said of the dead behind or before a name. */
const MEMORIAL =
  /(?<![\s,])[\s,]*[([]?(?<![\p{L}])(z[”"״'’]{0,2}l|zt[”"״'’]{1,2}l|a[”"״'’]{1,2}h|o\.?b\.?m\.?|r\.?i\.?p\.?|of blessed memory|may (?:he|she|they) rest in peace|ז[”"״'’]{1,2}ל|זצ[”"״'’]{1,2}ל|ע[”"״'’]{1,2}ה|הי[”"״'’]{1,2}ד|זכרונ[הו] לברכה|עליו השלום|עליה השלום)[)\]]?\.?\s*$/iu;
const THE_LATE = /^(the late|המנוחה?)\s+/i;

/** "LÉVY Maurice", "AMAR née COHEN Esther": a last name in capitals before the others is the last name still. */
const CAPITALS_FIRST =
  /^(?<last>(?:[\p{Lu}’'-]{3,}|D[EI]|EL)(?: (?:[\p{Lu}’'-]{2,}|née?|geb\.))*)\s+(?<first>\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{Ll}.][\p{L}’'-]*)*)$/u;

/** A name as it is kept, and what of the cell is not in it. */
export interface ReadName {
  readonly name: string;
  readonly memorialWords: boolean;
  readonly wasInCapitals: boolean;
}

/** Reads the name of a person: in order, without words for the dead, and not in capitals, be it throughout or in one part of it. */
export function readName(typed: string): ReadName {
  const bare = typed.replace(MEMORIAL, '').replace(THE_LATE, '').trim();
  const inOrder = nameInOrder(bare.replace(CAPITALS_FIRST, '$<first> $<last>'));
  const name = isInCapitals(inOrder) ? inSmallLetters(inOrder) : withoutWordsInCapitals(inOrder);
  const wasInCapitals = name !== inOrder;
  return {
    name,
    memorialWords: bare !== typed.trim(),
    wasInCapitals,
  };
}

/** Reads a name of which first and last stand apart: words for the dead may stand behind either, and titles beside both. */
export function readParts(first: string, last: string): ReadName {
  const parts = [first, last].map((part) => part.replace(MEMORIAL, '').trim());
  const apart = parts.map(titlesApart);
  const read = readName(
    [...apart.map(({ titles }) => titles), ...apart.map(({ name }) => name)].filter(Boolean).join(' '),
  );
  return { ...read, memorialWords: read.memorialWords || parts[0] !== first.trim() || parts[1] !== last.trim() };
}

const HEBREW = /\p{Script=Hebrew}/u;
/** From the first Hebrew letter to the last one, or all that is in other letters. */
const IN_BOTH =
  /^(?<before>[^\p{Script=Hebrew}]*)(?<hebrew>\p{Script=Hebrew}(?:[^A-Za-z]*[\p{Script=Hebrew}׳״'"])?)(?<behind>.*)$/su;
const ROUND = /^[\s/|,;()[\]–-]+|(?<![\s/|,;()[\]–-])[\s/|,;()[\]–-]+$/g;

/**
 * "Morris Levin / משה בן אברהם": a name in Hebrew beside the same in other letters, each for itself; null where a cell has one, or where
 * what is in Hebrew is a title, words for the dead, or the father alone.
 */
export function namesInBoth(cell: string): { name: string; hebrew: string } | null {
  if (!HEBREW.test(cell) || !/[A-Za-z]/.test(cell)) return null;
  const { before = '', hebrew = '', behind = '' } = IN_BOTH.exec(cell)?.groups ?? {};
  const [first, last] = [before, behind].map((part) => part.replace(ROUND, ''));
  const name = first || last || '';
  const called = titlesApart(hebrew.replace(MEMORIAL, '').trim());
  const isWhole = /\p{Script=Hebrew}{2}/u.test(called.name) && !isTitle(called.name);
  if ((first && last) || !isWhole || /\b(ben|bat|bas|bar)$/i.test(name) || !/\p{L}{2}/u.test(name)) return null;
  return { name, hebrew: hebrew.trim() };
}

const isInCapitals = (name: string): boolean => /\p{Lu}{3}/u.test(name) && !/\p{Ll}/u.test(name);

const PARTICLES = new Set(['and', 'van', 'von', 'der', 'den', 'de', 'la', 'ben', 'bat', 'bar', 'of']);
const AS_WRITTEN = new Set(['II', 'III', 'IV']);

/** "SARAH MCDONALD-LEVY" is written "Sarah McDonald-Levy". */
const inSmallLetters = (name: string): string =>
  name.replace(/[\p{L}\p{M}’']+/gu, (word, at: number) => {
    if (AS_WRITTEN.has(word)) return word;
    const small = word.toLowerCase();
    if (at > 0 && PARTICLES.has(small) && name[at - 1] === ' ') return small;
    return small.replace(/^(mc|o['’])?(\p{L})/u, (_, prefix: string | undefined, letter: string) =>
      prefix ? prefix.charAt(0).toUpperCase() + prefix.slice(1) + letter.toUpperCase() : letter.toUpperCase(),
    );
  });

/** "Sarah MCDONALD-LEVY" has a last name in capitals; "Sam Levin CPA" a degree, and is left. */
const withoutWordsInCapitals = (name: string): string =>
  /\p{Lu}{4}/u.test(name)
    ? name.replace(/[\p{L}\p{M}’'-]+/gu, (word) =>
        /\p{Lu}{4}/u.test(word) && isInCapitals(word) ? inSmallLetters(word) : word,
      )
    : name;

/**
 * The same person written twice has the same key: case, accents, vowel points, apostrophes and the order of the names
 * do not matter. The database's `person_key` computes the same.
 */
export function personKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u05F3\u05F4'’‘`"“”.,]/g, '')
    .split(/[\s\u05BE_-]+/)
    .filter(Boolean);
  // To sort takes more memory than all the rest.
  const key = (isSorted(words) ? words : words.sort()).join(' ');
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(name, key);
  return key;
}

const isSorted = (words: readonly string[]): boolean => words.every((word, at) => at === 0 || words[at - 1]! <= word);

/** Of the names of a batch or two, each of which is asked for some ten times while its row comes in. */
const keys = new Map<string, string>();
const MOST_KEYS = 5_000;

/** The key of one who died: a record may have been kept without the title, or be brought without it. "Mrs." counts: Mrs. Sam Levin is not Sam Levin. */
export const deceasedKey = (name: string): string => personKey(name.replace(TITLES_OF_NO_MATTER, ''));

/** Before two words at least, of "Dr. Levin" it is all that is known. The database's `untitled` does the same. */
const TITLES_OF_NO_MATTER =
  /^\s*((rabbi|rebbetzin|cantor|hazzan|dr|mr|ms|miss|prof|professor|rev|הרב|הרבנית|רבי|ר['’׳]|ה?חזן|ד["״”]ר|דר['’׳]|פרופ['’׳]?|פרופסור|מר|ה?גב['’׳]|ה?גברת)\.?\s+)+(?=\S+\s+\S)/i;
