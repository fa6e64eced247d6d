/** What stands where something personal stood. */
const ERASED = '[erased]';

/** Shorter pieces stand in too many words that are nobody's. */
const LEAST = 3;

/** What tells who somebody is, longest first; what is too short to be told from other words is left out. */
export const needlesOf = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => (text && text.trim().length >= LEAST ? [text.trim().toLowerCase()] : [])))].sort(
    (one, other) => other.length - one.length,
  );

/** The same value with every text replaced in which one of the needles stands; the very same when there is none. */
export function redact<Value>(value: Value, needles: readonly string[]): Value {
  if (typeof value === 'string') {
    const lower = value.toLowerCase();
    return needles.some((needle) => lower.includes(needle)) ? (ERASED as Value) : value;
  }
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item: unknown) => redact(item, needles));
    return items.some((item, at) => item !== value[at]) ? (items as Value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, redact<unknown>(inner, needles)] as const);
  const differs = entries.some(([key, inner]) => inner !== value[key as keyof typeof value]);
  return differs ? (Object.fromEntries(entries) as Value) : value;
}
