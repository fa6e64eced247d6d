import type { ImportField } from '@zikaron/contract';
import { genderOfGivenName } from '../../hebrew-names/index.js';
import { shareOf, type Fields, type Give, type Seen } from './seen-columns.js';
import { named, whoObserves, type Beside, type Named } from './whose-names.js';

/** A table of which some columns are known: who is named in the others? */
export interface Unnamed {
  readonly columns: readonly Seen[];
  readonly fields: Fields;
  /** The columns that could be names, as often as it is asked. */
  readonly open: () => readonly Seen[];
  readonly give: Give;
}

const MOSTLY = 0.75;
const isHebrew = ({ cells }: Seen): boolean => cells.share.hebrewScript >= MOSTLY;
const isWhole = ({ cells }: Seen): boolean => cells.share.wholeName > 0.5;

/** The names that headings left open. Who died and who observes is told by signs; where there is none it is asked. */
export function namesByCells({ columns, fields, open, give }: Unnamed): void {
  const held = new Set(fields.values());
  if (held.has('name') || held.has('firstName') || held.has('lastName')) return;
  give('hebrewName', alone(open().filter(({ cells }) => cells.share.parentNamed >= MOSTLY)));
  parents(open(), give);
  const latin = open().filter((one) => !isHebrew(one));
  const hebrew = open().filter(isHebrew);
  const beside = besides(columns, fields);
  // Beside names in other letters, whole names in Hebrew are those of the same people.
  const hebrewName = beside.hebrewName ?? (latin.length > 0 ? hebrew.find(isWhole) : undefined);
  people(latin.length > 0 ? latin : hebrew, { ...beside, hebrewName }, give);
  const left = open().filter(isHebrew);
  if (latin.length > 0 && left.every(isWhole)) give('hebrewName', alone(left));
}

const alone = <One>(list: readonly One[]): readonly One[] => (list.length === 1 ? list : []);

const REACH: ReadonlySet<ImportField> = new Set(['email', 'phone', 'mobilePhone', 'homePhone', 'address']);

/** What else a table tells of its rows, by the columns that are known. */
export function besides(columns: readonly Seen[], fields: Fields): Beside {
  const of = (field: ImportField) => columns.find(({ index }) => fields.get(index) === field);
  return {
    email: of('email'),
    kinship: of('relationship'),
    hebrewName: of('hebrewName'),
    day: of('gregorianDate') ?? of('hebrewDate'),
    reach: columns.filter(({ index }) => REACH.has(fields.get(index) ?? 'ignore')),
  };
}

/** Whole names, or a given name and a last name apart: of one person or of two. What fits neither is asked. */
function people(columns: readonly Seen[], beside: Beside, give: Give): void {
  const whole = columns.filter(isWhole);
  const parts = columns.filter((one) => !isWhole(one));
  const given = parts.filter(isGiven);
  const last = parts.filter((one) => !given.some((other) => givenness(other) - givenness(one) < APART));
  if (whole.length === 0 && parts.length === 1) return give('name', parts);
  if (given.length + last.length < parts.length || given.length !== last.length) return;
  const apart = (named: readonly Named[]) => tellApart(named, beside, give);
  if (whole.length === 0 && given.length === 2) {
    for (const alike of [given, last]) apart(alike.map((one) => named(one)));
  } else if (given.length < 2) {
    apart([...whole.map((one) => named(one)), ...(given.length === 1 ? [named(...given, ...last)] : [])]);
  }
}

/**
 * How much more of a column's names are known as given ones than as those of families. Of either most stand in no dictionary of
 * Hebrew names, and some last names are given names as well (Simon, אברהם): the columns of one table are held against each other.
 */
const givenness = ({ cells: { share } }: Seen): number => share.givenName - share.familyName;
const isGiven = (one: Seen): boolean => givenness(one) >= GIVEN;
const GIVEN = 0.1;
const APART = 0.15;

/** One is of those who observe if all signs say so against each other; the one that is then left is of those who died. */
function tellApart(all: readonly Named[], beside: Beside, give: Give): void {
  const observers = all.filter((one) => against(one, all).every((other) => whoObserves(one, other, beside) === one));
  const others = all.filter((one) => !observers.includes(one));
  const [observer, another] = observers;
  if (another) return;
  if (observer) giveTo(observer, ['observerName', 'observerFirstName', 'observerLastName'], give);
  const [died, second] = others;
  if (died && !second) giveTo(died, ['name', 'firstName', 'lastName'], give);
}

const NOBODY = named();
const against = (one: Named, all: readonly Named[]): readonly Named[] =>
  all.length > 1 ? all.filter((other) => other !== one) : [NOBODY];

/** A whole name, or a part of one: of the given name or of the last, as its cells say. */
function giveTo(
  { columns }: Named,
  [whole, first, last]: readonly [ImportField, ImportField, ImportField],
  give: Give,
): void {
  for (const column of columns) {
    const part = isGiven(column) ? first : last;
    give(isWhole(column) ? whole : part, [column]);
  }
}

/** How few of a column may be of the other gender, and how many of each a column of people has. */
const ONE_GENDER = 0.95;
const BOTH_GENDERS = 0.85;
const FEWEST = 5;

/** Given names in Hebrew, three columns of them: of men only, of women only, and of both, whose parents the others are. */
function parents(open: readonly Seen[], give: Give): void {
  const given = open.filter((one) => isHebrew(one) && !isWhole(one) && one.cells.share.givenName >= 0.5);
  const men = given.map((one) => shareOfMen(one));
  const where = (is: (share: number) => boolean) => given.filter((_, at) => men[at] !== null && is(men[at] ?? 0));
  const [fathers, mothers] = [where((share) => share >= ONE_GENDER), where((share) => share <= 1 - ONE_GENDER)];
  const children = where((share) => share <= BOTH_GENDERS && share >= 1 - BOTH_GENDERS);
  if (given.length !== 3 || fathers.length !== 1 || mothers.length !== 1 || children.length !== 1) return;
  give('fatherHebrewName', fathers);
  give('motherHebrewName', mothers);
}

/** Of the names that only women or only men bear; null where there are too few. */
function shareOfMen({ texts }: Seen): number | null {
  const genders = texts.flatMap((text) => genderOfGivenName(text.trim().split(/\s+/)[0] ?? '') ?? []);
  return genders.length < FEWEST ? null : shareOf(genders, (gender) => gender === 'm');
}
