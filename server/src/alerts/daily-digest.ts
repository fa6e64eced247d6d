import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Digest } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { addDays, localDate, quietPeriods, type Place } from '../calendar/index.js';
import type { Plan } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { NotFound, Refusal } from '../platform/http/index.js';
import { Transport } from '../platform/mail/index.js';
import type { Caller, OrganizationId } from '../platform/tenancy/index.js';
import { digestMail, type DigestFor } from './digest-letter.js';

/** From this local hour on the day's digest may leave. */
const HOUR = 8;
/** Plans that include alerts by email; the trial has everything. */
const INCLUDED: readonly Plan[] = ['trial', 'standard', 'plus', 'free'];

type Due = DigestFor & Place & { readonly org: OrganizationId; readonly digestAt: Date | null };

/** The day's unread notifications by email, for members who chose it: at most one a day, none on a holy day. */
@Injectable()
export class DailyDigest {
  private readonly log = new Logger('DailyDigest');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly transport: Transport,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async choice(org: OrganizationId, by: Caller): Promise<Digest> {
    const [row]: { wanted: boolean; plan: Plan }[] = await this.db.query(
      `SELECT m.wants_digest AS wanted, o.plan FROM membership m JOIN organization o ON o.id = m.organization_id
        WHERE m.organization_id = $1 AND m.user_id = $2`,
      [org, by.id],
    );
    if (!row) throw new NotFound('member');
    return { wanted: row.wanted, included: INCLUDED.includes(row.plan) };
  }

  /** @throws Refusal 402 `plan_needed` when the plan does not include it */
  async choose(org: OrganizationId, by: Caller, wanted: boolean): Promise<Digest> {
    const { included } = await this.choice(org, by);
    if (wanted && !included) {
      throw new Refusal(402, 'plan_needed', 'Alerts by email are part of the Standard plan: see the pricing page.');
    }
    await this.db.query(`UPDATE membership SET wants_digest = $3 WHERE organization_id = $1 AND user_id = $2`, [
      org,
      by.id,
      wanted,
    ]);
    return { wanted, included };
  }

  /** Sends what is due now. A digest that is not taken is not repeated: the notifications are still in the bell. @returns how many */
  async send(): Promise<number> {
    const now = this.clock.now();
    let sent = 0;
    await this.work.forAll('digest', async (orgs) => {
      const due: Due[] = await this.db.query(DUE, [now, HOUR, INCLUDED, orgs]);
      for (const one of due) {
        await this.work.forOne('digest', one.org, async () => {
          if (!isQuiet(now, one) && (await this.sendOne(one, now))) sent++;
        });
      }
    });
    return sent;
  }

  private async sendOne(one: Due, now: Date): Promise<boolean> {
    const [, claimed] = await this.db.query<[unknown, number]>(
      `UPDATE membership SET digest_at = $2 WHERE id = $1 AND digest_at IS NOT DISTINCT FROM $3`,
      [one.id, now, one.digestAt],
    );
    if (!claimed) return false;
    const mail = digestMail(one, this.config.MAIL_FROM, this.config.PUBLIC_URL, now);
    const { outcome, response } = await this.transport.send(mail);
    if (outcome !== 'accepted') this.log.warn(`A digest was not taken: ${response}`);
    return outcome === 'accepted';
  }
}

function isQuiet(now: Date, place: Place): boolean {
  const today = localDate(now, place.timezone);
  return quietPeriods(addDays(today, -1), addDays(today, 1), place).some(
    ({ begins, ends }) => begins <= now && now < ends,
  );
}

const DUE = `
SELECT m.id, o.id AS org, u.email, o.name AS organization, o.language, o.timezone, o.israel, o.latitude, o.longitude,
       o.shabbat_times AS "shabbatTimes",
       m.digest_at AS "digestAt", news.notifications
  FROM membership m
  JOIN app_user u ON u.id = m.user_id
  JOIN organization o ON o.id = m.organization_id
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message, 'key', n.key, 'values', n.values, 'data', n.data)
                     ORDER BY n.created_at DESC) AS notifications
      FROM notification n
     WHERE n.organization_id = o.id AND n.read_at IS NULL AND n.dismissed_at IS NULL
       AND n.created_at > coalesce(m.digest_at, $1::timestamptz - interval '1 day')) AS news
 WHERE o.id = ANY ($4::uuid[]) AND m.wants_digest AND o.plan = ANY ($3) AND o.subscription_status IN ('trialing', 'active') AND o.suspended_at IS NULL
   AND extract(hour FROM $1::timestamptz AT TIME ZONE o.timezone) >= $2
   AND coalesce((m.digest_at AT TIME ZONE o.timezone)::date, '-infinity') < ($1::timestamptz AT TIME ZONE o.timezone)::date
   AND news.notifications IS NOT NULL
 ORDER BY m.id`;
