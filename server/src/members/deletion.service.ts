import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Deletion } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { daysAfter, localDate } from '../calendar/index.js';
import { OrganizationRow, OrganizationsService } from '../organizations/index.js';
import { NotificationsService } from '../notifications/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Conflict, Invalid } from '../platform/http/index.js';
import { admit, type Actor, type OrganizationId } from '../platform/tenancy/index.js';

const DELETION_DAYS = 30;
const CAUSE = 'organization:deletion';

/**
 * The end of an organization: asked for by its owner, thirty days before it happens. Until then everything goes on, letters
 * too, since it may be taken back.
 */
@Injectable()
export class DeletionService {
  private readonly log = new Logger('Deletion');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async state(org: OrganizationId): Promise<Deletion> {
    const { deleteAt, deleteAskedBy } = await this.organizations.settings(org);
    return { deleteAt: deleteAt?.toISOString() ?? null, askedBy: deleteAskedBy };
  }

  /** Asked twice, the first day stands. @throws Invalid unless the name is typed, Conflict while a subscription is being paid */
  async ask(org: OrganizationId, by: Actor, name: string): Promise<Deletion> {
    const row = await this.organizations.settings(org);
    if (row.name !== name) throw new Invalid([{ path: 'name', message: 'This is not the name of the congregation.' }]);
    const isPaid =
      row.plan !== 'free' && ['active', 'past_due'].includes(row.subscriptionStatus) && !row.subscriptionEndsAt;
    if (this.config.STRIPE_SECRET_KEY && isPaid) {
      throw new Conflict('subscription_active', 'End the subscription first, under Manage billing.');
    }
    if (row.deleteAt) return this.state(org);
    const deleteAt = daysAfter(this.clock.now(), DELETION_DAYS);
    await this.db.transaction(async (within) => {
      await within.update(OrganizationRow, org, { deleteAt, deleteAskedBy: by.name, updatedAt: this.clock.now() });
      const change = { action: 'ask-deletion', resource: 'organization', resourceId: org, after: { deleteAt } };
      await this.audit.record(org, by, change, within);
      await this.notifications.raise(
        org,
        {
          cause: CAUSE,
          key: 'organization-deletion',
          values: { organization: row.name, name: by.name, date: localDate(deleteAt, row.timezone) },
          severity: 'error',
          data: { actionUrl: '/account' },
        },
        within,
      );
    });
    return this.state(org);
  }

  /** Everything stays. */
  async withdraw(org: OrganizationId, by: Actor): Promise<Deletion> {
    await this.db.transaction(async (within) => {
      const nothing = { deleteAt: null, deleteAskedBy: null, deletionToldAt: null };
      await within.update(OrganizationRow, org, { ...nothing, updatedAt: this.clock.now() });
      const change = { action: 'withdraw-deletion', resource: 'organization', resourceId: org };
      await this.audit.record(org, by, change, within);
      await this.notifications.settle(org, CAUSE, within);
    });
    return this.state(org);
  }

  /** Deletes those whose day has come, with every row of theirs, and the people who belonged to them alone. */
  async carryOut(): Promise<void> {
    const due: { id: string }[] = await this.db.query(`SELECT id FROM organization WHERE ${DUE}`, this.dueBy());
    for (const { id } of due) {
      if (await this.work.forOne('deletions', admit(id), () => this.delete(id)))
        this.log.log(`Organization ${id} was deleted, as its owner asked 30 days ago.`);
    }
  }

  /** One transaction for each: one that dies in the middle has deleted nothing, and comes again tomorrow. */
  private delete(id: string): Promise<boolean> {
    return this.db.transaction(async (within) => {
      const [still] = await within.query<unknown[]>(`SELECT FROM organization WHERE ${DUE} AND id = $3 FOR UPDATE`, [
        ...this.dueBy(),
        id,
      ]);
      if (!still) return false;
      const people: { id: string }[] = await within.query(
        `SELECT user_id AS id FROM membership WHERE organization_id = $1`,
        [id],
      );
      // A template that a job uses cannot go, so jobs go first; everything else goes with the organization.
      await within.query(`DELETE FROM email_job WHERE organization_id = $1`, [id]);
      await within.query(`DELETE FROM organization WHERE id = $1`, [id]);
      await within.query(
        `DELETE FROM app_user u WHERE u.id = ANY ($1) AND NOT EXISTS (SELECT FROM membership m WHERE m.user_id = u.id)`,
        [people.map((person) => person.id)],
      );
      return true;
    });
  }

  /** Who is paying again has thought better of it: nothing goes while a subscription is running. */
  private dueBy(): [Date, boolean] {
    return [this.clock.now(), this.config.STRIPE_SECRET_KEY !== undefined];
  }
}

const DUE = `delete_at <= $1 AND NOT ($2::boolean AND plan <> 'free' AND subscription_status IN ('active', 'past_due'))`;
