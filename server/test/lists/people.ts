import { renderHebrew, toCivil, toHebrew } from '../../src/calendar/index.js';

/** Somebody who died, and who observes: invented, the same in every run. */
export interface ListedPerson {
  readonly first: string;
  readonly last: string;
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
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly plaque: string;
  readonly notes: string;
}

const FIRST = [
  'Miriam',
  'Sarah',
  'Max',
  'Rosa',
  'Leo',
  'Hannah',
  'David',
  'Esther',
  'Jacob',
  'Ruth',
  'Samuel',
  'Leah',
  'Naomi',
];
const LAST = ['Katz', 'Levin', 'Weiss', 'Gold', 'Blum', 'Adler', 'Stern', 'Rosen', 'Feld', 'Brandt', 'Marcus'];
const HEBREW = ['מרים בת אברהם', 'שרה בת משה', 'מאיר בן יצחק', 'שושנה בת דוד', 'אריה בן יעקב'];
const KIN: readonly (readonly [string, string])[] = [
  ['Mother', 'אם'],
  ['Father', 'אב'],
  ['Wife', 'אישה'],
  ['Husband', 'בעל'],
  ['Brother', 'אח'],
  ['Aunt', 'דודה'],
];
const TOWNS: readonly (readonly [string, string, string])[] = [
  ['Springfield', 'IL', '62704'],
  ['Albany', 'NY', '12207'],
  ['Portland', 'OR', '97205'],
];

const at = <One>(list: readonly One[], n: number): One => list[n % list.length] as One;
const two = (n: number) => String(n).padStart(2, '0');

/** The nth person. */
export function person(n: number): ListedPerson {
  const civil = `${1931 + ((n * 7) % 85)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 11) % 28))}`;
  const hebrew = toHebrew(civil);
  const [kinship, kinshipHe] = at(KIN, n);
  const [city, state, zip] = at(TOWNS, n);
  const observerFirst = at(FIRST, n * 3 + 5);
  const observerLast = at(LAST, n * 2 + 3);
  return {
    first: at(FIRST, n),
    last: `${at(LAST, n)}${'abcdefgh'.charAt(n % 8)}`,
    hebrewName: at(HEBREW, n),
    civil,
    hebrew: renderHebrew(hebrew, 'en'),
    hebrewHe: renderHebrew(hebrew, 'he'),
    burial: toCivil({ ...toHebrew(civil) }).replace(/\d\d$/, (day) => two(Math.min(28, Number(day) + 1))),
    afterSunset: false,
    ...{ kinship, kinshipHe, observerFirst, observerLast, city, state, zip },
    email: `${observerFirst}.${observerLast}${n}@family.example`.toLowerCase(),
    phone: `(217) 555-${String(1000 + n).slice(-4)}`,
    mobile: `(312) 555-${String(3000 + n).slice(-4)}`,
    street: `${12 + n} Elm Street`,
    plaque: `${1 + (n % 9)}N-${n}`,
    notes: `Founder of circle ${n}`,
  };
}

export const american = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${Number(month)}/${Number(day)}/${year}`;
};
export const european = (date: string): string => date.split('-').reverse().join('.');
