import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { OccurrencesService } from '../src/yahrzeits/index.js';
import { mustBe, spread, type BenchOptions, type BenchResult } from './bench.js';
import { inHouse } from './filled-lists.js';

const COLUMNS =
  'organization_id, yahrzeit_id, on_hebrew_calendar, date, nth, hebrew_day, hebrew_month, hebrew_year, service_date';

/**
 * The observances of `n` records on both calendars, from reading the records to the written rows, beside COPY of the very
 * same rows into the very same table with its keys and indexes. The table is emptied before each; that is not timed.
 */
export const occurrences = ({ n = 100_000, runs = 5 }: BenchOptions = {}): Promise<BenchResult> =>
  inHouse(
    async (app, db) => {
      const org = await fill(db, n);
      const service = app.get(OccurrencesService, { strict: false });
      const written = await timed(() => service.recompute(org, 'all'));
      const rows = await textOfRows(db);
      const count = await countOf(db);

      const turns = [];
      for (let run = 0; run < runs; run++) {
        await empty(db);
        const workMs = await timed(() => service.recompute(org, 'all'));
        mustBe('occurrences written', await countOf(db), count);
        await empty(db);
        const rawMs = await timed(() => copy(db, rows));
        mustBe('occurrences copied', await countOf(db), count);
        turns.push({ workMs, rawMs });
      }
      return {
        name: 'occurrences',
        goal: '≥ 0.4 of the speed of COPY',
        ratio: spread(turns.map(({ workMs, rawMs }) => rawMs / workMs)),
        counts: { records: n, occurrences: count, 'megabytes of rows': Math.round(rows.length / 2 ** 20) },
        notes: [`the first time ${(written / 1000).toFixed(1)} s`, describe(turns)],
      };
    },
    { shared_buffers: '512MB', max_wal_size: '4GB' },
  );

async function fill(db: pg.Client, n: number): Promise<OrganizationId> {
  const { rows } = await db.query<{ id: string }>(
    `INSERT INTO organization (name, org_code, trial_ends_at) VALUES ('Bench', 'bench', now() + interval '7 days') RETURNING id`,
  );
  const [{ id }] = rows as [{ id: string }];
  await db.query(
    `INSERT INTO yahrzeit (organization_id, name, gregorian_date, hebrew_day, hebrew_month, hebrew_year)
     SELECT $1, 'Ploni ' || i, date '1940-01-01' + i % 30000, 1 + i % 29, 1 + i % 12, 5700 + i % 80 FROM generate_series(1, $2::int) i`,
    [id, n],
  );
  await db.query('ANALYZE');
  return admit(id);
}

async function textOfRows(db: pg.Client): Promise<string> {
  const { rows } = await db.query<{ row: string }>(
    `SELECT concat_ws(',', ${COLUMNS.replace('nth', "coalesce(nth::text, '')")}) AS row FROM occurrence ORDER BY organization_id, yahrzeit_id`,
  );
  return rows.map(({ row }) => `${row}\n`).join('');
}

async function copy(db: pg.Client, rows: string): Promise<void> {
  await pipeline(Readable.from([rows]), db.query(from(`COPY occurrence (${COLUMNS}) FROM STDIN (FORMAT csv)`)));
}

async function empty(db: pg.Client): Promise<void> {
  await db.query('TRUNCATE occurrence');
  await db.query(
    'UPDATE yahrzeit SET next_hebrew_observance = NULL, next_civil_observance = NULL, computed_through = 0',
  );
  await db.query('VACUUM ANALYZE yahrzeit');
}

async function countOf(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ count: string }>('SELECT count(*) FROM occurrence');
  return Number(rows[0]?.count);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function describe(turns: readonly { workMs: number; rawMs: number }[]): string {
  const [work, raw] = [spread(turns.map(({ workMs }) => workMs)), spread(turns.map(({ rawMs }) => rawMs))];
  return `work ${Math.round(work.median)} ms, COPY ${Math.round(raw.median)} ms (medians)`;
}
