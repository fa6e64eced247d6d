import { planAllows, standing, statusNow, type SubscriptionStatus } from './plans.js';

const trialEndsAt = new Date('2027-01-08T12:00:00Z');
const trial = { subscriptionStatus: 'trialing' as const, trialEndsAt, suspendedAt: null };

describe('a subscription', () => {
  it.each([
    ['2027-01-08T11:59:59Z', 'working', 'trialing'],
    ['2027-01-08T12:00:00Z', 'grace', 'trialing'],
    ['2027-01-22T11:59:59Z', 'grace', 'trialing'],
    ['2027-01-22T12:00:00Z', 'ended', 'expired'],
  ])('given a trial until noon of 8 January, when it is %s, then it is %s and called %s', (now, stands, status) => {
    expect(standing(trial, new Date(now))).toBe(stands);
    expect(statusNow(trial, new Date(now))).toBe(status);
  });

  it.each<[SubscriptionStatus, string]>([
    ['active', 'working'],
    ['past_due', 'ended'],
    ['canceled', 'ended'],
    ['expired', 'ended'],
  ])('given the status %s, then it is %s, whatever the day', (subscriptionStatus, stands) => {
    expect(standing({ subscriptionStatus, trialEndsAt: null, suspendedAt: null }, new Date('2027-06-01'))).toBe(stands);
  });

  it('given the grace, then people read and may buy, and add no yahrzeits and send nothing', () => {
    expect(planAllows('grace', 'yahrzeits:read')).toBe(true);
    expect(planAllows('grace', 'billing:write')).toBe(true);
    expect(planAllows('grace', 'yahrzeits:write')).toBe(false);
    expect(planAllows('grace', 'yahrzeits:write', true)).toBe(true);
    expect(planAllows('grace', 'emails:send')).toBe(false);
  });

  it('given a suspension, then it says so whatever was bought, and only the account is left', () => {
    const suspended = { subscriptionStatus: 'active' as const, trialEndsAt: null, suspendedAt: new Date('2027-01-01') };

    expect(statusNow(suspended, new Date('2027-06-01'))).toBe('suspended');
    expect(planAllows(standing(suspended, new Date('2027-06-01')), 'yahrzeits:read')).toBe(false);
    expect(planAllows(standing(suspended, new Date('2027-06-01')), 'organization:read')).toBe(true);
  });

  it('given its end, then only the account is left', () => {
    expect(planAllows('ended', 'organization:read')).toBe(true);
    expect(planAllows('ended', 'yahrzeits:read')).toBe(false);
  });
});
