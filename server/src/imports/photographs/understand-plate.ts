import type { PlateFields, PlateReason } from '@zikaron/contract';
import { addDays, toHebrew, type CivilDate, type HebrewDate } from '../../calendar/index.js';
import { spokenWords } from '../../hebrew-names/index.js';
import { daysSaid, type CivilReading, type SaidDay } from './civil-on-plates.js';
import { asOnPlates, datesSaid, lettersBetween, type SaidDate } from './hebrew-on-plates.js';
import type { PlateLine } from './read/read-plate.js';

/** What a plate says, and how far that can be believed: `same_day` and `one_letter` are green, every other reason is amber. */
export interface UnderstoodPlate {
  readonly fields: PlateFields;
  readonly reason: PlateReason;
}

/** A name with a word that was read less surely has to be looked at. */
const SURE_OF_NAME = 80;

/** Understands the lines of one plate; what is on none of the four fields is left to the person who sees the picture. */
export function understandPlate(lines: readonly PlateLine[], reading: CivilReading): UnderstoodPlate {
  const days = lines.flatMap(({ text }) => daysSaid(text, reading));
  const hebrewLine = dateLineOf(lines);
  const dates = agreed(days, hebrewLine);
  const rest = lines.filter((line) => line.text !== hebrewLine && daysSaid(line.text, reading).length === 0);
  const name = nameOf(rest.filter(({ language }) => language === 'eng'));
  const hebrewName = nameOf(rest.filter(({ language }) => language === 'heb'));
  const fields = {
    name: name?.text ?? withHebrewMarks(hebrewName?.text ?? ''),
    hebrewName: name && hebrewName ? withHebrewMarks(hebrewName.text) : '',
    hebrewDate: dates.hebrew ? asOnPlates(dates.hebrew) : hebrewLine,
    civilDate: dates.civil ?? '',
  };
  if (!fields.name) return { fields, reason: 'no_name' };
  const isUnsure = (name && name.weakest < SURE_OF_NAME) || (hebrewName && !isSureHebrew(hebrewName));
  return { fields, reason: isGreen(dates.reason) && isUnsure ? 'name_unsure' : dates.reason };
}

/** A letter that was read wrong often makes a word that is no name; a word that is one may be wrong too. */
const isSureHebrew = ({ text, weakest }: { text: string; weakest: number }): boolean =>
  weakest >= SURE_OF_NAME && spokenWords(text, 'israeli').every(({ sound }) => sound !== null);

export const isGreen = (reason: PlateReason): boolean => reason === 'same_day' || reason === 'one_letter';

/** What the fields come to as somebody wrote them. */
export function reasonOf({ name, hebrewDate, civilDate }: PlateFields, reading: CivilReading): PlateReason {
  if (!name.trim()) return 'no_name';
  return agreed(daysSaid(civilDate, reading), hebrewDate).reason;
}

interface Agreed {
  readonly civil: CivilDate | null;
  readonly hebrew: SaidDate | null;
  readonly reason: PlateReason;
}

/** The Hebrew date as a checksum of the civil one. */
function agreed(days: readonly SaidDay[], line: string): Agreed {
  const said = datesSaid(line);
  const [usual] = [...days].sort((one, other) => (one.date < other.date ? 1 : -1));
  const exact = pairOf(days, said, 0);
  const after = pairOf(days, said, 1);
  if (exact) return { ...exact, reason: after ? 'tie' : 'same_day' };
  if (after) return { ...after, reason: 'one_day_apart' };
  if (said.length === 0 && usual) return mendedLine(usual, line);
  const alone = { civil: usual?.date ?? null, hebrew: said[0] ?? null };
  if (!usual && said.length > 1) return { ...alone, reason: 'tie' };
  if (!usual) return { ...alone, reason: said.length ? 'one_date' : 'no_date' };
  return { ...alone, reason: 'disagree' };
}

/** The civil day and the Hebrew date that are one, or where somebody died so many days before by the civil count. */
function pairOf(days: readonly SaidDay[], said: readonly SaidDate[], later: number) {
  for (const { date } of days) {
    const expected = toHebrew(addDays(date, later));
    const hebrew = said.find((one) => isSame(one, expected));
    if (hebrew) return { civil: date, hebrew: { ...expected } };
  }
  return null;
}

const isSame = (said: SaidDate, date: HebrewDate): boolean =>
  said.day === date.day &&
  (said.month === date.month || (said.year === null && said.month >= 12 && date.month >= 12)) &&
  (said.year === null || said.year === date.year);

/** A Hebrew date that says nothing as it was read: the civil date's own, when it is one letter away and no day beside it is. */
function mendedLine({ date, mended }: SaidDay, line: string): Agreed {
  if (!line) return { civil: date, hebrew: null, reason: 'one_date' };
  const between = (later: number) => lettersBetween(line, toHebrew(addDays(date, later)));
  const isClear = between(0) === 1 && between(1) > 1 && between(-1) > 1;
  if (!isClear || mended) return { civil: date, hebrew: null, reason: 'unreadable' };
  return { civil: date, hebrew: toHebrew(date), reason: 'one_letter' };
}

/** Months of which a line that cannot be read still has most letters. */
const LIKE_A_DATE = /ניס|אייר|סיו|תמו|אלול|תשר|חשו|כסל|טבת|שבט|אדר|תש|תר|\bאב\b/;

/** The line that says a Hebrew date, or looks as if it did; empty where there is none. */
function dateLineOf(lines: readonly PlateLine[]): string {
  const says = lines.find(({ text }) => datesSaid(text).length > 0);
  const looks = lines.findLast(({ text, language }) => language === 'heb' && LIKE_A_DATE.test(text));
  return (says ?? looks)?.text ?? '';
}

/** What stands on plates beside the name. */
const BESIDE =
  /^(in )?(ever )?(loving|blessed|cherished)? ?memor(y|ial)|^in memory|^beloved|^(born|died|passed|niftar|nifteres?|yahrzeit|age[d]?)\b|^(פ|ת)["״'׳.]|תנצב|ת\.? ?נ\.? ?צ|נשמת|^לזכר|^לעילוי|^יארצייט|^נולד|^נפטר|^פ״?נ$/i;

/** The first line that is a name; a first name alone goes with the line below it. */
function nameOf(lines: readonly PlateLine[]): { text: string; weakest: number } | null {
  const names = lines
    .map(withoutDashes)
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !/\d/.test(text) && !BESIDE.test(text));
  const [first, second] = names;
  if (!first) return null;
  if (first.text.includes(' ') || !second || second.text.includes(' ')) return first;
  return { text: `${first.text} ${second.text}`, weakest: Math.min(first.weakest, second.weakest) };
}

/** Gershayim and geresh, which are read as the marks of English. */
const withHebrewMarks = (name: string): string =>
  name.replace(/(?<=[א-ת])"(?=[א-ת])/g, '״').replace(/(?<=[א-ת])['’](?=[א-ת\s]|$)/g, '׳');

const withoutDashes = ({ text, weakest }: PlateLine): { text: string; weakest: number } => ({
  text: text.replace(/^[^\p{L}]+|(?<![^\p{L}.'״"׳)])[^\p{L}.'״"׳)]+$/gu, ''),
  weakest,
});
