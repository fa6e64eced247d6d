import type { ImportRow } from '@zikaron/contract';
import type { UnderstoodObserver, UnderstoodRow } from './understand-row.js';

export type RowState = ImportRow['state'];

/** A row with its place among the others. */
export interface PlacedRow extends UnderstoodRow {
  readonly state: RowState;
  /** The earlier row of the file that names the same person. */
  readonly sameAsRow: number | null;
  /** The record that already stands for this person. */
  readonly yahrzeitId: string | null;
}

/** A record that is already kept, with the observers it has. */
export interface KnownPerson {
  readonly id: string;
  readonly key: string;
  readonly day: string;
  /** The address and the name of each: an observer without an address is known by name. */
  readonly observers: ReadonlySet<string>;
}

/** One person: the name's key and the day. Two people of one name on different days stay two. */
const identity = (key: string, day: string) => `${key}|${day}`;

/** The day of death for comparing: the Hebrew one, since every record that can be observed has it. */
export const dayOf = (hebrew: { day: number; month: number; year: number | null } | null): string =>
  hebrew ? `${hebrew.day}.${hebrew.month}.${hebrew.year ?? ''}` : '';

/** Who observes: the address where there is one, else the name. */
export const observerKey = ({ email, name }: Pick<UnderstoodObserver, 'email' | 'name'>): string =>
  email ? email.toLowerCase() : name.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Finds rows that say again what an earlier row or an existing record says: `duplicate` (nothing new in the file),
 * `unchanged` (nothing new against the records), `merge` (the person is known, an observer is new), else `new`.
 */
export function findRepeats(rows: readonly UnderstoodRow[], known: readonly KnownPerson[]): PlacedRow[] {
  const records = new Map(known.map((person) => [identity(person.key, person.day), person]));
  const seen = new Map<string, { row: number; observers: Set<string> }>();
  return rows.map((row) => {
    if (row.issues.some(({ severity }) => severity === 'error')) return placed(row, 'error');
    const who = identity(row.key, dayOf(row.hebrew));
    const record = records.get(who) ?? null;
    const earlier = seen.get(who);
    const observers = row.observers.map(observerKey);
    const has = (key: string) => earlier?.observers.has(key) || record?.observers.has(key);
    const isNewObserver = observers.some((key) => !has(key));
    seen.set(who, {
      row: earlier?.row ?? row.row,
      observers: new Set([...(earlier?.observers ?? []), ...observers]),
    });
    if (earlier) return placed(row, isNewObserver ? 'merge' : 'duplicate', earlier.row, record?.id);
    if (record) return placed(row, isNewObserver ? 'merge' : 'unchanged', null, record.id);
    return placed(row, 'new');
  });
}

const placed = (
  row: UnderstoodRow,
  state: RowState,
  sameAsRow: number | null = null,
  yahrzeitId: string | null = null,
): PlacedRow => ({ ...row, state, sameAsRow, yahrzeitId });
