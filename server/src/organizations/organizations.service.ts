import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type {
  Account,
  Member,
  OrganizationSettings,
  PlanUsage,
  SettingsChange,
  SetupAnswer,
  Subscription,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { daysAfter, localDate, type CivilDate } from '../calendar/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Invalid, NotFound, Refusal } from '../platform/http/index.js';
import { admit, type Actor, type Caller, type OrganizationId } from '../platform/tenancy/index.js';
import {
  accountOf,
  asMember,
  changedSettings,
  decidesCustoms,
  decidesDates,
  settingsOf,
  subscriptionOf,
} from './account.js';
import { firstFreeCode, orgCodeStem } from './org-code.js';
import { OrganizationRow } from './organization.entity.js';
import { countLettersThisMonth, countObservers } from './plan-usage.js';
import { GRACE_DAYS, PLAN_LIMITS, TRIAL_DAYS, type Plan, type SubscriptionStatus } from './plans.js';
import { DateSettings, OrganizationBirth } from './organization-hooks.js';

/** The name of an organization whose founder has not said one. */
const UNNAMED = 'My Congregation';

/** Congregations: their settings, their members, and what their plan lets them do. */
@Injectable()
export class OrganizationsService implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly birth: OrganizationBirth,
    private readonly dateSettings: DateSettings,
    @Inject(CONFIG) private readonly config: Pick<Config, 'BILLING'> = { BILLING: 'plan' },
  ) {}

  /** Where billing was switched off, nobody waits for the hour to be let in. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.BILLING === 'off') await this.ageSubscriptions();
  }

  /** The organization's row, with its settings. @throws NotFound when it is gone */
  settings(org: OrganizationId, within?: EntityManager): Promise<OrganizationRow> {
    return this.read(within ?? this.db, org);
  }

  /** The civil date that the clocks show where the organization is. */
  async today(org: OrganizationId): Promise<CivilDate> {
    const { timezone } = await this.settings(org);
    return localDate(this.clock.now(), timezone);
  }

  /** Changes what is named; the rest stays as it is by then, whoever changed it last. When dates depend on what changed, they are stale from then on, until a worker has computed them anew. */
  async changeSettings(org: OrganizationId, by: Actor, changed: SettingsChange): Promise<OrganizationSettings> {
    const { after, datesMove } = await this.db.transaction(async (within) => {
      const before = settingsOf(await this.read(within, org, 'for_no_key_update'));
      const settings = changedSettings(before, changed);
      await this.ownTemplate(org, settings, within);
      if (settings.timezone !== before.timezone) await knownToPostgres(settings.timezone, within);
      const customs = decidesCustoms(before, settings) ? { customsConfirmedAt: this.clock.now() } : {};
      await within.update(OrganizationRow, org, { ...settings, ...customs, updatedAt: this.clock.now() });
      const after = settingsOf(await this.read(within, org));
      await this.audit.record(org, by, change('change', org, before, after), within);
      const datesMove = decidesDates(before, after);
      if (datesMove) await within.query(DATES_ARE_STALE, [org, this.clock.now()]);
      await this.dateSettings.placeMoves(org, within);
      return { after, datesMove };
    });
    if (datesMove) await this.dateSettings.haveChanged(org);
    return after;
  }

  /** What staff answer to what is missing before letters leave. Said twice, it was said once. */
  async answerSetup(org: OrganizationId, by: Actor, { customsConfirmed, declined }: SetupAnswer): Promise<void> {
    const now = this.clock.now();
    await this.db.transaction(async (within) => {
      await within.update(OrganizationRow, org, {
        ...(customsConfirmed && { customsConfirmedAt: now }),
        ...(declined !== undefined && { setupDeclinedAt: declined ? now : null }),
        updatedAt: now,
      });
      await this.audit.record(
        org,
        by,
        change('change', org, null, { customsConfirmed, setupDeclined: declined }),
        within,
      );
    });
  }

  /**
   * Makes an organization with this person as its owner and a trial of seven days, or free where billing is off. What the floors above give a new
   * organization (its ready letters) is made in the same transaction. Its language is English where nobody says another.
   */
  createFor(
    owner: Actor & { id: string },
    name = UNNAMED,
    within?: EntityManager,
    language: OrganizationRow['language'] = 'en',
  ): Promise<OrganizationId> {
    if (!within) return this.db.transaction((transaction) => this.createFor(owner, name, transaction, language));
    return this.create(owner, { name, language }, within);
  }

  /**
   * Names an organization that was made without a name, with a code to match, and says where it is; one that has a name
   * keeps both.
   */
  async nameOnce(
    org: OrganizationId,
    by: Actor,
    name: string,
    within: EntityManager,
    timezone?: string,
  ): Promise<void> {
    const { name: unnamed, orgCode, timezone: zone } = await this.read(within, org, 'for_no_key_update');
    if (unnamed !== UNNAMED) return;
    const after = { name, timezone: timezone ?? zone };
    if (after.timezone !== zone) await knownToPostgres(after.timezone, within);
    const code = name === UNNAMED ? orgCode : await this.freeCode(name, within);
    await within.update(OrganizationRow, org, { ...after, orgCode: code, updatedAt: this.clock.now() });
    await this.audit.record(org, by, change('change', org, { name: unnamed, timezone: zone }, after), within);
    if (after.timezone === zone) return;
    await within.query(DATES_ARE_STALE, [org, this.clock.now()]);
    await this.dateSettings.placeMoves(org, within);
  }

  /** The people who sign in, by name. */
  members(org: OrganizationId): Promise<Member[]> {
    return this.db.query(
      `SELECT u.id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS name, u.email, m.role
         FROM membership m JOIN app_user u ON u.id = m.user_id
        WHERE m.organization_id = $1 ORDER BY 2, u.id`,
      [org],
    );
  }

  /** The account page, as this member sees it. */
  async account(org: OrganizationId, by: Actor | Caller): Promise<Account> {
    const [row, members] = await Promise.all([this.settings(org), this.members(org)]);
    const look = 'look' in by ? by.look : undefined;
    const me = look ? asMember(by as Caller) : members.find(({ id }) => id === by.id);
    if (!me) throw new NotFound('member');
    return accountOf(row, members, me, this.clock.now(), look ?? null);
  }

  /**
   * Refuses observers past the plan's limit. Inside a transaction it holds the organization's row until the end, so that
   * two additions at once cannot both take the last place.
   * @throws Refusal 402 `observer_limit`
   */
  async mayAddObservers(org: OrganizationId, howMany: number, within?: EntityManager): Promise<void> {
    const { observersLimit } = await this.hold(org, within);
    const there = await countObservers(within ?? this.db, org);
    if (there + howMany <= observersLimit) return;
    throw new Refusal(
      402,
      'observer_limit',
      `The limit of your plan for observers is ${observersLimit}, and this would make ${there + howMany}. A larger plan has room for more: see the pricing page.`,
    );
  }

  /** What is used of the plan now: observers in all, letters this calendar month. */
  async usage(org: OrganizationId): Promise<PlanUsage> {
    const { timezone } = await this.settings(org);
    return {
      observers: await countObservers(this.db, org),
      emailsThisMonth: await countLettersThisMonth(this.db, org, this.clock.now(), timezone),
    };
  }

  /** How the subscription stands now. */
  async subscription(org: OrganizationId, within?: EntityManager): Promise<Subscription> {
    return subscriptionOf(await this.settings(org, within), this.clock.now());
  }

  /** Writes what was bought, or ended, and the limits of the plan that follow from it. */
  async changeSubscription(
    org: OrganizationId,
    by: Actor,
    bought: { plan: Plan; status: SubscriptionStatus; trialEndsAt: Date | null; endsAt: Date | null },
    within?: EntityManager,
  ): Promise<void> {
    if (!within) return this.db.transaction((transaction) => this.changeSubscription(org, by, bought, transaction));
    const before = boughtBy(await this.read(within, org, 'for_no_key_update'));
    const limits = PLAN_LIMITS[bought.plan];
    await within.update(OrganizationRow, org, {
      plan: bought.plan,
      subscriptionStatus: bought.status,
      trialEndsAt: bought.trialEndsAt,
      subscriptionEndsAt: bought.endsAt,
      emailsPerMonth: limits.emailsPerMonth,
      observersLimit: limits.observers,
      updatedAt: this.clock.now(),
    });
    const after = boughtBy(await this.read(within, org));
    await this.audit.record(org, by, change('subscribe', org, before, after), within);
  }

  /** Shuts it: nothing is planned, and of its pages only the account opens. Suspended twice, the first day stands. */
  async suspend(org: OrganizationId, by: Actor, reason: string): Promise<void> {
    await this.db.transaction(async (within) => {
      const { suspendedAt } = await this.read(within, org, 'for_no_key_update');
      if (suspendedAt) return;
      await within.update(OrganizationRow, org, { suspendedAt: this.clock.now(), updatedAt: this.clock.now() });
      await this.audit.record(org, by, change('suspend', org, null, { reason }), within);
    });
  }

  /** Everything is as it was before. */
  async resume(org: OrganizationId, by: Actor): Promise<void> {
    await this.db.transaction(async (within) => {
      const { suspendedAt } = await this.read(within, org, 'for_no_key_update');
      if (!suspendedAt) return;
      await within.update(OrganizationRow, org, { suspendedAt: null, updatedAt: this.clock.now() });
      await this.audit.record(org, by, change('resume', org, { suspendedAt }, { suspendedAt: null }), within);
    });
  }

  /**
   * Writes down the trials whose grace has passed; with billing off, gives whoever has no plan in force the free one.
   * Answers how many changed; runs twice without harm.
   */
  async ageSubscriptions(): Promise<number> {
    const now = this.clock.now();
    const { emailsPerMonth, observers } = PLAN_LIMITS.free;
    const [, changed] =
      this.config.BILLING === 'off'
        ? await this.db.query<[unknown, number]>(GIVE_FREE, [now, emailsPerMonth, observers])
        : await this.db.query<[unknown, number]>(EXPIRE, [now, daysAfter(now, -GRACE_DAYS)]);
    return changed;
  }

  private async create(
    owner: Actor & { id: string },
    { name, language }: Pick<OrganizationRow, 'name' | 'language'>,
    within: EntityManager,
  ): Promise<OrganizationId> {
    const code = await this.freeCode(name, within);
    const { plan, status, trialEndsAt } = this.firstPlan();
    const { emailsPerMonth, observers } = PLAN_LIMITS[plan];
    const [row] = await within.query<[{ id: string }]>(
      `INSERT INTO organization (name, org_code, plan, subscription_status, trial_ends_at, emails_per_month, observers_limit,
                                 created_at, updated_at, language)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) RETURNING id`,
      [name, code, plan, status, trialEndsAt, emailsPerMonth, observers, this.clock.now(), language],
    );
    const org = admit(row.id);
    await within.query(`INSERT INTO membership (organization_id, user_id, role) VALUES ($1, $2, 'owner')`, [
      org,
      owner.id,
    ]);
    await this.audit.record(org, owner, change('add', org, null, { name }), within);
    await this.birth.happen(org, owner, within);
    return org;
  }

  private firstPlan(): { plan: Plan; status: SubscriptionStatus; trialEndsAt: Date | null } {
    return this.config.BILLING === 'off'
      ? { plan: 'free', status: 'active', trialEndsAt: null }
      : { plan: 'trial', status: 'trialing', trialEndsAt: daysAfter(this.clock.now(), TRIAL_DAYS) };
  }

  /** The lock, held until the transaction ends, keeps two organizations from choosing one code. */
  private async freeCode(name: string, within: EntityManager): Promise<string> {
    await within.query(`SELECT pg_advisory_xact_lock(hashtext('organization.org_code'))`);
    const stem = orgCodeStem(name);
    const taken: { code: string }[] = await within.query(
      `SELECT org_code AS code FROM organization WHERE org_code = $1 OR org_code ~ ('^' || $1 || '-[0-9]+$')`,
      [stem],
    );
    return firstFreeCode(
      stem,
      taken.map(({ code }) => code),
    );
  }

  private hold(org: OrganizationId, within?: EntityManager): Promise<OrganizationRow> {
    return within ? this.read(within, org, 'for_no_key_update') : this.read(this.db.manager, org);
  }

  private async read(
    db: DataSource | EntityManager,
    org: OrganizationId,
    mode?: 'for_no_key_update',
  ): Promise<OrganizationRow> {
    const row = await db
      .getRepository(OrganizationRow)
      .findOne({ where: { id: org }, ...(mode && { lock: { mode } }) });
    if (!row) throw new NotFound('organization');
    return row;
  }

  private async ownTemplate(
    org: OrganizationId,
    { remindersOn, reminderTemplateId: id }: OrganizationSettings,
    within: EntityManager,
  ): Promise<void> {
    if (remindersOn && !id) {
      throw new Invalid([
        { path: 'reminderTemplateId', message: 'Choose the letter that reminders are written with.' },
      ]);
    }
    if (!id) return;
    const [own] = await within.query<unknown[]>(`SELECT 1 FROM template WHERE organization_id = $1 AND id = $2`, [
      org,
      id,
    ]);
    if (!own) throw new Invalid([{ path: 'reminderTemplateId', message: 'There is no such template.' }]);
  }
}

/** The program and the database each have their own list of zones; what stands here is in both. @throws Invalid */
async function knownToPostgres(timezone: string, within: EntityManager): Promise<void> {
  const [known] = await within.query<unknown[]>('SELECT 1 FROM pg_timezone_names WHERE name = $1', [timezone]);
  if (!known)
    throw new Invalid([
      { path: 'timezone', message: 'Choose another name for this time zone, such as that of a large city nearby.' },
    ]);
}

/** Where there are no records there is nothing to work out. What nobody is told of, the sweep over stale dates finds. */
const DATES_ARE_STALE = `
UPDATE organization
   SET customs_version = customs_version + 1, dates_done = 0,
       dates_stale_since = CASE WHEN dates_version = customs_version THEN $2 ELSE dates_stale_since END,
       dates_version = CASE WHEN EXISTS (SELECT FROM yahrzeit WHERE organization_id = $1) THEN dates_version
                            ELSE customs_version + 1 END
 WHERE id = $1`;

const EXPIRE = `
UPDATE organization SET subscription_status = 'expired', updated_at = $1
 WHERE subscription_status = 'trialing' AND trial_ends_at <= $2`;

const GIVE_FREE = `
UPDATE organization
   SET plan = 'free', subscription_status = 'active', trial_ends_at = NULL, subscription_ends_at = NULL,
       emails_per_month = $2, observers_limit = $3, updated_at = $1
 WHERE subscription_status <> 'active' OR plan = 'trial'`;

const change = (action: string, org: OrganizationId, before: object | null, after: object) => ({
  action,
  resource: 'organization',
  resourceId: org,
  before,
  after,
});

const boughtBy = ({ plan, subscriptionStatus, trialEndsAt, subscriptionEndsAt }: OrganizationRow) => ({
  plan,
  subscriptionStatus,
  trialEndsAt,
  subscriptionEndsAt,
});
