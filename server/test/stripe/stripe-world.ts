/** Seconds since 1970, as Stripe counts. */
type Seconds = number;

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: Seconds;
  livemode: boolean;
  data: { object: Thing };
}

export type Thing = { id: string; object: string } & Record<string, unknown>;

export interface Price extends Thing {
  lookup_key: string | null;
  unit_amount_decimal: string;
  recurring: { interval: string; meter: string | null; usage_type: string };
  metadata: Record<string, string>;
}

export interface Item {
  id: string;
  object: 'subscription_item';
  price: Price;
  quantity?: number;
}

export interface Subscription extends Thing {
  customer: string;
  status: string;
  created: Seconds;
  trial_end: Seconds | null;
  cancel_at_period_end: boolean;
  /** When it ends by itself, once that is known. */
  cancel_at: Seconds | null;
  items: { object: 'list'; data: Item[] };
}

export interface Session extends Thing {
  customer: string;
  status: 'open' | 'complete' | 'expired';
  wanted: { price: Price; quantity?: number }[];
  trialDays: number | null;
  success_url: string;
}

export interface MeterEvent {
  identifier: string;
  event_name: string;
  timestamp: Seconds;
  payload: Record<string, string>;
}

/**
 * What stands at Stripe, and how it goes on: people pay, trials end, cards are declined. Each step tells of itself by the
 * events that Stripe would send, with things as they were at that moment.
 */
export class StripeWorld {
  readonly products = new Map<string, Thing>();
  readonly prices = new Map<string, Price>();
  readonly meters = new Map<string, Thing>();
  readonly customers = new Map<string, Thing>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  /** By identifier: one that is known is not counted again. */
  readonly meterEvents = new Map<string, MeterEvent>();
  readonly events: StripeEvent[] = [];
  /** Called with every event, when it happens. */
  tell: (event: StripeEvent) => void = () => undefined;
  private readonly declined = new Set<string>();
  private made = 0;

  constructor(readonly now: () => Date = () => new Date()) {}

  id(prefix: string): string {
    return `${prefix}_${String(++this.made).padStart(6, '0')}`;
  }

  seconds(): Seconds {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** Somebody pays on Stripe's page: the subscription begins, or its trial does. */
  pay(sessionId: string): Subscription {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error(`${sessionId} is not open`);
    const trialEnd = session.trialDays ? this.seconds() + session.trialDays * 86_400 : null;
    const subscription = this.begin(session.customer, session.wanted, trialEnd);
    Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
    if (!trialEnd) this.emit('invoice.paid', this.invoice(subscription));
    this.emit('checkout.session.completed', session);
    return subscription;
  }

  /** A subscription begins by whatever way. */
  begin(customer: string, wanted: Session['wanted'], trialEnd: Seconds | null = null): Subscription {
    const subscription: Subscription = {
      id: this.id('sub'),
      object: 'subscription',
      customer,
      status: trialEnd ? 'trialing' : 'active',
      created: this.seconds(),
      trial_end: trialEnd,
      cancel_at_period_end: false,
      cancel_at: null,
      items: {
        object: 'list',
        data: wanted.map((one) => ({ ...one, id: this.id('si'), object: 'subscription_item' })),
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.emit('customer.subscription.created', subscription);
    return subscription;
  }

  decline(customer: string): void {
    this.declined.add(customer);
  }

  accept(customer: string): void {
    this.declined.delete(customer);
  }

  /** The next invoice falls due: after the trial, after a month, or tried once more. */
  bill(id: string): void {
    const subscription = this.mustHave(id);
    const isPaid = !this.declined.has(subscription.customer);
    this.emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', this.invoice(subscription));
    this.become(subscription, { status: isPaid ? 'active' : 'past_due' });
  }

  /** A person cancels it as Stripe's own page does: it goes on to the end of its period. */
  cancelLater(id: string): void {
    const subscription = this.mustHave(id);
    this.become(subscription, { cancel_at_period_end: true, cancel_at: this.seconds() + 30 * 86_400 });
  }

  /** A person thinks better of it. */
  keep(id: string): void {
    this.become(this.mustHave(id), { cancel_at_period_end: false, cancel_at: null });
  }

  /** The period is over: it ends, if it was cancelled, and else the next one is paid. */
  endPeriod(id: string): void {
    if (this.mustHave(id).cancel_at) this.cancel(id);
    else this.bill(id);
  }

  /** It ends now. */
  cancel(id: string): Subscription {
    const subscription = this.mustHave(id);
    subscription.status = 'canceled';
    this.emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  become(subscription: Subscription, change: Partial<Subscription>): void {
    Object.assign(subscription, change);
    this.emit('customer.subscription.updated', subscription);
  }

  private mustHave(id: string): Subscription {
    const found = this.subscriptions.get(id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  }

  private invoice({ id, customer }: Subscription): Thing {
    return { id: this.id('in'), object: 'invoice', customer, parent: { subscription_details: { subscription: id } } };
  }

  private emit(type: string, thing: Thing): void {
    const event: StripeEvent = {
      id: this.id('evt'),
      object: 'event',
      type,
      created: this.seconds(),
      livemode: false,
      data: { object: structuredClone(thing) },
    };
    this.events.push(event);
    this.tell(event);
  }
}
