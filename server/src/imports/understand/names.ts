/**
 * The name as one writes it: "Ben-Gurion, David" becomes "David Ben-Gurion", spaces are single. A suffix or a degree
 * after the comma stays behind it ("Sam Levin, Jr.").
 */
export function nameInOrder(typed: string): string {
  const name = typed.replace(/\s+/g, ' ').trim();
  const [last = '', first, ...more] = name.split(',').map((part) => part.trim());
  if (!first || more.length || !last || SUFFIX.test(first)) return name;
  return `${first} ${last}`;
}

const SUFFIX = /^(jr|sr|ii|iii|iv|md|m\.d|phd|ph\.d|esq|z["״']?l|ז["״']ל|ע["״']ה)\.?$/i;

/**
 * The same person written twice has the same key: case, accents, vowel points, apostrophes and the order of the names
 * do not matter. The database's `person_key` computes the same.
 */
export const personKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u05F3\u05F4'’‘`"“”.,]/g, '')
    .split(/[\s\u05BE_-]+/)
    .filter(Boolean)
    .sort()
    .join(' ');
