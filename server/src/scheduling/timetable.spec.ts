import { SchedulerRegistry } from '@nestjs/schedule';
import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { FAKE_KEY, FakeStripe } from '../../test/stripe/fake-stripe.js';
import { StripeWorld } from '../../test/stripe/stripe-world.js';
import { aWorld, type World } from '../../test/world.js';
import { openStripe, setUpStripe } from '../billing/index.js';
import { WORDS } from '../operation/troubles.js';
import { figures } from '../platform/figures/index.js';
import { dueNight } from '../reminders/sending-days.js';
import { Timetable } from './timetable.js';

describe('the timetable', () => {
  let world: World;

  let stripe: FakeStripe;
  let sink: SmtpSink;

  beforeAll(async () => {
    stripe = await new FakeStripe(new StripeWorld(() => new Date())).start();
    sink = await SmtpSink.start();
    const environment = {
      ...{ STRIPE_SECRET_KEY: FAKE_KEY, STRIPE_API_BASE: stripe.url },
      ...{ SMTP_URL: sink.url, OPERATOR_EMAILS: 'operator@house.example' },
    };
    const client = await openStripe(environment);
    if (client) await setUpStripe(client);
    world = await aWorld(environment);
  });
  afterAll(async () => {
    await world.close();
    await stripe.stop();
    await sink.stop();
  });

  it('given a process that keeps no hours, then nothing runs; given a worker, then it catches up and keeps them', async () => {
    const { org } = await world.congregation('Beth Shalom');
    await world.db.query('UPDATE organization SET reminders_on = true, reminder_hour = 0 WHERE id = $1', [org]);
    const jobs = [...world.app.get(SchedulerRegistry).getCronJobs().values()];
    const nights = () => world.db.query(`SELECT 1 FROM reminder_run WHERE kind = 'night'`);
    expect(jobs.length).toBeGreaterThan(4);
    expect(jobs.filter((job) => job.isActive)).toEqual([]);

    await world.app.get(Timetable, { strict: false }).start();

    expect(jobs.filter((job) => !job.isActive)).toEqual([]);
    const due = dueNight(new Date(), { timezone: 'America/New_York', israel: false, hour: 0 });
    expect(await nights()).toHaveLength(due ? 1 : 0);
    for (const job of jobs) await job.stop();
  });

  it('given letters beyond the plan, when the hour of billing comes, then they are charged', async () => {
    const { org } = await world.congregation('Ohev Emet');
    await world.db.query(
      `UPDATE organization SET plan = 'starter', subscription_status = 'active', emails_per_month = 1 WHERE id = $1`,
      [org],
    );
    await world.db.query(
      `INSERT INTO billing_account VALUES ($1, 'cus_1', 'sub_1', now() - interval '40 days', now())`,
      [org],
    );
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, state, sent_at)
       SELECT $1, n::text, 'a@family.example', 'sent', now() FROM generate_series(1, 3) n`,
      [org],
    );

    await world.app.get(SchedulerRegistry).getCronJob('billing').fireOnTick();

    expect(
      [...stripe.world.meterEvents.values()].map(({ payload }) => [payload.stripe_customer_id, payload.value]),
    ).toEqual([['cus_1', '2']]);
  });

  it('given a letter that waits for forty minutes, when the minute of troubles comes, then the operator has mail', async () => {
    const { org } = await world.congregation('Kehillat Or');
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, send_at) VALUES ($1, 'x', 'a@family.example', now() - interval '40 minutes')`,
      [org],
    );

    await world.app.get(SchedulerRegistry).getCronJob('troubles').fireOnTick();

    const told = sink.received.filter(({ recipients }) => recipients.includes('operator@house.example'));
    expect(told.map(({ text }) => /^Subject: (.*)/m.exec(text)?.[1]?.trim())).toEqual([
      `Zikaron: ${WORDS.en.lettersWait[0]}`,
    ]);
  });

  it('given an entry that works and one that fails, then each is counted by its name', async () => {
    const run = (name: string) => world.app.get(SchedulerRegistry).getCronJob(name).fireOnTick();
    await world.db.query('ALTER TABLE rate_limit RENAME TO taken_away');

    await Promise.all([run('counted attempts and keys'), run('lost work')]);

    await world.db.query('ALTER TABLE taken_away RENAME TO rate_limit');
    const told = await figures.getSingleMetricAsString('zikaron_timetable_runs_total');
    expect(told).toMatch(/\{entry="counted attempts and keys",outcome="failed"\} 1$/m);
    expect(told).toMatch(/\{entry="lost work",outcome="done"\} [1-9]/m);
  });
});
