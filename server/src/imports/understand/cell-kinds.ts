import { isEmailAddress } from '@zikaron/contract';
import { parseHebrew } from '../../calendar/index.js';
import { genderOfGivenName, isGivenName } from '../../hebrew-names/index.js';
import { readSunset } from './after-sunset.js';
import { bothDatesIn, civilIn, sunsetBehind } from './dates-in-cells.js';
import { isSerial } from './excel-serials.js';
import { readObserveBy } from './observe-by.js';
import { isDitto, isFailedFormula, isNothing } from './blank-words.js';
import { readName } from './names.js';
import { isShortened } from './phones.js';
import { kinIn } from './relationships.js';
import { saysChannel } from './reminded-by.js';
import { nameAlone } from './titles.js';

/** What a cell may be by itself, without its heading. */
const CELL_KINDS = [
  ...(['civilDate', 'hebrewDate', 'hebrewDay', 'hebrewMonth', 'hebrewYear', 'yesNo', 'email', 'phone'] as const),
  ...([
    'postcode',
    'calendarWord',
    'calendarLetter',
    'channelWord',
    'kinship',
    'tribe',
    'mobilePhone',
    'gender',
    'hebrewScript',
    'wholeNumber',
    'money',
    'words',
    'name',
    'wholeName',
    'street',
    'state',
    'givenName',
    'familyName',
    'parentNamed',
    'place',
    'prose',
  ] as const),
  'serial',
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** What stands beside a number: whose it is, and that another one follows. */
const BESIDE_NUMBERS =
  /\b(c|h|w|m|o|cell|cellular|mobile|home|house|work|office|tel|phone|ext|x(?=\d)|or|and)\b|[,;:&]/gi;
const PHONE = /^\+?[\d\s().+x/-]{7,60}$/i;
/** Numbers that only mobile telephones have, by the plans of Israel, Britain, France and Germany. In North America no number tells. */
const MOBILE = /^((\+?972|0)5\d{8}|(\+?44|0)7[1-57-9]\d{8}|(\+?33|0)[67]\d{8}|(\+?49|0)1[567]\d{8,9})$/;
const POSTCODE = /^(\d{5}(-\d{4})?|\d{7}|[a-z]\d[a-z] ?\d[a-z]\d|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i;
const TRIBE = /^(kohen|cohen|kohain|k|levi|levy|l|israel|yisrael|yisroel|i|כהן|לוי|ישראל)$/i;
const GENDER = /^(m|f|male|female|man|woman|ז|נ|זכר|נקבה)$/i;
const MONEY = /^[$€£₪]\s?[\d,.]+$|^[\d,]+\.\d\d$/;
/** A number before the street, a post box, or a number after what is a street by its word, or in Hebrew. */
const STREET =
  /^(\d+[a-z]?[\s,]+\p{L}.*|p\.?\s?o\.? box .*|.*(str\.|straße|strasse|weg|platz|allee|straat|laan|\b(rue|via|calle|rua|avenida)\b).*\s\d+[a-z]?|\p{Script=Hebrew}[\p{Script=Hebrew}\s"'׳״.-]{1,24}\s\d+[א-ת]?(\/\d+)?)$/iu;
/** The states of the United States and the provinces of Canada, as they stand in addresses. */
const STATE =
  /^(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)$/;
/** "Miriam bat Avraham", as Hebrew names are written in either letters. */
const PARENT_NAMED = /\p{L}\s+(ben|bar|bat|bas|b['’]|v['’]|בן|בת|ב["״]ר)\s+\p{L}/iu;
/** Where a plate hangs: a board and a number on it, "3N-14", "A-12", or a word for either. */
const PLACE =
  /^(?=.*\d)(?=.*\p{L})([\p{L}]{0,2}\d{0,3}[\p{L}]{0,2}[-./ ][\p{L}]{0,2}\d{1,3}[\p{L}]{0,2}|(board|panel|wall|row|plaque|plate|tablet|column|section|לוח|קיר|שורה|טור)\b.{1,30})$/iu;
const PARTICLE = /^(and|van|von|der|den|de|la|del|di|ben|bat|bar|bas|of|the)$/i;
const HEBREW = /\p{Script=Hebrew}/u;
const HEBREW_YEAR = /^(5[5-9]\d\d|ה?['׳]?תר?ש?[א-ת]?["״]?[א-ת])$/;
/** A century that no list reaches: what is read does not depend on the day on which it is read. */
const FAR = '2200-01-01';

const firstWord = (cell: string): string => nameAlone(readName(cell).name).split(' ')[0] ?? '';

/** A date may have the same day of the other calendar in brackets behind it. */
const withoutAside = (cell: string): string =>
  bothDatesIn(cell, { order: 'mdy', today: FAR })?.civil ?? cell.replace(/\s*\([^()]*\)$/, '');

/** Whether the cell can be that. One cell may be several things at once; the column decides. */
const IS: Record<CellKind, (cell: string) => boolean> = {
  civilDate: (written) => {
    const cell = sunsetBehind(written)?.day ?? withoutAside(written);
    if (!/\d/.test(cell)) return false;
    const read = civilIn(cell, { order: 'mdy', today: FAR });
    return read.ok || read.code === 'no_such_day' || /^(18|19|20)\d{2}[01]\d[0-3]\d$/.test(cell);
  },
  hebrewDate: (cell) => {
    const read = parseHebrew(withoutAside(cell));
    return read.ok || read.code !== 'not_a_hebrew_date';
  },
  hebrewDay: (cell) => /^([1-9]|[12]\d|30)$/.test(cell) || /^[א-ל]['׳]?$|^(ט|י|כ)["״]?[א-ט]['׳]?$/.test(cell),
  hebrewMonth: (cell) => {
    const read = parseHebrew(`1 ${cell}`);
    return read.ok && !read.byName && !/\d/.test(cell.replace(/[12]$/, ''));
  },
  hebrewYear: (cell) => HEBREW_YEAR.test(cell),
  yesNo: (cell) => ['yes', 'no'].includes(readSunset(cell, {})),
  email: (cell) => cell.split(/[;,\s]+/).some(isEmailAddress),
  phone: isPhone,
  mobilePhone: (cell) => PHONE.test(cell) && MOBILE.test(cell.replace(/\(0\)|[\s().x/-]/gi, '')),
  postcode: (cell) => POSTCODE.test(cell),
  calendarWord: (cell) => readObserveBy(cell) !== null && cell.length > 1,
  calendarLetter: (cell) => readObserveBy(cell) !== null,
  channelWord: saysChannel,
  kinship: (cell) => kinIn(cell) !== null,
  tribe: (cell) => TRIBE.test(cell),
  gender: (cell) => GENDER.test(cell),
  hebrewScript: (cell) => HEBREW.test(cell),
  wholeNumber: (cell) => /^\d+$/.test(cell),
  money: (cell) => MONEY.test(cell),
  words: (cell) => /\p{L}/u.test(cell),
  name: (cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell) && cell.length <= 80,
  wholeName: (cell) => /\p{L}{2}[\p{L}.'’-]*,?\s+\p{L}/u.test(cell),
  state: (cell) => STATE.test(cell),
  street: (cell) => STREET.test(cell) && !parseHebrew(cell).ok,
  givenName: (cell) => genderOfGivenName(firstWord(cell)) !== null,
  // Of the names that the house knows, those of families have no gender; of given names few have none.
  familyName: (cell) => isGivenName(firstWord(cell)) && genderOfGivenName(firstWord(cell)) === null,
  parentNamed: (cell) => PARENT_NAMED.test(cell),
  place: (cell) => PLACE.test(cell) && !IS.postcode(cell) && !IS.hebrewDate(cell) && !IS.civilDate(cell),
  prose: isProse,
  serial: isSerial,
};

/** A telephone, or several, as a spreadsheet has shortened it, or with a word for each: "(555) 010-1234 (c) / 555-010-9999 home". A date is none. */
function isPhone(cell: string): boolean {
  if (isShortened(cell)) return true;
  const numbers = cell.replace(BESIDE_NUMBERS, ' ').replace(/\s+/g, ' ').trim();
  const isDate = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(numbers);
  return PHONE.test(numbers) && numbers.replace(/\D/g, '').length >= 7 && !isDate;
}

/** Several words of which some are small, or many: what is written about somebody, and no name, kinship or place. */
export function isProse(cell: string): boolean {
  const words = cell.split(/\s+/);
  const isOfKin = /\s(of|de|של)\s/i.test(cell) && kinIn(words[0] ?? '') !== null;
  if (words.length < 3 || isOfKin || PARENT_NAMED.test(cell) || STREET.test(cell) || readName(cell).memorialWords)
    return false;
  return HEBREW.test(cell)
    ? words.length > 4
    : words.slice(1).some((word) => /^\p{Ll}{2,}/u.test(word) && !PARTICLE.test(word));
}

/** Of the filled cells of a column, how many are of each kind, between 0 and 1. */
export interface Profile {
  readonly filled: number;
  readonly share: Readonly<Record<CellKind, number>>;
  /** How many different values there are for each filled cell. */
  readonly variety: number;
}

export const SAMPLED_CELLS = 200;
/** What a cell holds is told by its beginning: a pattern that runs over millions of characters breaks. */
const TELLING_CHARACTERS = 300;

/** As much of a cell as tells what it holds. */
export const beginningOf = (cell: string): string => cell.slice(0, TELLING_CHARACTERS).trim();

export function profileOf(cells: readonly string[]): Profile {
  const filled = cells
    .map(beginningOf)
    .filter((cell) => cell && !isNothing(cell) && !isDitto(cell) && !isFailedFormula(cell));
  const sample = filled.slice(0, SAMPLED_CELLS);
  const times = new Map<string, number>();
  for (const cell of sample) times.set(cell, (times.get(cell) ?? 0) + 1);
  return { filled: filled.length, share: sharesOf(times), variety: times.size / Math.max(1, sample.length) };
}

/** Each share is worked out when somebody first asks for it: of a column whose heading is believed few are asked. */
function sharesOf(times: ReadonlyMap<string, number>): Profile['share'] {
  const shares = {} as Record<CellKind, number>;
  for (const kind of CELL_KINDS)
    Object.defineProperty(shares, kind, {
      enumerable: true,
      configurable: true,
      get() {
        const value = shareThatIs(IS[kind], times);
        Object.defineProperty(shares, kind, { enumerable: true, value });
        return value;
      },
    });
  return shares;
}

function shareThatIs(isKind: (cell: string) => boolean, times: ReadonlyMap<string, number>): number {
  let [all, alike] = [0, 0];
  for (const [cell, often] of times) {
    all += often;
    if (isKind(cell)) alike += often;
  }
  return alike / Math.max(1, all);
}

/** A feast may be the heading of a column as well as a day in it. */
function isFeast(cell: string): boolean {
  if (!/\p{L}/u.test(cell)) return false;
  const read = parseHebrew(cell);
  return read.ok ? read.byName === true : read.code === 'day_name_unclear';
}

/** Whether a row holds what only data are: a date, an address, a number that counts days. */
export const isData = (cells: readonly string[]): boolean =>
  cells.some((text) => {
    const cell = beginningOf(text);
    return (
      cell !== '' &&
      (IS.civilDate(cell) || (IS.hebrewDate(cell) && !isFeast(cell)) || IS.email(cell) || IS.serial(cell))
    );
  });
