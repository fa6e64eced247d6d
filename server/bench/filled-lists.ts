import type { INestApplicationContext } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createContext } from '../src/app/application.js';
import { readConfig } from '../src/platform/config/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import type { Spread } from './bench.js';
import { onPostgres } from './on-postgres.js';

/** As a server is set that talks to nobody. */
const configOf = (url: string) =>
  readConfig({
    ...{ NODE_ENV: 'test', DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9', LINK_SECRET: 'y'.repeat(32) },
    ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' },
  });

/** Works with a server's parts and its database, which are made for it and removed. */
export const inHouse = <T>(
  work: (app: INestApplicationContext, db: pg.Client) => Promise<T>,
  settings?: Record<string, string>,
): Promise<T> =>
  onPostgres(async (url) => {
    const app = await createContext(configOf(url));
    const db = new pg.Client({ connectionString: url });
    await db.connect();
    try {
      return await work(app, db);
    } finally {
      await db.end();
      await app.close();
    }
  }, settings);

/** An organization with so many records of these dates of death (SQL in `i`), each with one observer. */
export async function fill(
  db: pg.Client,
  code: string,
  { n, died }: { n: number; died: string },
): Promise<OrganizationId> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO organization (name, org_code, trial_ends_at) VALUES ('Bench', $1, now() + interval '7 days') RETURNING id`,
    [code],
  );
  const [{ id }] = rows as [{ id: string }];
  await db.query(
    `WITH y AS (INSERT INTO yahrzeit (organization_id, name, hebrew_name, hebrew_day, hebrew_month, hebrew_year)
                SELECT $1, 'Person ' || i, 'שרה בת אברהם', ${died} FROM generate_series(1, $2::int) i RETURNING id, name),
          c AS (INSERT INTO contact (organization_id, name) SELECT $1, name FROM y RETURNING id, name)
     INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, observe_on_hebrew_calendar)
     SELECT $1, y.id, c.id, 'Parent', true FROM y JOIN c ON c.name = y.name`,
    [id, n],
  );
  return admit(id);
}

/** The Friday with the most names, of those to come. */
export async function fullestFriday(db: pg.Client, org: OrganizationId): Promise<string> {
  const { rows } = await db.query<{ friday: string }>(
    `SELECT service_date::text AS friday FROM occurrence WHERE organization_id = $1 AND on_hebrew_calendar AND service_date > current_date
      GROUP BY service_date ORDER BY count(*) DESC, service_date LIMIT 1`,
    [org],
  );
  const [{ friday }] = rows as [{ friday: string }];
  return friday;
}

export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What a work asks of this process's processor: what other programs do on the machine does not touch it. */
export async function processorMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export const inWords = ({ median, min, max }: Spread) =>
  `${median.toFixed(0)} ms (${min.toFixed(0)} to ${max.toFixed(0)})`;
