import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** How many records went, and how many stay because people have worked on them since. */
export interface Undone {
  readonly yahrzeits: number;
  readonly contacts: number;
  readonly observances: number;
  readonly kept: number;
}

/** Removes what an import made and nobody has changed since: the links, then the people whom nothing else needs. */
export async function undoImport(db: EntityManager, org: OrganizationId, importId: string): Promise<Undone> {
  const about = [org, importId];
  const [, observances] = await db.query(
    `DELETE FROM observance o WHERE o.organization_id = $1 AND o.import_id = $2 AND o.updated_at = o.created_at`,
    about,
  );
  const [, yahrzeits] = await db.query(
    `DELETE FROM yahrzeit y WHERE y.organization_id = $1 AND y.import_id = $2 AND y.version = 1
        AND NOT EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id)`,
    about,
  );
  const [, contacts] = await db.query(
    `DELETE FROM contact c WHERE c.organization_id = $1 AND c.import_id = $2 AND c.version = 1
        AND NOT EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.contact_id = c.id)`,
    about,
  );
  const [{ kept }] = await db.query(
    'SELECT count(*) AS kept FROM yahrzeit WHERE organization_id = $1 AND import_id = $2',
    about,
  );
  return { yahrzeits, contacts, observances, kept };
}
