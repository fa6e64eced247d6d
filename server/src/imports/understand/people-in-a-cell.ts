import { genderOfGivenName, isGivenName } from '../../hebrew-names/index.js';
import { nameInOrder } from './names.js';
import { isTitle } from './titles.js';

const AND = /\s*(?:&|\+|\band\b|\bet\b|\by\b|\bund\b)\s*/i;
const NO_COUPLE =
  /\b(family|household|children|sons|daughters|foundation|trust|fund|inc|llc|congregation|synagogue|temple|sisterhood|brotherhood|committee|school|society)\b|משפחת|קרן /i;

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);
const names = (name: string): string[] => wordsOf(name).filter((word) => !isTitle(word));

/**
 * The people whom one cell names: "Alan Weiss; Beth Weiss", "Cohen, David & Ruth", "David and Ruth Blum". A couple of
 * which only one has a first name ("Mr. & Mrs. Sam Levin"), a family and a foundation stay one.
 */
export function peopleIn(cell: string): string[] {
  const listed = wholeLines(cell)
    .split(/\s*[;\n|]\s*/)
    .filter((part) => /\p{L}/u.test(part));
  return listed.flatMap(coupleIn);
}

/** Lines of which each is a whole name are people; else one name was broken where the cell was narrow. */
function wholeLines(cell: string): string {
  const lines = cell.split('\n');
  return lines.every((line) => names(line).length > 1 && !/[&+,]$/.test(line.trim())) ? cell : lines.join(' ');
}

/** "רות ויוסף לוי": a ו between two given names, where it does not begin a name of its own, is "and". */
const withAnd = (cell: string): string =>
  cell.replace(/(?<=^|,\s*)(\p{Script=Hebrew}+) ו(\p{Script=Hebrew}+)/u, (all, one: string, other: string) =>
    genderOfGivenName(one) && genderOfGivenName(other) && !isGivenName(`ו${other}`) ? `${one} & ${other}` : all,
  );

function coupleIn(written: string): string[] {
  const cell = withAnd(written);
  const parts = cell.split(AND).filter(Boolean);
  if (parts.length !== 2 || NO_COUPLE.test(cell)) return [nameInOrder(cell)];
  const [one = '', other = ''] = parts;
  if (names(one).length === 0 || names(other).length === 0) return [nameInOrder(cell)];
  const comma = one.indexOf(',');
  if (comma > 0) return withLast(one.slice(comma + 1).trim(), other, one.slice(0, comma).trim());
  const shared = names(other).length > 1 ? names(other).at(-1) : names(one).length > 1 ? names(one).at(-1) : undefined;
  return shared ? withLast(one, other, shared) : [nameInOrder(cell)];
}

/** Who has no last name of their own has the one that both share. */
function withLast(one: string, other: string, last: string): string[] {
  return [one, other].map((name) => {
    if (name.includes(',')) return nameInOrder(name);
    return names(name).length > 1 ? name.trim() : `${name.trim()} ${last}`;
  });
}
