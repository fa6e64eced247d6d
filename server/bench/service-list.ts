import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { createContext } from '../src/app/application.js';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { readConfig } from '../src/platform/config/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { ServiceListService } from '../src/service-list/index.js';
import { OccurrencesService } from '../src/yahrzeits/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult, type Spread } from './bench.js';

const GOAL_MS = 150;

/**
 * The list of one Friday in the server, from the question to its words: of a congregation whose `n` records are spread over the
 * year, and of one whose records are all of one day, so that all stand on one list. Every record has an observer. The ratio is
 * of the second to the goal.
 */
export async function serviceList({ n = 5_000, runs = 9 }: BenchOptions = {}): Promise<BenchResult> {
  const directory = temporaryDirectory();
  const postgres = await startTemporaryPostgres(directory, {});
  const url = postgres.url('postgres');
  await migrate(url);
  const app = await createContext(configOf(url));
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const lists = app.get(ServiceListService, { strict: false });
  const occurrences = app.get(OccurrencesService, { strict: false });
  const measure = async (code: string, died: string) => {
    const org = await fill(db, code, { n, died });
    await occurrences.recompute(org, 'all');
    await db.query('ANALYZE');
    const friday = await fullestFriday(db, org);
    const list = () => lists.list(org, { friday, language: 'en', observers: true });
    const names = (await list()).services[0]?.names.length ?? 0;
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await milliseconds(list));
    return { names, ms: spread(times) };
  };
  try {
    const year = await measure('year', '1 + i % 29, 1 + i % 12, 5700 + i % 80');
    const day = await measure('day', '15, 7, 5744');
    mustBe('names on the list of one day', day.names, n);
    const ofGoal = (ms: number) => ms / GOAL_MS;
    return {
      name: 'service-list',
      goal: `≤ ${GOAL_MS} ms`,
      ratio: { median: ofGoal(day.ms.median), min: ofGoal(day.ms.min), max: ofGoal(day.ms.max) },
      counts: { records: n, 'names of the fullest Friday, spread over the year': year.names },
      notes: [`spread over the year ${inWords(year.ms)}`, `all on one list ${inWords(day.ms)}`],
    };
  } finally {
    await db.end();
    await app.close();
    await postgres.stop();
    await removeTemporary(directory);
  }
}

const configOf = (url: string) =>
  readConfig({
    ...{ NODE_ENV: 'test', DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9', LINK_SECRET: 'y'.repeat(32) },
    ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' },
  });

async function fill(db: pg.Client, code: string, { n, died }: { n: number; died: string }): Promise<OrganizationId> {
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

async function fullestFriday(db: pg.Client, org: OrganizationId): Promise<string> {
  const { rows } = await db.query<{ friday: string }>(
    `SELECT service_date::text AS friday FROM occurrence WHERE organization_id = $1 AND on_hebrew_calendar
      GROUP BY service_date ORDER BY count(*) DESC, service_date LIMIT 1`,
    [org],
  );
  const [{ friday }] = rows as [{ friday: string }];
  return friday;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const inWords = ({ median, min, max }: Spread) => `${median.toFixed(0)} ms (${min.toFixed(0)} to ${max.toFixed(0)})`;
