import type { ImportChoice, ImportConflict, ImportRow } from '@zikaron/contract';
import { differences, saidBy, type Facts, type Said } from './find-conflict.js';
import type { UnderstoodObserver, UnderstoodRow } from './understand-row.js';

export type RowState = ImportRow['state'];

/** A row with its place among the others. */
export interface PlacedRow extends UnderstoodRow {
  readonly state: RowState;
  /** The earlier row of the file that names the same person. */
  readonly sameAsRow: number | null;
  /** The record that already stands for this person. */
  readonly yahrzeitId: string | null;
  readonly conflict: ImportConflict | null;
  readonly choice: ImportChoice | null;
}

/** A record that is already kept, with the observers it has. */
export interface KnownPerson extends Facts {
  readonly id: string;
  readonly key: string;
  /** The address and the name of each: an observer without an address is known by name. */
  readonly observers: ReadonlySet<string>;
}

/** What people decided about rows in conflict. */
export interface Settled {
  /** For rows of this file, by their number. */
  readonly choices: ReadonlyMap<number, ImportChoice>;
  /** For rows of earlier files that were imported, by their cells, with the record that came of it. */
  readonly earlier: ReadonlyMap<string, { choice: ImportChoice; yahrzeitId: string | null }>;
}

export const NOTHING_SETTLED: Settled = { choices: new Map(), earlier: new Map() };

/** The same row again: the same cells. */
export const cellsKey = (cells: readonly string[]): string => JSON.stringify(cells);

/** One person: the name's key and the day. Two people of one name on different days stay two, unless a person says otherwise. */
const identity = (key: string, day: string) => `${key}|${day}`;

/** The day of death for comparing: the Hebrew one, since every record that can be observed has it. */
export const dayOf = (hebrew: { day: number; month: number; year: number | null } | null): string =>
  hebrew ? `${hebrew.day}.${hebrew.month}.${hebrew.year ?? ''}` : '';

/** Who observes: the address where there is one, else the name. */
export const observerKey = ({ email, name }: Pick<UnderstoodObserver, 'email' | 'name'>): string =>
  email ? email.toLowerCase() : name.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whom a row may speak of: a record, or the first row of the file that named the person. */
interface Subject {
  row: number | null;
  yahrzeitId: string | null;
  readonly observers: Set<string>;
  said: Said;
}

/**
 * Finds rows that speak of somebody who is there: in the file (`duplicate`: nothing new), in the records (`unchanged`), or
 * with a new observer (`merge`); `changed` when the file's words are to replace the others, `skipped` when the row is left
 * out; else `new`. What contradicts is a conflict; where nobody chose, what is there is kept, and another day is another person.
 */
export function findRepeats(
  rows: readonly UnderstoodRow[],
  known: readonly KnownPerson[],
  settled: Settled = NOTHING_SETTLED,
): PlacedRow[] {
  const placing = new Placing(known, settled);
  return rows.map((row) => placing.place(row));
}

class Placing {
  private readonly byId = new Map<string, Subject>();
  private readonly byPerson = new Map<string, Subject>();
  private readonly byName = new Map<string, Subject>();

  constructor(
    known: readonly KnownPerson[],
    private readonly settled: Settled,
  ) {
    for (const person of known) {
      const said = saidBy(person);
      const subject = { row: null, yahrzeitId: person.id, observers: new Set(person.observers), said };
      this.byId.set(person.id, subject);
      this.register(person.key, dayOf(person.hebrew), subject);
    }
  }

  place(row: UnderstoodRow): PlacedRow {
    if (row.issues.some(({ severity }) => severity === 'error')) return { ...row, ...ALONE, state: 'error' };
    const choice = this.settled.choices.get(row.row) ?? null;
    const again = choice ? null : this.placedAsBefore(row);
    if (again) return again;

    const subject = this.byPerson.get(identity(row.key, dayOf(row.hebrew))) ?? this.byName.get(row.key);
    if (!subject) return this.asNew(row, null, choice);
    return this.beside(row, subject, choice);
  }

  /** A row that was settled in an earlier file changes nothing a second time. */
  private placedAsBefore(row: UnderstoodRow): PlacedRow | null {
    if (this.settled.earlier.size === 0) return null;
    const before = this.settled.earlier.get(cellsKey(row.cells));
    if (!before) return null;
    if (before.choice === 'skip') return { ...row, ...ALONE, state: 'skipped', choice: 'skip' };
    const subject = before.yahrzeitId === null ? undefined : this.byId.get(before.yahrzeitId);
    if (!subject) return null;
    return { ...this.attached(row, subject, stateWhenKept(row, subject)), choice: before.choice };
  }

  private beside(row: UnderstoodRow, subject: Subject, choice: ImportChoice | null): PlacedRow {
    const kind = this.byPerson.has(identity(row.key, dayOf(row.hebrew))) ? 'sameDay' : 'otherDay';
    const kept = stateWhenKept(row, subject);
    const fields = differences(subject.said, saidBy(row));
    if (kind === 'sameDay' && fields.length === 0 && kept !== 'duplicate') return this.attached(row, subject, kept);

    const usual = kind === 'sameDay' ? 'keep' : 'separate';
    const conflict = { kind, row: subject.row, yahrzeitId: subject.yahrzeitId, fields, usual, kept } as const;
    switch (choice ?? usual) {
      case 'skip':
        return { ...row, ...ALONE, state: 'skipped', conflict, choice };
      case 'separate':
        return this.asNew(row, conflict, choice);
      case 'keep':
        return { ...this.attached(row, subject, kept), conflict, choice };
      case 'file':
        return { ...this.attached(this.taken(row, subject), subject, 'changed'), conflict, choice };
    }
  }

  private taken(row: UnderstoodRow, subject: Subject): UnderstoodRow {
    const told = Object.entries(saidBy(row)).filter(([, value]) => value !== null && value !== false);
    subject.said = { ...subject.said, ...Object.fromEntries(told) };
    return row;
  }

  private attached(row: UnderstoodRow, subject: Subject, state: RowState): PlacedRow {
    const placed = { ...row, ...ALONE, state, sameAsRow: subject.row, yahrzeitId: subject.yahrzeitId };
    subject.row ??= row.row;
    for (const observer of row.observers) subject.observers.add(observerKey(observer));
    this.register(row.key, dayOf(row.hebrew), subject);
    return placed;
  }

  private asNew(row: UnderstoodRow, conflict: ImportConflict | null, choice: ImportChoice | null): PlacedRow {
    const observers = new Set(row.observers.map(observerKey));
    this.register(row.key, dayOf(row.hebrew), { row: row.row, yahrzeitId: null, observers, said: saidBy(row) });
    return { ...row, ...ALONE, state: 'new', conflict, choice };
  }

  /** The first of a name and day stands for it. */
  private register(key: string, day: string, subject: Subject): void {
    const person = identity(key, day);
    if (!this.byPerson.has(person)) this.byPerson.set(person, subject);
    if (!this.byName.has(key)) this.byName.set(key, subject);
  }
}

const ALONE = { sameAsRow: null, yahrzeitId: null, conflict: null, choice: null } as const;

function stateWhenKept(row: UnderstoodRow, subject: Subject): 'merge' | 'duplicate' | 'unchanged' {
  if (row.observers.some((observer) => !subject.observers.has(observerKey(observer)))) return 'merge';
  return subject.row === null ? 'unchanged' : 'duplicate';
}
