import type { ClientBase } from 'pg';

/**
 * What may have gone out between the backup and now is sent by no machine: what waits becomes `uncertain`, each with the
 * reason, and staff are told. @returns how many letters
 */
export async function holdLetters(client: ClientBase, takenAt: string, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE email_message SET state = 'uncertain', lease_until = NULL, error = $1, updated_at = $2
      WHERE state IN ('queued', 'sending')`,
    [`Restored from the backup of ${takenAt}: it may have gone out since.`, now],
  );
  await client.query(
    `INSERT INTO notification (organization_id, cause, title, message, severity, data, created_at)
     SELECT DISTINCT organization_id, 'restored:' || $1::text, 'Restored from a backup',
            'Our records are those of ' || $1::text || '. Letters that may have gone out since wait for your decision: it arrived, or send it again. What was entered since has to be entered again.',
            'warning', '{"actionUrl":"/app/emails?filter={\\"status\\":\\"uncertain\\"}"}'::jsonb, $2::timestamptz
       FROM email_message WHERE state = 'uncertain'
     ON CONFLICT (organization_id, cause) WHERE dismissed_at IS NULL AND read_at IS NULL DO NOTHING`,
    [takenAt, now],
  );
  return rowCount ?? 0;
}

/** Reminders of these organizations are switched off while their records are put in place. @returns their ids */
export async function pauseReminders(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'UPDATE organization SET reminders_on = false WHERE reminders_on RETURNING id',
  );
  return rows.map(({ id }) => id);
}

export async function resumeReminders(client: ClientBase, ids: readonly string[]): Promise<void> {
  await client.query('UPDATE organization SET reminders_on = true WHERE id = ANY ($1::uuid[])', [ids]);
}
