import type { DataSource, EntityManager } from 'typeorm';
import { Conflict } from '../http/index.js';
import type { OrganizationId } from '../tenancy/index.js';

interface Versioned {
  readonly resource: string;
  readonly id: string;
  /** The version in the database. */
  readonly version: number;
}

/**
 * Refuses a change that was made to an older version of a record, and names what changed since and by whom. A change
 * leaves its version in the trail as `after.version`. Without a version that was read, nothing is refused.
 * @throws Conflict 409 `changed_meanwhile`
 */
export async function refuseIfStale(
  db: DataSource | EntityManager,
  org: OrganizationId,
  record: Versioned,
  versionRead: number | undefined,
): Promise<void> {
  if (versionRead === undefined || versionRead === record.version) return;

  const changes: { who: string; after: Record<string, unknown> }[] = await db.query(
    `SELECT actor_name AS who, after FROM audit_log
      WHERE organization_id = $1 AND resource = $2 AND resource_id = $3
        AND jsonb_typeof(after -> 'version') = 'number' AND (after ->> 'version')::int > $4
      ORDER BY id`,
    [org, record.resource, record.id, versionRead],
  );
  const latest = new Map<string, string>();
  for (const { who, after } of changes)
    for (const [field, value] of Object.entries(after))
      if (field !== 'version') latest.set(field, `${who} changed this to ${JSON.stringify(value)}`);

  const who = [...new Set(changes.map((change) => change.who))].join(', ') || 'Someone';
  throw new Conflict(
    'changed_meanwhile',
    `${who} changed this record while you had it open. Load it again and repeat your change.`,
    [...latest].map(([path, message]) => ({ path, message })),
  );
}
