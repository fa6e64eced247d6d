import { sunsetWord, yesOrNo } from './after-sunset.js';
import { isNothing } from './blank-words.js';

const CIVIL =
  /^(e|en|eng|english|civil|secular|gregorian|g|greg|לועזי|civil date|english date|secular date)$|^(english|civil|secular|gregorian)\b|^לועזי/i;
const HEBREW = /^(h|heb|hebrew|jewish|lunar|עברי|hebrew date)$|^(hebrew|jewish)\b|^עברי/i;
const BOTH = /^(both|שניהם)\b/i;

const ASKS_CIVIL = /\b(english|civil|secular|gregorian)\b|לועזי/i;
const ASKS_HEBREW = /\b(heb|hebrew|jewish)\b|עברי/i;

/** The calendar that an observer keeps: true for the Hebrew one, which "both" has too; null for a word that says neither. */
export function readObserveBy(cell: string): boolean | null {
  const word = cell.trim();
  if (HEBREW.test(word) || BOTH.test(word)) return true;
  return CIVIL.test(word) ? false : null;
}

interface ObserveBy {
  readonly onHebrewCalendar: boolean | null;
  /** Something stands there, and says neither calendar. */
  readonly isUnclear: boolean;
}

/** The same under its heading: "yes" below "Use civil date?" is the civil calendar. A heading that names both asks neither. */
export function observeByUnder(heading: string, cell: string): ObserveBy {
  const said = readObserveBy(cell) ?? answerTo(heading, cell);
  return { onHebrewCalendar: said, isUnclear: said === null && cell.trim() !== '' && !isNothing(cell) };
}

function answerTo(heading: string, cell: string): boolean | null {
  const asksCivil = ASKS_CIVIL.test(heading);
  const answer = asksCivil === ASKS_HEBREW.test(heading) ? null : yesOrNo(sunsetWord(cell));
  return answer === null ? null : answer !== asksCivil;
}
