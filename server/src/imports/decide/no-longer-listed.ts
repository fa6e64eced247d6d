import type { DataSource, EntityManager } from 'typeorm';
import { pageOf } from '../../platform/database/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';

/**
 * People whom earlier files of the same list (whose ids stand under the same heading, and some of which it still has) brought, and
 * this one does not name: each as a file said last, whose record is here still, and of whom nobody said that they stay. $1 organization, $2 import.
 */
const GONE = `
  WITH this AS (
    SELECT jsonb_build_array(jsonb_build_object('field', 'personId', 'heading', c->>'heading')) AS ids
      FROM import i, jsonb_array_elements(i.columns) c
     WHERE i.organization_id = $1 AND i.id = $2 AND c->>'field' = 'personId' LIMIT 1
  ), file AS (
    -- What of a file could not be read at first may have been imported on its own.
    SELECT i.id FROM import i JOIN import this ON this.organization_id = $1 AND this.id = $2
     WHERE i.organization_id = $1 AND i.sha256 = this.sha256
  ), listed AS (
    SELECT DISTINCT ON (r.understood->>'personId') r.understood->>'personId' AS person_id, r.yahrzeit_id,
           r.understood ? 'stays' AS stays
      FROM import_row r JOIN import i ON i.organization_id = r.organization_id AND i.id = r.import_id
     WHERE r.organization_id = $1 AND r.import_id <> $2 AND r.understood->>'personId' IS NOT NULL
       AND i.state = 'imported' AND i.columns @> (SELECT ids FROM this) AND r.yahrzeit_id IS NOT NULL
     ORDER BY r.understood->>'personId', i.imported_at DESC, r.row
  ), gone AS (
    SELECT DISTINCT y.id, y.name FROM listed l JOIN yahrzeit y ON y.organization_id = $1 AND y.id = l.yahrzeit_id
     WHERE NOT l.stays AND y.archived_at IS NULL
       AND EXISTS (SELECT FROM import_row r JOIN listed other ON other.person_id = r.understood->>'personId'
                    WHERE r.organization_id = $1 AND r.import_id IN (SELECT id FROM file))
       AND NOT EXISTS (SELECT FROM import_row r WHERE r.organization_id = $1 AND r.import_id IN (SELECT id FROM file)
                          AND r.understood->>'personId' = l.person_id)
       AND NOT EXISTS (SELECT FROM import_row r WHERE r.organization_id = $1 AND r.import_id IN (SELECT id FROM file) AND r.yahrzeit_id = y.id)
  )`;

/** The people of earlier files whom this file no longer names, by name. */
export const noLongerListed = (
  db: DataSource,
  org: OrganizationId,
  id: string,
  page: { offset: number; limit: number },
): Promise<{ data: { id: string; name: string }[]; total: number }> =>
  pageOf(db, `${GONE} SELECT id, name FROM gone`, [org, id], { order: 'ORDER BY name, id', ...page });

/** These people stay although their list no longer names them: they are not asked about again. Answers how many there are. */
export async function stayUnlisted(db: EntityManager, org: OrganizationId, ids: readonly string[]): Promise<number> {
  const stayed: { id: string }[] = await db.query(
    `WITH stayed AS (
       UPDATE import_row SET understood = understood || '{"stays": true}'
        WHERE organization_id = $1 AND yahrzeit_id = ANY ($2) AND understood->>'personId' IS NOT NULL RETURNING yahrzeit_id)
     SELECT DISTINCT yahrzeit_id AS id FROM stayed`,
    [org, ids],
  );
  return stayed.length;
}
