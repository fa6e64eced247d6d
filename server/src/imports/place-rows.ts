import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { findRepeats, NOTHING_SETTLED, type PlacedRow, type Settled } from './find-repeats.js';
import { settledEarlier } from './kept-rows.js';
import { knownPeople } from './known-people.js';
import type { UnderstoodRow } from './understand-row.js';

/** Places rows against the records as they are now, with what people chose for them in this file and in earlier ones. */
export async function placeRows(
  db: EntityManager,
  org: OrganizationId,
  rows: readonly UnderstoodRow[],
  choices: Settled['choices'] = NOTHING_SETTLED.choices,
): Promise<PlacedRow[]> {
  const keys = rows.map(({ key }) => key);
  const known = await knownPeople(db, org, keys);
  return findRepeats(rows, known, { choices, earlier: await settledEarlier(db, org) });
}
