import type { ClientBase } from 'pg';
import { inWords } from '../notifications/index.js';

/**
 * What may have gone out between the backup and now is sent by no machine: it becomes `uncertain`, with the reason. What
 * is due later than now cannot have gone out, and stays queued. @returns how many letters were held
 */
export async function holdDue(client: ClientBase, takenAt: string, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE email_message SET ${HELD} WHERE state = 'sending' OR state = 'queued' AND send_at <= $2`,
    [reason(takenAt), now],
  );
  return rowCount ?? 0;
}

/** The letters that wait, by id. */
export async function waitingLetters(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(`SELECT id FROM email_message WHERE state = 'queued'`);
  return rows.map(({ id }) => id);
}

/** Holds what was planned after these were waiting, whenever it is due: the lost nights may have planned and sent the same. */
export async function holdAllBut(
  client: ClientBase,
  ids: readonly string[],
  takenAt: string,
  now: Date,
): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE email_message SET ${HELD} WHERE state = 'queued' AND id <> ALL ($3::uuid[])`,
    [reason(takenAt), now, ids],
  );
  return rowCount ?? 0;
}

/** Marked as sent once more already: whatever an organization wishes, no machine sends it. */
const HELD = `state = 'uncertain', lease_until = NULL, error = $1, updated_at = $2, resent_at = $2`;
const reason = (takenAt: string): string => `Restored from the backup of ${takenAt}: it may have gone out since.`;

/** Tells the staff of every organization that has letters to decide about. */
export async function tellOfRestoration(client: ClientBase, takenAt: string, now: Date): Promise<void> {
  const values = { takenAt };
  const { title, message } = inWords('en', 'restored', values, 'UTC');
  await client.query(
    `INSERT INTO notification (organization_id, cause, key, values, title, message, severity, data, created_at)
     SELECT DISTINCT organization_id, 'restored:' || $1::text, 'restored', $2::jsonb, $3, $4,
            'warning', '{"actionUrl":"/app/emails?filter={\\"status\\":\\"uncertain\\"}"}'::jsonb, $5::timestamptz
       FROM email_message WHERE state = 'uncertain'
     ON CONFLICT (organization_id, cause) WHERE dismissed_at IS NULL AND read_at IS NULL DO NOTHING`,
    [takenAt, values, title, message, now],
  );
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
