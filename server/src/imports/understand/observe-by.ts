const CIVIL =
  /^(e|en|eng|english|civil|secular|gregorian|g|greg|לועזי|civil date|english date|secular date)$|^(english|civil|secular|gregorian)\b|^לועזי/i;
const HEBREW = /^(h|heb|hebrew|jewish|lunar|עברי|hebrew date)$|^(hebrew|jewish)\b|^עברי/i;
const BOTH = /^(both|שניהם)\b/i;

/** The calendar that an observer keeps: true for the Hebrew one, which "both" has too; null for a word that says neither. */
export function readObserveBy(cell: string): boolean | null {
  const word = cell.trim();
  if (HEBREW.test(word) || BOTH.test(word)) return true;
  return CIVIL.test(word) ? false : null;
}
