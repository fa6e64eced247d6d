import type { Relationship } from './contacts.js';

/** A Hebrew word of one gender: as it stands alone, and with `~` where the observer's suffix goes (`אמ~`: אמו, אמה, אמם). */
export interface HebrewKin {
  readonly word: string;
  /** `null` where the word takes no suffix, and only של stands behind it. */
  readonly possessive: string | null;
}

/** A word of kinship that is known in both languages; `general` where it is one of the seven values itself. */
export interface KinWord {
  readonly id: string;
  readonly relationship: Relationship;
  readonly general: boolean;
  readonly en: string;
  /** As a list of choices shows it. */
  readonly he: string;
  /** Of a woman, of a man, or both: most English words say which, some do not. */
  readonly f: HebrewKin | null;
  readonly m: HebrewKin | null;
  /** What else families and lists write for it. */
  readonly also: readonly string[];
}

type Forms = readonly [word: string, possessive?: string];

const hebrew = (forms: Forms | null): HebrewKin | null => forms && { word: forms[0], possessive: forms[1] ?? null };
const kin = (relationship: Relationship, en: string, f: Forms | null, m: Forms | null, ...also: string[]): KinWord => ({
  ...{ id: en.toLowerCase(), relationship, general: false, en, also },
  he: [...new Set([m, f].flatMap((forms) => forms?.[0] ?? []))].join(' או '),
  ...{ f: hebrew(f), m: hebrew(m) },
});
const general = (relationship: Relationship, he: string, f: Forms, m: Forms): KinWord => ({
  ...{ id: relationship, relationship, general: true, en: relationship, he, also: [], f: hebrew(f), m: hebrew(m) },
});

/** In the order in which the office thinks of them; each of the seven values but "Other" stands after its own words. */
export const KIN_WORDS: readonly KinWord[] = [
  kin('Parent', 'Mother', ['אם', 'אמ~'], null, 'mom', 'mum', 'mama', 'mommy', 'אמא', 'אימא', 'אמו', 'אמה', 'האם'),
  kin('Parent', 'Father', null, ['אב', 'אבי~'], 'dad', 'papa', 'daddy', 'אבא', 'אביו', 'אביה', 'האב'),
  general('Parent', 'הורה', ['אם', 'אמ~'], ['אב', 'אבי~']),
  kin('Spouse', 'Wife', ['אישה', 'אשת~'], null, 'widow', 'אלמנה', 'אשה', 'רעיה', 'אשתו', 'רעייתו'),
  kin('Spouse', 'Husband', null, ['בעל', 'בעל~'], 'widower', 'אלמן', 'בעלה'),
  kin('Spouse', 'Partner', ['בת זוג', 'בת זוג~'], ['בן זוג', 'בן זוג~'], 'life partner'),
  general('Spouse', 'בן או בת הזוג', ['בת זוג', 'בת זוג~'], ['בן זוג', 'בן זוג~']),
  kin('Sibling', 'Sister', ['אחות', 'אחות~'], null, 'אחותו', 'אחותה'),
  kin('Sibling', 'Brother', null, ['אח', 'אחי~'], 'אחיו', 'אחיה'),
  kin('Sibling', 'Twin sister', ['אחות תאומה', 'אחות~ התאומה'], null),
  kin('Sibling', 'Twin brother', null, ['אח תאום', 'אחי~ התאום']),
  general('Sibling', 'אח או אחות', ['אחות', 'אחות~'], ['אח', 'אחי~']),
  kin('Child', 'Daughter', ['בת', 'בת~'], null, 'בתו', 'בתה'),
  kin('Child', 'Son', null, ['בן', 'בנ~'], 'בנו', 'בנה'),
  general('Child', 'בן או בת', ['בת', 'בת~'], ['בן', 'בנ~']),
  kin('Grandparent', 'Grandmother', ['סבתא', 'סבת~'], null, 'grandma', 'granny', 'bubbe', 'bubbie', 'סבתו', 'סבתה'),
  kin('Grandparent', 'Grandfather', null, ['סבא', 'סב~'], 'grandpa', 'zaide', 'zayde', 'zeide', 'סב', 'סבו'),
  general('Grandparent', 'סבא או סבתא', ['סבתא', 'סבת~'], ['סבא', 'סב~']),
  kin('Grandchild', 'Granddaughter', ['נכדה', 'נכדת~'], null, 'נכדתו', 'נכדתה'),
  kin('Grandchild', 'Grandson', null, ['נכד', 'נכד~'], 'נכדו'),
  general('Grandchild', 'נכד או נכדה', ['נכדה', 'נכדת~'], ['נכד', 'נכד~']),
  kin('Other', 'Aunt', ['דודה', 'דודת~'], null, 'auntie', 'דודתו', 'דודתה'),
  kin('Other', 'Uncle', null, ['דוד', 'דוד~'], 'דודו'),
  kin('Other', 'Great-aunt', ['אחות הסבתא'], null, 'great aunt', 'grandaunt', 'grand-aunt'),
  kin('Other', 'Great-uncle', null, ['אחי הסבא'], 'great uncle', 'granduncle', 'grand-uncle'),
  kin('Other', 'Great-grandmother', ['סבתא רבתא'], null, 'great grandmother'),
  kin('Other', 'Great-grandfather', null, ['סבא רבא'], 'great grandfather'),
  kin('Other', 'Great-granddaughter', ['נינה', 'נינת~'], null, 'great granddaughter'),
  kin('Other', 'Great-grandson', null, ['נין', 'נינ~'], 'great grandson'),
  kin('Other', 'Niece', ['אחיינית', 'אחיינית~'], null),
  kin('Other', 'Nephew', null, ['אחיין', 'אחיינ~']),
  kin('Other', 'Cousin', ['בת דודה'], ['בן דוד', 'בן דוד~'], 'בן דודה', 'בת דוד', 'first cousin'),
  kin('Other', 'Second cousin', ['בת דודה מדרגה שנייה'], ['בן דוד מדרגה שנייה']),
  kin('Other', 'Mother-in-law', ['חמות', 'חמות~'], null, 'mother in law', 'חמותו', 'חמותה'),
  kin('Other', 'Father-in-law', null, ['חם', 'חמי~'], 'father in law', 'חמיו', 'חמיה'),
  kin('Other', 'Sister-in-law', ['גיסה', 'גיסת~'], null, 'sister in law'),
  kin('Other', 'Brother-in-law', null, ['גיס', 'גיס~'], 'brother in law'),
  kin('Other', 'Daughter-in-law', ['כלה', 'כלת~'], null, 'daughter in law'),
  kin('Other', 'Son-in-law', null, ['חתן', 'חתנ~'], 'son in law'),
  kin('Other', 'Stepmother', ['אם חורגת', 'אמ~ החורגת'], null, 'step-mother'),
  kin('Other', 'Stepfather', null, ['אב חורג', 'אבי~ החורג'], 'step-father'),
  kin('Other', 'Stepdaughter', ['בת חורגת', 'בת~ החורגת'], null, 'step-daughter'),
  kin('Other', 'Stepson', null, ['בן חורג', 'בנ~ החורג'], 'step-son'),
  kin('Other', 'Stepsister', ['אחות חורגת', 'אחות~ החורגת'], null, 'step-sister'),
  kin('Other', 'Stepbrother', null, ['אח חורג', 'אחי~ החורג'], 'step-brother'),
  kin('Other', 'Half-sister', ['אחות למחצה', 'אחות~ למחצה'], null, 'half sister'),
  kin('Other', 'Half-brother', null, ['אח למחצה', 'אחי~ למחצה'], 'half brother'),
  kin('Other', 'Adoptive mother', ['אם מאמצת', 'אמ~ המאמצת'], null),
  kin('Other', 'Adoptive father', null, ['אב מאמץ', 'אבי~ המאמץ']),
  kin('Other', 'Foster mother', ['אם אומנת', 'אמ~ האומנת'], null),
  kin('Other', 'Foster father', null, ['אב אומן', 'אבי~ האומן']),
  kin('Other', 'Former wife', ['גרושה', 'גרושת~'], null, 'ex-wife', 'ex wife'),
  kin('Other', 'Former husband', null, ['גרוש', 'גרוש~'], 'ex-husband', 'ex husband'),
  kin('Other', 'Fiancée', ['ארוסה', 'ארוסת~'], null, 'fiancee'),
  kin('Other', 'Fiancé', null, ['ארוס', 'ארוס~'], 'fiance'),
  kin('Other', 'Friend', ['חברה', 'חברת~'], ['חבר', 'חבר~']),
  kin('Other', 'Dear friend', ['ידידה', 'ידידת~'], ['ידיד', 'ידיד~'], 'close friend'),
  kin('Other', 'Neighbor', ['שכנה', 'שכנת~'], ['שכן', 'שכנ~'], 'neighbour'),
  kin('Other', 'Colleague', ['עמיתה', 'עמיתת~'], ['עמית', 'עמית~']),
  kin('Other', 'Teacher', ['מורה', 'מורת~'], ['מורה', 'מור~']),
  kin('Other', 'Student', ['תלמידה', 'תלמידת~'], ['תלמיד', 'תלמיד~'], 'pupil'),
  kin('Other', 'Rabbi', null, ['רב', 'רב~']),
];
