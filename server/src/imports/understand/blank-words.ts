const DITTO = /^(["״“”〃]|''|״״|ditto|do\.|same( as above)?|see above|as above|idem|"-"|כנ["״]ל|ראה לעיל)\.?$/i;
const NOTHING =
  /^(unknown|n\/?a|tbd|\?+|none|-+|–|—|nil|null|not known|no name|inconnue?|desconocid[oa]|unbekannt|неизвестно|לא ידוע|אין|ללא)\.?$/i;

/** Whether the cell says: what the row above says. */
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

/** Whether the cell is filled, and says that there is nothing: "unknown", "n/a", "-". */
export const isNothing = (cell: string): boolean => NOTHING.test(cell.trim());

/**
 * The cells with every "ditto" replaced by what the row above says in that column, and null when there is none.
 * Above the first row there is nothing.
 */
export function withDittos(cells: readonly string[], above: readonly string[]): string[] | null {
  if (!cells.some(isDitto)) return null;
  return cells.map((cell, at) => (isDitto(cell) ? (above[at] ?? '') : cell));
}
