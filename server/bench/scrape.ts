import { mkdirSync } from 'node:fs';
import { DataSource } from 'typeorm';
import { ensureDatabase } from '../src/app/embedded/embedded-databases.js';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { BY_INDEXES, FIGURES } from '../src/operation/figures.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';

const NOW = new Date('2026-12-10T20:00:00Z');
const GOAL_MS = 10;
/** Each has a row for each congregation, or for each letter, list or telling: of these none is to be read whole. */
const GROWING = ['organization', 'email_message', 'reminder_run', 'import', 'webhook_endpoint', 'webhook_delivery'];

/** A step of a plan, as Postgres tells it in JSON. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

/**
 * What one reading of the figures costs, in an installation with `n` letters, nights and tellings, and a thirtieth as many
 * congregations: blocks read and tables read whole, which a busy machine does not change, and milliseconds, which it does.
 */
export async function scrape({ n = 300_000, runs = 5 }: BenchOptions): Promise<BenchResult> {
  const directory = temporaryDirectory();
  mkdirSync(directory, { recursive: true });
  const server = await startTemporaryPostgres(directory, { shared_buffers: '1GB', autovacuum: 'off' });
  const url = server.url('bench');
  await ensureDatabase(url);
  await migrate(url);
  const db = await new DataSource(dataSourceOptions(url, [])).initialize();
  try {
    await fill(db, n);
    await checkFigures(db, n);
    const measured = [];
    for (let run = 0; run <= runs; run++) measured.push(await explained(db));
    const [{ plan }] = measured as [Awaited<ReturnType<typeof explained>>];
    const ratio = spread(measured.slice(1).map(({ ms }) => ms / GOAL_MS));
    const whole = [...new Set(wholeTables(plan))].filter((table) => GROWING.includes(table));
    return {
      name: 'scrape',
      goal: `no growing table read whole; the ratio is milliseconds of ${GOAL_MS}`,
      ratio,
      counts: {
        ...{ letters: n, congregations: congregationsOf(n) },
        ...{ 'blocks read': blocksOf(plan), 'tables read whole': whole.length },
      },
      notes: whole.map((table) => `whole: ${table}`),
    };
  } finally {
    await db.destroy();
    await removeTemporary(directory);
  }
}

const congregationsOf = (n: number): number => Math.ceil(n / 30);

async function fill(db: DataSource, n: number): Promise<void> {
  const one = db.createQueryRunner();
  for (const statement of ['SET session_replication_role = replica', ...rows(n), 'RESET session_replication_role'])
    await one.query(statement);
  await one.release();
  await db.query('VACUUM ANALYZE');
}

const orgOf = (n: number): string => `md5('o' || n % ${congregationsOf(n)})::uuid`;

/** Of a hundred letters one failed; of a thousand one is uncertain, five wait and five are due later. */
const rows = (n: number): string[] => [
  `INSERT INTO organization (id, name, org_code, timezone, suspended_at)
   SELECT ${orgOf(n)}, 'Congregation ' || n, 'o' || n, 'America/New_York', CASE n % 1000 WHEN 0 THEN now() END
     FROM generate_series(0, ${congregationsOf(n) - 1}) n`,
  `INSERT INTO email_message (organization_id, occasion, to_email, state, send_at, sent_at)
   SELECT ${orgOf(n)}, 'observance:' || n, 'family@family.example', state, date '2026-12-10' + CASE WHEN n % 2 = 0 THEN 1 ELSE 0 END,
          CASE state WHEN 'sent' THEN now() END
     FROM generate_series(1, ${n}) n,
  LATERAL (SELECT CASE WHEN n % 100 = 0 THEN 'failed' WHEN n % 1000 = 1 THEN 'uncertain' WHEN n % 1000 BETWEEN 2 AND 11 THEN 'queued'
                       ELSE 'sent' END AS state) of`,
  `INSERT INTO reminder_run (organization_id, kind, local_date, planned_at, planning_ms)
   SELECT ${orgOf(n)}, 'night', date '2026-12-10' - n / ${congregationsOf(n)}, now(), n % 1000 FROM generate_series(0, ${n - 1}) n`,
  `INSERT INTO import (organization_id, file_name, sha256, state, encoding, delimiter, header_row, columns, date_order, counts, created_by, created_at, asked_at)
   SELECT ${orgOf(n)}, 'list.csv', '', CASE n % 1000 WHEN 0 THEN 'importing' ELSE 'imported' END, 'utf-8', ',', 0, '[]', 'mdy', '{}', '', now(), now()
     FROM generate_series(1, ${n / 10}) n`,
  `INSERT INTO webhook_endpoint (id, organization_id, url, events, secret, created_by, created_at)
   SELECT ${orgOf(n)}, ${orgOf(n)}, 'https://one.example', '{x}', '', '', now() FROM generate_series(0, ${congregationsOf(n) - 1}) n`,
  `INSERT INTO webhook_delivery (organization_id, endpoint_id, type, data, state)
   SELECT ${orgOf(n)}, ${orgOf(n)}, 'x', '{}', CASE n % 1000 WHEN 0 THEN 'queued' ELSE 'delivered' END FROM generate_series(1, ${n}) n`,
];

async function checkFigures(db: DataSource, n: number): Promise<void> {
  const [{ letters, work, organizations, nightSeconds }] = await db.query(FIGURES, [NOW]);
  mustBe('uncertain letters', letters.uncertain, n / 1000);
  mustBe('waiting letters', letters.waiting + letters.delayed, n / 100);
  mustBe('imports in hand', work.imports.pieces, n / 10_000);
  mustBe('webhooks that wait', work.webhooks.pieces, n / 1000);
  mustBe('organizations', Number(organizations), congregationsOf(n));
  mustBe('seconds of the longest night', nightSeconds, (Math.min(congregationsOf(n), 1000) - 1) / 1000);
}

async function explained(db: DataSource): Promise<{ plan: Step; ms: number }> {
  const [{ 'QUERY PLAN': plans }] = await db.transaction(async (within) => {
    await within.query(BY_INDEXES);
    return within.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${FIGURES}`, [NOW]);
  });
  const [{ Plan: plan, 'Execution Time': execution, 'Planning Time': planning }] = plans;
  return { plan, ms: execution + planning };
}

const blocksOf = (plan: Step): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

const wholeTables = (step: Step): string[] => [
  ...(step['Node Type'] === 'Seq Scan' && step['Relation Name'] ? [step['Relation Name']] : []),
  ...(step.Plans ?? []).flatMap(wholeTables),
];
