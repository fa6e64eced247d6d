import { keysOf, type ImportChoice, type ImportConflict } from '@zikaron/contract';
import { deceasedKey } from '../understand/names.js';
import { DATE_FIELDS, differences, type KnownPerson, type Said } from './find-conflict.js';

/**
 * A person whom an earlier file of the list named under an id of its own: what it said then, and the record as it is now.
 * `said` is null for a record that is named by the house's own id and by no file before: who changed what is not known.
 */
export interface ListedPerson {
  readonly said: readonly SaidByRow[] | null;
  readonly record: KnownPerson;
  /** Somebody has deleted the record here. */
  readonly isArchived: boolean;
}

/** What one row said: a list with a row for each observer names a person as often, and its rows may contradict each other. */
export interface SaidByRow {
  readonly said: Said;
  /** By whom the row is told from the others, by `namesOf`. */
  readonly observers: string;
}

/** Those who observe, as one text. */
export const namesOf = (observers: readonly { name: string; email: string | null }[]): string =>
  observers.map(({ name, email }) => (email ?? name).toLowerCase()).join();

/** What a later file changes: the fields that it says otherwise than before, and of them those that the record says otherwise too. */
export interface ChangedInList {
  readonly kind: 'inStep' | 'bothChanged' | 'otherPerson';
  readonly fields: ImportConflict['fields'];
  /** Fields that only the list has changed. */
  readonly ofList: readonly string[];
}

/**
 * Compares three: what the list said last, in the row of the same observers or else in any, what it says now, and the record. Null
 * when the list has changed nothing that the record does not say already: what was mended by hand here stays. Dates are one thing.
 */
export function changedInList(
  said: ListedPerson['said'],
  { said: now, observers }: SaidByRow,
  record: Said,
): ChangedInList | null {
  if (!said) {
    const fields = differences(record, now);
    return fields.length > 0 ? { kind: 'bothChanged', fields, ofList: [] } : null;
  }
  const own = said.filter((row) => row.observers === observers);
  const before = own.length > 0 ? own : said;
  const changed = before.map((row) => new Set(differences(row.said, now).map(({ field }) => together(field))));
  const fields = differences(record, now).filter(({ field }) => changed.every((of) => of.has(together(field))));
  if (fields.length === 0) return null;
  if (
    before.every(
      (row) => deceasedKey(row.said.name) !== deceasedKey(now.name) && row.said.hebrewDate !== now.hebrewDate,
    )
  )
    return { kind: 'otherPerson', fields, ofList: [] };
  const here = new Set(
    keysOf(record)
      .filter((field) => said.every((row) => row.said[field] !== record[field]))
      .map((field) => together(field)),
  );
  const ofList = fields.map(({ field }) => field).filter((field) => !here.has(together(field)));
  return { kind: ofList.length === fields.length ? 'inStep' : 'bothChanged', fields, ofList };
}

const together = (field: string): string => (DATE_FIELDS.includes(field) ? 'date' : field);

/** What is done when nobody chooses: the list's own changes are followed, a record that was changed here too is asked about. */
export const USUAL: Record<ChangedInList['kind'], ImportChoice> = {
  inStep: 'file',
  bothChanged: 'keep',
  otherPerson: 'separate',
};
