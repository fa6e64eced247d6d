import type { ImportChoice, ImportConflict, ImportRow } from '@zikaron/contract';
import { differences, saidBy, type KnownPerson, type Said } from './find-conflict.js';
import { changedInList, namesOf, USUAL, type ListedPerson } from './in-step.js';
import { contactKey, usualFor, type ContactThatDiffers } from './contacts-that-differ.js';
import { SaidOfContacts } from './said-of-contacts.js';
import {
  changedInObserver,
  listedKey,
  observerOf,
  OBSERVER_FIELDS,
  reachedBy,
  type ListedObserver,
} from './observers-in-step.js';
import type { UnderstoodObserver, UnderstoodRow } from '../understand/understand-row.js';

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
  /** Of a `changed` row: the fields that the record takes from it; null for all that it says. */
  readonly take: readonly string[] | null;
}

/** What people chose for rows of earlier files that were imported, by their cells, with the record that came of it. */
export interface SettledEarlier {
  readonly rows: ReadonlyMap<string, Settled>;
  /** What was chosen about contacts that are reached otherwise here, by `contactKey`. */
  readonly contacts: ReadonlyMap<string, ImportChoice>;
}
export interface Settled {
  readonly choice: ImportChoice;
  readonly yahrzeitId: string | null;
}

/** The same row again: the same cells. */
export const cellsKey = (cells: readonly string[]): string => JSON.stringify(cells);

/** The day of death for comparing: the Hebrew one, since every record that can be observed has it. */
const dayOf = (hebrew: { day: number; month: number; year: number | null } | null): string =>
  hebrew ? `${hebrew.day}.${hebrew.month}.${hebrew.year ?? ''}` : '';

/** Who observes: the address where there is one, else the name. */
export const observerKey = ({
  email,
  name,
  contact,
}: Pick<UnderstoodObserver, 'email' | 'name' | 'contact'>): string => {
  if (contact) return contact.key;
  return email ? email.toLowerCase() : name.toLowerCase().replace(/\s+/g, ' ').trim();
};

/** Whom a row may speak of: a record, or the first row of the file that named the person. */
interface Subject {
  row: number | null;
  readonly yahrzeitId: string | null;
  readonly observers: Set<string>;
  /** Those of them whom rows of the file have named. */
  readonly told: Set<string>;
  said: Said;
  /** The civil date that a record has from its Hebrew one: who says it again contradicts nothing. */
  readonly workedOut: string | null;
}

/** All who bear one name. Two people of one name on different days stay two, unless a person says otherwise. */
interface Namesakes {
  readonly records: Subject[];
  /** The first of a day stands for it, and the first of all for the name. */
  readonly byDay: Map<string, Subject>;
}

/**
 * Finds rows that speak of somebody who is there: in the file (`duplicate`: nothing new), in the records (`unchanged`), or
 * with a new observer (`merge`); `changed` when the file's words are to replace the others, `skipped` when the row is left
 * out; else `new`. What contradicts is a conflict; where nobody chose, what is there is kept, and another day is another person.
 *
 * Rows are placed batch by batch, in the order of the file. Only rows of one name concern each other, so what was said
 * of a name is kept no longer than rows of it are still to come.
 */
export class Placing {
  private readonly names = new Map<string, Namesakes>();
  private before: ListedBefore = NOBODY_LISTED;
  /** What was chosen about contacts that are reached otherwise here, by `contactKey`: asked once, for all rows that name them. */
  private readonly ofContacts: Map<string, ImportChoice>;
  private readonly said = new SaidOfContacts();
  /** Observers of whom a row has said already what the list changed. */
  private readonly followed = new Set<string>();
  /** Records of this batch that were found by an id of the list, under a name of their own. */
  private readonly listedSubjects = new Map<string, Subject>();

  /** `left` says how many rows of each name are to come, and is counted down. */
  constructor(
    private readonly left: Map<string, number>,
    private readonly earlier: SettledEarlier = { rows: new Map(), contacts: new Map() },
  ) {
    this.ofContacts = new Map(earlier.contacts);
  }

  /** The names in these rows whose records have to be known before the rows are placed. */
  newNames(rows: readonly UnderstoodRow[]): string[] {
    return [...new Set(rows.map(({ key }) => key))].filter((key) => !this.names.has(key));
  }

  /** Places the next rows, each with what a person chose for it. `known` are the records of their new names, the oldest first. */
  place(
    rows: readonly UnderstoodRow[],
    known: readonly KnownPerson[],
    choices: ReadonlyMap<number, ImportChoice> = new Map(),
    before: ListedBefore = NOBODY_LISTED,
  ): PlacedRow[] {
    this.before = before;
    this.listedSubjects.clear();
    for (const person of known) {
      const subject = subjectOf(person);
      this.register(person.key, dayOf(person.hebrew), subject).records.push(subject);
    }
    return rows.map((row) => {
      const place = this.placeWithContacts(row, choices.get(row.row) ?? null);
      this.passed(row.key);
      return this.besideEarlierRows(place, row.observers);
    });
  }

  /** Of whom nothing is asked, what earlier rows said otherwise is remarked. */
  private besideEarlierRows(place: PlacedRow, understood: readonly UnderstoodObserver[]): PlacedRow {
    if (!FOLLOWED.includes(place.state)) return place;
    const isAsked = (at: number) => place.observers[at]?.contact || this.before.differing.has(understood[at]!);
    const issues = this.said.remarks(
      place.row,
      understood.filter((_, at) => !isAsked(at)),
    );
    return issues.length > 0 ? { ...place, issues: [...place.issues, ...issues] } : place;
  }

  /** Who observes and is reached otherwise here is asked about, in the first row that says so. */
  private placeWithContacts(row: UnderstoodRow, choice: ImportChoice | null): PlacedRow {
    const differing = row.observers.flatMap((observer) => this.before.differing.get(observer) ?? []);
    if (differing.length === 0) return this.placeWithObserver(row, choice);
    const fields = differing.flatMap((one) => one.fields).filter((field) => !this.ofContacts.has(contactKey(field)));
    const usual = usualFor(fields, differing);
    const meant = (observer: UnderstoodObserver) =>
      meantHere(
        observer,
        this.before.differing.get(observer),
        (field) => this.ofContacts.get(contactKey(field)) ?? choice ?? usual,
      );
    const place = this.placeWithObserver({ ...row, observers: row.observers.map(meant) }, choice);
    if (fields.length === 0 || !FOLLOWED.includes(place.state)) return place;
    for (const field of fields) this.ofContacts.set(contactKey(field), choice ?? usual);
    return withContacts(place, fields, usual, choice);
  }

  /** An observer whom the list named before is the contact that they were, whatever their address is now. */
  private placeWithObserver(row: UnderstoodRow, choice: ImportChoice | null): PlacedRow {
    const observer = observerOf(row);
    const key = observer && listedKey(row.observerId ?? '', observer.name);
    const before = key === null ? undefined : this.before.observers.get(key);
    if (!observer || key === null || !before) return this.placeOne(row, choice);
    const contact = { id: before.contactId, key: observerKey({ name: before.name, email: before.now.email }) };
    const place = this.placeOne({ ...row, observers: [{ ...observer, contact }] }, choice);
    const changed = changedInObserver(before, reachedBy(observer), row);
    if (!changed || this.followed.has(key) || !FOLLOWED.includes(place.state)) return place;
    if (place.conflict && !IN_STEP.includes(place.conflict.kind)) return place;
    this.followed.add(key);
    return alsoChanged(place, changed, choice);
  }

  private placeOne(row: UnderstoodRow, choice: ImportChoice | null): PlacedRow {
    if (row.leftOut) return placed(row, 'leftOut');
    if (row.issues.some(({ severity }) => severity === 'error'))
      return placed(row, choice === 'skip' ? 'skipped' : 'error', { choice });
    const before = row.personId === null ? undefined : this.before.listed.get(row.personId);
    if (before) return this.inStep(row, before, choice);
    const again = choice ? null : this.placedAsBefore(row);
    if (again) return again;

    const { sameDay, sameName } = this.found(row);
    const subject = sameDay ?? sameName;
    if (!subject && choice === 'skip') return placed(row, 'skipped', { choice });
    if (!subject) return this.asNew(row, null, choice);
    return this.beside(row, subject, sameDay ? 'sameDay' : 'otherDay', choice);
  }

  /** A person whom the list named before, under the same id: only what the list has changed since is looked at. */
  private inStep(
    row: UnderstoodRow,
    { said, record, isArchived }: ListedPerson,
    choice: ImportChoice | null,
  ): PlacedRow {
    if (isArchived) return this.deletedHere(row, record.id, choice);
    const subject = this.subjectOfRecord(record);
    const kept = stateWhenKept(row, subject);
    const changed = changedInList(said, { said: saidBy(row), observers: namesOf(row.observers) }, subject.said);
    const fields = changed?.fields.filter(({ field, file }) => field !== 'gregorianDate' || file !== subject.workedOut);
    if (!changed || !fields?.length)
      return choice === 'skip' ? placed(row, 'skipped', { choice }) : this.attached(row, subject, kept);

    const { kind, ofList } = changed;
    const usual = USUAL[kind];
    const whenKept = kind === 'bothChanged' && ofList.length > 0 ? 'changed' : kept;
    const conflict: ImportConflict = { kind, row: null, yahrzeitId: record.id, fields, usual, kept: whenKept };
    const decided = choice ?? usual;
    if (decided === 'skip') return placed(row, 'skipped', { conflict, choice });
    if (decided === 'separate') return this.asNew(row, conflict, choice);

    const unasked = kind === 'bothChanged' ? ofList : [];
    const take = decided === 'file' ? fields.map(({ field }) => field) : unasked;
    for (const { field, file } of fields)
      if (take.includes(field)) subject.said = { ...subject.said, [field]: asSaid(field, file) };
    return { ...this.attached(row, subject, take.length > 0 ? 'changed' : kept), ...{ conflict, choice, take } };
  }

  /** Somebody deleted the record here, and the list still has the person: the record stays deleted, unless somebody says otherwise. */
  private deletedHere(row: UnderstoodRow, yahrzeitId: string, choice: ImportChoice | null): PlacedRow {
    const conflict: ImportConflict = {
      ...{ kind: 'deletedHere', row: null, yahrzeitId, fields: [], usual: 'skip', kept: 'skipped' },
    };
    if (choice === 'separate') return this.asNew(row, conflict, choice);
    return placed(row, 'skipped', { conflict, choice });
  }

  private subjectOfRecord(record: KnownPerson): Subject {
    const registered = this.names.get(record.key)?.records.find(({ yahrzeitId }) => yahrzeitId === record.id);
    const subject = registered ?? this.listedSubjects.get(record.id) ?? subjectOf(record);
    this.listedSubjects.set(record.id, subject);
    return subject;
  }

  private found({ key, hebrew }: UnderstoodRow): { sameDay: Subject | undefined; sameName: Subject | undefined } {
    const byDay = this.names.get(key)?.byDay;
    const [sameName] = byDay?.values() ?? [];
    return { sameDay: byDay?.get(dayOf(hebrew)), sameName };
  }

  /** A row that was settled in an earlier file changes nothing a second time. */
  private placedAsBefore(row: UnderstoodRow): PlacedRow | null {
    if (this.earlier.rows.size === 0) return null;
    const before = this.earlier.rows.get(cellsKey(row.brought ?? row.cells));
    if (!before) return null;
    if (before.choice === 'skip') return placed(row, 'skipped', { choice: 'skip' });
    const records = this.names.get(row.key)?.records ?? [];
    const subject = records.find(({ yahrzeitId }) => yahrzeitId === before.yahrzeitId);
    if (!subject) return null;
    return { ...this.attached(row, subject, stateWhenKept(row, subject)), choice: before.choice };
  }

  private beside(
    row: UnderstoodRow,
    subject: Subject,
    kind: ImportConflict['kind'],
    choice: ImportChoice | null,
  ): PlacedRow {
    const kept = stateWhenKept(row, subject);
    const fields = differences(subject.said, saidBy(row)).filter(
      ({ field, file }) => field !== 'gregorianDate' || file !== subject.workedOut,
    );
    if (kind === 'sameDay' && fields.length === 0 && kept !== 'duplicate')
      return choice === 'skip' ? placed(row, 'skipped', { choice }) : this.attached(row, subject, kept);

    const usual = kind === 'sameDay' ? 'keep' : 'separate';
    const conflict: ImportConflict = { kind, row: subject.row, yahrzeitId: subject.yahrzeitId, fields, usual, kept };
    switch (choice ?? usual) {
      case 'skip':
        return placed(row, 'skipped', { conflict, choice });
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
    const attached = placed(row, state, { sameAsRow: subject.row, yahrzeitId: subject.yahrzeitId });
    subject.row ??= row.row;
    if (this.isLast(row)) return attached;
    for (const observer of row.observers) {
      subject.observers.add(observerKey(observer));
      subject.told.add(observerKey(observer));
    }
    this.register(row.key, dayOf(row.hebrew), subject);
    return attached;
  }

  private asNew(row: UnderstoodRow, conflict: ImportConflict | null, choice: ImportChoice | null): PlacedRow {
    const added = placed(row, 'new', { conflict, choice });
    if (this.isLast(row)) return added;
    const observers = new Set(row.observers.map(observerKey));
    const said = saidBy(row);
    const subject = { row: row.row, yahrzeitId: null, observers, told: new Set(observers), said, workedOut: null };
    this.register(row.key, dayOf(row.hebrew), subject);
    return added;
  }

  /** Whether no row of this name is to come, which is so of most names at once: then nobody asks what was said of it. */
  private isLast({ key }: UnderstoodRow): boolean {
    return (this.left.get(key) ?? 0) <= 1;
  }

  private register(key: string, day: string, subject: Subject): Namesakes {
    const namesakes = this.names.get(key) ?? { records: [], byDay: new Map<string, Subject>() };
    if (!namesakes.byDay.has(day)) namesakes.byDay.set(day, subject);
    this.names.set(key, namesakes);
    return namesakes;
  }

  /** Forgets a name with its last row. */
  private passed(key: string): void {
    const left = (this.left.get(key) ?? 0) - 1;
    this.left.set(key, left);
    if (left > 0) return;
    this.left.delete(key);
    this.names.delete(key);
  }
}

const subjectOf = (person: KnownPerson): Subject => ({
  row: null,
  yahrzeitId: person.id,
  observers: new Set(person.observers),
  told: new Set<string>(),
  said: saidBy(person),
  workedOut: person.gregorianDerived ? person.gregorianDate : null,
});

/** A value of a conflict, which is all text, as it is said. */
const asSaid = (field: string, text: string): string | boolean =>
  field === 'afterSunset' || field === 'perpetual' ? text === 'true' : text;

/** What earlier files said of people, and of those who observe, by their ids; and whose contact here says otherwise. */
export interface ListedBefore {
  readonly listed: ReadonlyMap<string, ListedPerson>;
  readonly observers: ReadonlyMap<string, ListedObserver>;
  readonly differing: ReadonlyMap<UnderstoodObserver, ContactThatDiffers>;
}
const NOBODY_LISTED: ListedBefore = { listed: new Map(), observers: new Map(), differing: new Map() };

/** Rows that are written, and so may change where their observer is reached. */
const FOLLOWED: readonly RowState[] = ['new', 'merge', 'changed', 'duplicate', 'unchanged'];
const IN_STEP: readonly ImportConflict['kind'][] = ['inStep', 'bothChanged'];

/** A row that changes where its observer is reached, beside what it says of the person: both are shown, and decided, as one. */
function alsoChanged(
  place: PlacedRow,
  { fields: ofObserver, ofList }: NonNullable<ReturnType<typeof changedInObserver>>,
  choice: ImportChoice | null,
): PlacedRow {
  const isAsked = place.conflict?.kind === 'bothChanged' || ofList.length < ofObserver.length;
  const kind = isAsked ? 'bothChanged' : 'inStep';
  const fields = [...(place.conflict?.fields ?? []), ...ofObserver];
  const usual = USUAL[kind];
  const takesAll = (choice ?? usual) === 'file';
  const take = takesAll ? fields.map(({ field }) => field) : [...(place.take ?? []), ...(isAsked ? ofList : [])];
  const whenKept = isAsked && ofList.length > 0 ? changedState(place.state) : (place.conflict?.kept ?? place.state);
  const conflict: ImportConflict = {
    ...{ kind, fields, usual, kept: whenKept },
    ...{ row: place.sameAsRow, yahrzeitId: place.yahrzeitId },
  };
  const state = take.length > 0 ? changedState(place.state) : place.state;
  return { ...place, state, conflict, choice, take };
}

/** The contact that an observer is, unless another address is to make a second one. */
function meantHere(
  observer: UnderstoodObserver,
  differs: ContactThatDiffers | undefined,
  chosen: (field: ImportConflict['fields'][number]) => ImportChoice,
): UnderstoodObserver {
  const address = differs?.fields.find(({ field }) => field === OBSERVER_FIELDS.email);
  if (!differs || !address || chosen(address) === 'separate') return observer;
  return { ...observer, contact: { id: differs.id, key: observerKey(differs) } };
}

/** A row whose observers are reached otherwise here; what it says otherwise of the person is decided with it. */
function withContacts(
  place: PlacedRow,
  fields: ImportConflict['fields'],
  usual: ImportChoice,
  choice: ImportChoice | null,
): PlacedRow {
  const { conflict } = place;
  if (conflict && IN_STEP.includes(conflict.kind)) return alsoChanged(place, { fields, ofList: [] }, choice);
  if (conflict) {
    const both = { ...place, conflict: { ...conflict, fields: [...conflict.fields, ...fields] } };
    // Two people who died, whom one contact remembers: that one keeps both telephones.
    return choice === 'separate' ? { ...both, take: [OBSERVER_FIELDS.phone] } : both;
  }
  const takes =
    choice === 'file' || (choice === 'separate' && fields.every(({ field }) => field === OBSERVER_FIELDS.phone));
  const { state: kept, sameAsRow: row, yahrzeitId } = place;
  return {
    ...{
      ...place,
      state: takes ? changedState(kept) : kept,
      choice,
      take: takes ? fields.map(({ field }) => field) : [],
    },
    conflict: { kind: 'contactDiffers', row, yahrzeitId, fields, usual, kept },
  };
}

const changedState = (state: RowState): RowState => (state === 'new' ? 'new' : 'changed');

type RepeatOf = Pick<PlacedRow, 'sameAsRow' | 'yahrzeitId' | 'conflict' | 'choice' | 'take'>;

/** The row comes last: to add to an object after it was copied costs fifteen times as much, and five times the memory. */
const placed = (
  row: UnderstoodRow,
  state: RowState,
  { sameAsRow = null, yahrzeitId = null, conflict = null, choice = null, take = null }: Partial<RepeatOf> = {},
): PlacedRow => ({ state, sameAsRow, yahrzeitId, conflict, choice, take, ...row });

/** A list with a row for each observer names a person as often as they have observers: none of these rows says it twice. */
function stateWhenKept(row: UnderstoodRow, subject: Subject): 'merge' | 'duplicate' | 'unchanged' {
  if (row.observers.some((observer) => !subject.observers.has(observerKey(observer)))) return 'merge';
  const namesAnother = row.observers.some((observer) => !subject.told.has(observerKey(observer)));
  return subject.row === null || namesAnother ? 'unchanged' : 'duplicate';
}
