import type { DataSource } from 'typeorm';

interface RecordedChange {
  at: Date;
  action: string;
  actorName: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What the history says of one record, the newest first. */
export const changesOf = (db: DataSource, org: string, resource: string, id: string): Promise<RecordedChange[]> =>
  db.query(
    `SELECT at, action, actor_name AS "actorName", before, after FROM audit_log
      WHERE organization_id = $1 AND resource = $2 AND resource_id = $3 ORDER BY id DESC`,
    [org, resource, id],
  );
