/** A state and its code, or a postcode alone: it stands on the line of its city. */
const REGION =
  /^(\p{L}{2,3}\.?\s+)?([A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2}|\d{4,7}(-\d{4})?)$|^[A-Z]{2}$/u;

/** An address as it stands on an envelope: a line each. One that was typed in a single line is broken at its commas. */
export function postalLines(address: string): string[] {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [only = ''] = lines;
  if (lines.length !== 1) return lines;
  const parts = only.split(/(?:(?<!\s)\s+)?,\s*/).filter(Boolean);
  return parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    return before !== undefined && all.length > 1 && REGION.test(part)
      ? [...all.slice(0, -1), `${before}, ${part}`]
      : [...all, part];
  }, []);
}
