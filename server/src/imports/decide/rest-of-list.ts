import type { EntityManager } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';

/** A later import of the same file, taken back ones aside: what is left of this one is there. Null: there is none. */
export async function laterOfFile(within: EntityManager, org: OrganizationId, id: string): Promise<string | null> {
  const [later]: { id: string }[] = await within.query(
    `SELECT later.id FROM import this JOIN import later
         ON later.organization_id = this.organization_id AND later.sha256 = this.sha256 AND later.created_at > this.created_at
      WHERE this.organization_id = $1 AND this.id = $2 AND later.state <> 'undone' ORDER BY later.created_at DESC LIMIT 1`,
    [org, id],
  );
  return later?.id ?? null;
}

/** The rows that could not be read go over as they stand, with their numbers and the pictures that they were read from. */
export async function copyUnread(within: EntityManager, org: OrganizationId, from: string, to: string): Promise<void> {
  await within.query(
    `WITH unread AS (
       INSERT INTO import_row (organization_id, import_id, row, cells, brought, understood, state, has_issues)
       SELECT organization_id, $3, row, cells, brought, understood, state, has_issues FROM import_row
        WHERE organization_id = $1 AND import_id = $2 AND state = 'error' RETURNING row)
     INSERT INTO import_crop (organization_id, import_id, row, picture)
     SELECT c.organization_id, $3, c.row, c.picture FROM import_crop c JOIN unread USING (row)
      WHERE c.organization_id = $1 AND c.import_id = $2`,
    [org, from, to],
  );
}
