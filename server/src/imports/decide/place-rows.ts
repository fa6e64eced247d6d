import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { withAddressesOfContacts } from './addresses-of-contacts.js';
import { besideContacts } from './contacts-that-differ.js';
import { observersBefore } from './observers-in-step.js';
import { Placing, type ListedBefore, type PlacedRow } from './placing.js';
import type { Lines } from '../understand/fold-observers.js';
import { understoodAhead } from '../understand/understood-ahead.js';
import { settledEarlier } from './kept-rows.js';
import { listedBefore } from './listed-before.js';
import { knownPeople } from './known-people.js';
import type { UnderstoodRow } from '../understand/understand-row.js';
import type { Reader, Survey } from '../understand/understand-table.js';

/**
 * Understands the lines of an import, which were surveyed, and places them against the records as they are now, batch by
 * batch in the order of the file. Records that the import itself has made meanwhile are not among those.
 */
export async function* placedRows(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  lines: Lines,
  { names }: Survey,
  read: Reader,
): AsyncGenerator<PlacedRow[]> {
  const placing = new Placing(names, await settledEarlier(db, org));
  for await (const { batch, rows: understood } of understoodAhead(lines, read)) {
    const { rows, before } = await besideRecords(db, org, importId, understood);
    const known = await knownPeople(db, org, importId, placing.newNames(rows));
    const choices = batch.flatMap(({ row, choice }) => (choice ? [[row, choice] as const] : []));
    yield placing.place(rows, known, new Map(choices), before);
  }
}

/** Places rows that were understood elsewhere, and of which nobody has chosen anything yet. */
export async function* placed(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  understood: AsyncIterable<readonly UnderstoodRow[]>,
  names: Map<string, number>,
): AsyncGenerator<PlacedRow[]> {
  const placing = new Placing(names, await settledEarlier(db, org));
  for await (const brought of understood) {
    const { rows, before } = await besideRecords(db, org, importId, brought);
    const known = await knownPeople(db, org, importId, placing.newNames(rows));
    yield placing.place(rows, known, new Map(), before);
  }
}

/** The rows, what earlier files said of whom they name, and who of those who observe is reached otherwise here. */
async function besideRecords(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  understood: readonly UnderstoodRow[],
): Promise<{ rows: readonly UnderstoodRow[]; before: ListedBefore }> {
  const addressed = await withAddressesOfContacts(db, org, importId, understood);
  const before = await listedIn(db, org, importId, addressed);
  const { rows, differing } = await besideContacts(db, org, importId, addressed, before.observers);
  return { rows, before: { ...before, differing } };
}

async function listedIn(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly UnderstoodRow[],
): Promise<Omit<ListedBefore, 'differing'>> {
  const listed = await listedBefore(db, org, importId, idsOf(rows));
  return { listed, observers: await observersBefore(db, org, importId, rows) };
}

const idsOf = (rows: readonly UnderstoodRow[]): string[] => [
  ...new Set(rows.flatMap(({ personId }) => personId ?? [])),
];
