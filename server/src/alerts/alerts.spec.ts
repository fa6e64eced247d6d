import { randomUUID } from 'node:crypto';
import { NotificationsService } from '../notifications/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Relay } from '../platform/mail/index.js';
import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { DailyDigest, OrganizationChecks } from './index.js';
import { StandingClock } from '../../test/standing-clock.js';

/** A Friday, 10 in the morning in New York. */
const FRIDAY = new Date('2026-11-20T15:00:00Z');

describe('what the house tells its staff', () => {
  let world: World;
  let sink: SmtpSink;
  let office: Congregation;
  let relay: Relay;
  const clock = new StandingClock(FRIDAY);

  beforeAll(async () => {
    sink = await SmtpSink.start();
    relay = new Relay(sink.url);
    world = await aWorld();
  });
  beforeEach(async () => {
    clock.set(FRIDAY);
    sink.received.length = 0;
    office = await world.congregation(`Office ${randomUUID().slice(0, 8)}`);
    await set(`trial_ends_at = '2026-12-20', plan = 'standard', subscription_status = 'active'`);
  });
  afterAll(async () => {
    await world.close();
    relay.close();
    await sink.stop();
  });

  const set = (columns: string) => world.db.query(`UPDATE organization SET ${columns} WHERE id = $1`, [office.org]);
  const work = () => new HouseWork(world.db, clock);
  const look = () => new OrganizationChecks(world.db, clock, new NotificationsService(world.db, clock), work()).look();
  const told = async (): Promise<string[]> => {
    const rows: { cause: string }[] = await world.db.query(
      `SELECT cause FROM notification WHERE organization_id = $1 ORDER BY cause`,
      [office.org],
    );
    return rows.map(({ cause }) => cause);
  };

  it('given a limit that comes near and is reached, then each is told once in the month, read or not', async () => {
    await set('emails_per_month = 10');
    const letters = (n: number) =>
      world.db.query(
        `INSERT INTO email_message (organization_id, occasion, to_email, state, sent_at)
         SELECT $1, gen_random_uuid()::text, 'a@family.example', 'sent', $2 FROM generate_series(1, $3)`,
        [office.org, clock.now(), n],
      );

    await letters(7);
    await look();
    expect(await told()).toEqual([]);
    await letters(1);
    await look();
    await world.as(office.people.staff).post('/api/notifications/mark-read').send({ markAll: true });
    await look();
    expect(await told()).toEqual(['letters-limit:80:10:2026-11']);
    await letters(2);
    await Promise.all([look(), look()]);
    expect(await told()).toEqual(['letters-limit:100:10:2026-11', 'letters-limit:80:10:2026-11']);
  });

  it('given letters of the month before, by the congregation’s own clock, then they do not count; those that wait do', async () => {
    await set('emails_per_month = 10');
    const letters = (n: number, state: string, sentAt: string | null) =>
      world.db.query(
        `INSERT INTO email_message (organization_id, occasion, to_email, state, sent_at)
         SELECT $1, gen_random_uuid()::text, 'a@family.example', $2, $3 FROM generate_series(1, $4)`,
        [office.org, state, sentAt, n],
      );

    // New York is four hours behind on the night of 31 October.
    await letters(8, 'sent', '2026-11-01T03:59:59Z');
    await letters(8, 'cancelled', null);
    await letters(5, 'sent', '2026-11-01T04:00:00Z');
    await letters(2, 'queued', null);
    await look();
    expect(await told()).toEqual([]);

    await letters(1, 'sending', null);
    await look();
    expect(await told()).toEqual(['letters-limit:80:10:2026-11']);
  });

  it('given a trial that ends in two days, then it is told, and again when it is over', async () => {
    await set(`subscription_status = 'trialing', trial_ends_at = '2026-11-22T15:00:00Z'`);

    await look();
    clock.set(new Date('2026-11-22T16:00:00Z'));
    await look();

    expect(await told()).toEqual(['trial-ending:2026-11-22', 'trial-over:2026-11-22']);
  });

  it('given 25 people and reminders that are off, then it is told once, unless staff said that this is as they wish', async () => {
    const people = (n: number) =>
      world.db.query(
        `INSERT INTO yahrzeit (organization_id, name) SELECT $1, 'Miriam ' || n FROM generate_series(1, $2::int) n`,
        [...[office.org, n]],
      );
    await people(24);
    await look();
    expect(await told()).toEqual([]);
    await people(1);
    await set('setup_declined_at = now()');
    await look();
    expect(await told()).toEqual([]);
    await set('setup_declined_at = NULL, reminders_on = true');
    await look();
    expect(await told()).toEqual([]);

    await set('reminders_on = false');
    for (let times = 0; times < 2; times++) await look();
    expect(await told()).toEqual(['nothing-leaves']);
  });

  it('given observers by email without an address, then staff are told how many', async () => {
    await world.db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Miriam') RETURNING id),
            c AS (INSERT INTO contact (organization_id, name) VALUES ($1, 'Daniel') RETURNING id)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y, c`,
      [office.org],
    );

    await look();

    const { body } = await world.as(office.people.viewer).get('/api/notifications');
    expect(body.notifications).toMatchObject([
      { title: 'Some families cannot be written to', message: expect.stringContaining('1 observer should') },
    ]);
  });

  it('given as many observers as the plan has room for, then it is told with the number, once', async () => {
    await world.db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Miriam') RETURNING id),
            c AS (INSERT INTO contact (organization_id, name, email)
                  SELECT $1, 'Child ' || n, 'child' || n || '@family.example' FROM generate_series(1, 8) n RETURNING id)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y, c`,
      [office.org],
    );

    for (const limit of [11, 10, 10, 8]) {
      await set(`observers_limit = ${limit}`);
      await look();
    }

    expect(await told()).toEqual(['observers-limit:100:8', 'observers-limit:80:10']);
  });

  it('given nights without anything due, then the first is told and no other', async () => {
    const [{ id: template }] = await world.db.query(`SELECT id FROM template WHERE organization_id = $1 LIMIT 1`, [
      office.org,
    ]);
    const night = (date: string) =>
      world.db.query(
        `INSERT INTO reminder_run (organization_id, kind, template_id, local_date, planned_at) VALUES ($1, 'night', $2, $3, now())`,
        [office.org, template, date],
      );

    await night('2026-11-18');
    await look();
    await world.db.query(`UPDATE notification SET dismissed_at = now() WHERE organization_id = $1`, [office.org]);
    await night('2026-11-19');
    await look();

    expect(await told()).toEqual(['night-empty']);
  });

  describe('once a day by email', () => {
    const send = () => new DailyDigest(world.db, clock, relay, work(), world.config).send();
    const choose = (wanted: boolean) => world.as(office.people.staff).put('/api/notifications/digest').send({ wanted });
    const news = (title: string) =>
      world.db.query(
        `INSERT INTO notification (organization_id, cause, title, message, severity, data, created_at)
         VALUES ($1, $2, $2, 'Look <here>', 'info', '{"actionUrl":"/app/emails"}', $3)`,
        [office.org, title, clock.now()],
      );

    it('given a member who chose it, then the day’s news come once, and nobody else gets them', async () => {
      await choose(true).expect(200, { wanted: true, included: true });
      await news('A letter failed');

      expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([0, 1]));
      expect(await send()).toBe(0);

      expect(sink.received.map(({ recipients }) => recipients)).toEqual([[office.people.staff.email]]);
      const html = sink.received[0]!.text.split('text/html')[1]!.replace(/^[^\n]*\r\n[^\n]*\r\n\r\n/, '');
      expect(Buffer.from(html.split('--')[0]!, 'base64').toString()).toContain('Look &#60;here&#62;');
    });

    it('given nothing new, or an hour before eight, or Shabbat, then nothing leaves', async () => {
      await choose(true);
      expect(await send()).toBe(0);
      await news('A letter failed');
      clock.set(new Date('2026-11-20T11:00:00Z'));
      expect(await send()).toBe(0);
      clock.set(new Date('2026-11-21T15:00:00Z'));
      expect(await send()).toBe(0);
      clock.set(new Date('2026-11-22T15:00:00Z'));
      await news('Another');
      expect(await send()).toBe(1);
    });

    it('given a plan that does not include it, then it can be switched off and not on', async () => {
      await set(`plan = 'starter'`);

      await choose(true).expect(402);
      await choose(false).expect(200, { wanted: false, included: false });
    });
  });
});
