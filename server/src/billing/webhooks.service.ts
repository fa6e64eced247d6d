import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { NotFound, Refusal } from '../platform/http/index.js';
import { STRIPE } from './stripe-client.js';
import { Subscriptions } from './subscriptions.service.js';

/** How old a signature may be, as Stripe advises, and how far ahead of our clock, in seconds. */
const OLDEST_SECONDS = 300;
const NEWEST_SECONDS = 60;
/** Longer than Stripe sends an event again; after that it would only make us ask Stripe once more. */
const REMEMBERED_DAYS = 90;

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** All that is read of an event: which it is, and about whom. What it says of them is asked of Stripe. */
const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({ object: z.string().optional(), id: z.string().optional(), customer: named.nullish() }),
  }),
});

/** What Stripe tells by itself. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly subscriptions: Subscriptions,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes an event: its body as it came, byte by byte, and its signature. Each is handled once; what fails is as if it had
   * not come, and comes again.
   * @throws Refusal 400 `bad_signature` for whatever Stripe did not sign for us, or long ago, or in the future; `bad_event` for what
   *   it signed and is no event as we know them
   */
  async receive(body: unknown, signature: string | undefined): Promise<void> {
    const read = event.safeParse(this.opened(body, signature));
    if (!read.success)
      throw new Refusal(400, 'bad_event', 'Stripe signed this, and it is no event that is known here.');
    const { id, type, data } = read.data;
    const customer = data.object.object === 'customer' ? data.object.id : data.object.customer;
    await this.db.transaction(async (within) => {
      if (!(await this.isNew(id, type, within))) return;
      if (customer) await this.subscriptions.reread(customer, within);
    });
  }

  /** Forgets events that are long past. */
  async forgetOld(): Promise<void> {
    const until = new Date(this.clock.now().getTime() - REMEMBERED_DAYS * 86_400_000);
    await this.db.query(`DELETE FROM stripe_event WHERE handled_at < $1`, [until]);
  }

  private opened(body: unknown, signature: string | undefined): Stripe.Event {
    const secret = this.config.STRIPE_WEBHOOK_SECRET;
    if (!this.stripe || !secret) throw new NotFound('webhook');
    if (!Buffer.isBuffer(body) || !signature) throw new BadSignature();
    const now = this.clock.now().getTime();
    if (signedAt(signature) > now / 1000 + NEWEST_SECONDS) throw new BadSignature();
    try {
      return this.stripe.webhooks.constructEvent(body, signature, secret, OLDEST_SECONDS, undefined, now);
    } catch (cause) {
      throw new BadSignature(cause);
    }
  }

  /** Of two that bring one event at once, the second waits for the first, and finds it there. */
  private async isNew(id: string, type: string, within: EntityManager): Promise<boolean> {
    const rows: unknown[] = await within.query(
      `INSERT INTO stripe_event (id, type, handled_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id`,
      [id, type, this.clock.now()],
    );
    return rows.length > 0;
  }
}

class BadSignature extends Refusal {
  constructor(override readonly cause?: unknown) {
    super(400, 'bad_signature', 'This does not come from Stripe, or not now.');
  }
}

/** The latest instant that a signature names, in seconds; one that names none is refused when it is checked. */
const signedAt = (header: string): number =>
  Math.max(0, ...[...header.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds)));
