import { isEmailAddress, type ImportField, type ImportIssue } from '@zikaron/contract';
import type { HebrewDate, YearlessHebrewDate } from '../calendar/index.js';
import { nameInOrder, personKey } from './names.js';
import { isOfOneLifetime, kinshipOf, readObserver, type Kinship } from './relationships.js';
import { understandDates, type DateReading, type Found } from './understand-dates.js';
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

/** Reads one row by the given columns. It refuses nothing: what is wrong stands in `issues`, by column. */
export function understandRow(
  row: number,
  cells: string[],
  columns: readonly Column[],
  reading: Reading,
): UnderstoodRow {
  const cell = (field: ImportField) => textOf(cells, columns, field);
  const headingOf = (field: ImportField) => columns.find((column) => column.field === field)?.heading ?? null;
  const issues: ImportIssue[] = [];
  const say = ({ field, ...issue }: Omit<Found, 'field'> & { field: ImportField }) =>
    issues.push({ ...issue, column: headingOf(field) });

  const name = nameIn(cells, columns);
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
    { ...reading, isOfOneLifetime: isOfOneLifetime(kinship) },
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
  if (cellOfObserver.kind === 'blank' && !observers.length)
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

/** The cells of a field, joined where several columns hold it; control characters become spaces. */
function textOf(cells: readonly string[], columns: readonly Column[], field: ImportField): string {
  return columns
    .filter((column) => column.field === field)
    .map(({ index }) => (cells[index] ?? '').replace(/\p{Cc}+/gu, ' ').trim())
    .filter(Boolean)
    .join('; ');
}

/** The name of the deceased in a row of these columns. */
export function nameIn(cells: readonly string[], columns: readonly Column[]): string {
  const cell = (field: ImportField) => textOf(cells, columns, field);
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
