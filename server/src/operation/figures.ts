import type { DataSource } from 'typeorm';

/** What waits beside letters, or is being worked on. */
type Work = 'imports' | 'dates' | 'webhooks';

/** How the whole installation stands, over all organizations; read from rows, so that any process may tell it. */
export interface Figures {
  readonly letters: Record<'waiting' | 'delayed' | 'sending' | 'uncertain', number>;
  /** Seconds that the letter which has been due longest has been waiting; 0 when none is. */
  readonly queueAgeSeconds: number;
  /** How many pieces of it there are, and for how many seconds the oldest has been waiting; 0 when none is. */
  readonly work: Record<Work, { readonly pieces: number; readonly ageSeconds: number }>;
  /** The longest planning of the latest night that was planned anywhere. */
  readonly nightSeconds: number;
  /** Since the relay does not answer; 0 when it does. */
  readonly relayAwaySeconds: number;
  /** Seconds since the newest backup, and since one was last read back; null: never. */
  readonly backupAgeSeconds: number | null;
  readonly drillAgeSeconds: number | null;
  readonly organizations: number;
  readonly suspended: number;
}

export function readFigures(db: DataSource, now: Date): Promise<Figures> {
  return db.transaction(async (within) => {
    await within.query(BY_INDEXES);
    const [figures] = await within.query<[Figures]>(FIGURES, [now]);
    return figures;
  });
}

/**
 * For one transaction. Postgres does not know how few congregations have stale dates: left to itself it reads all of them, and
 * where its figures are old, other tables too.
 */
export const BY_INDEXES = 'SET LOCAL enable_seqscan = off; SET LOCAL jit = off';

/** Of rows that wait since an instant. */
const told = (since: string) =>
  `jsonb_build_object('pieces', count(*), 'ageSeconds', coalesce(greatest(extract(epoch FROM $1 - min(${since})), 0), 0)::float) AS told`;

// Each count is read from an index that holds only what is counted; on a vacuumed table the index alone answers. Past years are never
// added up: the processes that plan, send and fail count what they do. `npm run bench -- scrape` counts what is read.
export const FIGURES = `
SELECT jsonb_build_object(
         'waiting', (SELECT count(*) FROM email_message WHERE state = 'queued' AND send_at <= $1),
         'delayed', (SELECT count(*) FROM email_message WHERE state = 'queued' AND send_at > $1),
         'sending', (SELECT count(*) FROM email_message WHERE state = 'sending'),
         'uncertain', (SELECT count(*) FROM email_message WHERE state = 'uncertain')) AS letters,
       (SELECT coalesce(extract(epoch FROM $1 - min(send_at)), 0)::float
          FROM email_message WHERE state = 'queued' AND send_at <= $1) AS "queueAgeSeconds",
       jsonb_build_object('imports', imports.told, 'dates', dates.told, 'webhooks', webhooks.told) AS work,
       coalesce((SELECT planning_ms / 1000.0 FROM reminder_run WHERE kind = 'night'
                  ORDER BY local_date DESC, planning_ms DESC NULLS LAST LIMIT 1), 0)::float AS "nightSeconds",
       (SELECT coalesce(extract(epoch FROM $1 - min(since)), 0)::float FROM relay_outage) AS "relayAwaySeconds",
       (SELECT extract(epoch FROM $1 - max(taken_at))::float FROM backup) AS "backupAgeSeconds",
       (SELECT extract(epoch FROM $1 - max(tried_at))::float FROM backup) AS "drillAgeSeconds",
       (SELECT count(*) FROM organization) AS organizations,
       (SELECT count(*) FROM organization WHERE suspended_at IS NOT NULL) AS suspended
  FROM (SELECT ${told('asked_at')} FROM import WHERE state IN ('importing', 'undoing')) AS imports,
       (SELECT ${told('dates_stale_since')} FROM organization WHERE dates_version <> customs_version) AS dates,
       (SELECT ${told('greatest(next_at, occurred_at)')} FROM webhook_delivery d
         WHERE state = 'queued' AND next_at <= $1
           AND (SELECT disabled_at FROM webhook_endpoint e WHERE e.id = d.endpoint_id) IS NULL) AS webhooks`;
