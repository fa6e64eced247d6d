import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { FAKE_KEY, FakeStripe } from '../../test/stripe/fake-stripe.js';
import { StripeWorld } from '../../test/stripe/stripe-world.js';
import { HouseWork } from '../platform/house-work/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { openStripe, Overage, setUpStripe } from './index.js';
import { StandingClock } from '../../test/standing-clock.js';

const NOON = new Date('2027-03-10T17:00:00Z');
const hoursAfter = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * 3_600_000);

describe('letters beyond the plan', () => {
  let database: TestDatabase;
  let db: DataSource;
  let stripe: FakeStripe;
  const clock = new StandingClock(NOON);
  let overage: Overage;
  let other: Overage;
  let n = 0;

  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([]);
    stripe = await new FakeStripe(new StripeWorld(() => clock.now())).start();
    const client = await openStripe({ STRIPE_SECRET_KEY: FAKE_KEY, STRIPE_API_BASE: stripe.url });
    if (client) await setUpStripe(client);
    [overage, other] = [
      new Overage(db, clock, new HouseWork(db, clock), client),
      new Overage(db, clock, new HouseWork(db, clock), client),
    ];
  });
  afterAll(async () => {
    await stripe.stop();
    await database.drop();
  });
  beforeEach(() => {
    clock.set(NOON);
    stripe.mishap = () => null;
  });
  afterEach(() => expect(stripe.wrong).toEqual([]));

  interface Paying {
    org: OrganizationId;
    customer: string;
  }

  async function paying({ limit = 500, status = 'active', timezone = 'America/New_York' } = {}): Promise<Paying> {
    const code = `org-${++n}`;
    const [{ id }] = await db.query(
      `INSERT INTO organization (name, org_code, plan, subscription_status, emails_per_month, timezone)
       VALUES ($1, $1, 'starter', $2, $3, $4) RETURNING id`,
      [code, status, limit, timezone],
    );
    await db.query(`INSERT INTO billing_account VALUES ($1, $2, 'sub_1', '2027-01-01', now())`, [id, `cus_${code}`]);
    return { org: admit(id), customer: `cus_${code}` };
  }

  /** So many letters that went out at an instant. */
  const send = ({ org }: Paying, letters: number, at = clock.now(), state = 'sent') =>
    db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, state, sent_at)
       SELECT $1, gen_random_uuid()::text, 'a@example.org', $4, $3 FROM generate_series(1, $2::int)`,
      [org, letters, at, state],
    );

  const charged = ({ customer }: Paying): number =>
    [...stripe.world.meterEvents.values()]
      .filter(({ payload }) => payload.stripe_customer_id === customer)
      .reduce((sum, { payload }) => sum + Number(payload.value), 0);

  it('given letters within the plan, then nothing is charged; given some beyond, then those', async () => {
    const us = await paying();
    await send(us, 500);
    await overage.report();
    expect(charged(us)).toBe(0);

    await send(us, 7);
    await overage.report();
    expect(charged(us)).toBe(7);
  });

  it('given nothing new, when it is counted again and again, then nothing more is charged', async () => {
    const us = await paying();
    await send(us, 520);

    for (let round = 0; round < 5; round++) await overage.report();
    await send(us, 3);
    await overage.report();

    expect(charged(us)).toBe(23);
  });

  it('given eight who count at once while letters go out, then each letter is charged once', async () => {
    const us = await paying();
    await send(us, 600);

    await Promise.all([
      ...Array.from({ length: 8 }, (_, at) => (at % 2 ? overage : other).report()),
      send(us, 50),
      send(us, 50),
    ]);
    await overage.report();

    expect(charged(us)).toBe(200);
  });

  it('given Stripe takes a report and is not heard, when it is reported again, then it is charged once', async () => {
    const us = await paying();
    await send(us, 540);
    stripe.mishap = (call) => (call.endsWith('meter_events') ? 'not-heard' : null);
    await overage.report();
    expect(charged(us)).toBe(40);
    stripe.mishap = () => null;

    clock.set(hoursAfter(NOON, 1));
    await send(us, 5);
    await overage.report();

    expect(charged(us)).toBe(45);
    const [{ open }] = await db.query(
      `SELECT count(*) AS open FROM overage_report WHERE organization_id = $1 AND accepted_at IS NULL`,
      [us.org],
    );
    expect(open).toBe(0);
  });

  it('given Stripe is not reached, then the report waits and comes; given it comes too late to be known again, then never', async () => {
    const [us, them] = [await paying(), await paying()];
    await send(us, 510);
    stripe.mishap = (call) => (call.endsWith('meter_events') ? 'not-reached' : null);
    await overage.report();
    stripe.mishap = () => null;
    clock.set(hoursAfter(NOON, 19));
    await overage.report();
    expect(charged(us)).toBe(10);

    await send(them, 510);
    stripe.mishap = (call) => (call.endsWith('meter_events') ? 'not-heard' : null);
    await overage.report();
    stripe.mishap = () => null;
    stripe.world.meterEvents.clear();
    clock.set(hoursAfter(NOON, 19 + 25));
    const told = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await overage.report();
    await overage.report();
    expect(told.mock.calls).toEqual([[expect.stringContaining('1 reports of letters beyond the plan were never')]]);
    told.mockRestore();
    expect(charged(them)).toBe(0);
  });

  it('given a process that dies after it wrote a report down, then the next one sends it', async () => {
    const us = await paying();
    await db.query(
      `INSERT INTO overage_report (organization_id, month, first_letter, letters, made_at) VALUES ($1, '2027-03-01', 1, 9, $2)`,
      [us.org, NOON],
    );
    await send(us, 509);

    await overage.report();

    expect(charged(us)).toBe(9);
  });

  it('given the last hour of a month, where the congregation is, then it counts in that month though it is counted later', async () => {
    const us = await paying({ timezone: 'America/New_York' });
    const lastMinute = new Date('2027-04-01T03:59:00Z');
    await send(us, 503, lastMinute);
    clock.set(new Date('2027-04-01T04:25:00Z'));
    await send(us, 500);

    await overage.report();

    expect(charged(us)).toBe(3);
    const [{ month }] = await db.query(`SELECT month::text FROM overage_report WHERE organization_id = $1`, [us.org]);
    expect(month).toBe('2027-03-01');
  });

  it('given letters that failed, are uncertain or wait, then they are not charged', async () => {
    const us = await paying({ limit: 0 });
    for (const state of ['failed', 'uncertain', 'queued', 'cancelled', 'sending']) await send(us, 4, NOON, state);
    await send(us, 2);

    await overage.report();

    expect(charged(us)).toBe(2);
  });

  it.each(['trialing', 'past_due', 'canceled', 'expired'])(
    'given a subscription that is %s, then nothing is charged',
    async (status) => {
      const us = await paying({ status, limit: 0 });
      await send(us, 10);

      await overage.report();

      expect(charged(us)).toBe(0);
    },
  );

  it('given a smaller plan within the month, then the month keeps the larger number; the next one has the smaller', async () => {
    const us = await paying({ limit: 2_000 });
    await send(us, 1_500);
    await overage.report();
    await db.query(`UPDATE organization SET emails_per_month = 500 WHERE id = $1`, [us.org]);
    await overage.planChanges(us.org, 2_000, 500, 'America/New_York', db.manager);

    await send(us, 510);
    await overage.report();
    expect(charged(us)).toBe(10);

    clock.set(new Date('2027-04-10T17:00:00Z'));
    await send(us, 501);
    await overage.report();
    expect(charged(us)).toBe(11);
  });

  it('given a smaller plan on the first of a month, then the month before keeps what it had', async () => {
    const us = await paying({ limit: 2_000 });
    await send(us, 1_900, new Date('2027-03-20T12:00:00Z'));
    clock.set(new Date('2027-04-01T05:00:00Z'));
    await overage.planChanges(us.org, 2_000, 500, 'America/New_York', db.manager);
    await db.query(`UPDATE organization SET emails_per_month = 500 WHERE id = $1`, [us.org]);

    await overage.report();

    expect(charged(us)).toBe(0);
  });

  it('given no card provider, then nothing is counted', async () => {
    const us = await paying();
    await send(us, 600);

    expect(await new Overage(db, clock, new HouseWork(db, clock), null).report()).toBe(0);

    expect(await db.query(`SELECT 1 FROM overage_report WHERE organization_id = $1`, [us.org])).toEqual([]);
  });
});
