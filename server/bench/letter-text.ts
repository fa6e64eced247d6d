import { mkdirSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { ensureDatabase } from '../src/app/embedded/embedded-databases.js';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { Outbox, type Claim } from '../src/emails/outbox.js';
import type { SendingRules } from '../src/emails/sending-rules.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { admit } from '../src/platform/tenancy/index.js';
import { mustBe, type BenchOptions, type BenchResult } from './bench.js';
import { letterWriter, type WrittenLetter } from './written-letters.js';
import { StandingClock } from '../test/standing-clock.js';

const NOW = new Date('2026-12-10T20:00:00Z');
const LEASE_UNTIL = new Date(NOW.getTime() + 900_000);
const ORGANIZATIONS = 20;
const AT_ONCE = 8;
/** After each, autovacuum has been there. */
const NIGHTS = 5;

/** One way to keep the text of letters: what it changes in the schema, in the statement that claims, and in the one that forgets. */
interface Way {
  readonly what: string;
  readonly schema: readonly string[];
  readonly claim: string;
  readonly values: (letter: WrittenLetter) => readonly unknown[];
  readonly forget: string;
  /** Tables besides `email_message`. */
  readonly tables?: readonly string[];
}

const inColumns = ({ subject, html, text, headers }: WrittenLetter) => [subject, html, text, JSON.stringify(headers)];
const deflated = ({ subject, html, text, headers }: WrittenLetter) => [
  subject,
  deflateRawSync(JSON.stringify({ html, text, headers })),
];

const claiming = (set: string) => `
UPDATE email_message
   SET state = 'sending', before_text = true, attempts = attempts + 1, lease_until = $3, updated_at = $4, error = NULL, subject = $5, ${set}
 WHERE organization_id = $1 AND id = $2 AND state || '' = 'queued'
RETURNING organization_id, id, created_at, attempts`;

const COLUMNS = claiming('html = $6, text = $7, headers = $8');
const FORGET_COLUMNS = `UPDATE email_message SET html = NULL, text = NULL, headers = '{}', text_removed_at = now() WHERE organization_id = $1`;
const LONG = ['html', 'text', 'headers'];

/** In columns, of which Postgres lays beside the row what makes it longer than so many bytes. */
const columns = (rowOf: number, compression: 'pglz' | 'lz4' = 'pglz'): Way => ({
  what: `columns, ${compression}, rows of ${rowOf} bytes`,
  schema: [
    `ALTER TABLE email_message SET (toast_tuple_target = ${rowOf})`,
    ...LONG.map((column) => `ALTER TABLE email_message ALTER COLUMN ${column} SET COMPRESSION ${compression}`),
  ],
  claim: COLUMNS,
  values: inColumns,
  forget: FORGET_COLUMNS,
});

const sideTable = (compression: string): Way => ({
  what: `a side table by month, ${compression}`,
  schema: [
    `CREATE TABLE letter_text (
       organization_id uuid NOT NULL, message_id uuid NOT NULL, month date NOT NULL,
       html text COMPRESSION ${compression} NOT NULL, text text COMPRESSION ${compression} NOT NULL,
       headers jsonb COMPRESSION ${compression} NOT NULL,
       PRIMARY KEY (organization_id, message_id, month),
       FOREIGN KEY (organization_id, message_id) REFERENCES email_message (organization_id, id) ON DELETE CASCADE
     ) PARTITION BY RANGE (month)`,
    `CREATE TABLE letter_text_now PARTITION OF letter_text FOR VALUES FROM ('2026-01-01') TO ('2028-01-01')`,
    'CREATE TABLE letter_text_else PARTITION OF letter_text DEFAULT',
    'DROP INDEX email_message_with_text',
  ],
  claim: `WITH claimed AS (${claiming('text_removed_at = NULL')})
    , written AS (INSERT INTO letter_text (organization_id, message_id, month, html, text, headers)
      SELECT organization_id, id, date_trunc('month', created_at)::date, $6, $7, $8 FROM claimed
      ON CONFLICT (organization_id, message_id, month) DO UPDATE SET html = excluded.html, text = excluded.text, headers = excluded.headers)
    SELECT attempts FROM claimed`,
  values: inColumns,
  forget: `WITH gone AS (DELETE FROM letter_text WHERE organization_id = $1 RETURNING organization_id, message_id)
    UPDATE email_message m SET text_removed_at = now() FROM gone WHERE m.organization_id = gone.organization_id AND m.id = gone.message_id`,
  tables: ['letter_text_now'],
});

const WAYS: readonly Way[] = [
  columns(512),
  columns(2040),
  columns(256),
  columns(2040, 'lz4'),
  columns(512, 'lz4'),
  sideTable('pglz'),
  sideTable('lz4'),
  {
    what: 'one column, deflated by the house',
    schema: [
      'ALTER TABLE email_message ADD body bytea',
      'ALTER TABLE email_message ALTER COLUMN body SET STORAGE EXTERNAL',
      'DROP INDEX email_message_with_text',
      'CREATE INDEX email_message_with_text ON email_message (organization_id, created_at) WHERE body IS NOT NULL',
    ],
    claim: claiming('body = $6'),
    values: deflated,
    forget: 'UPDATE email_message SET body = NULL, text_removed_at = now() WHERE organization_id = $1',
  },
];

type Figures = Record<string, number>;

/**
 * What it costs to keep the text of letters in one way or another, the first as it is: bytes, what Postgres writes ahead (WAL), and blocks that a page
 * of the list reads. Each is counted, so that a busy machine changes nothing. `SCRATCH_POSTGRES` names another server than the
 * embedded one, which has no lz4.
 */
export async function letterText({ n = 5000 }: BenchOptions): Promise<BenchResult> {
  const directory = temporaryDirectory();
  mkdirSync(directory, { recursive: true });
  const server = process.env.SCRATCH_POSTGRES ? null : await startTemporaryPostgres(directory);
  try {
    const measured: { what: string; figures: Figures }[] = [];
    for (const [at, way] of WAYS.entries()) {
      if (!server || !JSON.stringify(way).includes('lz4'))
        measured.push({ what: way.what, figures: await measure(way, urlOf(server, `letter_text_${at}`), n) });
    }
    return describe(measured, n);
  } finally {
    await removeTemporary(directory);
  }
}

function urlOf(server: { url(database: string): string } | null, database: string): string {
  if (server) return server.url(database);
  const url = new URL(process.env.SCRATCH_POSTGRES!);
  url.pathname = `/${database}`;
  return url.href;
}

function describe(measured: readonly { what: string; figures: Figures }[], n: number): BenchResult {
  const [asItIs] = measured;
  const ratios = measured.map(({ figures }) => figures['bytes']! / asItIs!.figures['bytes']!);
  const ratio = { median: Math.min(...ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
  const columns = Object.keys(asItIs!.figures);
  return {
    name: 'letter-text',
    goal: 'none; the ratio is the fewest bytes a letter to those of today',
    ratio,
    counts: { letters: n },
    notes: [
      `| a letter | ${columns.join(' | ')} |`,
      `| --- |${' --- |'.repeat(columns.length)}`,
      ...measured.map(
        ({ what, figures }) =>
          `| ${what} | ${columns.map((column) => figures[column]!.toLocaleString('en-US', { maximumFractionDigits: 1 })).join(' | ')} |`,
      ),
    ],
  };
}

async function measure(way: Way, url: string, n: number): Promise<Figures> {
  await ensureDatabase(url);
  await migrate(url);
  const db = await new DataSource(dataSourceOptions(url, [])).initialize();
  try {
    for (const statement of way.schema) await db.query(statement);
    await db.query(ORGANIZATION, [ORGANIZATIONS]);
    const tables = ['email_message', ...(way.tables ?? [])];
    let sending = 0;
    for (let night = 0; night < NIGHTS; night++) {
      await db.query(PLANNED, [n / NIGHTS, ORGANIZATIONS, night]);
      sending += await walOf(db, () => send(db, way, n / NIGHTS));
      for (const table of tables) await db.query(`VACUUM ANALYZE ${table}`);
    }
    const hot = await hotShare(db);
    const bytes = await bytesOf(db, tables);
    const blocks = await blocksOfAPage(db);
    for (const table of tables) await db.query(`VACUUM FULL ANALYZE ${table}`);
    const packed = await bytesOf(db, tables);
    const forgetting = await walOf(db, () => forget(db, way));
    const dead = await deadRows(db, tables);
    return {
      ...{
        bytes: bytes / n,
        'bytes, packed': packed / n,
        'WAL of sending': sending / n,
        'HOT, % of updates': 100 * hot,
        'blocks a page': blocks,
      },
      ...{ 'WAL of forgetting': forgetting / n, 'dead rows of forgetting': dead / n },
    };
  } finally {
    await db.destroy();
  }
}

const ORGANIZATION = `
INSERT INTO organization (id, name, org_code, timezone)
SELECT md5('o' || n)::uuid, 'Beth El ' || n, 'o' || n, 'America/New_York' FROM generate_series(0, $1::int - 1) n`;

/** Planned a night at a time, as they come: a congregation's letters lie beside those of others. */
const PLANNED = `
INSERT INTO email_message (organization_id, occasion, to_email, send_at, created_at)
SELECT md5('o' || n % $2::int)::uuid, 'observance:' || gen_random_uuid() || ':2026-12-24:letter', 'family-' || $3::int * 10000 + n || '@family.example',
       '2026-12-10', '2026-12-01'::timestamptz + ($3::int * 86400 + n) * interval '1 second' FROM generate_series(1, $1::int) n`;

async function send(db: DataSource, { claim, values }: Way, n: number): Promise<void> {
  const outbox = new Outbox(db, new StandingClock(NOW), { backoffSeconds: [60] } as unknown as SendingRules);
  const write = await letterWriter();
  const rows: { id: string; org: string; to: string }[] = await db.query(
    `SELECT id, organization_id AS org, to_email AS to FROM email_message WHERE state = 'queued' ORDER BY created_at`,
  );
  mustBe('letters', rows.length, n);
  const one = async ({ id, org, to }: (typeof rows)[number], nth: number) => {
    const taken = [org, id, LEASE_UNTIL, NOW, ...values(write(nth, id, to))];
    mustBe('claims', (await db.query<unknown[]>(claim, taken)).flat().length > 0, true);
    const held: Claim = { id, attempts: 1, leaseUntil: LEASE_UNTIL };
    mustBe('begun', await outbox.begin(admit(org), held), true);
    await outbox.record(admit(org), held, { outcome: 'accepted', response: '250 2.0.0 OK: queued as 4WxYz1' });
  };
  for (let from = 0; from < n; from += AT_ONCE)
    await Promise.all(rows.slice(from, from + AT_ONCE).map((row, at) => one(row, from + at)));
}

async function forget(db: DataSource, { forget: statement }: Way): Promise<void> {
  const organizations: { id: string }[] = await db.query('SELECT id FROM organization');
  for (const { id } of organizations) await db.query(statement, [id]);
}

/** Bytes written ahead, without the pictures of whole pages that depend on when the last checkpoint was. */
async function walOf(db: DataSource, work: () => Promise<void>): Promise<number> {
  const at = async (): Promise<string> => (await db.query('SELECT pg_current_wal_insert_lsn() AS at'))[0].at;
  const before = await at();
  await work();
  const [{ bytes }] = await db.query('SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::float AS bytes', [
    before,
  ]);
  return bytes;
}

async function hotShare(db: DataSource): Promise<number> {
  await flushed(db);
  const [{ share }] = await db.query(
    `SELECT n_tup_hot_upd::float / n_tup_upd AS share FROM pg_stat_user_tables WHERE relname = 'email_message'`,
  );
  return share;
}

/** Every connection hands in what it has counted. */
async function flushed(db: DataSource): Promise<void> {
  await Promise.all(Array.from({ length: 20 }, () => db.query('SELECT pg_stat_force_next_flush(), pg_sleep(0.3)')));
}

async function bytesOf(db: DataSource, tables: readonly string[]): Promise<number> {
  const [{ bytes }] = await db.query(
    'SELECT sum(pg_total_relation_size(t::regclass))::float AS bytes FROM unnest($1::text[]) t',
    [tables],
  );
  return bytes;
}

const PAGE = `
EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)
SELECT id, to_email, subject, state, send_at, sent_at, created_at, error FROM email_message
 WHERE organization_id = md5('o0')::uuid ORDER BY created_at DESC, id LIMIT 25`;

async function blocksOfAPage(db: DataSource): Promise<number> {
  const [{ 'QUERY PLAN': plans }] = await db.query(PAGE);
  const plan = plans[0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

async function deadRows(db: DataSource, tables: readonly string[]): Promise<number> {
  await flushed(db);
  const [{ dead }] = await db.query(
    `SELECT sum(s.n_dead_tup)::float AS dead FROM pg_class c JOIN pg_stat_all_tables s ON s.relid IN (c.oid, c.reltoastrelid)
      WHERE c.oid = ANY (SELECT t::regclass FROM unnest($1::text[]) t)`,
    [tables],
  );
  return dead;
}
