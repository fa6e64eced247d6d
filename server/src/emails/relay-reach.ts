import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { minutesAfter } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import type { Attempt } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { SENDING_RULES, type SendingRules } from './sending-rules.js';

/** One line that does not come about says nothing yet; after so many in a row the relay is taken to be away. */
const MISSES = 3;
/** From then on staff should know. */
const TELL_AFTER_MINUTES = 15;
/** While letters wait the relay is tried every minute: an outage that nothing was heard of for so long is over. */
const STALE_MINUTES = 10;

/**
 * Whether the relay answers at all. While it does not, this process asks again with a few letters only and lets the others
 * rest; since when that is so stands in a row, for all processes, and staff are told once for each time.
 */
@Injectable()
export class RelayReach {
  private readonly log = new Logger('RelayReach');
  private misses = 0;
  private restUntil = 0;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
    @Inject(SENDING_RULES) private readonly rules: SendingRules,
  ) {}

  /** How long letters rest before the relay is asked again; 0 where it may be asked now. */
  secondsToRest(): number {
    return Math.max(0, (this.restUntil - this.clock.now().getTime()) / 1000);
  }

  /** Takes note of what an attempt said about the relay. It is no letter's fault when that cannot be written down. */
  async hear({ outcome }: Attempt): Promise<void> {
    if (outcome !== 'unreachable') {
      const wasAway = this.misses >= MISSES;
      this.misses = 0;
      this.restUntil = 0;
      if (wasAway) await this.quietly(() => this.end(null));
      return;
    }
    if (++this.misses < MISSES) return;
    const now = this.clock.now();
    this.restUntil = now.getTime() + this.rules.relayRestSeconds * 1000;
    await this.quietly(() => this.db.query(AWAY, [now]));
  }

  /** Tells the staff of every organization whose letters wait, once for each outage, when it lasts. */
  async tell(): Promise<void> {
    await this.end(this.minutesAgo(STALE_MINUTES));
    const [away]: { since: Date }[] = await this.db.query('SELECT since FROM relay_outage WHERE since <= $1', [
      this.minutesAgo(TELL_AFTER_MINUTES),
    ]);
    if (away) await this.work.forAll('relay', (orgs) => this.tellThese(orgs, away.since));
  }

  private async tellThese(orgs: readonly OrganizationId[], since: Date): Promise<void> {
    const soon = this.minutesAgo(-STALE_MINUTES);
    const waiting: { org: OrganizationId; letters: number }[] = await this.db.query(WAITING, [orgs, soon]);
    await this.notifications.raiseOnce(
      waiting.map(({ org, letters }) => ({
        org,
        cause: causeOf(since),
        key: 'relay-away' as const,
        values: { smart_count: letters },
        severity: 'warning' as const,
        data: { actionUrl: '/app/emails?filter={"status":"queued"}' },
      })),
    );
  }

  /** It answers again, or nothing was heard of it since an instant: what was told is no longer so. */
  private async end(quietSince: Date | null): Promise<void> {
    const [ended]: [{ since: Date }[]] = await this.db.query(
      'DELETE FROM relay_outage WHERE $1::timestamptz IS NULL OR last_at < $1 RETURNING since',
      [quietSince],
    );
    for (const { since } of ended) {
      await this.db.query(`UPDATE notification SET dismissed_at = $2 WHERE cause = $1 AND dismissed_at IS NULL`, [
        causeOf(since),
        this.clock.now(),
      ]);
    }
  }

  private async quietly(write: () => Promise<unknown>): Promise<void> {
    await write().catch((failure: unknown) => this.log.warn(`Not written: ${String(failure)}`));
  }

  private minutesAgo(minutes: number): Date {
    return minutesAfter(this.clock.now(), -minutes);
  }
}

const causeOf = (since: Date): string => `relay-away:${since.toISOString()}`;

const AWAY = `
INSERT INTO relay_outage (since, last_at) VALUES ($1, $1)
ON CONFLICT (only_one) DO UPDATE SET last_at = greatest(relay_outage.last_at, excluded.last_at)`;

const WAITING = `
SELECT organization_id AS org, count(*) AS letters FROM email_message
 WHERE organization_id = ANY ($1::uuid[]) AND state = 'queued' AND send_at <= $2 GROUP BY organization_id`;
