import { genderOfGivenName, isGivenName } from '../../hebrew-names/index.js';
import { nameInOrder } from './names.js';
import { kinIn } from './relationships.js';
import { isTitle } from './titles.js';

const AND = /(?:(?<!\s)\s+)?(?:&|\+|\band\b|\bet\b|\by\b|\bund\b)\s*/i;
/** What stands between people, or in a name that is to be looked at; in most cells nothing of it does. */
const MAY_NAME_SEVERAL = /[;\n|/&+,()]|\b(?:and|et|y|und)\b| ו/i;
const NO_COUPLE =
  /\b(family|household|children|sons|daughters|foundation|trust|fund|inc|llc|congregation|synagogue|temple|sisterhood|brotherhood|committee|school|society)\b|משפחת|קרן /i;

const wordsOf = (name: string): string[] => name.split(/\s+/).filter(Boolean);
const names = (name: string): string[] => wordsOf(name).filter((word) => !isTitle(word));

/**
 * The people whom one cell names: "Alan Weiss; Beth Weiss", "Alan; Beth Weiss", "Cohen, David & Ruth", "David and Ruth Blum", "Dan Gold,
 * Beth Katz and Amy Roth". A couple of which only one has a first name ("Mr. & Mrs. Sam Levin"), a family and a foundation stay one.
 */
export function peopleIn(cell: string): string[] {
  if (!MAY_NAME_SEVERAL.test(cell)) return /\p{L}/u.test(cell) ? [nameInOrder(cell)] : [];
  const listed = wholeLines(cell.replace(/\)\s*,\s*/g, '); '))
    .split(NO_COUPLE.test(cell) ? /(?:(?<!\s)\s+)?[;\n|]\s*/ : /(?:(?<!\s)\s+)?[;\n|]\s*|\s\/\s/)
    .filter((part) => /\p{L}/u.test(part));
  return withSharedLast(listed).flatMap((part) => listIn(part) ?? coupleIn(part));
}

/** "Alan; Beth Weiss": who is listed by a first name alone has the last name of the last one. */
function withSharedLast(listed: readonly string[]): readonly string[] {
  const end = listed.at(-1) ?? '';
  const last = names(end).length > 1 && !end.includes(',') && !NO_COUPLE.test(end) ? names(end).at(-1) : undefined;
  if (!last) return listed;
  return listed.map((part) => (names(part).length === 1 && !NO_COUPLE.test(part) ? `${part.trim()} ${last}` : part));
}

/** Three whole names and more with commas between them; two that surely are, since "Ben Gurion, David Arie" may be one. */
function listIn(written: string): string[] | null {
  if (!written.includes(',') || NO_COUPLE.test(written)) return null;
  const people = written.split(new RegExp(`(?:(?<!\\s)\\s+)?,\\s*|${AND.source}`, 'i')).filter(Boolean);
  const alone = people.map((person) => kinBehind(person).name);
  if (alone.some((name) => names(name).length < 2)) return null;
  const isList = alone.every(isFirstThenLast) || alone.every((name, at) => name !== people[at]);
  return people.length > 2 || (people.length === 2 && isList) ? people : null;
}

/** "Max Gold - wife": the name, and what stands behind it with its dash. */
function kinBehind(person: string): { name: string; beside: string } {
  const at = person.search(/\s[–-]\s/);
  const isKin = at > 0 && kinIn(person.slice(at + 3).trim()) !== null;
  return isKin ? { name: person.slice(0, at), beside: person.slice(at) } : { name: person, beside: '' };
}

/** Whether a name of which the last part stands before a comma may as well be two: "Mark Pinsky, Linda Roth". */
export function mayBeTwo(cell: string): boolean {
  const parts = cell.split(',');
  if (parts.length !== 2 || NO_COUPLE.test(cell) || peopleIn(cell).length !== 1) return false;
  const isWhole = parts.every((part) => names(kinBehind(part).name).length > 1 && !/[\d@(]/.test(part));
  return isWhole && !FAMILY_PARTICLE.test(cell);
}

/** With these begin last names of two words. */
const FAMILY_PARTICLE =
  /^\s*(ben|bar|bat|van|von|de|del|della|di|da|la|le|el|al|st|san|בן|בר|אבן|אבו)\b\.?|^\s*(בן|בר|אבן|אבו)\s/i;

/** "Dina Azulai": a given name, and behind it what is none. */
function isFirstThenLast(name: string): boolean {
  const [first = '', last = ''] = [names(name)[0], names(name).at(-1)];
  return genderOfGivenName(first) !== null && genderOfGivenName(last) === null;
}

/** Lines of which each is a whole name are people; else one name was broken where the cell was narrow. */
function wholeLines(cell: string): string {
  const lines = cell.split('\n');
  return lines.every((line) => names(line).length > 1 && !/[&+,]$/.test(line.trim())) ? cell : lines.join(' ');
}

/** "רות ויוסף לוי", "אנה כץ ודן כץ": a ו before a given name, where it does not begin a name of its own, is "and". */
const withAnd = (cell: string): string =>
  cell
    .replace(/(?<=^|,\s*)(\p{Script=Hebrew}+) ו(\p{Script=Hebrew}+)/u, (all, one: string, other: string) =>
      genderOfGivenName(one) && isAndSomebody(other) ? `${one} & ${other}` : all,
    )
    .replace(
      /(?<=\p{Script=Hebrew}+ \p{Script=Hebrew}+) ו(\p{Script=Hebrew}+)(?= \p{Script=Hebrew})/gu,
      (all, other: string) => (isAndSomebody(other) ? ` & ${other}` : all),
    );

const isAndSomebody = (name: string): boolean => genderOfGivenName(name) !== null && !isGivenName(`ו${name}`);

function coupleIn(written: string): string[] {
  const cell = withAnd(written);
  const parts = cell.split(AND).filter((part) => /\p{L}/u.test(part));
  const [one = '', ...others] = parts;
  const { name, beside } = kinBehind(cell);
  if (others.length === 0 || NO_COUPLE.test(cell) || parts.some((part) => names(part).length === 0))
    return [nameInOrder(name) + beside];
  // "M. et Mme Daniel Lévy": an M. alone may be the beginning of a name.
  if (/^m\.?$/i.test(one) && /^(mme|madame)\b/i.test(others[0] ?? '')) return [cell];
  const comma = one.indexOf(',');
  if (comma > 0) return withLast([one.slice(comma + 1).trim(), ...others], one.slice(0, comma).trim());
  const shared = names(parts.findLast((part) => names(part).length > 1) ?? '').at(-1);
  return shared ? withLast(parts, shared) : [nameInOrder(cell)];
}

/** Who has no last name of their own has the one that they share. */
function withLast(people: readonly string[], last: string): string[] {
  return people.map((name) => {
    if (name.includes(',')) return nameInOrder(name);
    return names(name).length > 1 ? name.trim() : `${name.trim()} ${last}`;
  });
}
