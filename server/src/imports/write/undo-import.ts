import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { isAsMade } from './as-taken.js';
import type { Report } from '../read/batches.js';

/** How many records went, and how many stay because people have worked on them since. */
export interface Undone {
  readonly yahrzeits: number;
  readonly contacts: number;
  readonly observances: number;
  readonly kept: number;
}

/** Removes what an import made and nobody has changed since: the links, then the people whom nothing else needs. */
export async function undoImport(
  db: EntityManager,
  org: OrganizationId,
  importId: string,
  report: Report,
): Promise<Undone> {
  const about = [org, importId];
  const [, observances] = await db.query<[unknown, number]>(
    `DELETE FROM observance o WHERE o.organization_id = $1 AND o.import_id = $2 AND o.updated_at = o.created_at`,
    about,
  );
  await report(0.2);
  const yahrzeits = await removePeople(db, about, (done) => report(0.2 + done * 0.6));
  const [, contacts] = await db.query<[unknown, number]>(
    `DELETE FROM contact c WHERE c.organization_id = $1 AND c.import_id = $2 AND ${isAsMade('c')}
        AND NOT EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.contact_id = c.id)`,
    about,
  );
  const [{ kept }] = await db.query<[{ kept: number }]>(
    'SELECT count(*) AS kept FROM yahrzeit WHERE organization_id = $1 AND import_id = $2',
    about,
  );
  return { yahrzeits, contacts, observances, kept };
}

/** Their dates go with them, some ten for each: so many at a time that one sees it move. */
async function removePeople(db: EntityManager, about: readonly unknown[], report: Report): Promise<number> {
  const [{ last }] = await db.query<[{ last: number }]>(
    'SELECT coalesce(max(import_row), 0) AS last FROM yahrzeit WHERE organization_id = $1 AND import_id = $2',
    [...about],
  );
  let removed = 0;
  for (let from = 0; from <= last; from += ROWS_AT_A_TIME) {
    const [, gone] = await db.query<[unknown, number]>(
      `DELETE FROM yahrzeit y WHERE y.organization_id = $1 AND y.import_id = $2 AND ${isAsMade('y')}
          AND y.import_row >= $3 AND y.import_row < $4
          AND NOT EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id)`,
      [...about, from, from + ROWS_AT_A_TIME],
    );
    removed += gone;
    await report((from + ROWS_AT_A_TIME) / (last + ROWS_AT_A_TIME));
  }
  return removed;
}

const ROWS_AT_A_TIME = 5_000;
