import { mkdirSync } from 'node:fs';
import { DataSource, type Logger } from 'typeorm';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { ensureDatabase } from '../src/app/embedded/embedded-databases.js';
import { migrate } from '../src/app/migrations.js';
import type { SendingQueue } from '../src/emails/index.js';
import { NotificationsService } from '../src/notifications/index.js';
import { DateSettings } from '../src/organizations/index.js';
import type { Clock } from '../src/platform/clock/index.js';
import { HouseWork } from '../src/platform/house-work/index.js';
import { StandingReminders } from '../src/yahrzeits/index.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { Nights } from '../src/reminders/nights.js';
import { Planner } from '../src/reminders/planner.js';
import { StandingClock } from '../test/standing-clock.js';

/** The evening, all over America, Europe and Israel, of the Thursday whose night is planned. */
const NOW = new Date('2026-12-10T20:00:00Z');
const FIRST_DAY = '2026-12-03';
const LAST_DAY = '2026-12-10';

/** How many rows of which kind. `due` observers have their day of sending within the night's eight days. */
export interface Size {
  readonly observers: number;
  readonly organizations: number;
  readonly due: number;
  /** With the indexes of names too, which no night reads. */
  readonly withSearch?: boolean;
}

/** A database filled with congregations, and the nights of all of them. */
export interface FilledDatabase {
  /** Plans the night of every organization; answers the letters written. */
  planNight(): Promise<number>;
  /** The same letters from a table that has everything in place, by one INSERT … SELECT over an indexed date. */
  insertRaw(): Promise<number>;
  /** Forgets what was planned. */
  reset(): Promise<void>;
  /** Statements since the last call. */
  statements(): number;
  readonly db: DataSource;
  readonly url: string;
  close(): Promise<void>;
}

export async function filledDatabase(size: Size): Promise<FilledDatabase> {
  const directory = temporaryDirectory();
  mkdirSync(directory, { recursive: true });
  const server = await startTemporaryPostgres(directory, { shared_buffers: '1GB', maintenance_work_mem: '256MB' });
  const url = server.url('bench');
  await ensureDatabase(url);
  await migrate(url);
  const counter = new Counter();
  const db = await new DataSource({ ...dataSourceOptions(url, []), logger: counter, logging: ['query'] }).initialize();
  await fill(db, size);

  const silent = { announce: async () => undefined } as unknown as SendingQueue;
  const nights = nightsOf(db, new StandingClock(NOW), silent);
  return {
    planNight: async () => (await nights.planDue()).reduce((sum, { queued }) => sum + queued, 0),
    insertRaw: async () => (await db.query(RAW, [FIRST_DAY, LAST_DAY]))[0].inserted,
    reset: async () => {
      await db.query('TRUNCATE run_outcome, email_message, kept_promise CASCADE');
      await db.query('DELETE FROM reminder_run WHERE local_date >= $1', [FIRST_DAY]);
      await db.query(OPEN_AGAIN);
    },
    statements: () => counter.take(),
    db,
    url,
    async close() {
      await db.destroy();
      await removeTemporary(directory);
    },
  };
}

/** The nights of all organizations, put together by hand. */
export function nightsOf(db: DataSource, clock: Clock, queue: SendingQueue): Nights {
  const work = new HouseWork(db, clock);
  const reminders = new StandingReminders(db, clock, new DateSettings(), work);
  return new Nights(db, clock, new Planner(db, clock, queue), new NotificationsService(db, clock), work, reminders);
}

/** Counts statements; transactions' own are not counted, since they are there for any number of rows. */
class Counter implements Logger {
  private count = 0;

  logQuery(): void {
    this.count++;
  }
  take(): number {
    const { count } = this;
    this.count = 0;
    return count;
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

async function fill(db: DataSource, { observers, organizations, due, withSearch = false }: Size): Promise<void> {
  const one = db.createQueryRunner();
  // The records fit together by construction; indexes of names are not part of what is measured.
  await one.query(`SET session_replication_role = replica`);
  if (!withSearch) await one.query(`DROP INDEX contact_search, yahrzeit_search, contact_person`);
  await one.query(`CREATE TABLE person (n int PRIMARY KEY, id uuid, organization_id uuid, lead int, occurs date)`);
  await one.query(ORGANIZATIONS, [organizations]);
  await one.query(PEOPLE, [observers, organizations, due, FIRST_DAY, LAST_DAY]);
  for (const statement of RECORDS) await one.query(statement);
  await one.query(`SET session_replication_role = DEFAULT`);
  await one.release();
  await db.query('VACUUM ANALYZE');
}

/** Ten thousand congregations in a hundred towns of six zones. */
const ORGANIZATIONS = `
WITH town AS (
  SELECT n, (ARRAY['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Europe/London',
                   'Asia/Jerusalem'])[1 + n % 6] AS timezone, 30 + n % 20 AS latitude, -(n % 90) AS longitude
    FROM generate_series(0, 99) AS n),
letter AS (
  INSERT INTO template (id, organization_id, name, jsx_component_key, subject, html, text)
  SELECT md5('t' || n)::uuid, md5('o' || n)::uuid, 'Reminder', 'default_reminder', 's', 'h', 't'
    FROM generate_series(0, $1::int - 1) AS n)
INSERT INTO organization (id, name, org_code, timezone, israel, latitude, longitude, reminders_on, reminder_template_id, plan, subscription_status)
SELECT md5('o' || o.n)::uuid, 'Congregation ' || o.n, 'congregation-' || o.n, timezone, timezone = 'Asia/Jerusalem', latitude,
       longitude, true, md5('t' || o.n)::uuid, 'plus', 'active'
  FROM generate_series(0, $1::int - 1) AS o (n) JOIN town ON town.n = o.n % 100`;

/** Lead times as offices set them: mostly the default, some a week or a month, a few of their own. */
const PEOPLE = `
INSERT INTO person
SELECT n, md5('p' || n)::uuid, md5('o' || n % $2::int)::uuid, lead,
       lead + CASE WHEN n < $3::int THEN $4::date + n % ($5::date - $4::date + 1) ELSE $5::date + 5 + n % 340 END
  FROM (SELECT n, CASE WHEN n % 100 < 80 THEN 14 WHEN n % 100 < 90 THEN 7 WHEN n % 100 < 95 THEN 30 ELSE 10 + n % 51 END AS lead
          FROM generate_series(0, $1::int - 1) AS n) AS one`;

const RECORDS = [
  `INSERT INTO yahrzeit (id, organization_id, name) SELECT id, organization_id, 'Person ' || n FROM person`,
  `INSERT INTO contact (id, organization_id, name, email)
   SELECT id, organization_id, 'Family ' || n, 'family-' || n || '@family.example' FROM person`,
  `INSERT INTO observance (id, organization_id, yahrzeit_id, contact_id, reminder_days_before, created_at)
   SELECT id, organization_id, id, id, lead, '2026-01-01' FROM person`,
  `INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, hebrew_day, hebrew_month, hebrew_year, service_date)
   SELECT organization_id, id, on_hebrew_calendar, occurs + years * 354, 1, 1, 5787, occurs
     FROM person, (VALUES (true), (false)) AS calendar (on_hebrew_calendar), generate_series(0, 1) AS years`,
  // As the triggers would have it, which do not fire here.
  `INSERT INTO reminder (organization_id, observance_id, occurrence_date, wished_on, sends_on)
   SELECT organization_id, id, occurs, occurs - lead, occurs - lead FROM person`,
  // A house that works has nights behind it: on an empty table Postgres plans to read it whole for each letter's run.
  `INSERT INTO reminder_run (organization_id, kind, local_date, planned_at)
   SELECT id, 'night', day::date, day FROM organization, generate_series('2026-11-03', '2026-12-02', interval '1 day') AS day`,
  `CREATE TABLE raw_letter AS
   SELECT person.id, person.organization_id, occurs - lead AS due, md5('t' || n % (SELECT count(*) FROM organization))::uuid AS template_id,
          'observance:' || person.id || ':' || occurs || ':letter' AS occasion, contact.email
     FROM person JOIN contact ON contact.id = person.id`,
  `CREATE INDEX ON raw_letter (due)`,
];

const OPEN_AGAIN = `
UPDATE reminder SET state = 'open', message_id = NULL, run_id = NULL, closed_at = NULL, closed_by = NULL, reason = NULL
 WHERE state <> 'open' OR run_id IS NOT NULL`;

const RAW = `
WITH written AS (
  INSERT INTO email_message (organization_id, occasion, template_id, contact_id, yahrzeit_id, to_email, send_at, rank)
  SELECT organization_id, occasion, template_id, id, id, email, now(), 0 FROM raw_letter WHERE due BETWEEN $1 AND $2
  RETURNING 1)
SELECT count(*) AS inserted FROM written`;
