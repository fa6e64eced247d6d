import { hasNameAndDate, type ImportField } from '@zikaron/contract';
import { profileOf, type CellKind, type Profile } from './cell-kinds.js';
import { ofObserver, partOfDate, readHeading, type Heading } from './headings.js';

export interface Column {
  readonly index: number;
  readonly heading: string;
  readonly field: ImportField;
  /** Somebody said that it is to be left out. */
  readonly leftOut?: boolean;
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
  name: ['words'],
  firstName: ['words'],
  lastName: ['words'],
  observerName: ['words'],
  observerFirstName: ['words'],
  observerLastName: ['words'],
};

/** Cells that tell by themselves what a column holds, the most telling first. */
const TELLING: readonly (readonly [CellKind, ImportField])[] = [
  ['email', 'email'],
  ['hebrewDate', 'hebrewDate'],
  ['civilDate', 'gregorianDate'],
  ['phone', 'phone'],
  ['kinship', 'relationship'],
  ['calendarWord', 'observeBy'],
  ['hebrewMonth', 'hebrewMonth'],
];

/** Fields of a few words, which look like names as well. */
const OF_WORDS: ReadonlySet<ImportField> = new Set(['observeBy', 'relationship', 'hebrewMonth']);

/** Fields that several columns may hold; their cells are joined. */
const REPEATED: ReadonlySet<ImportField> = new Set([
  ...(['email', 'phone', 'mobilePhone', 'homePhone', 'notes', 'address', 'plaque', 'personDetails'] as const),
]);

const MOSTLY = 0.75;
const SELDOM = 0.3;

/** The columns of a table: cells decide, and headings vote. What is in doubt is left unused, and is asked. */
export function guessColumns(headings: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  const width = Math.max(headings.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    heading: headings[index]?.replace(/\s+/g, ' ').trim() || `Column ${index + 1}`,
    said: readHeading(headings[index] ?? ''),
    cells: profileOf(rows.map((cells) => cells[index] ?? '')),
  }));
  const fields = new Map<number, ImportField>();
  byHeadings(columns, fields);
  dateParts(columns, fields);
  byCells(columns, fields);
  return columns.map(({ index, heading }) => ({ index, heading, field: fields.get(index) ?? 'ignore' }));
}

interface Seen {
  readonly index: number;
  readonly heading: string;
  readonly said: Heading;
  readonly cells: Profile;
}
type Fields = Map<number, ImportField>;

const isFree = (fields: Fields, field: ImportField): boolean =>
  REPEATED.has(field) || ![...fields.values()].includes(field);

/** How well cells fit a field, between 0 and 1; of free text, and of a column without cells, anything does. */
function fits(field: ImportField, { filled, share }: Profile): number {
  const looks = LOOKS[field];
  return looks && filled > 0 ? Math.max(...looks.map((kind) => share[kind])) : 1;
}

/** Headings that say of whom they speak come first: beside a "Deceased first name", a "First name" is the observer's. */
function byHeadings(columns: readonly Seen[], fields: Fields): void {
  const speaking = columns.filter(({ said }) => said.field !== null);
  const silent = withLastNames(speaking.filter(({ said }) => said.whose === null));
  const inOrder = [
    ...speaking.filter(({ said }) => said.whose !== null),
    // "Yahrzeit Name" is of the deceased, beside a bare "Name".
    ...silent.filter(({ said, heading }) => said.field === 'name' && /yahr/i.test(heading)),
    ...silent.filter(({ said, heading }) => said.field !== 'name' || !/yahr/i.test(heading)),
  ];
  for (const { index, said, cells } of inOrder) {
    const field = said.field as ImportField;
    const wanted = isFree(fields, field) && !isOthers(field, said, fields) ? field : ofObserver(field);
    if (!isFree(fields, wanted)) continue;
    const better = telling(cells).find((one) => one !== wanted);
    if (fits(wanted, cells) < SELDOM || (better && OF_WORDS.has(better) && LOOKS[wanted]?.includes('words'))) {
      // Cells of another kind: "Hebrew date" above civil dates. Without a kind of their own they are left to people.
      if (better && isFree(fields, better)) fields.set(index, better);
    } else fields.set(index, wanted);
  }
}

/** "Nom, Prénom" and "Name, Vorname": the bare name beside a first name is the last name. */
function withLastNames(silent: readonly Seen[]): readonly Seen[] {
  const of = (field: ImportField) => silent.filter(({ said }) => said.field === field);
  const [[first], [name, another]] = [of('firstName'), of('name')];
  if (!first || !name || another || of('lastName').length > 0 || Math.abs(first.index - name.index) > 1) return silent;
  return silent.map((one) => (one === name ? { ...one, said: { ...one.said, field: 'lastName' as const } } : one));
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

const telling = ({ filled, share }: Profile): ImportField[] =>
  filled === 0 ? [] : TELLING.filter(([kind]) => share[kind] >= MOSTLY).map(([, field]) => field);

/** What headings left open. Two columns that could be one thing are both left open: a tie is asked. */
function byCells(columns: readonly Seen[], fields: Fields): void {
  const open = () => columns.filter(({ index, cells }) => !fields.has(index) && cells.filled > 0);
  for (const [kind, field] of TELLING) {
    const alike = open().filter(({ cells, said }) => said.field === null && cells.share[kind] >= MOSTLY);
    const [only, ...others] = alike;
    if (only && (others.length === 0 || REPEATED.has(field)) && isFree(fields, field)) fields.set(only.index, field);
  }
  places(open(), fields);
  names(
    open().filter(({ said }) => said.field === null),
    fields,
  );
}

/** A street, and after it a town, a state of two letters and a postcode, as they stand beside each other. */
function places(open: readonly Seen[], fields: Fields): void {
  const at = (index: number) => open.find((one) => one.index === index && one.said.field === null);
  const street = open.find(({ said, cells }) => said.field === null && cells.share.street >= MOSTLY);
  if (!street || !isFree(fields, 'city')) return;
  if (![...fields.values()].includes('address')) fields.set(street.index, 'address');
  const town = at(street.index + 1);
  const next = [at(street.index + 2), at(street.index + 3)];
  const code = next.find((one) => one && one.cells.share.postcode >= MOSTLY);
  if (!town || !code) return;
  fields.set(town.index, 'city');
  fields.set(code.index, 'postalCode');
  if (next[0] && next[0] !== code) fields.set(next[0].index, 'state');
}

/** Without headings, the first column of names is of the deceased; the second is of the one who can be reached. */
function names(open: readonly Seen[], fields: Fields): void {
  const held = new Set(fields.values());
  const named = open.filter(
    ({ cells }) =>
      cells.share.name >= 0.9 && cells.share.kinship < 0.5 && cells.share.calendarWord < 0.5 && cells.share.yesNo < 0.5,
  );
  const hebrew = named.find(({ cells }) => cells.share.hebrewScript >= MOSTLY);
  const latin = named.filter((one) => one !== hebrew);
  const isNamed = held.has('name') || held.has('firstName') || held.has('lastName');
  const [first, second] = latin.length > 0 ? latin : named;
  if (!isNamed && first) fields.set(first.index, 'name');
  if (!isNamed && hebrew && hebrew !== first) fields.set(hebrew.index, 'hebrewName');
  const reached = held.has('email') || held.has('phone') || held.has('relationship');
  if (!isNamed && second && second !== hebrew && reached && !held.has('observerName'))
    fields.set(second.index, 'observerName');
}

export const canBeRead = (columns: readonly Column[]): boolean => hasNameAndDate(columns.map(({ field }) => field));

const LOOSE_DATE = /^\D?\s*(\d{1,2})[./-](\d{1,2})[./-]\d{2,4}\s*\D?$/;

/**
 * Whether 3/4/1984 in this column is 4 March or 3 April: decided by the cells in which one number is over 12. Without
 * any, the order of the organization's country.
 */
export function dateOrderOf(cells: readonly string[], fallback: 'mdy' | 'dmy'): 'mdy' | 'dmy' {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of cells) {
    const [, first = '', second = ''] = LOOSE_DATE.exec(cell) ?? [];
    if (Number(first) > 12) dayFirst++;
    if (Number(second) > 12) monthFirst++;
  }
  if (dayFirst === monthFirst) return fallback;
  return dayFirst > monthFirst ? 'dmy' : 'mdy';
}
