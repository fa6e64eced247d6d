import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { personKey } from '../understand/names.js';
import type { UnderstoodRow } from '../understand/understand-row.js';

/** The contacts of one name that the congregation keeps. */
interface OfOneName {
  readonly key: string;
  readonly contacts: number;
  /** Of the only one. */
  readonly address: string | null;
}

/**
 * Rows that say "see Ann Hart" in place of a street, with the address of the contact of that name, where the list has none:
 * if the congregation keeps one contact of that name, and only one. Those that this import makes do not count.
 */
export async function withAddressesOfContacts(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  rows: readonly UnderstoodRow[],
): Promise<readonly UnderstoodRow[]> {
  const names = new Set(rows.flatMap(({ livesWith }) => (livesWith ? [personKey(livesWith)] : [])));
  if (names.size === 0) return rows;
  const found: OfOneName[] = await db.query(
    `SELECT person_key(name) AS key, count(*)::int AS contacts, min(address) AS address FROM contact
      WHERE organization_id = $1 AND import_id IS DISTINCT FROM $2 AND person_key(name) = ANY ($3) GROUP BY 1`,
    [org, importId, [...names]],
  );
  const byName = new Map(found.map((one) => [one.key, one]));
  return rows.map((row) =>
    row.livesWith ? atAddressOf(row, row.livesWith, byName.get(personKey(row.livesWith))) : row,
  );
}

function atAddressOf(row: UnderstoodRow, whose: string, known: OfOneName | undefined): UnderstoodRow {
  if (!known) return row;
  if (known.contacts > 1)
    return remarked(
      row,
      `"${whose}": ${known.contacts} contacts are called so, and no address was taken`,
      'address_of_several',
    );
  const { address } = known;
  if (!address) return row;
  const observers = row.observers.map((one) => ({ ...one, address: one.address ?? address }));
  return remarked({ ...row, observers }, `"${whose}": the address of that contact was taken`, 'address_of_contact');
}

/** What was said of the hint in place of a street is said otherwise. */
const remarked = (row: UnderstoodRow, message: string, code: string): UnderstoodRow => ({
  ...row,
  issues: row.issues.map((one) => (one.code === 'address_elsewhere' ? { ...one, code, message } : one)),
});
