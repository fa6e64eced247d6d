import type { Relationship } from './contacts.js';

type Language = 'en' | 'he';

/**
 * What the person remembered was to the observer, never the other way round: of Sarah, whom her son David observes, it is
 * "mother". `relationship` is the nearest of the seven values, `relationshipDetail` the word that the family uses.
 */
export interface Kinship {
  readonly relationship: Relationship | null;
  readonly relationshipDetail: string | null;
}

/** A word of kinship that is known in both languages; `general` where it is one of the seven values itself. */
export interface KinWord {
  readonly id: string;
  readonly relationship: Relationship;
  readonly general: boolean;
  readonly en: string;
  readonly he: string;
  /** What else families and lists write for it. */
  readonly also: readonly string[];
}

const kin = (relationship: Relationship, en: string, he: string, ...also: string[]): KinWord => ({
  ...{ id: en.toLowerCase(), relationship, general: false, en, he, also },
});
const general = (relationship: Relationship, he: string): KinWord => ({
  ...{ id: relationship, relationship, general: true, en: relationship, he, also: [] },
});

/** In the order in which the office thinks of them; each of the seven values but "Other" stands after its own words. */
export const KIN_WORDS: readonly KinWord[] = [
  kin('Parent', 'Mother', 'אם', 'mom', 'mum', 'mama', 'אמא', 'אימא', 'אמו', 'אמה', 'האם'),
  kin('Parent', 'Father', 'אב', 'dad', 'papa', 'אבא', 'אביו', 'אביה', 'האב'),
  general('Parent', 'הורה'),
  kin('Spouse', 'Wife', 'אישה', 'אשה', 'רעיה', 'אשתו', 'רעייתו'),
  kin('Spouse', 'Husband', 'בעל', 'בן זוג', 'בעלה'),
  general('Spouse', 'בן או בת הזוג'),
  kin('Sibling', 'Sister', 'אחות', 'אחותו', 'אחותה'),
  kin('Sibling', 'Brother', 'אח', 'אחיו', 'אחיה'),
  general('Sibling', 'אח או אחות'),
  kin('Child', 'Daughter', 'בת', 'בתו', 'בתה'),
  kin('Child', 'Son', 'בן', 'בנו', 'בנה'),
  general('Child', 'בן או בת'),
  kin('Grandparent', 'Grandmother', 'סבתא', 'grandma', 'granny', 'bubbe', 'bubbie', 'סבתו', 'סבתה'),
  kin('Grandparent', 'Grandfather', 'סבא', 'grandpa', 'zaide', 'zayde', 'zeide', 'סב', 'סבו'),
  general('Grandparent', 'סבא או סבתא'),
  kin('Grandchild', 'Granddaughter', 'נכדה', 'נכדתו', 'נכדתה'),
  kin('Grandchild', 'Grandson', 'נכד', 'נכדו'),
  general('Grandchild', 'נכד או נכדה'),
  kin('Other', 'Aunt', 'דודה', 'auntie', 'דודתו', 'דודתה'),
  kin('Other', 'Uncle', 'דוד', 'דודו'),
  kin('Other', 'Great-aunt', 'אחות הסבתא', 'great aunt'),
  kin('Other', 'Great-uncle', 'אחי הסבא', 'great uncle'),
  kin('Other', 'Great-grandmother', 'סבתא רבתא', 'great grandmother'),
  kin('Other', 'Great-grandfather', 'סבא רבא', 'great grandfather'),
  kin('Other', 'Niece', 'אחיינית'),
  kin('Other', 'Nephew', 'אחיין'),
  kin('Other', 'Cousin', 'בן דוד', 'בת דודה', 'בן דודה', 'בת דוד'),
  kin('Other', 'Mother-in-law', 'חמות', 'mother in law', 'חמותו', 'חמותה'),
  kin('Other', 'Father-in-law', 'חם', 'father in law', 'חמיו'),
  kin('Other', 'Sister-in-law', 'גיסה', 'sister in law'),
  kin('Other', 'Brother-in-law', 'גיס', 'brother in law'),
  kin('Other', 'Daughter-in-law', 'כלה', 'daughter in law'),
  kin('Other', 'Son-in-law', 'חתן', 'son in law'),
  kin('Other', 'Stepmother', 'אם חורגת', 'step-mother'),
  kin('Other', 'Stepfather', 'אב חורג', 'step-father'),
  kin('Other', 'Friend', 'חבר', 'חברה', 'ידיד', 'ידידה'),
  kin('Other', 'Teacher', 'מורה'),
];

const plain = (word: string): string => word.trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();

const BY_WORD = new Map(
  KIN_WORDS.flatMap((one) => [one.en, one.he, ...one.also].map((word): [string, KinWord] => [plain(word), one])),
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
  return KIN_WORDS.find((one) => one.general && one.relationship === relationship)?.[language] ?? null;
}

/** The person remembered and those who observe, as it is read: "mother of David and Ruth"; without a word "remembered by …". */
export function kinshipAsRead(word: string | null, people: readonly string[], language: Language): string {
  const named = listed(people, language);
  if (language === 'he') return word === null ? `לבקשת ${named}` : `${word} של ${named}`;
  return word === null ? `remembered by ${named}` : `${word.charAt(0).toLowerCase()}${word.slice(1)} of ${named}`;
}

/** "A", "A and B", "A, B and C". */
function listed(people: readonly string[], language: Language): string {
  const last = people.at(-1) ?? '';
  if (people.length < 2) return last;
  const before = people.slice(0, -1).join(', ');
  // A name in other letters keeps its first one apart from the Hebrew "and".
  return language === 'he'
    ? `${before} ו${HEBREW_LETTER.test(last.charAt(0)) ? '' : '־'}${last}`
    : `${before} and ${last}`;
}
