import type { DataSource, EntityManager } from 'typeorm';
import { instantOf, localDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

type Database = DataSource | EntityManager;

// What an organization uses of its plan, counted from the rows of other modules by SQL: no counter can drift from them.

/** Links of contacts to yahrzeits. */
export async function countObservers(db: Database, org: OrganizationId): Promise<number> {
  const [{ there }] = await db.query<[{ there: number }]>(
    `SELECT count(*) AS there FROM observance WHERE organization_id = $1`,
    [org],
  );
  return there;
}

/** Letters sent since the first of the calendar month in the organization's zone, and those on their way. */
export async function countLettersThisMonth(
  db: Database,
  org: OrganizationId,
  now: Date,
  timezone: string,
): Promise<number> {
  const firstOfMonth = `${localDate(now, timezone).slice(0, 8)}01`;
  const [{ letters }] = await db.query<[{ letters: number }]>(
    `SELECT count(*) AS letters FROM email_message WHERE organization_id = $1
        AND (state IN ('queued', 'sending') OR state = 'sent' AND sent_at >= $2 OR state = 'uncertain' AND updated_at >= $2)`,
    [org, instantOf(firstOfMonth, 0, timezone)],
  );
  return letters;
}
