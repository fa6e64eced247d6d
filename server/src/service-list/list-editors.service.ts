import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ServiceList } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { localDate, type CivilDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { countOf, kysely, type Within } from '../platform/database/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Transport } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { hashOfCorrections } from './corrections.js';
import { ListIssuesService } from './list-issues.service.js';
import { ListLinksService, type OpenList } from './list-links.service.js';
import { correctionsMail } from './list-letters.js';
import { comingEve, mayBeTold } from './pack-hours.js';

/** Between two mails about one list; so long a mail that failed in the middle rests, too. */
const REST_MS = 15 * 60_000;
/** So many lists whose services are still to come are taken by one address; more would be somebody who tries dates out. */
const MOST_OPEN = 10;

interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

interface Open {
  readonly org: OrganizationId;
  readonly number: number;
  readonly linkId: string | null;
  readonly email: string;
  readonly toDate: CivilDate;
  readonly mailedHash: string | null;
  readonly claimedAt: Date | null;
}

/** Editors of bulletins: what they fetch by their address is taken, and what changes afterwards goes to them by mail. */
@Injectable()
export class ListEditorsService {
  private readonly log = new Logger('ListEditors');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly issues: ListIssuesService,
    private readonly links: ListLinksService,
    private readonly transport: Transport,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Under which number an editor's address has taken these services; the first opening takes them, later ones take nothing. */
  async take({ org, id, label, email }: OpenList, days: Days, list: ServiceList): Promise<number | null> {
    if (!email) return null;
    const before = await this.taken(org, id, days);
    if (before) return before;
    return this.db.transaction(async (within) => {
      await within.query('SELECT id FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
      const meanwhile = await this.taken(org, id, days, within);
      if (meanwhile) return meanwhile;
      const { timezone } = await this.organizations.settings(org);
      const today = localDate(this.clock.now(), timezone);
      if (days.to < today || (await this.openOf(org, id, today, within)) >= MOST_OPEN) return null;
      const taken = { kind: 'bulletin' as const, ...days, list, editor: { email, linkId: id } };
      return (await this.issues.keep(org, { name: label }, taken, within)).number;
    });
  }

  /** Mails what touches lists that editors took and that are still to be read; may run on several workers at once. */
  async tell(): Promise<void> {
    const now = this.clock.now();
    await this.work.forAll('corrections by mail', async (orgs) => {
      const rested = new Date(now.getTime() - REST_MS);
      const open: Open[] = await this.db.query(OPEN, [orgs, localDate(now, 'UTC'), rested]);
      for (const issue of open)
        await this.work.forOne('corrections by mail', issue.org, () => this.tellOf(issue.org, issue, now));
    });
  }

  /**
   * At most one in a quarter of an hour for a list, none in rest time, none later than two hours before candles. What was put back
   * is told too. A mail that the relay does not take now is tried again; one that may have gone out is not.
   */
  private async tellOf(org: OrganizationId, open: Open, now: Date): Promise<void> {
    const organization = await this.organizations.settings(org);
    const today = localDate(now, organization.timezone);
    if (open.toDate < today || !mayBeTold(now, comingEve(today, organization), organization)) return;
    const issue = await this.issues.read(org, open.number);
    const hash = hashOfCorrections(issue.corrections);
    if (hash === open.mailedHash || !(await this.claim(org, open, now))) return;
    const letter = {
      ...{ ...issue, org, to: open.email, organization: organization.name, timezone: organization.timezone },
      address: open.linkId && `${this.links.urlOf(org, open.linkId)}.html?from=${issue.from}&to=${issue.to}`,
    };
    const { outcome, response } = await this.transport.send(correctionsMail(letter, this.config.MAIL_FROM, now));
    if (outcome === 'deferred' || outcome === 'unreachable')
      return this.log.warn(`Corrections of a list were not taken: ${response}`);
    await this.openRow(org, open.number).set({ mailedHash: hash }).execute();
  }

  private async claim(org: OrganizationId, { number, claimedAt }: Open, now: Date): Promise<boolean> {
    const claimed = await this.openRow(org, number)
      .set({ claimedAt: now })
      .where('claimedAt', 'is not distinct from', claimedAt)
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  private openRow = (org: OrganizationId, number: number) =>
    kysely(this.db).updateTable('editor_issue').where('organizationId', '=', org).where('number', '=', number);

  private async taken(org: OrganizationId, linkId: string, { from, to }: Days, within: Within = this.db) {
    const row = await kysely(within)
      .selectFrom('editor_issue')
      .select('number')
      .where((where) => where.and({ organizationId: org, linkId, fromDate: from, toDate: to }))
      .executeTakeFirst();
    return row?.number ?? null;
  }

  private openOf = (org: OrganizationId, linkId: string, today: CivilDate, within: Within): Promise<number> =>
    countOf(
      kysely(within)
        .selectFrom('editor_issue')
        .where('organizationId', '=', org)
        .where('linkId', '=', linkId)
        .where('toDate', '>=', today),
    );
}

const OPEN = `
SELECT e.organization_id AS org, e.number, e.link_id AS "linkId", e.email, e.to_date AS "toDate", e.mailed_hash AS "mailedHash",
       e.claimed_at AS "claimedAt"
  FROM editor_issue e LEFT JOIN list_link l ON l.organization_id = e.organization_id AND l.id = e.link_id
 WHERE e.organization_id = ANY ($1::uuid[]) AND e.to_date >= $2::date - 1 AND l.revoked_at IS NULL
   AND (e.claimed_at IS NULL OR e.claimed_at <= $3) ORDER BY e.organization_id, e.number`;
