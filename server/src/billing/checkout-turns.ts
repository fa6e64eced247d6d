import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { Unavailable } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** Longer than Stripe's slowest answers to all that a checkout asks. Whoever dies in it holds up the next no longer. */
const LEASE_MS = 120_000;
const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 25_000;

/** One checkout of an organization at a time, over all processes. Nothing is locked meanwhile, so that Stripe may be asked. */
@Injectable()
export class CheckoutTurns {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws Unavailable when the turn did not come */
  async during<Result>(org: OrganizationId, work: () => Promise<Result>): Promise<Result> {
    const until = await this.turn(org);
    try {
      return await work();
    } finally {
      await this.db.query('DELETE FROM checkout_turn WHERE organization_id = $1 AND until = $2', [org, until]);
    }
  }

  private async turn(org: OrganizationId): Promise<Date> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
      const now = this.clock.now();
      const until = new Date(now.getTime() + LEASE_MS);
      const taken: unknown[] = await this.db.query(
        `INSERT INTO checkout_turn (organization_id, until) VALUES ($1, $2)
         ON CONFLICT (organization_id) DO UPDATE SET until = excluded.until WHERE checkout_turn.until <= $3
         RETURNING organization_id`,
        [org, until, now],
      );
      if (taken.length > 0) return until;
      await sleep(LOOK_EVERY_MS);
    }
    throw new Unavailable('busy', 'Another window is on its way to the payment page. Try again in a moment.');
  }
}
