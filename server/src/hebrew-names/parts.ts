import { genderOfHebrewName } from '@zikaron/contract';
import { isWish, withoutChildsWords } from './between-names.js';
import { givenNameInEnglish, givenNameOf } from './given-names.js';
import { plainHebrew } from './letters.js';

/** The parts of a Hebrew name, each as it was typed. What was typed as a whole stays the truth. */
export interface NameParts {
  readonly honorific: string | null;
  readonly given: string;
  readonly father: string | null;
  readonly mother: string | null;
  readonly tribe: 'kohen' | 'levi' | null;
  /** By בן or בת, or by a given name that only women or only men bear; never by an English name. */
  readonly gender: 'f' | 'm' | null;
}

const CHILD = /^(בן|בת|ben|bat|bas|bar)$/iu;
/** בן ר׳ in one word. */
const CHILD_OF_REB = /^(ב״ר|בר׳)$/u;
const HONORIFIC =
  /^(הרב|הרבנית|רבי|ר׳|ד״ר|פרופ׳|מרת|מר|החבר|החכם|החסיד|הגאון|הצדיק|הקדוש|הקדושה|האשה|האישה|הילד|הילדה|הבחור|הנער|הנערה|הזקן|האלמנה|המנוחה?|היקרה?|מורנו|ה?אדמו״ר|הרה״[גחצק]|החייל|החיילת|טוראי|סמל|סגן|סרן|אלוף|רב״ט|סמ״ר|רס״[לרן]|סא״ל|אל״מ|rabbi|reb|r׳|dr\.?)$/iu;
const TRIBES: readonly (readonly [RegExp, 'kohen' | 'levi'])[] = [
  [/^(הכהן|hakohen|hacohen|hakohain)$/iu, 'kohen'],
  [/^(הלוי|halevi|halevy|haleivi)$/iu, 'levi'],
];
const AND = /^(ו|and|ve|v׳|u)$/iu;

/** Proposes the parts of a name in Hebrew or in English letters. It finds what is written, and adds nothing. */
export function partsOfName(typed: string): NameParts {
  const words = wordsOf(typed).filter((word) => !isWish(word));
  const tribe = words.flatMap((word) => TRIBES.find(([written]) => written.test(word))?.[1] ?? [])[0] ?? null;
  const named = words.filter((word) => !TRIBES.some(([written]) => written.test(word)));
  const titles = named.slice(0, -1).findIndex((word) => !HONORIFIC.test(word));
  const titled = titles < 0 ? Math.max(named.length - 1, 0) : titles;
  const honorific = named.slice(0, titled).join(' ') || null;
  const own = named.slice(titled);
  // A given name may begin with the word itself: בת שבע, בן ציון.
  const at = own.findIndex((word, index) => index > 0 && CHILD.test(word));
  const given = (at < 0 ? own : own.slice(0, at)).join(' ');
  const parents = at < 0 ? { father: null, mother: null } : parentsOf(own.slice(at + 1));
  return { honorific, given, ...parents, tribe, gender: genderOfHebrewName(own.join(' ')) };
}

/** Words with one kind of quotes; ha-kohen is one word, ב״ר two. */
const wordsOf = (typed: string): string[] =>
  withoutChildsWords(plainHebrew(typed))
    .replace(/(^|\s)ha (?=ko|co|le)/giu, '$1ha')
    .replace(/(^|\s)ה (?=כהן|לוי)/gu, '$1ה')
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((word) => (CHILD_OF_REB.test(word) ? ['בן', 'ר׳'] : [word]));

/** "אברהם ושרה", "Avraham and Sarah"; one parent alone is the mother where only women bear that name. */
function parentsOf(words: readonly string[]): { father: string | null; mother: string | null } {
  const at = words.findIndex((word, index) => index > 0 && (AND.test(word) || isAndSomebody(word)));
  const first = (at < 0 ? words : words.slice(0, at)).join(' ') || null;
  if (at < 0) return genderOfParent(first) === 'f' ? { father: null, mother: first } : { father: first, mother: null };
  const [joined = '', ...more] = words.slice(at);
  const mother = [...(AND.test(joined) ? [] : [joined.replace(/^ו/u, '')]), ...more].join(' ') || null;
  return genderOfParent(first) === 'f' && genderOfParent(mother) === 'm'
    ? { father: mother, mother: first }
    : { father: first, mother };
}

/** ושרה is "and Sarah"; וולף is a name of its own. */
const isAndSomebody = (word: string): boolean =>
  word.startsWith('ו') && givenNameOf(word) === null && givenNameOf(word.slice(1)) !== null;

function genderOfParent(name: string | null): 'f' | 'm' | null {
  const [given = ''] = name?.split(' ') ?? [];
  return (givenNameOf(given) ?? givenNameInEnglish(given))?.gender ?? null;
}
