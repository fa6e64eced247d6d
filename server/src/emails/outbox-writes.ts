import type { MergeFieldIssue, MessageState } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { Clock } from '../platform/clock/index.js';
import { Gathering, prepared } from '../platform/database/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { LoggedAttempt } from './email-message.entity.js';
import { LEAVE_UNCOUNTED } from './letter-counts.js';

/** What is to be written of one message while it is sent. */
export type OutboxWrite = LetterClaim | TextBegun | AttemptRecord;

/** Which message, and which claim of it: `leaseUntil` tells one from any other. */
interface Claimed {
  readonly id: string;
  readonly leaseUntil: Date;
}

/** Takes a queued message, and keeps on it what will be sent to whom. */
interface LetterClaim extends Claimed {
  readonly kind: 'claim';
  readonly toEmail: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Record<string, string>;
  readonly mergeFieldsUsed: readonly string[];
  readonly mergeFieldIssues: readonly MergeFieldIssue[];
}

/** From here on it may have gone out. */
interface TextBegun extends Claimed {
  readonly kind: 'begin';
}

/** What became of the attempt. */
interface AttemptRecord extends Claimed {
  readonly kind: 'record';
  readonly state: MessageState;
  /** When it is sent next, if it is. */
  readonly sendAt: Date | null;
  readonly sentAt: Date | null;
  readonly error: string | null;
  readonly logged: readonly LoggedAttempt[];
  /** The relay was not reached: no attempt is counted, and its absence is logged once. */
  readonly uncounted: boolean;
}

/**
 * The three writes of every letter (claim, begin, record). Letters of one organization that are sent side by side are written
 * together, one statement at a time, so that many lines to the relay do not cost as many statements.
 */
export class OutboxWrites {
  private readonly gathering = new Gathering<OrganizationId, OutboxWrite, number | null>((org, writes) =>
    this.together(org, writes),
  );

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns the attempts of the message when it was changed; null when it was not as the write asks for */
  write(org: OrganizationId, write: OutboxWrite): Promise<number | null> {
    return this.gathering.ask(org, write);
  }

  /** The same, with nobody else's: what others are written with may be what failed. */
  async alone(org: OrganizationId, write: OutboxWrite): Promise<number | null> {
    const [attempts] = await this.together(org, [write]);
    return attempts ?? null;
  }

  private async together(org: OrganizationId, writes: readonly OutboxWrite[]): Promise<(number | null)[]> {
    const going = withoutContradictions(writes);
    const changed = await prepared<Pick<OutboxWrite, 'kind' | 'id'> & { attempts: number }>(
      this.db,
      'write-letters',
      WRITE,
      [org, this.clock.now(), JSON.stringify([...going])],
    );
    const attempts = new Map(changed.map((one) => [`${one.kind} ${one.id}`, one.attempts]));
    return writes.map((write) => (going.has(write) ? (attempts.get(`${write.kind} ${write.id}`) ?? null) : null));
  }
}

/**
 * One statement changes a row once. Of two that claim the same message the first has it; and where the attempt is over that
 * a text was to begin for, it does not begin.
 */
function withoutContradictions(writes: readonly OutboxWrite[]): Set<OutboxWrite> {
  const recorded = new Set(writes.filter(({ kind }) => kind === 'record').map(({ id }) => id));
  const claimed = new Set<string>();
  return new Set(
    writes.filter(({ kind, id }) => {
      if (kind === 'begin') return !recorded.has(id);
      if (kind === 'record') return true;
      const isFirst = !claimed.has(id);
      claimed.add(id);
      return isFirst;
    }),
  );
}

// The planner takes the writes of one kind for a single row, and looks up each message, contact and address by its key (a
// subquery that stands for a value is not joined), whatever the statistics of a quiet afternoon say of the tables. A worker that was taken for dead and lives knows better than the sweep:
// its word still counts while nobody settled it.
const WRITE = `
WITH w AS (
  SELECT * FROM json_to_recordset($3::json) AS w (
    kind text, id uuid, "leaseUntil" timestamptz, "toEmail" text, subject text, html text, text text, headers jsonb,
    "mergeFieldsUsed" jsonb, "mergeFieldIssues" jsonb, state text, "sendAt" timestamptz, "sentAt" timestamptz, error text,
    logged jsonb, uncounted boolean)
), claimed AS (
  UPDATE email_message m
     SET state = 'sending', before_text = true, attempts = m.attempts + 1, lease_until = w."leaseUntil", updated_at = $2, error = NULL,
         subject = w.subject, html = w.html, text = w.text, text_removed_at = NULL, headers = w.headers,
         merge_fields_used = w."mergeFieldsUsed", merge_field_issues = w."mergeFieldIssues", to_email = w."toEmail"
    FROM w
   WHERE w.kind = 'claim' AND m.organization_id = $1 AND m.id = w.id AND m.state || '' = 'queued' AND m.send_at <= $2
     AND (SELECT lower(c.email) IS DISTINCT FROM lower(w."toEmail")
            FROM contact c WHERE c.organization_id = $1 AND c.id = m.contact_id) IS NOT TRUE
     AND NOT (SELECT EXISTS (SELECT FROM suppression s
                              WHERE s.organization_id = $1 AND s.email = lower(w."toEmail") AND s.lifted_at IS NULL))
  RETURNING m.id, m.attempts
), begun AS (
  UPDATE email_message m SET before_text = false
    FROM w
   WHERE w.kind = 'begin' AND m.organization_id = $1 AND m.id = w.id AND m.state = 'sending' AND m.before_text
     AND m.lease_until = w."leaseUntil" AND m.lease_until > $2
  RETURNING m.id, m.attempts
), changed AS (
  UPDATE email_message m
     SET state = w.state, updated_at = $2, send_at = coalesce(w."sendAt", m.send_at), sent_at = w."sentAt", error = w.error,
         before_text = false, attempts = m.attempts - w.uncounted::integer,
         attempt_log = CASE WHEN w.uncounted AND m.attempt_log -> -1 ->> 'outcome' = 'unreachable' THEN m.attempt_log
                            ELSE m.attempt_log || w.logged END
    FROM w
   WHERE w.kind = 'record' AND m.organization_id = $1 AND m.id = w.id AND m.lease_until = w."leaseUntil"
     AND m.state IN ('sending', 'uncertain')
  RETURNING m.id, m.attempts, m.organization_id, m.state, m.sent_at, m.template_id, m.merge_fields_used, m.merge_field_issues
), uncounted AS (${LEAVE_UNCOUNTED})
SELECT 'claim' AS kind, id, attempts FROM claimed
UNION ALL SELECT 'begin', id, attempts FROM begun
UNION ALL SELECT 'record', id, attempts FROM changed`;
