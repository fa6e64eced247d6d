import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hoursAfter } from '../calendar/index.js';
import { NotificationsService, type Cause } from '../notifications/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { admit, SYSTEM, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { DnsLookUp } from './dns-look-up.js';
import {
  judgeDkim,
  judgeDmarc,
  judgeReturnPath,
  judgeSpf,
  recordsOf,
  returnPathOf,
  stateAfter,
  type MailHosts,
} from './dns-records.js';
import { mailHosts } from './mail-hosts.js';
import type { Findings, SenderDomainRow } from './sender-domain.entity.js';

type Checked = Pick<SenderDomainRow, 'id' | 'domain' | 'selector' | 'publicKey'>;

/** Looked at again a little before a day has passed, so that a daily round misses none. */
const AGAIN_AFTER_HOURS = 20;
const AT_ONCE = 10;

/** Looks whether the records of sender domains stand in DNS, and writes down what that means. */
@Injectable()
export class DomainChecks {
  private readonly hosts: MailHosts;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly notifications: NotificationsService,
    private readonly dns: DnsLookUp,
    private readonly work: HouseWork,
    @Inject(CONFIG) config: Config,
  ) {
    this.hosts = mailHosts(config);
  }

  /** One domain, now. Staff are told when one that was in order no longer is. */
  async look(org: OrganizationId, by: Actor, { id, ...checked }: Checked): Promise<void> {
    const found = await this.find(checked);
    await this.db.transaction(async (within) => {
      const [row] = await within.query<Pick<SenderDomainRow, 'state'>[]>(
        'SELECT state FROM sender_domain WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE',
        [org, id],
      );
      if (!row) return;
      const state = stateAfter(row.state, found);
      await within.query(
        `UPDATE sender_domain
            SET found = $3, checked_at = $4, updated_at = $4, state = $5::text,
                verified_at = CASE WHEN $5 = 'verified' AND state <> 'verified' THEN $4 ELSE verified_at END
          WHERE organization_id = $1 AND id = $2`,
        [org, id, found, this.clock.now(), state],
      );
      if (state === row.state) return;
      const change = { action: 'check', resource: 'sender_domain', resourceId: id };
      await this.audit.record(org, by, { ...change, before: { state: row.state }, after: { state, found } }, within);
      if (state === 'broken') await this.notifications.raise(org, brokenBy(checked.domain), within);
    });
  }

  /** Every domain that is, or was, in use, once a day. Any number may go round at once; each takes its own. @returns how many */
  async lookAgain(): Promise<number> {
    for (let looked = 0; ;) {
      const rows = await this.take();
      await Promise.all(
        rows.map((row) => {
          const org = admit(row.organizationId);
          return this.work.forOne('sender domains', org, () => this.look(org, SYSTEM, row));
        }),
      );
      looked += rows.length;
      if (rows.length < AT_ONCE) return looked;
    }
  }

  private async take(): Promise<(Checked & { organizationId: string })[]> {
    const now = this.clock.now();
    const [rows] = await this.db.query<[(Checked & { organizationId: string })[]]>(
      `UPDATE sender_domain SET checked_at = $1
        WHERE id IN (SELECT id FROM sender_domain WHERE state <> 'unverified' AND checked_at < $2
                      ORDER BY checked_at LIMIT $3 FOR UPDATE SKIP LOCKED)
        RETURNING id, organization_id AS "organizationId", domain, selector, public_key AS "publicKey"`,
      [now, hoursAfter(now, -AGAIN_AFTER_HOURS), AT_ONCE],
    );
    return rows;
  }

  private async find(checked: Omit<Checked, 'id'>): Promise<Findings> {
    const { domain, publicKey } = checked;
    const [dkimRecord] = recordsOf(checked, this.hosts);
    const levels = domain.split('.').map((_, at, labels) => labels.slice(at).join('.'));
    const [dkim, spf, dmarc, returnPath] = await Promise.all([
      this.dns.texts(dkimRecord?.name ?? ''),
      this.dns.texts(domain),
      Promise.all(levels.slice(0, -1).map((level) => this.dns.texts(`_dmarc.${level}`))),
      this.dns.aliases(returnPathOf(domain)),
    ]);
    return {
      dkim: judgeDkim(dkim, publicKey),
      spf: judgeSpf(spf, this.hosts.spf),
      dmarc: judgeDmarc(dmarc),
      returnPath: judgeReturnPath(returnPath, this.hosts.bounces),
    };
  }
}

const brokenBy = (domain: string): Cause => ({
  cause: `sender-domain-broken:${domain}`,
  key: 'sender-domain-broken',
  values: { domain },
  severity: 'warning',
  data: { actionUrl: '/app/settings#sender-domains' },
});
