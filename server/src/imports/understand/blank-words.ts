const DITTO =
  /^\(?(["״“”〃]|''|״״|ditto|dto|do|same( (home )?address)?( as (above|previous|(the )?(row|line|one) above))?|meme adresse|même adresse|gleiche adresse|misma direcci[oó]n|(אותה|אותו) כתובת|כתובת זהה|see (above|previous)|as (above|previous)|above|[ií]dem|"-"|wie oben|s\. ?o\.|siehe oben|(voir )?ci-dessus|igual que arriba|то же|там же|см\. выше|כנ["״]ל|ראה (לעיל|למעלה)|כמו (לעיל|למעלה))\)?\.?$/i;
const NOTHING =
  /^(unknown|n\/?a|tbd|\?+|none|-+|–|—|nil|null|not known|no name|no (e-?mail|phone|address)|unlisted|not on file|not available|inconnue?|desconocid[oa]|unbekannt|неизвестно|לא ידוע|אין|ללא)\.?$/i;

/** What a spreadsheet shows where a formula fails, in any of its languages: "#N/A", "#REF!", "#BEZUG!", "#NOM?". */
const FAILED_FORMULA = /^(#([¡¿]?\p{L}{2,12}(\/0)?[!?]|n\/[ad]|nv|н\/д)|err:\d{3})$/iu;

/** Whether the cell is no text of the office, but what its spreadsheet shows in place of one. */
export const isFailedFormula = (cell: string): boolean => FAILED_FORMULA.test(cell.trim());

/** Whether the cell says: what the row above says. */
export const isDitto = (cell: string): boolean => cell.length <= LONGEST_DITTO && DITTO.test(cell.trim());

/** A longer cell says something of its own. */
const LONGEST_DITTO = 40;

/** Whether the cell is filled, and says that there is nothing: "unknown", "n/a", "-". */
export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim());

/**
 * The cells with every "ditto" replaced by what the row above says in that column, and null when there is none.
 * Above the first row there is nothing. "Same address" in the street means the town as well, where that is empty.
 */
export function withDittos(
  cells: readonly string[],
  above: readonly string[],
  ofAddress: readonly number[] = [],
): string[] | null {
  if (!cells.some(isDitto)) return null;
  const isSameAddress = isDitto(cells[ofAddress[0] ?? -1] ?? '');
  const isOfAbove = (cell: string, at: number) =>
    isDitto(cell) || (isSameAddress && !cell.trim() && ofAddress.includes(at));
  const filled = cells.map((cell, at) => (isOfAbove(cell, at) ? (above[at] ?? '') : cell));
  if (isSameAddress) for (const at of ofAddress) filled[at] ??= above[at] ?? '';
  return Array.from(filled, (cell) => cell ?? '');
}
