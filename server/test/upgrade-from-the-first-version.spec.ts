import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { loadMigrations } from '../src/app/list-migrations.js';
import { migrate } from '../src/app/migrations.js';
import { addDays, daysBetween, localDate } from '../src/calendar/index.js';
import { execute, testServer, urlOf } from './test-server.js';

const LAST_OF_THE_FIRST_VERSION = 'CalendarOfTheCongregation1700009500000';

type Row = Record<string, unknown>;

/**
 * What an installation of 0.1.0 held that somebody had worked with on 27 November 2026: letters that were sent, that wait for the end
 * of Shabbat, that failed and of which nobody knows; printed ones; an imported list; two contacts made one. Some of its rows, as
 * `to_jsonb` tells them; people and addresses are invented.
 */
const held = JSON.parse(
  gunzipSync(readFileSync(path.join(import.meta.dirname, 'data/installation-of-the-first-version.json.gz'))).toString(),
) as Record<string, Row[]>;

/** Days to come are so today too: the upgrade promises nothing for days that are past. */
const sinceThen = daysBetween('2026-11-28', localDate(new Date(), 'UTC'));
for (const table of ['occurrence', 'email_message', 'printed_letter']) {
  const moved = JSON.stringify(held[table]).replaceAll(/\b\d{4}-\d\d-\d\d(?!\d)/g, (day) => addDays(day, sinceThen));
  held[table] = JSON.parse(moved) as Row[];
}

const name = `zikaron_upgrade_${randomBytes(6).toString('hex')}`;
let adminUrl: string;
let client: pg.Client;

beforeAll(async () => {
  ({ adminUrl } = await testServer());
  await execute(adminUrl, `CREATE DATABASE "${name}"`);
  const url = urlOf(adminUrl, name);
  const all = await loadMigrations();
  const upTo = all.findIndex((one) => one.name === LAST_OF_THE_FIRST_VERSION) + 1;
  await migrate(url, { migrations: all.slice(0, upTo) });

  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  for (const [table, rows] of Object.entries(held)) await put(table, rows);
  await client.query('RESET session_replication_role');

  expect(await migrate(url)).toHaveLength(all.length - upTo);
});
afterAll(async () => {
  await client.end();
  await execute(adminUrl, `DROP DATABASE "${name}" WITH (FORCE)`);
});

async function put(table: string, rows: Row[]): Promise<void> {
  const generated = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'ALWAYS'`,
    [table],
  );
  const not = generated.rows.map((one) => one.column_name);
  const columns = Object.keys(rows[0] as Row)
    .filter((one) => !not.includes(one))
    .map((one) => `"${one}"`)
    .join();
  await client.query(
    `INSERT INTO "${table}" (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
    [JSON.stringify(rows)],
  );
}

/** What is said otherwise today: the column that was called "calendar" is "observeBy"; a ready letter that nobody changed is today's. */
const saidToday: Record<string, (rows: Row[]) => Row[]> = {
  import: (rows) => JSON.parse(JSON.stringify(rows).replaceAll('"field":"calendar"', '"field":"observeBy"')) as Row[],
  template: (rows) => rows.filter((row) => row.version !== 1),
};

/** The rows of 0.1.0 that no row of today says whole; columns that are no more are not asked for. */
async function lost(table: string): Promise<Row[]> {
  const rows = (saidToday[table] ?? ((same) => same))(held[table] as Row[]);
  const same = 'id' in (rows[0] as Row) ? `now.id::text = was->>'id' AND` : '';
  const found = await client.query<{ was: Row }>(
    `SELECT was FROM jsonb_array_elements($1::jsonb) was
      WHERE NOT EXISTS (SELECT FROM "${table}" now
                         WHERE ${same} to_jsonb(now) @> (SELECT jsonb_object_agg(key, value) FROM jsonb_each(was) WHERE to_jsonb(now) ? key))`,
    [JSON.stringify(rows)],
  );
  return found.rows.map(({ was }) => was);
}

describe('an installation of 0.1.0 that is upgraded', () => {
  it.each(Object.keys(held))('keeps every fact of its %s', async (table) => {
    expect(await lost(table)).toEqual([]);
  });

  it('has nobody left to write to of whom there is a letter, on its way or on paper', async () => {
    const { rows } = await client.query(
      `SELECT reminder.* FROM reminder
        WHERE reminder.state = 'open' AND (
          EXISTS (SELECT FROM email_message WHERE occasion LIKE 'observance:' || observance_id || ':' || occurrence_date || '%')
          OR EXISTS (SELECT FROM printed_letter p WHERE p.observance_id = reminder.observance_id AND p.occurrence_date = reminder.occurrence_date))`,
    );
    expect(rows).toEqual([]);
    const closed = await client.query<{ state: string }>(
      `SELECT DISTINCT state FROM reminder WHERE state <> 'open' ORDER BY 1`,
    );
    expect(closed.rows).toEqual([{ state: 'printed' }, { state: 'written' }]);
  });
});
