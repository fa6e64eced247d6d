import type { ImportTraces } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { isAsMade } from './as-taken.js';

const MOST_NAMED = 50;

/** Letters about the people that an import brought, and those of them whom somebody has changed since: undoing keeps them. */
export async function tracesOf(db: DataSource, org: OrganizationId, id: string): Promise<ImportTraces> {
  const about = [org, id];
  const [letters] = await db.query<[ImportTraces['letters']]>(
    `SELECT count(*) FILTER (WHERE m.state = 'sent')::int AS sent,
            count(*) FILTER (WHERE m.state IN ('queued', 'sending', 'uncertain'))::int AS waiting,
            (SELECT count(DISTINCT (kept.observance_id, kept.occurrence_date)) FROM kept_promise kept
               JOIN observance o ON o.organization_id = kept.organization_id AND o.id = kept.observance_id
               JOIN yahrzeit p ON p.organization_id = o.organization_id AND p.id = o.yahrzeit_id
              WHERE kept.organization_id = $1 AND kept.way = 'print' AND p.import_id = $2)::int AS printed
       FROM email_message m JOIN yahrzeit y ON y.organization_id = m.organization_id AND y.id = m.yahrzeit_id
      WHERE m.organization_id = $1 AND y.import_id = $2`,
    about,
  );
  const staying: { id: string; name: string; total: number }[] = await db.query(
    `SELECT y.id, y.name, count(*) OVER ()::int AS total FROM yahrzeit y
      WHERE y.organization_id = $1 AND y.import_id = $2
        AND (NOT ${isAsMade('y')} OR EXISTS (
          SELECT FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id
             AND (o.import_id IS DISTINCT FROM $2 OR o.updated_at <> o.created_at)))
      ORDER BY y.name, y.id LIMIT ${MOST_NAMED}`,
    about,
  );
  return { letters, staying: staying.map(({ id, name }) => ({ id, name })), stayingInAll: staying[0]?.total ?? 0 };
}
