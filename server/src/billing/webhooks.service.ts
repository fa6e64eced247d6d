import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { daysAfter } from '../calendar/index.js';
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

/** A word of Stripe's: an id, or a type. */
const word = z
  .string()
  .min(1)
  .max(255)
  .regex(/^\P{Cc}+$/u);
const named = z.union([word, z.object({ id: word }).transform(({ id }) => id)]);

/** All that is read of an event: which it is, and about whom. What it says of them is asked of Stripe. */
const event = z.object({
  id: word,
  type: word,
  data: z.object({
    object: z.object({ object: z.string().optional(), id: word.optional(), customer: named.nullish() }),
  }),
});

/** What Stripe tells by itself. */
@Injectable()
export class Webhooks {
  /** Events that are being handled here, by their ids: who brings one of them meanwhile waits for it. */
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly subscriptions: Subscriptions,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes an event: its body as it came, byte by byte, and its signature. What was handled is not handled again, and two that
   * bring one event at once do no more than one; what fails is as if it had not come, and comes again.
   * @throws Refusal 400 `bad_signature` for whatever Stripe did not sign for us, or long ago, or in the future; `bad_event` for what
   *   it signed and is no event as we know them
   */
  async receive(body: unknown, signature: string | undefined): Promise<void> {
    const read = event.safeParse(this.opened(body, signature));
    if (!read.success)
      throw new Refusal(400, 'bad_event', 'Stripe signed this, and it is no event that is known here.');
    const { id, type, data } = read.data;
    const customer = data.object.object === 'customer' ? data.object.id : data.object.customer;
    const handled = this.underWay.get(id) ?? this.handle(id, type, customer ?? null);
    this.underWay.set(id, handled);
    await handled.finally(() => this.underWay.delete(id));
  }

  private async handle(id: string, type: string, customer: string | null): Promise<void> {
    if (await this.isKnown(id)) return;
    if (customer) await this.subscriptions.reread(customer);
    await this.db.query(`INSERT INTO stripe_event (id, type, handled_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, [
      ...[id, type, this.clock.now()],
    ]);
  }

  /** Forgets events that are long past. */
  async forgetOld(): Promise<void> {
    const until = daysAfter(this.clock.now(), -REMEMBERED_DAYS);
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

  private async isKnown(id: string): Promise<boolean> {
    const rows: unknown[] = await this.db.query(`SELECT FROM stripe_event WHERE id = $1`, [id]);
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
