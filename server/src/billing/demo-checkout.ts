import { Inject, Injectable } from '@nestjs/common';
import type { BoughtPlan, DemoCheckout as Chosen } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { OrganizationsService, standing } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { Subscriptions } from './subscriptions.service.js';
import { trialUsed } from './trial-used.js';

/** The way to a plan without money: for demonstrations, while no card provider is configured. */
@Injectable()
export class DemoCheckout {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
    private readonly subscriptions: Subscriptions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Puts the plan into force at once; nothing is charged, and the digits of the card are not kept. */
  async buy(org: OrganizationId, by: Actor, { plan, orgName, timezone }: Chosen): Promise<BoughtPlan> {
    if (this.config.BILLING !== 'demo') {
      throw new Refusal(404, 'no_demo_checkout', 'This installation takes no demonstration cards.');
    }
    return this.db.transaction(async (within) => {
      if (plan === 'trial') await this.mustBeOnTrial(org, within);
      await this.organizations.nameOnce(org, by, orgName, within, timezone);
      const bought = { status: 'active' as const, trialEndsAt: null, endsAt: null };
      if (plan !== 'trial') await this.subscriptions.change(org, by, { plan, ...bought }, within);
      return { subscription: await this.organizations.subscription(org, within) };
    });
  }

  /** The trial began with the organization, and is not given a second time. */
  private async mustBeOnTrial(org: OrganizationId, within: EntityManager): Promise<void> {
    const row = await this.organizations.settings(org, within);
    if (row.plan !== 'trial' || standing(row, this.clock.now()) !== 'working') throw trialUsed();
  }
}
