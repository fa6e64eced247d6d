import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PulpitMail } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { maySendAt, type CivilDate, type Place } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { excluded, kysely } from '../platform/database/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { NotFound } from '../platform/http/index.js';
import { Transport } from '../platform/mail/index.js';
import type { Caller, OrganizationId } from '../platform/tenancy/index.js';
import { hashOfCorrections } from './corrections.js';
import { ListIssuesService } from './list-issues.service.js';
import { sheetMail } from './list-letters.js';
import { eveOf, isLastTelling } from './pack-hours.js';
import { PulpitPacksService } from './pulpit-packs.service.js';
import { planNeeded } from './service-list.service.js';

/** A mail that was begun and not finished is begun again by the next tick. */
const LEASE_MS = 10 * 60_000;

type Paper = Pick<PulpitMail, 'size' | 'points'>;
type Reader = Place &
  Paper & {
    readonly org: OrganizationId;
    readonly userId: string;
    readonly email: string;
    readonly organization: string;
    readonly language: 'en' | 'he';
    readonly mailedNumber: number | null;
    readonly mailedHash: string | null;
    readonly claimedAt: Date | null;
  };
const USUAL: Paper = { size: 'a4', points: 18 };

/** Members who have the sheet for the pulpit by mail. */
@Injectable()
export class PulpitReadersService {
  private readonly log = new Logger('PulpitReaders');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly packs: PulpitPacksService,
    private readonly issues: ListIssuesService,
    private readonly transport: Transport,
    private readonly house: HouseWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async choice(org: OrganizationId, by: Caller): Promise<PulpitMail> {
    const row = await kysely(this.db)
      .selectFrom('pulpit_reader')
      .select(['size', 'points'])
      .where('organizationId', '=', org)
      .where('userId', '=', by.id)
      .executeTakeFirst();
    return { wanted: row !== undefined, ...USUAL, ...row };
  }

  /** Once more changes the paper. @throws NotFound for a caller who is no member, Refusal 402 `plan_needed` */
  async choose(org: OrganizationId, by: Caller, { wanted, size, points }: PulpitMail): Promise<PulpitMail> {
    const db = kysely(this.db);
    const own = { organizationId: org, userId: by.id };
    const member = await db
      .selectFrom('membership')
      .select('id')
      .where((where) => where.and(own))
      .executeTakeFirst();
    if (!member) throw new NotFound('member');
    if (wanted) {
      const { plan } = await this.organizations.settings(org);
      if (plan === 'starter') throw planNeeded();
      await db
        .insertInto('pulpit_reader')
        .values({ ...own, size, points })
        .onConflict((met) => met.columns(['organizationId', 'userId']).doUpdateSet(excluded(['size', 'points'])))
        .execute();
    } else
      await db
        .deleteFrom('pulpit_reader')
        .where((where) => where.and(own))
        .execute();
    return this.choice(org, by);
  }

  /**
   * Mails the sheet of an eve once it has its number; and once more, shortly before nothing is told any more, where names have
   * changed since. Never in rest time. May run on several workers at once.
   */
  mail(): Promise<void> {
    return this.house.forAll('sheets by mail', async (orgs) => {
      const now = this.clock.now();
      const free = new Date(now.getTime() - LEASE_MS);
      const readers: Reader[] = await this.db.query(READERS, [orgs, free]);
      for (const reader of readers) {
        const eve = eveOf(now, reader);
        if (!eve || !maySendAt(now, reader)) continue;
        await this.house.forOne('sheets by mail', reader.org, () => this.mailOne(reader, eve, now));
      }
    });
  }

  private async mailOne(reader: Reader, eve: CivilDate, now: Date): Promise<void> {
    const { org, userId, email, language, organization, size, points } = reader;
    const issue = await this.issues.ofPulpit(org, eve);
    if (!issue) return;
    const hash = hashOfCorrections(issue.corrections);
    const again = reader.mailedNumber === issue.number;
    if (again && (hash === reader.mailedHash || !isLastTelling(now, eve, reader))) return;
    const pdf = await this.packs.made(org, { eve, size, points, language });
    if (!(await this.claim(reader, now))) return;
    const letter = {
      ...{ userId, to: email, organization, language, eve, again, pdf },
      ...{ number: issue.number, corrections: issue.corrections, page: `${this.config.PUBLIC_URL}/app/service-list` },
    };
    const { outcome, response } = await this.transport.send(sheetMail(letter, this.config.MAIL_FROM, now));
    if (outcome === 'deferred' || outcome === 'unreachable')
      return this.log.warn(`A sheet for the pulpit was not taken: ${response}`);
    await this.row(reader).set({ mailedNumber: issue.number, mailedHash: hash }).execute();
  }

  private async claim(reader: Reader, now: Date): Promise<boolean> {
    const claimed = await this.row(reader)
      .set({ claimedAt: now })
      .where('claimedAt', 'is not distinct from', reader.claimedAt)
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  private row = ({ org, userId }: Reader) =>
    kysely(this.db).updateTable('pulpit_reader').where('organizationId', '=', org).where('userId', '=', userId);
}

const READERS = `
SELECT r.organization_id AS org, r.user_id AS "userId", u.email, o.name AS organization, o.language, o.timezone, o.israel, o.latitude,
       o.longitude, o.shabbat_times AS "shabbatTimes", r.size, r.points, r.mailed_number AS "mailedNumber",
       r.mailed_hash AS "mailedHash", r.claimed_at AS "claimedAt"
  FROM pulpit_reader r JOIN app_user u ON u.id = r.user_id JOIN organization o ON o.id = r.organization_id
 WHERE o.id = ANY ($1::uuid[]) AND o.plan <> 'starter' AND o.suspended_at IS NULL
   AND (r.claimed_at IS NULL OR r.claimed_at <= $2) ORDER BY r.organization_id, r.user_id`;
