/** An address of a page or a call without what follows its path, whose queries hold names that were searched for. */
const QUERY = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/g;
/** Signed links and ids. */
const LONG_PART = /\/[^/\s?#"'.]{33,}/g;
const ADDRESS = /[^\s<>"'(),;:=/]+@[^\s<>"'(),;:]+/g;
/** What a browser's trace tells of an element: labels of buttons name people. */
const ATTRIBUTE = /\[[\w-]+=(?:"[^"]*"|'[^']*')\]/g;

const clean = (text: string): string =>
  /^[?#]/.test(text)
    ? ''
    : text.replace(QUERY, '$1').replace(LONG_PART, '/{id}').replace(ADDRESS, '[address]').replace(ATTRIBUTE, '');

/** The same value with every text in it, however deep, freed of what people typed and of what links keep secret. */
export function scrubReport<Value>(value: Value): Value {
  if (typeof value === 'string') return clean(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => scrubReport(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubReport<unknown>(one)])) as Value;
}
