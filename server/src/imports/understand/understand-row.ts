import { isEmailAddress, withoutTurns, type ImportField, type ImportIssue } from '@zikaron/contract';
import type { HebrewDate, YearlessHebrewDate } from '../../calendar/index.js';
import { nameInOrder, personKey } from './names.js';
import { isOfOneLifetime, kinshipOf, readObserver, type Kinship } from './relationships.js';
import { understandDates, type DateReading, type Finding } from './understand-dates.js';
import type { Column } from './columns.js';

export interface UnderstoodObserver {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly kinship: Kinship | null;
}

/** One row of the file, understood by itself; whether it says something new is decided against the others. */
export interface UnderstoodRow {
  readonly row: number;
  readonly cells: string[];
  readonly name: string;
  readonly key: string;
  readonly hebrewName: string | null;
  readonly personDetails: string | null;
  readonly plaque: string | null;
  readonly notes: string | null;
  readonly gregorianDate: string | null;
  readonly gregorianDerived: boolean;
  readonly hebrewDerived: boolean;
  readonly hebrew: HebrewDate | YearlessHebrewDate | null;
  readonly afterSunset: boolean | null;
  /** Null when the list does not say: then it is as the congregation keeps it. */
  readonly onHebrewCalendar: boolean | null;
  readonly observers: UnderstoodObserver[];
  readonly perpetual: boolean;
  readonly issues: ImportIssue[];
}

export type Reading = Omit<DateReading, 'isOfOneLifetime'>;

/** The columns that hold each field; found once, since it is asked some ten times for each row. */
export type Fields = ReadonlyMap<ImportField, readonly Column[]>;

export function fieldsOf(columns: readonly Column[]): Fields {
  const fields = new Map<ImportField, Column[]>();
  for (const column of columns) fields.set(column.field, [...(fields.get(column.field) ?? []), column]);
  return fields;
}

/** Reads one row by the given columns. It refuses nothing: what is wrong stands in `issues`, by column. */
export function understandRow(row: number, cells: string[], fields: Fields, reading: Reading): UnderstoodRow {
  const cell = (field: ImportField) => textOf(cells, fields, field);
  const headingOf = (field: ImportField) => fields.get(field)?.[0]?.heading ?? null;
  const issues: ImportIssue[] = [];
  const say = ({ field, ...issue }: Omit<Finding, 'field'> & { field: ImportField }) =>
    issues.push({ column: headingOf(field), ...issue });

  const name = nameIn(cells, fields);
  if (!name) say({ code: 'name_missing', severity: 'error', field: 'name', message: 'The row has no name' });
  const cellOfObserver = readObserver(cell('observerName'));
  const kinship = kinshipOf(cell('relationship')) ?? cellOfObserver.kinship;
  const dates = understandDates(
    {
      civil: cell('gregorianDate'),
      hebrew: cell('hebrewDate'),
      hebrewYear: cell('hebrewYear'),
      afterSunset: cell('afterSunset'),
    },
    { isOfOneLifetime: isOfOneLifetime(kinship), ...reading },
  );
  for (const issue of dates.issues) say(issue);
  const { addresses, wrong } = addressesOf(cell('email'));
  const observers = observersOf(cellOfObserver, addresses, kinship, cell('phone'), cell('address'));
  if (wrong)
    say({
      code: 'invalid_email',
      severity: 'warning',
      field: 'email',
      message: `"${wrong.slice(0, 60)}" is not an email address`,
    });
  if (addresses.length > 1)
    say({
      code: 'multiple_emails',
      severity: 'warning',
      field: 'email',
      message: 'Several addresses: each one becomes an observer',
    });
  if (observers.length && !addresses.length && !wrong)
    say({
      code: 'no_email',
      severity: 'info',
      field: 'email',
      message: 'No address: the observer will have a letter on paper',
    });
  // Of a list that has no place for them, the count of observers says it once.
  const namesObservers = fields.has('observerName') || fields.has('email');
  if (namesObservers && cellOfObserver.kind === 'blank' && !observers.length)
    say({
      code: 'no_observer',
      severity: 'warning',
      field: 'observerName',
      message: 'Nobody is named who would be reminded',
    });

  return {
    row,
    cells,
    name,
    key: personKey(name),
    hebrewName: cell('hebrewName') || null,
    personDetails: cell('personDetails') || null,
    plaque: cell('plaque') || null,
    notes: cell('notes') || null,
    gregorianDate: dates.gregorianDate,
    gregorianDerived: dates.gregorianDerived,
    hebrewDerived: dates.hebrewDerived,
    hebrew: dates.hebrew,
    afterSunset: dates.afterSunset,
    onHebrewCalendar: keptCalendar(cell('calendar')),
    observers,
    perpetual: cellOfObserver.kind === 'perpetual',
    issues,
  };
}

const CIVIL = /^(e|en|eng|english|civil|secular|gregorian)\b|^לועזי/i;

const keptCalendar = (cell: string): boolean | null => (cell ? !CIVIL.test(cell) : null);

/** The cells of a field, joined where several columns hold it; control characters become spaces, turns of direction go. */
function textOf(cells: readonly string[], fields: Fields, field: ImportField): string {
  let all = '';
  for (const { index } of fields.get(field) ?? []) {
    const text = withoutTurns(cells[index] ?? '')
      .replace(/\p{Cc}+/gu, ' ')
      .trim();
    if (text) all = all ? `${all}; ${text}` : text;
  }
  return all;
}

/** The name of the deceased in a row of these columns. */
export function nameIn(cells: readonly string[], fields: Fields): string {
  const cell = (field: ImportField) => textOf(cells, fields, field);
  const whole = nameInOrder(cell('name'));
  return (whole || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ')).slice(0, 200);
}

function addressesOf(cell: string): { addresses: string[]; wrong: string | null } {
  const parts = cell.split(/[;,\s]+/).filter(Boolean);
  const addresses = [...new Set(parts.filter(isEmailAddress).map((address) => address.toLowerCase()))];
  return { addresses, wrong: parts.find((part) => !isEmailAddress(part)) ?? null };
}

/** A household with two addresses is two observers of one name: both are written to. */
function observersOf(
  { kind, name }: ReturnType<typeof readObserver>,
  addresses: readonly string[],
  kinship: Kinship | null,
  phone: string,
  address: string,
): UnderstoodObserver[] {
  if (kind === 'none' || kind === 'perpetual') return [];
  if (kind === 'blank' && !addresses.length) return [];
  const about = { kinship, phone: phone.slice(0, 50) || null, address: address.slice(0, 500) || null };
  if (!addresses.length) return [{ name: name.slice(0, 200), email: null, ...about }];
  return addresses.map((email) => ({ name: (name || email).slice(0, 200), email, ...about }));
}
