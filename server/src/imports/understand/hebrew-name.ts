import { genderOfGivenName } from '../../hebrew-names/index.js';
import { cut } from '../../platform/text/index.js';

const HEBREW = /\p{Script=Hebrew}/u;
const HAS_PARENT = /(^|\s)(בן|בת|ב["״]ר|ben|bas|bat|bar)\s/i;
/** "בת יעקב" under "Father": a daughter of Jacob. Names that begin so are whole: בן ציון, Bat Sheva. */
const CHILD_OF =
  /^(בן|בת|ben|bas|bat)\s+(?!(ציון|צבי|עמי|חור|שבע|tz?ion|tz?zion|zion|zvi|tzvi|ami|sh?eva)(?!\p{L}))(?=\p{L})/iu;
const WOMAN = /^(f|female|woman|נ|נקבה|mother|wife|sister|daughter|grandmother|aunt|אם|אמא|אשתו|אחות|בת|סבתא|דודה)$/i;
const MAN = /^(m|male|man|ז|זכר|father|husband|brother|son|grandfather|uncle|אב|אבא|בעל|אח|בן|סבא|דוד)$/i;

export interface HebrewNameCells {
  readonly name: string;
  /** The name as the list has it, first name and whole: it counts where it is in Hebrew and no Hebrew name is given. */
  readonly first: string;
  readonly whole: string;
  readonly father: string;
  readonly mother: string;
  readonly gender: string;
  /** What the person was to the observer, which tells the gender where nothing else does. */
  readonly kinship: string;
}

/** The Hebrew name with the parents' names, "שרה בת משה ורבקה"; null without any. Who is neither called son nor daughter has only the parents' names behind. */
export function hebrewNameOf({ name: said, first, whole, ...told }: HebrewNameCells): string | null {
  const [father, mother] = [told.father, told.mother].map((parent) => parent.replace(CHILD_OF, ''));
  if (!father && !mother) return said || null;
  const name = said || (HEBREW.test(first) ? first : givenInHebrew(whole));
  if (HAS_PARENT.test(name)) return name;
  const words = HEBREW.test(`${name}${father}${mother}`) ? IN_HEBREW : IN_ENGLISH;
  const gender = genderIn(told.gender) ?? genderOfGivenName(name.split(' ')[0] ?? '') ?? genderIn(told.kinship);
  const parents = [father, mother].filter(Boolean).join(words.and);
  return cut([name, words[gender ?? 'either'], parents].filter(Boolean).join(' '), 200);
}

const IN_HEBREW = { f: 'בת', m: 'בן', either: 'בן/בת', and: ' ו' };
const IN_ENGLISH = { f: 'bat', m: 'ben', either: 'ben/bat', and: ' ve-' };

function genderIn(word: string): 'f' | 'm' | null {
  if (WOMAN.test(word)) return 'f';
  return MAN.test(word) ? 'm' : null;
}

/** The given names in a whole name that is written in Hebrew, one at least; of a name in other letters nothing. */
function givenInHebrew(name: string): string {
  if (!HEBREW.test(name)) return '';
  const words = name.split(' ');
  const isGiven = (word: string) => genderOfGivenName(word) !== null;
  const from = Math.max(0, words.findIndex(isGiven));
  const end = words.findIndex((word, at) => at > from && (at === words.length - 1 || !isGiven(word)));
  return words.slice(from, end < 0 ? undefined : end).join(' ');
}
