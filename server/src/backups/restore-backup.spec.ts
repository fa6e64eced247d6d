import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation, anObserver } from '../../test/reminders-world.js';
import { everyRecord } from '../../test/records.js';
import { zip } from '../platform/documents/index.js';
import { restoreBackup, verifyBackup, type House } from './restore-backup.js';
import { CannotRestore } from './read-backup.js';
import { entryName, MANIFEST, writeBackup } from './write-backup.js';

const TAKEN = new Date('2026-11-20T02:00:00Z');
const NOW = new Date('2026-11-21T09:00:00Z');

describe('a backup', () => {
  let directory: string;
  let [from, to]: TestDatabase[] = [];
  const file = () => path.join(directory, 'backup.zip');
  const house: House = { now: () => NOW, planTonight: async () => undefined };

  beforeAll(async () => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'zikaron-backup-'));
    [from, to] = [await testDatabase(), await testDatabase()];
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true });
    await Promise.all([from!.drop(), to!.drop()]);
  });

  /** On a connection of its own, gone afterwards: a restoration wants to be alone. */
  async function ask(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function rowsOf(url: string): Promise<Record<string, unknown>> {
    const tables = await ask(
      url,
      `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND n.nspname = 'public' AND c.relname NOT IN ('migrations', 'notification') ORDER BY 1`,
    );
    const figures: [string, unknown][] = [];
    for (const { name } of tables) {
      const [all] = await ask(
        url,
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS figure FROM ${String(name)} t`,
      );
      figures.push([String(name), all?.figure]);
    }
    return Object.fromEntries(figures);
  }

  it('given a database with every kind of record, when it is restored elsewhere, then every row is the same and counters go on', async () => {
    const db = await from!.dataSource([]);
    const { id: org, templateId } = await aCongregation(db);
    await everyRecord(db, org, 'Ploni');
    await anObserver(db, org, ['2026-12-01'], {
      yahrzeit: { notes: 'a tab\t, a \\ backslash,\na line, "quotes" and שָׁלוֹם' },
    });
    await db.query(AUDIT, [org]);
    await ask(to!.url, `INSERT INTO organization (name, org_code) VALUES ('What was here before', 'before')`);

    await writeBackup({ main: from!.url }, file(), TAKEN);
    await restoreBackup(file(), { main: to!.url }, house);

    expect(statSync(file()).mode & 0o077).toBe(0);
    expect(await rowsOf(to!.url)).toEqual(await rowsOf(from!.url));
    await ask(to!.url, AUDIT, [org]);
    await expect(ask(to!.url, `UPDATE organization SET reminder_template_id = gen_random_uuid()`)).rejects.toThrow(
      /foreign key/,
    );
    expect(await ask(to!.url, `SELECT reminders_on, reminder_template_id FROM organization`)).toEqual([
      { reminders_on: true, reminder_template_id: templateId },
    ]);
  });

  it('given a house that is at work, when a backup is tried out, then its rows are told and nothing changes', async () => {
    const manifest = await writeBackup({ main: from!.url }, file(), TAKEN);
    const before = await rowsOf(to!.url);
    const atWork = new pg.Client({ connectionString: to!.url, application_name: 'zikaron' });
    await atWork.connect();

    const tried = await verifyBackup(file(), { main: to!.url });
    await atWork.end();

    const rows = manifest.databases['main']?.tables.reduce((sum, table) => sum + (table.rows ?? 0), 0);
    expect(tried).toEqual({ takenAt: TAKEN.toISOString(), rows });
    expect(rows).toBeGreaterThan(40);
    expect(await rowsOf(to!.url)).toEqual(before);
  });

  it('given letters that were due when it was taken, then none is sent by a machine: each waits for a person; later ones stay queued', async () => {
    const db = await from!.dataSource([]);
    const { id: org } = await aCongregation(db);
    const queued = (occasion: string, state: string) =>
      db.query(
        `INSERT INTO email_message (organization_id, occasion, to_email, state, send_at)
         VALUES ($1, $2, 'daniel@family.example', $3, '2026-11-20')`,
        [org, occasion, state],
      );
    await queued('x:1', 'queued');
    await queued('x:2', 'sending');
    await queued('x:3', 'sent');
    await db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, send_at) VALUES ($1, 'x:5', 'daniel@family.example', '2099-01-01')`,
      [org],
    );
    await writeBackup({ main: from!.url }, file(), TAKEN);
    // As a night would: a reminder that the backup does not know.
    const planTonight = async () => {
      const plan = `INSERT INTO email_message (organization_id, occasion, to_email) VALUES ($1, 'x:4', 'daniel@family.example')`;
      await ask(to!.url, plan, [org]);
    };

    const restored = await restoreBackup(file(), { main: to!.url }, { ...house, planTonight });

    expect(restored).toEqual({ takenAt: TAKEN.toISOString(), held: 3 });
    const states = await ask(to!.url, `SELECT state FROM email_message WHERE organization_id = $1 ORDER BY occasion`, [
      org,
    ]);
    expect(states.map(({ state }) => state)).toEqual(['uncertain', 'uncertain', 'sent', 'uncertain', 'queued']);
    expect(await ask(to!.url, `SELECT title, key, values FROM notification WHERE organization_id = $1`, [org])).toEqual(
      [{ title: 'Restored from a backup', key: 'restored', values: { takenAt: TAKEN.toISOString() } }],
    );
  });

  it('given a house that is at work, or a file that is no backup, then nothing is touched', async () => {
    await writeBackup({ main: from!.url }, file(), TAKEN);
    const before = await rowsOf(to!.url);
    const atWork = new pg.Client({ connectionString: to!.url, application_name: 'zikaron' });
    await atWork.connect();

    await expect(restoreBackup(file(), { main: to!.url }, house)).rejects.toThrow(CannotRestore);
    await atWork.end();
    await expect(restoreBackup(__filename, { main: to!.url }, house)).rejects.toThrow(CannotRestore);

    expect(await rowsOf(to!.url)).toEqual(before);
  });

  it('given a backup of another version, then it says which version restores it', async () => {
    await writeBackup({ main: from!.url }, file(), TAKEN);
    const [latest] = await ask(
      to!.url,
      `DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING timestamp, name`,
    );

    await expect(restoreBackup(file(), { main: to!.url }, house)).rejects.toThrow(/newer version/);
    await ask(to!.url, `INSERT INTO migrations (timestamp, name) VALUES ($1, $2)`, [latest?.timestamp, latest?.name]);
  });

  it('given a backup that has lost its rows, when it is tried out, then it says which table', async () => {
    const manifest = await writeBackup({ main: from!.url }, file(), TAKEN);
    const tables = manifest.databases['main']?.tables ?? [];
    const empty = tables.map((table) => ({ name: entryName('main', table), content: () => '' }));
    const entries = [{ name: MANIFEST, content: () => JSON.stringify(manifest) }, ...empty];
    await pipeline(zip(entries, TAKEN), createWriteStream(file()));

    await expect(verifyBackup(file(), { main: to!.url })).rejects.toThrow(
      /^The backup is damaged: public\.\w+ has 0 rows of/,
    );
  });

  it('given a backup whose rows break a rule of the tables, when it is tried out, then it says so', async () => {
    const db = await from!.dataSource([]);
    await db.transaction(async (within) => {
      await within.query('SET LOCAL session_replication_role = replica');
      await within.query('DELETE FROM organization WHERE id IN (SELECT organization_id FROM contact LIMIT 1)');
    });
    await writeBackup({ main: from!.url }, file(), TAKEN);

    await expect(verifyBackup(file(), { main: to!.url })).rejects.toThrow(/foreign key/);
  });
});

const AUDIT = `INSERT INTO audit_log (organization_id, actor_name, action, resource) VALUES ($1, 'Rivka', 'add', 'contact')`;
