import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation, anObserver, occurOn, type Congregation } from '../../test/reminders-world.js';
import { DateSettings } from '../organizations/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { StandingReminders } from './standing-reminders.js';
import { StandingClock } from '../../test/standing-clock.js';

const clock = new StandingClock(new Date('2026-12-01T12:00:00Z'));
let database: TestDatabase;
let db: DataSource;
let org: Congregation;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
});
beforeEach(async () => {
  await db.query('DELETE FROM organization');
  clock.set(new Date('2026-12-01T12:00:00Z'));
  org = await aCongregation(db);
  await reminders().keepUp();
});
afterAll(() => database.drop());

const reminders = () => new StandingReminders(db, clock, new DateSettings(), new HouseWork(db, clock));
const promised = async () =>
  (
    await db.query('SELECT occurrence_date, wished_on, sends_on, step FROM reminder ORDER BY occurrence_date, step')
  ).map((row: Record<string, unknown>) => Object.values(row).join(' '));

describe('the standing reminder', () => {
  it('given an observer of a date, then there is a promise, on the lawful day', async () => {
    await anObserver(db, org.id, ['2026-12-15', '2026-12-19']);

    expect(await promised()).toEqual(['2026-12-15 2026-12-01 2026-12-01 1', '2026-12-19 2026-12-05 2026-12-04 1']);
  });

  it.each([
    ['another lead', `UPDATE observance SET reminder_days_before = 7`, ['2026-12-15 2026-12-08 2026-12-08 1']],
    [
      'the other calendar',
      `UPDATE observance SET observe_on_hebrew_calendar = false`,
      ['2026-12-20 2026-12-06 2026-12-06 1'],
    ],
    ['no observer', `DELETE FROM observance`, []],
    ['no date', `DELETE FROM occurrence`, []],
    ['no record', `DELETE FROM yahrzeit`, []],
    [
      'a second letter',
      `UPDATE organization SET second_lead_days = 3`,
      ['2026-12-15 2026-12-01 2026-12-01 1', '2026-12-15 2026-12-12 2026-12-11 2'],
    ],
  ])('given %s from now on, then the promise follows in the same transaction', async (_, change, expected) => {
    const { yahrzeitId } = await anObserver(db, org.id, ['2026-12-15']);
    await occurOn(db, org.id, yahrzeitId, ['2026-12-20'], false);

    const within = await db.transaction(async (one) => {
      await one.query(change);
      return one.query('SELECT count(*) AS n FROM reminder');
    });

    expect([within[0].n, await promised()]).toEqual([expected.length, expected]);
  });

  it('given a promise that was kept, then no change rewrites it', async () => {
    await anObserver(db, org.id, ['2026-12-15']);
    await db.query(`UPDATE reminder SET state = 'written'`);

    await db.query('UPDATE observance SET reminder_days_before = 3');

    expect(await promised()).toEqual(['2026-12-15 2026-12-01 2026-12-01 1']);
  });

  it('given the congregation moves to Israel, then the second day of Yom Tov is a day for letters', async () => {
    await anObserver(db, org.id, ['2027-05-02'], { observance: { reminder_days_before: 3 } });
    const before = await promised();

    await db.query(`UPDATE organization SET timezone = 'Asia/Jerusalem', israel = true`);
    await reminders().keepUp();

    expect([before, await promised()]).toEqual([
      ['2027-05-02 2027-04-29 2027-04-27 1'],
      ['2027-05-02 2027-04-29 2027-04-29 1'],
    ]);
  });

  it('given the congregation waits for the stars of Rabbenu Tam, then its evening after Shabbat is no hour for letters', async () => {
    await db.query(
      `UPDATE organization SET timezone = 'Europe/London', latitude = 51.5, longitude = -0.12, reminder_hour = 17`,
    );
    await anObserver(db, org.id, ['2026-12-26']);
    await reminders().keepUp();
    const before = await promised();

    await db.query(`UPDATE organization SET shabbat_times = shabbat_times || '{"nightfall": "minutes72"}'`);
    await reminders().keepUp();

    expect([before, await promised()]).toEqual([
      ['2026-12-26 2026-12-12 2026-12-12 1'],
      ['2026-12-26 2026-12-12 2026-12-11 1'],
    ]);
  });

  it('given a day goes by, then what comes within thirteen months is promised, and nothing twice', async () => {
    await anObserver(db, org.id, ['2026-12-15', '2027-12-31', '2028-01-02']);
    const before = await promised();

    clock.set(new Date('2026-12-03T12:00:00Z'));
    await reminders().keepUp();
    await reminders().keepUp();

    expect([before.length, (await promised()).length]).toEqual([2, 3]);
  });

  it('given the lead of ten thousand observers changes at once, then all their promises follow', async () => {
    await db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name) SELECT $1, 'P' || n FROM generate_series(1, 10000) n RETURNING id),
            c AS (INSERT INTO contact (organization_id, name) VALUES ($1, 'Ruth') RETURNING id),
            d AS (INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, hebrew_day, hebrew_month, hebrew_year, service_date)
                  SELECT $1, id, true, '2027-03-03', 1, 1, 5787, '2027-03-05' FROM y)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y, c`,
      [org.id],
    );

    await db.query('UPDATE observance SET reminder_days_before = 21');

    const [{ n }] = await db.query(`SELECT count(*) AS n FROM reminder WHERE wished_on = '2027-02-10'`);
    expect(n).toBe(10_000);
  });
});
