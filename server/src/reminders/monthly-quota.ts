import type { DataSource } from 'typeorm';
import { addDays, civilParts, daysInCivilMonth, localDate, type CivilDate } from '../calendar/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { readSender } from './read-sender.js';
import { allowanceOf, monthBegins } from './senders.js';

/** Letters that may still be written, among those that leave up to a civil date. */
interface LettersLeft {
  readonly left: number;
  readonly until: CivilDate;
}

/**
 * Whether a message counts against the month's letters: it was sent, or may have been, since the month began, or it is
 * going to be. `begins` is SQL.
 */
export const countsThisMonth = (begins: string): string => `(message.state IN ('queued', 'sending')
  OR message.state = 'sent' AND message.sent_at >= ${begins}
  OR message.state = 'uncertain' AND message.updated_at >= ${begins})`;

/** What the limit of a trial leaves of this month; nothing ever without a plan in force; null on a paid plan, which has no limit. */
export async function lettersLeft(db: DataSource, org: OrganizationId, now: Date): Promise<LettersLeft | null> {
  const sender = await readSender(db, org);
  const allowance = allowanceOf(sender, now);
  if (allowance === null) return null;
  if (allowance === 0) return { left: 0, until: FOR_EVER };
  const today = localDate(now, sender.timezone);
  const [{ used }] = await db.query<[{ used: number }]>(
    `SELECT count(*) AS used FROM email_message message
      WHERE message.organization_id = $1 AND ${countsThisMonth('$2')}`,
    [org, monthBegins(today, sender.timezone)],
  );
  const { year, month, day } = civilParts(today);
  return { left: allowance - used, until: addDays(today, daysInCivilMonth(month, year) - day) };
}

const FOR_EVER = '9999-12-31';
