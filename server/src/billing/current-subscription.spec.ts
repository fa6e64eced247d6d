import type Stripe from 'stripe';
import { boughtOf } from './current-subscription.js';
import { priceMetadata, type PaidPlan } from './price-list.js';

interface Shape {
  plan?: PaidPlan;
  created?: number;
  trial_end?: number | null;
  cancel_at?: number | null;
}

const subscription = (
  id: string,
  status: Stripe.Subscription.Status,
  { plan = 'starter', created = 1_800_000_000, trial_end = null, cancel_at = null }: Shape = {},
) =>
  ({
    ...{ id, status, created, trial_end, cancel_at, cancel_at_period_end: cancel_at !== null },
    items: { data: [{ id: `${id}-month`, price: { metadata: priceMetadata(plan, 'month') } }] },
  }) as unknown as Stripe.Subscription;

describe('what a customer bought', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'trialing'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'expired'],
    ['canceled', 'canceled'],
  ])("given Stripe's status %s, then ours is %s", (theirs, ours) => {
    expect(boughtOf([subscription('sub_1', theirs)])).toMatchObject({ status: ours, plan: 'starter' });
  });

  it.each(['incomplete', 'incomplete_expired', 'a_status_of_next_year'])(
    'given a subscription that was never begun (%s), then nothing was bought',
    (status) => {
      expect(boughtOf([subscription('sub_1', status)])).toBeNull();
    },
  );

  it('given an ended subscription and a later one, in whatever order they are listed, then the living one counts', () => {
    const ended = subscription('sub_1', 'canceled', { created: 1_800_000_000 });
    const living = subscription('sub_2', 'active', { plan: 'plus', created: 1_700_000_000 });

    expect(boughtOf([ended, living])).toMatchObject({ subscriptionId: 'sub_2', plan: 'plus' });
    expect(boughtOf([living, ended])).toMatchObject({ subscriptionId: 'sub_2', plan: 'plus' });
  });

  it('given one that was cancelled for a later day, then it is known when it ends, until it has', () => {
    const cancelled = { cancel_at: 1_800_600_000 };

    const endsAt = new Date(1_800_600_000_000);
    expect(boughtOf([subscription('sub_1', 'active', cancelled)])).toMatchObject({ status: 'active', endsAt });
    expect(boughtOf([subscription('sub_1', 'canceled', cancelled)])).toMatchObject({ endsAt: null });
  });

  it('given several that go on, then all but the one that counts are surplus', () => {
    const [first, second, third] = [1, 2, 3].map((n) =>
      subscription(`sub_${n}`, n === 2 ? 'past_due' : 'active', { created: 1_800_000_000 + n }),
    ) as [Stripe.Subscription, Stripe.Subscription, Stripe.Subscription];
    const ended = subscription('sub_0', 'canceled');

    expect(boughtOf([ended, second, first, third])).toMatchObject({
      subscriptionId: 'sub_3',
      surplus: ['sub_1', 'sub_2'],
    });
  });

  it('given two that live, then the newer counts', () => {
    const older = subscription('sub_9', 'trialing', { created: 1_700_000_000, trial_end: 1_700_600_000 });
    const newer = subscription('sub_1', 'active', { plan: 'standard', created: 1_800_000_000 });

    expect(boughtOf([older, newer])).toMatchObject({ subscriptionId: 'sub_1', plan: 'standard', trialEndsAt: null });
  });

  it('given something else that the same account sells, then it is none of ours', () => {
    const foreign = subscription('sub_1', 'active');
    (foreign.items.data[0] as Stripe.SubscriptionItem).price.metadata = { plan: 'plus' };

    expect(boughtOf([foreign])).toBeNull();
  });
});
