import { clockTimeOf } from './clock-times.js';

/** What a cell under "After sunset" says: an answer, that nobody knows, nothing, or a word that only the office understands. */
type SunsetAnswer = 'yes' | 'no' | 'unsure';
export type SunsetCell = SunsetAnswer | 'blank' | 'unknown';

/** What an office said that words of its column mean, by the word as `sunsetWord` writes it. */
export type SunsetWords = Readonly<Record<string, SunsetAnswer>>;

/** Words that answer whatever was asked. */
const AYE = words('y yes t true x 1 ✓ ✔ ☑ כן oui sí si sim ja да');
const NAY = words('n no f false 0 ✗ ✘ ☐ לא non não nao nein нет');

const YES = words(
  'a as after eve evening night nightfall ליל לילה בלילה ערב בערב אחרי לאחר après nach después после soir nuit abend abends nacht nachts noche вечер вечером ночь ночью',
  [
    'after sunset',
    'after sundown',
    'after dark',
    'after nightfall',
    'at night',
    'by night',
    'in the evening',
    'eve of',
  ],
  ['après le coucher du soleil', 'après la tombée de la nuit', 'nach sonnenuntergang', 'nach einbruch der dunkelheit'],
  [
    'le soir',
    'la nuit',
    'dans la nuit',
    'am abend',
    'in der nacht',
    'por la noche',
    'после заката',
    'после захода солнца',
  ],
  ['אחרי השקיעה', 'לאחר השקיעה', 'אחרי שקיעה', 'אחר השקיעה'],
);
const NO = words(
  'b bs d before day daytime daylight morning afternoon noon יום ביום בוקר בבוקר צהריים לפני avant vor antes до matin matinée midi morgen morgens vormittag vormittags mittag mittags nachmittag nachmittags mañana mediodía утро утром днём днем',
  ['before sunset', 'before sundown', 'before dark', 'before nightfall', 'by day', 'in the day', 'during the day'],
  ['avant le coucher du soleil', 'vor sonnenuntergang', 'до заката', 'до захода солнца'],
  [
    'le matin',
    'après midi',
    "l'après midi",
    'am morgen',
    'am vormittag',
    'am mittag',
    'am nachmittag',
    'por la mañana',
  ],
  ['לפני השקיעה', 'לפני שקיעה', 'אחר הצהריים'],
);
const NOBODY_KNOWS = words('? unsure unknown tbd none n/a na - – לא־ידוע', [
  'not sure',
  'not known',
  'לא ידוע',
  'לא ברור',
]);

function words(single: string, ...longer: string[][]): ReadonlySet<string> {
  return new Set([...single.split(' '), ...longer.flat()]);
}

/** The word of a cell, as it is compared: in small letters, without the signs and spaces around it. */
export const sunsetWord = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/^[\s"'“”.,;:()*]+/, '')
    .replace(/(?<![\s"'“”.,;:()*!])[\s"'“”.,;:()*!]+$/, '');

/** What a word answers whatever was asked; null for any other word. */
export function yesOrNo(word: string): boolean | null {
  if (AYE.has(word)) return true;
  return NAY.has(word) ? false : null;
}

/** Whether a column asks the other way round, as "Before sunset?" does: "yes" in it is by day. Null of "Before/after sunset": "yes" says neither. */
export const asksBeforeSunset = (heading: string): boolean | null =>
  BEFORE.test(heading) && AFTER.test(heading) ? null : ASKS_BEFORE.test(heading);

const BEFORE = /\b(before|b)\b|לפני|\bavant\b|\bvor\b/i;
const AFTER = /\b(after|a)\b|אחרי|\baprès\b|\bnach\b/i;
const ASKS_BEFORE =
  /\bbefore\s+(sun\s?set|sun\s?down|dark|nightfall)\b|לפני (ה)?שקיעה|\bavant le coucher\b|\bvor sonnenuntergang\b/i;

/**
 * Reads one cell. What an office answered about a word for its whole column counts first; a word that is not known is `unknown`.
 * `isBefore`: its column asks whether it was before sunset; null where it does not say what "yes" is. What a time of day says, its
 * date tells.
 */
export function readSunset(cell: string, answered: SunsetWords, isBefore: boolean | null = false): SunsetCell {
  const text = cell.trim().toLowerCase();
  const word = sunsetWord(cell);
  if (NOBODY_KNOWS.has(text) || NOBODY_KNOWS.has(word)) return 'unsure';
  if (!word) return 'blank';
  const said = Object.hasOwn(answered, word) ? answered[word] : undefined;
  if (said) return said;
  const answer = yesOrNo(word);
  if (answer !== null) return isBefore === null ? 'unknown' : answer === isBefore ? 'no' : 'yes';
  if (YES.has(word)) return 'yes';
  if (NO.has(word)) return 'no';
  return clockTimeOf(text) === null ? 'unknown' : 'unsure';
}

/** In a column of D and N, day and night, N is no "no". */
export const ofDayAndNight = (seen: ReadonlySet<string>): SunsetWords =>
  seen.has('d') && seen.has('n') && !seen.has('y') && !seen.has('yes') ? { n: 'yes' } : {};
