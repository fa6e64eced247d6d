import { KIN_WORDS, kinWordOf, type Gender, type KinWord, type Relationship } from '@zikaron/contract';

/** What the deceased was to the observer: one of the seven values, and the family's own word beside it. */
export interface Kinship {
  readonly relationship: Relationship;
  /** The word the family uses, as letters say it: "Aunt", "Father-in-law". */
  readonly detail: string;
}

/** The nearest kin in the other languages in which offices write: women, and men. */
const ELSEWHERE: [Relationship, RegExp, RegExp][] = [
  ['Parent', /^(mère|mere|madre|mãe|mutter|мать|мама)$/i, /^(père|pere|padre|pai|vater|отец|папа)$/i],
  [
    'Spouse',
    /^(épouse|femme|veuve|esposa|viuda|viúva|ehefrau|witwe|жена|вдова)$/i,
    /^(mari|époux|veuf|esposo|marido|viudo|viúvo|ehemann|witwer|муж|вдовец)$/i,
  ],
  ['Child', /^(fille|hija|filha|tochter|дочь)$/i, /^(fils|hijo|filho|sohn|сын)$/i],
  ['Sibling', /^(sœur|soeur|hermana|irmã|schwester|сестра)$/i, /^(frère|hermano|irmão|bruder|брат)$/i],
  ['Grandparent', /^(grand-?mère|abuela|avó|großmutter|бабушка)$/i, /^(grand-?père|abuelo|avô|großvater|дедушка)$/i],
  ['Grandchild', /^(petite-?fille|nieta|neta|enkelin|внучка)$/i, /^(petit-?fils|nieto|neto|enkel|внук)$/i],
];
const VALUES: [Relationship, RegExp][] = [
  ['Other', /in-?\s?laws?|step|ex-|former|great|god(father|mother)|friend|cousin|uncle|aunt|niece|nephew|loved one/i],
  ['Grandparent', /grand(father|mother|parent|ma|pa)|z[ae]+[iy]?d[eiy]+|bubbe|bubbie|סבא|סבתא/i],
  ['Grandchild', /grand(son|daughter|child)|נכד/i],
  ['Parent', /father|mother|parent|dad|mom|אב|אם|אבא|אמא/i],
  ['Spouse', /husband|wife|spouse|partner|בעל|אישה|אשה/i],
  ['Child', /son|daughter|child|בן|בת/i],
  ['Sibling', /brother|sister|sibling|twin|אח|אחות/i],
];

/** "Father of Mrs. Levin": office programs print the observer and the kinship in one cell. */
const IN_ONE_CELL = /^(.{2,40}?)\s+(?:of|של)\s+(.{2,})$/i;
const KIN_WORD =
  /father|mother|parent|husband|wife|spouse|son|daughter|brother|sister|uncle|aunt|cousin|friend|loved one|grand|niece|nephew|^(אבא|אמא|אב|אם|אח|אחות|בן|בת|בעל|אישה|אשה|סבא|סבתא)$/i;

/** "Father of Mrs. Levin": the word, and whose; null where a cell names nobody beside the word. */
export function kinOfWhom(cell: string): { word: string; whose: string } | null {
  if (!cell.includes(' ')) return null;
  const [, word = '', whose = ''] = IN_ONE_CELL.exec(cell) ?? [];
  return whose && KIN_WORD.test(word) ? { word, whose } : null;
}

const TWO_LETTERS = {
  ...{ Fa: 'Father', Mo: 'Mother', Hu: 'Husband', Wi: 'Wife', So: 'Son', Da: 'Daughter', Br: 'Brother', Si: 'Sister' },
  ...{ Gf: 'Grandfather', Gm: 'Grandmother', Un: 'Uncle', Au: 'Aunt' },
};
/** How registers of offices shorten the nearest kin; S may be a son, a sister or a spouse. */
const LETTERS = new Map(
  Object.entries({
    ...{ F: 'Father', M: 'Mother', H: 'Husband', W: 'Wife', D: 'Daughter' },
    ...TWO_LETTERS,
  }),
);

/** "F" is "Father", and "his father" is "father". */
const inFull = (word: string): string =>
  LETTERS.get(small(word)) ??
  (word === word.toUpperCase() ? small(word) : word).replace(/^(his|her|my|their|our)\s+(?=\S)/i, '');
const small = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** Reads a word of kinship; one that is not known is kept as it is, under the value that it resembles or "Other". */
export function kinshipOf(word: string): Kinship | null {
  const detail = inFull(kinOfWhom(word.replace(/\s+/g, ' ').trim())?.word ?? word.replace(/\s+/g, ' ').trim());
  if (!detail) return null;
  const relationship = kinIn(detail)?.relationship ?? VALUES.find(([, words]) => words.test(detail))?.[0];
  return { relationship: relationship ?? 'Other', detail };
}

/** What a word for a relative says in any language of offices, and whether of a woman or of a man; null for any other word. */
export function kinIn(word: string): { relationship: Relationship; gender: Gender } | null {
  const known = kinWordOf(word);
  if (known) {
    const gender = Boolean(known.f) === Boolean(known.m) ? null : known.f ? 'f' : 'm';
    return { relationship: known.relationship, gender };
  }
  const found = ELSEWHERE.find(([, women, men]) => women.test(word) || men.test(word));
  return found ? { relationship: found[0], gender: found[1].test(word) ? 'f' : 'm' } : null;
}

/** Whether it is a word for a relative, and nothing else: "father", "my mother", "père". */
export const isKinWord = (word: string): boolean => kinIn(inFull(word)) !== null;

type Words = readonly string[];

/** What one is to the other, and the other to the one: by the ids of the words. */
const ACROSS: readonly (readonly [Words, Words])[] = [
  [
    ['mother', 'father', 'Parent'],
    ['daughter', 'son', 'Child'],
  ],
  [
    ['grandmother', 'grandfather', 'Grandparent'],
    ['granddaughter', 'grandson', 'Grandchild'],
  ],
  [
    ['great-grandmother', 'great-grandfather'],
    ['great-granddaughter', 'great-grandson'],
  ],
  [
    ['aunt', 'uncle'],
    ['niece', 'nephew'],
  ],
  [
    ['mother-in-law', 'father-in-law'],
    ['daughter-in-law', 'son-in-law'],
  ],
  [
    ['stepmother', 'stepfather'],
    ['stepdaughter', 'stepson'],
  ],
  [['teacher'], ['student']],
];
/** What both are to each other. */
const ALIKE: readonly Words[] = [
  ...[
    ['wife', 'husband', 'partner', 'Spouse'],
    ['former wife', 'former husband'],
    ['fiancée', 'fiancé'],
  ],
  ...[
    ['sister', 'brother', 'Sibling'],
    ['twin sister', 'twin brother'],
    ['half-sister', 'half-brother'],
  ],
  ...[['stepsister', 'stepbrother'], ['sister-in-law', 'brother-in-law'], ['cousin'], ['second cousin']],
  ...[['friend'], ['dear friend'], ['neighbor'], ['colleague']],
];
const COUNTERPARTS = [...ACROSS, ...ALIKE.map((words) => [words, words] as const)];

/**
 * What the person was to an observer who is their "son": "father", or "mother", by the gender of who died; where that is not known, the
 * value alone. A word without a counterpart says only that they were close: it is no word for the person.
 */
export function turned(word: string, died: Gender): Kinship | null {
  const said = kinshipOf(word);
  if (!said) return null;
  const known = kinWordOf(said.detail) ?? kinWordOf(said.relationship);
  const pair = known && COUNTERPARTS.find((sides) => sides.flat().includes(known.id));
  if (!pair) return { relationship: 'Other', detail: '' };
  const [one, other] = pair;
  const ids = one.includes(known.id) ? other : one;
  const words = ids.flatMap((id) => KIN_WORDS.find((each) => each.id === id) ?? []);
  const own = words.filter(({ general }) => !general);
  const fitting = own.find((word) => isOf(word, died)) ?? own.find(({ f, m }) => f && m);
  return { relationship: words[0]?.relationship ?? 'Other', detail: fitting?.en ?? '' };
}

/** Whether the word is of this gender alone. */
const isOf = ({ f, m }: KinWord, gender: Gender): boolean =>
  (gender === 'f' && f !== null && m === null) || (gender === 'm' && m !== null && f === null);

export interface ObserverCell {
  readonly kind: 'person' | 'none' | 'perpetual' | 'blank';
  readonly name: string;
  readonly kinship: Kinship | null;
}

/** What a cell for the observer says: people, one a line, nobody, or that the yahrzeit is kept for ever without one. */
export function readObserver(cell: string): ObserverCell {
  const text = cell.replace(/[^\S\n]+/g, ' ').trim();
  const nobody = { name: '', kinship: null };
  if (!text) return { kind: 'blank', ...nobody };
  if (
    /^no observers?( linked)?$|^none$|^n\/?a$|^\(?(no[ -]?one|nobody|no (family|relatives)|none known)\)?$/i.test(text)
  )
    return { kind: 'none', ...nobody };
  if (/^perpetual( yahrzeit)?$/i.test(text)) return { kind: 'perpetual', ...nobody };
  const kin = kinOfWhom(text);
  if (kin) return { kind: 'person', name: kin.whose, kinship: kinshipOf(kin.word) };
  return { kind: 'person', name: text, kinship: null };
}

/** Kin who lived beside the observer: a death over a century ago cannot be theirs. */
export const isOfOneLifetime = (kinship: Kinship | null): boolean =>
  kinship !== null && ['Parent', 'Spouse', 'Child', 'Sibling'].includes(kinship.relationship);
