import { hasNameAndDate, KINSHIP_OF_SECTIONS, type ImportField } from '@zikaron/contract';
import { byCells, telling } from './by-cells.js';
import { beginningOf, profileOf, type CellKind, type Profile } from './cell-kinds.js';
import {
  sayTheSame,
  namesYahrzeit,
  observerNumbers,
  ofObserver,
  partOfDate,
  readHeading,
  saysDay,
  saysMiddleName,
  saysYahrzeitAlone,
  type Heading,
} from './headings.js';
import { tellOtherPeople } from './other-people.js';
import { tellWhoseKinship } from './whose-kinship.js';
import { isName, REPEATED, type Fields, type Seen } from './seen-columns.js';

export interface Column {
  readonly index: number;
  readonly heading: string;
  readonly field: ImportField;
  /** Somebody said that it is to be left out. */
  readonly leftOut?: boolean;
  /** Somebody said what it holds, otherwise than it was guessed. */
  readonly said?: boolean;
}

/** What the cells of a field look like; a field that is not here holds free text. */
const LOOKS: Partial<Record<ImportField, readonly CellKind[]>> = {
  gregorianDate: ['civilDate', 'serial', 'hebrewDate'],
  burialDate: ['civilDate', 'serial', 'hebrewDate'],
  printedObservance: ['civilDate', 'serial', 'hebrewDate'],
  hebrewDate: ['hebrewDate', 'civilDate'],
  hebrewDay: ['hebrewDay'],
  hebrewMonth: ['hebrewMonth'],
  hebrewYear: ['hebrewYear'],
  email: ['email'],
  phone: ['phone'],
  mobilePhone: ['phone'],
  homePhone: ['phone'],
  leadDays: ['wholeNumber'],
  observeBy: ['calendarLetter', 'yesNo'],
  remindedBy: ['channelWord', 'yesNo'],
  name: ['words'],
  firstName: ['words'],
  lastName: ['words'],
  observerName: ['words'],
  observerFirstName: ['words'],
  observerLastName: ['words'],
};

/** Fields of a few words, which look like names as well. */
const OF_WORDS: ReadonlySet<ImportField> = new Set([
  'observeBy',
  'remindedBy',
  'relationship',
  'observerRelationship',
  'hebrewMonth',
]);

const SELDOM = 0.3;

/** The columns of a table: cells decide, and headings vote. What is in doubt is left unused, and is asked. */
export function guessColumns(headings: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(headings.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index): Seen => {
    const texts = rows.map((cells) => beginningOf(cells[index] ?? ''));
    return {
      index,
      heading: headings[index]?.replace(/\s+/g, ' ').trim() || `Column ${index + 1}`,
      said: readHeading(headings[index] ?? ''),
      texts,
      cells: profileOf(texts),
    };
  });
  const fields = new Map<number, ImportField>();
  const numbers = observerNumbers(columns.map(({ heading }) => heading));
  const single = columns.filter(({ heading }, at) => numbers[at] === 1 && heading !== KINSHIP_OF_SECTIONS);
  byHeadings(single, fields);
  middleNames(single, fields);
  dateParts(single, fields);
  byCells(single, fields);
  tellOtherPeople(single, fields);
  tellWhoseTitle(single, fields);
  tellWhoseKinship(single, fields);
  asOfTheFirst(single, columns, fields);
  return columns.map(({ index, heading }) => ({ index, heading, field: fields.get(index) ?? 'ignore' }));
}

/** The columns of a second one who observes, and that of kinship by sections, hold what those of the first do, or what their headings say. */
function asOfTheFirst(first: readonly Seen[], columns: readonly Seen[], fields: Fields): void {
  for (const { index, heading, said } of columns) {
    if (first.some((one) => one.index === index)) continue;
    const alike = first.find((one) => sayTheSame(one.heading, heading));
    const field = (alike && fields.get(alike.index)) ?? said.field;
    if (field) fields.set(index, field);
  }
}

const isFree = (fields: Fields, field: ImportField): boolean =>
  REPEATED.has(field) || ![...fields.values()].includes(field);

/** How well cells fit a field, between 0 and 1; of free text, and of a column without cells, anything does. */
function fits(field: ImportField, { filled, share }: Profile): number {
  const looks = LOOKS[field];
  return looks && filled > 0 ? Math.max(...looks.map((kind) => share[kind])) : 1;
}

/** Headings that say of whom they speak come first: beside a "Deceased first name", a "First name" is the observer's. */
function byHeadings(columns: readonly Seen[], fields: Fields): void {
  const meant = columns.map(underYahrzeit).map(underHebrew).map(underFamily);
  const known = meant.filter(({ said }) => said.field !== null);
  const places = placesOf(meant);
  const speaking = withLastNames(withFirstNames(withOtherPart(known, places), places), 'deceased', places);
  const silent = withLastNames(
    speaking.filter(({ said }) => said.whose === null),
    null,
    places,
  );
  const inOrder = [
    ...speaking.filter(({ said }) => said.whose !== null),
    // "Yahrzeit Name" is of the deceased, beside a bare "Name".
    ...silent.filter(({ said, heading }) => said.field === 'name' && namesYahrzeit(heading)),
    ...silent.filter(({ said, heading }) => said.field !== 'name' || !namesYahrzeit(heading)),
  ];
  const isLast = ({ said }: Seen) => said.otherwise === 'gregorianDate';
  for (const { index, said, cells } of [...inOrder.filter((one) => !isLast(one)), ...inOrder.filter(isLast)]) {
    const wanted = wantedOf(said, fields);
    // A second name of the deceased is no name of whoever observes: a letter would go to the dead.
    if (!isFree(fields, wanted) || (wanted !== said.field && said.whose === 'deceased')) continue;
    if (said.whose === null && OF_PARENTS.has(wanted) && isOfObserverHere(columns, fields)) continue;
    // Who observes is named already: whose part of a name this is, is asked.
    if (said.whose === null && wanted !== said.field && PARTS_OF_OBSERVER.has(wanted) && isNamedWhole(columns, fields))
      continue;
    const better = telling(cells).find((one) => one !== wanted) ?? otherwise(said, cells);
    if (fits(wanted, cells) < SELDOM || (better && OF_WORDS.has(better) && LOOKS[wanted]?.includes('words'))) {
      // Cells of another kind: "Hebrew date" above civil dates. Without a kind of their own they are left to people.
      if (better && isFree(fields, better)) fields.set(index, better);
    } else fields.set(index, wanted);
  }
}

const PARTS_OF_OBSERVER: ReadonlySet<ImportField> = new Set(['observerFirstName', 'observerLastName']);

/** Whether a column says with whole names who observes. */
const isNamedWhole = (columns: readonly Seen[], fields: Fields): boolean =>
  columns.some(({ index, cells }) => fields.get(index) === 'observerName' && cells.share.wholeName > 0.5);

const OF_PARENTS: ReadonlySet<ImportField> = new Set(['fatherHebrewName', 'motherHebrewName']);

/** Beside a bare "Hebrew Name" of the one who observes nobody knows whose parents are meant: it is asked. */
const isOfObserverHere = (columns: readonly Seen[], fields: Fields): boolean =>
  columns.some(({ index, said }) => said.whose === null && fields.get(index) === 'observerHebrewName');

/** Under a bare "Yahrzeit" there are the names of those who died, or their days; where there are both, it is asked. */
function underYahrzeit(seen: Seen): Seen {
  const { filled, share } = seen.cells;
  if (filled === 0 || !saysYahrzeitAlone(seen.heading)) return seen;
  const dates = Math.max(share.hebrewDate, share.hebrewMonth) + share.civilDate + share.serial;
  if (dates >= MOSTLY) return seen;
  const areNames = isName(seen) && dates <= SOME;
  return { ...seen, said: { field: areNames ? 'name' : null, whose: 'deceased' } };
}

/** Under "Deceased Hebrew" there are names in Hebrew, or days. */
function underHebrew(seen: Seen): Seen {
  const { share } = seen.cells;
  const isDay = seen.said.field !== 'hebrewDate' || share.hebrewDate >= SELDOM || saysDay(seen.heading);
  if (isDay || share.hebrewScript < MOSTLY || !isName(seen)) return seen;
  const { whose } = seen.said;
  return { ...seen, said: { field: whose === 'observer' ? 'observerHebrewName' : 'hebrewName', whose } };
}

/** "Household", "Account Name": beside a column that names who of it observes, it is not asked for names. */
const HOUSEHOLD = /^\s*(the )?(household|account)( name)?\s*$/i;

/** "Family" names who observes; beside a column that does, it is the last name, where the names of those who died are of one word. */
function underFamily(seen: Seen, _: number, all: readonly Seen[]): Seen {
  const isNamer = (one: Seen) => one !== seen && one.said.field === 'observerName' && isName(one);
  if (HOUSEHOLD.test(seen.heading) && all.some((one) => isNamer(one) && !HOUSEHOLD.test(one.heading)))
    return { ...seen, said: { field: null, whose: 'observer' } };
  if (!/^\s*(the )?famil(y|y name|ie|ia|le)\s*$/i.test(seen.heading) || seen.said.field !== 'observerName') return seen;
  const others = all.filter((one) => one !== seen);
  if (!others.some(({ said }) => said.field === 'observerName')) return seen;
  const isWhole = ({ said, cells }: Seen) => said.field === 'name' && cells.share.wholeName > 0.5;
  const field = others.some(isWhole) || others.some(({ said }) => said.field === 'lastName') ? null : 'lastName';
  return { ...seen, said: { field, whose: null } };
}

const MOSTLY = 0.75;
const SOME = 0.1;

/** What a heading says where not everything is free any more: what the one who observes has alike, or what else it may mean. */
function wantedOf(said: Heading, fields: Fields): ImportField {
  const field = said.field as ImportField;
  if (isFree(fields, field) && !isOthers(field, said, fields)) return field;
  return said.otherwise ?? ofObserver(field);
}

const otherwise = ({ otherwise: other }: Heading, cells: Profile): ImportField | undefined =>
  other && fits(other, cells) >= SELDOM ? other : undefined;

/** Where each column stands among those that are no further parts of a name. */
type Places = ReadonlyMap<number, number>;

/** "Nom, Nom de jeune fille, Prénom", "Last name, Title, First name": the first and the last name stand beside each other. */
function placesOf(columns: readonly Seen[]): Places {
  const isPart = ({ said, heading }: Seen) =>
    said.field === 'maidenName' || said.otherwise === 'title' || saysMiddleName(heading);
  return new Map(columns.filter((one) => !isPart(one)).map(({ index }, place) => [index, place]));
}

const apart = (one: Seen, other: Seen, places: Places): number =>
  (places.get(other.index) ?? Infinity) - (places.get(one.index) ?? 0);

const OTHER_PART: Partial<Record<ImportField, ImportField>> = {
  ...{ name: 'firstName', lastName: 'firstName', firstName: 'lastName' },
};

/** "Nom du défunt, Prénom": what stands right behind a part of the name of who died, and is the other part, is of the same person. */
function withOtherPart(speaking: readonly Seen[], places: Places): readonly Seen[] {
  const died = speaking.filter(({ said }) => said.whose === 'deceased');
  const [part, another] = died.filter(({ said }) => said.field !== null && said.field in OTHER_PART);
  const wanted = OTHER_PART[part?.said.field ?? 'ignore'];
  if (!part || another || !wanted || part.cells.filled === 0 || part.cells.share.wholeName > 0.5) return speaking;
  return speaking.map((one) =>
    apart(part, one, places) === 1 && one.said.field === wanted && one.said.whose === null
      ? { ...one, said: { ...one.said, whose: 'deceased' as const } }
      : one,
  );
}

/** "Nom, Prénom" and "Nom du défunt, Prénom du défunt": the name beside a first name of the same person is the last name. */
function withLastNames(seen: readonly Seen[], whose: Heading['whose'], places: Places): readonly Seen[] {
  const of = (field: ImportField) => seen.filter(({ said }) => said.field === field && said.whose === whose);
  const [[first], [name, another]] = [of('firstName'), of('name')];
  if (!first || !name || another || of('lastName').length > 0) return seen;
  if (Math.abs(apart(first, name, places)) > 1) return seen;
  if (name.cells.filled > 0 && name.cells.share.wholeName > 0.5) return seen;
  return seen.map((one) => (one === name ? { ...one, said: { ...one.said, field: 'lastName' as const } } : one));
}

/** "Name of the deceased, Last name", the names of one word: a first name and the last name of the same person. */
function withFirstNames(speaking: readonly Seen[], places: Places): readonly Seen[] {
  const names = speaking.filter(({ said }) => said.field === 'name' && said.whose !== 'observer');
  const lasts = speaking.filter(({ said }) => said.field === 'lastName' && said.whose !== 'observer');
  const [[name, another], [last, second]] = [names, lasts];
  if (!name || another || !last || second || Math.abs(apart(last, name, places)) > 1) return speaking;
  if (name.cells.filled === 0 || name.cells.share.wholeName > 0.5) return speaking;
  return speaking.map((one) => {
    if (one === name) return { ...one, said: { field: 'firstName', whose: 'deceased' } };
    return one === last ? { ...one, said: { field: 'lastName', whose: 'deceased' } } : one;
  });
}

/** "Middle name", "Отчество": it stands behind the first name, whosever that is. */
function middleNames(columns: readonly Seen[], fields: Fields): void {
  for (const { index, heading } of columns) {
    const before = fields.get(index - 1);
    const isFirst = before === 'firstName' || before === 'observerFirstName';
    if (isFirst && !fields.has(index) && saysMiddleName(heading)) fields.set(index, before);
  }
}

const OF_DECEASED: ReadonlySet<ImportField | undefined> = new Set<ImportField>(['name', 'firstName', 'lastName']);

/** A bare "Title" is of the name that follows it, else of the one before it. */
function tellWhoseTitle(columns: readonly Seen[], fields: Fields): void {
  for (const { index, said } of columns) {
    if (said.otherwise !== 'title' || !fields.has(index)) continue;
    const [after, before] = [fields.get(index + 1), fields.get(index - 1)];
    const isNamed = (field: ImportField | undefined) => OF_DECEASED.has(field) || field?.startsWith('observer');
    const ofDeceased = OF_DECEASED.has(isNamed(after) ? after : before);
    fields.set(index, ofDeceased ? 'title' : 'observerTitle');
  }
}

/** Year, month and day of the civil date, each in a column of its own. */
function dateParts(columns: readonly Seen[], fields: Fields): void {
  if (!isFree(fields, 'gregorianDate')) return;
  const parts = (['year', 'month', 'day'] as const).map((part) =>
    columns.filter(({ index, heading }) => !fields.has(index) && partOfDate(heading) === part),
  );
  if (parts.every((alike) => alike.length === 1))
    for (const [one] of parts) if (one) fields.set(one.index, 'gregorianDate');
}

/** A bare "Name" beside "Name of the deceased", or "First name" beside "Deceased", is of the one who observes. */
function isOthers(field: ImportField, { whose }: Heading, fields: Fields): boolean {
  if (whose !== null || ofObserver(field) === field) return false;
  const held = new Set(fields.values());
  if (field === 'name') return held.has('firstName') || held.has('lastName');
  return field !== 'hebrewName' && held.has('name');
}

export const canBeRead = (columns: readonly Column[]): boolean => hasNameAndDate(columns.map(({ field }) => field));
