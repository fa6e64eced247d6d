import type { ImportTraces } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { isAsMade } from './as-taken.js';

const MOST_NAMED = 50;

/** Observances that the import did not make, or that somebody has changed since: undoing keeps them, and whom they link. */
const hasLinkThatStays = (of: string): string =>
  `EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.${of}
             AND (o.import_id IS DISTINCT FROM $2 OR o.updated_at <> o.created_at))`;

/** Letters about the people that an import brought; and those of them, and of who observes, whom somebody has changed since: undoing keeps them. */
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
  const staying: (ImportTraces['staying'][number] & { total: number })[] = await db.query(
    `SELECT staying.*, count(*) OVER ()::int AS total FROM (
       SELECT 'yahrzeits' AS of, y.id, y.name FROM yahrzeit y
        WHERE y.organization_id = $1 AND y.import_id = $2 AND (NOT ${isAsMade('y')} OR ${hasLinkThatStays('yahrzeit_id = y.id')})
       UNION ALL
       SELECT 'contacts', c.id, c.name FROM contact c
        WHERE c.organization_id = $1 AND c.import_id = $2 AND (NOT ${isAsMade('c')} OR ${hasLinkThatStays('contact_id = c.id')})
     ) AS staying ORDER BY of DESC, name, id LIMIT ${MOST_NAMED}`,
    about,
  );
  return {
    letters,
    staying: staying.map(({ of, id, name }) => ({ of, id, name })),
    stayingInAll: staying[0]?.total ?? 0,
  };
}
