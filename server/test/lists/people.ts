import { renderHebrew, toCivil, toHebrew } from '../../src/calendar/index.js';

/**
 * Somebody who died, and who observes: invented, the same in every run. They go together as in life: a mother has a woman's name,
 * a family remembers one to three people, and is reached in one way.
 */
export interface ListedPerson {
  readonly first: string;
  readonly last: string;
  readonly firstHe: string;
  readonly lastHe: string;
  readonly fatherHe: string;
  readonly motherHe: string;
  readonly hebrewName: string;
  readonly civil: string;
  readonly hebrew: string;
  readonly hebrewHe: string;
  readonly burial: string;
  readonly afterSunset: boolean;
  readonly kinship: string;
  readonly kinshipHe: string;
  readonly observerFirst: string;
  readonly observerLast: string;
  readonly observerHe: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly mobileHe: string;
  readonly street: string;
  readonly streetHe: string;
  readonly city: string;
  readonly cityHe: string;
  readonly state: string;
  readonly zip: string;
  readonly zipHe: string;
  readonly plaque: string;
  readonly notes: string;
}

type Given = readonly [english: string, hebrew: string];

/** The names that people of a list bear. */
export interface Population {
  readonly women: readonly Given[];
  readonly men: readonly Given[];
  readonly last: readonly Given[];
}

const WOMEN: readonly Given[] = [
  ['Miriam', 'מרים'],
  ['Sarah', 'שרה'],
  ['Rosa', 'שושנה'],
  ['Hannah', 'חנה'],
  ['Esther', 'אסתר'],
  ['Ruth', 'רות'],
  ['Sylvia', 'ציפורה'],
];
const MEN: readonly Given[] = [
  ['Max', 'מרדכי'],
  ['Leo', 'אריה'],
  ['David', 'דוד'],
  ['Jacob', 'יעקב'],
  ['Samuel', 'שמואל'],
  ['Harold', 'אהרן'],
  ['Irving', 'יצחק'],
  ['Abraham', 'אברהם'],
  ['Benjamin', 'בנימין'],
];
const LAST: readonly Given[] = [
  ['Katz', 'כץ'],
  ['Levin', 'לוין'],
  ['Weiss', 'וייס'],
  ['Gold', 'זהבי'],
  ['Blum', 'פרחי'],
  ['Adler', 'נשרי'],
  ['Stern', 'שטרן'],
  ['Rosen', 'רוזן'],
  ['Feld', 'שדה'],
  ['Brandt', 'ברנדט'],
  ['Marcus', 'מרקוס'],
];

const FIRST: Population = { women: WOMEN, men: MEN, last: LAST };

const given = (english: string, hebrew: string): Given[] =>
  english.split(' ').map((name, n) => [name, hebrew.split(' ')[n] ?? '']);

/** People by whom no rule was made: the rules were written first, and then held against them. */
export const OTHERS: readonly Population[] = [
  {
    women: given(
      'Gertrude Bessie Pearl Lillian Dorothy Frieda Anna Shirley Evelyn Helen Barbara',
      'שרה רחל מרים אסתר לאה מזל פורטונה זהרה מסעודה סימי עליזה',
    ),
    men: given(
      'Bernard Seymour Morris Louis Nathan Sidney Stanley Milton Jack William Aaron Isaac Theodore',
      'משה אברהם יוסף דוד יצחק יעקב חיים שמעון שלמה נסים ויקטור ציון גבריאל',
    ),
    last: given(
      'Cohen Levy Goldberg Friedman Kaplan Shapiro Epstein Rubin Gordon Simon Bernstein Horowitz Berman Miller Davis Marcus Solomon Berger Newman',
      'כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן אזולאי מלכה יוסף עמר אוחיון חדד גבאי שפירא רוזנברג חזן שלום',
    ),
  },
  {
    women: given(
      'Svetlana Yelena Bella Faina Raisa Jennifer Deborah Susan Linda Carol Judith Roslyn Gloria',
      'סבטלנה ילנה בלה פאינה רעיה יונית דבורה שושנה אורה גילה יהודית ורדה ליאורה',
    ),
    men: given(
      'Boris Mikhail Leonid Semyon Grigory Jason Steven Kenneth Gerald Melvin Burton Alvin Joel',
      'בוריס מיכאל לאון שמעון גרשון יהונתן אסף קלמן גרשם מנחם ברוך אלון יואל',
    ),
    last: given(
      'Kogan Reznik Gurevich Sokolov Shulman Nazarian Hakimi Toledano Benaroya Amsellem Brodsky Feinberg Zucker Tannenbaum Lipschitz',
      'קוגן רזניק גורביץ׳ סוקולוב שולמן נזריאן חכימי טולדנו בנארויה אמסלם ברודסקי פיינברג צוקר טננבאום ליפשיץ',
    ),
  },
];

interface Kin {
  readonly word: Given;
  readonly isWoman: boolean;
  /** A husband or a wife has the observer's last name; the others have that of the family the observer was born into. */
  readonly isSpouse?: boolean;
}
const MOTHER: Kin = { word: ['Mother', 'אם'], isWoman: true };
const FATHER: Kin = { word: ['Father', 'אב'], isWoman: false };
const BROTHER: Kin = { word: ['Brother', 'אח'], isWoman: false };
const AUNT: Kin = { word: ['Aunt', 'דודה'], isWoman: true };
const WIFE: Kin = { word: ['Wife', 'אישה'], isWoman: true, isSpouse: true };
const HUSBAND: Kin = { word: ['Husband', 'בעל'], isWoman: false, isSpouse: true };

/** [English, state, postcode, Hebrew of a town in Israel, its postcode] */
const TOWNS = [
  ['Springfield', 'IL', '62704', 'חיפה', '3100001'],
  ['Albany', 'NY', '12207', 'ירושלים', '9100002'],
  ['Portland', 'OR', '97205', 'נתניה', '4200003'],
] as const;
const STREETS: readonly Given[] = [
  ['Elm Street', 'הרצל'],
  ['Maple Avenue', 'ביאליק'],
];

const at = <One>(list: readonly One[], n: number): One => list[n % list.length] as One;
const two = (n: number) => String(n).padStart(2, '0');

/** Six people are of three families: one, two and three of them. Who observes, and how they are reached, is the family's. */
const FAMILY_OF_SIX = [0, 1, 1, 2, 2, 2];

/** Who observes in a family: a daughter has another last name than the one she was born with. */
function observer(family: number, { women, men, last }: Population) {
  const isWoman = family % 2 === 1;
  const born = at(last, family * 5);
  return {
    isWoman,
    born,
    last: isWoman ? at(last, family * 5 + 3) : born,
    first: at(isWoman ? women : men, family * 3),
  };
}

/** Each in a family is somebody else to the observer. */
const kinOf = (n: number, isWoman: boolean): Kin =>
  at(isWoman ? [MOTHER, FATHER, HUSBAND, AUNT] : [FATHER, MOTHER, WIFE, BROTHER, AUNT], n);

/** The nth person of a population. */
export function person(n: number, names: Population = FIRST): ListedPerson {
  const civil = `${1931 + ((n * 7) % 85)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 11) % 28))}`;
  const hebrew = toHebrew(civil);
  const family = Math.floor(n / 6) * 3 + at(FAMILY_OF_SIX, n);
  const living = observer(family, names);
  const kin = kinOf(n, living.isWoman);
  const [first, hebrewFirst] = at(kin.isWoman ? names.women : names.men, n);
  const [last, lastHe] = kin.isSpouse ? living.last : living.born;
  const [fatherHe, motherHe] = [at(names.men, n * 2 + 1)[1], at(names.women, n * 3 + 2)[1]];
  const [city, state, zip, cityHe, zipHe] = at(TOWNS, family);
  const [street, streetHe] = at(STREETS, family);
  return {
    ...{ first, last, firstHe: hebrewFirst, lastHe, fatherHe, motherHe },
    hebrewName: `${hebrewFirst} ${kin.isWoman ? 'בת' : 'בן'} ${fatherHe}`,
    civil,
    hebrew: renderHebrew(hebrew, 'en'),
    hebrewHe: renderHebrew(hebrew, 'he'),
    burial: toCivil({ ...toHebrew(civil) }).replace(/\d\d$/, (day) => two(Math.min(28, Number(day) + 1))),
    afterSunset: false,
    kinship: kin.word[0],
    kinshipHe: kin.word[1],
    observerFirst: living.first[0],
    observerLast: living.last[0],
    observerHe: `${living.first[1]} ${living.last[1]}`,
    ...{ city, state, zip, cityHe, zipHe },
    email: `${living.first[0]}.${living.last[0]}${family}@family.example`.toLowerCase(),
    phone: `(217) 555-${String(1000 + family).slice(-4)}`,
    mobile: `(312) 555-${String(3000 + family).slice(-4)}`,
    mobileHe: `050-${5550000 + family}`,
    street: `${12 + family} ${street}`,
    streetHe: `${streetHe} ${12 + family}`,
    plaque: `${1 + (n % 9)}N-${n}`,
    notes: `Founder of circle ${n}`,
  };
}

export const american = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
};
export const european = (date: string): string => date.split('-').reverse().join('.');
