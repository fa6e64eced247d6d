import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type Stripe from 'stripe';
import { PAID_PLANS } from './price-list.js';
import { pricesOf } from './prices.js';
import { STRIPE } from './stripe-client.js';

/** Says at the start what would otherwise be found out by the first who wants to pay. */
@Injectable()
export class PricesAtStart implements OnApplicationBootstrap {
  private readonly log = new Logger('Billing');

  constructor(@Inject(STRIPE) private readonly stripe: Stripe | null) {}

  /** The start does not wait for Stripe, and does not fail without it. */
  onApplicationBootstrap(): void {
    void this.look();
  }

  /** Looks for the prices of all plans, and says of the first that has none what is to be done. */
  async look(): Promise<void> {
    if (!this.stripe) return;
    try {
      for (const plan of PAID_PLANS) await pricesOf(this.stripe, plan);
    } catch (failure) {
      this.log.error(failure instanceof Error ? failure.message : String(failure));
    }
  }
}
