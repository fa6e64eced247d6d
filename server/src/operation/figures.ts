import type { DataSource } from 'typeorm';

/** How the whole installation stands, over all organizations; read from rows, so that any process may tell it. */
export interface Figures {
  readonly letters: Record<'waiting' | 'delayed' | 'sending' | 'failed' | 'uncertain', number>;
  readonly planned: number;
  readonly sent: number;
  /** Seconds that the letter which has been due longest has been waiting; 0 when none is. */
  readonly queueAgeSeconds: number;
  /** Of the latest night that was planned anywhere. */
  readonly nightSeconds: number;
  readonly organizations: number;
}

export async function readFigures(db: DataSource, now: Date): Promise<Figures> {
  const [figures] = await db.query(FIGURES, [now]);
  return figures;
}

// Every count has an index that holds no more than what it counts, or reads the sums.
const FIGURES = `
SELECT jsonb_build_object(
         'waiting', (SELECT count(*) FROM email_message WHERE state = 'queued' AND send_at <= $1),
         'delayed', (SELECT count(*) FROM email_message WHERE state = 'queued' AND send_at > $1),
         'sending', (SELECT count(*) FROM email_message WHERE state = 'sending'),
         'failed', trouble.failed, 'uncertain', trouble.uncertain) AS letters,
       (SELECT coalesce(sum(queued), 0) FROM reminder_run) AS planned,
       (SELECT coalesce(sum(letters), 0) FROM letter_summary) + (SELECT count(*) FROM uncounted_letter WHERE was_sent) AS sent,
       (SELECT coalesce(extract(epoch FROM $1 - min(send_at)), 0)::float
          FROM email_message WHERE state = 'queued' AND send_at <= $1) AS "queueAgeSeconds",
       coalesce((SELECT planning_ms / 1000.0 FROM reminder_run WHERE kind = 'night' AND planning_ms IS NOT NULL
                  ORDER BY local_date DESC, planning_ms DESC LIMIT 1), 0)::float AS "nightSeconds",
       (SELECT count(*) FROM organization) AS organizations
  FROM (SELECT count(*) FILTER (WHERE state = 'failed') AS failed,
               count(*) FILTER (WHERE state = 'uncertain') AS uncertain
          FROM email_message WHERE state IN ('failed', 'uncertain')) AS trouble`;
