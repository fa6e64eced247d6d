import { generateIdentity, identityToRecipient } from 'age-encryption';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation } from '../../test/reminders-world.js';
import { Backups, type BackupSettings } from './backups.js';
import { CannotRestore } from './read-backup.js';
import { StandingClock } from '../../test/standing-clock.js';

const NIGHT = new Date('2026-11-20T02:30:00Z');
const DAY_MS = 86_400_000;

describe('backups of every day', () => {
  let database: TestDatabase;
  let folder: string;
  const clock = new StandingClock(NIGHT);

  beforeAll(async () => {
    database = await testDatabase();
    await aCongregation(await database.dataSource([]));
  });
  beforeEach(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'zikaron-backups-'));
    clock.set(NIGHT);
    await ask('DELETE FROM backup');
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  afterAll(() => database.drop());

  async function ask(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return (await client.query(sql).finally(() => client.end())).rows;
  }

  const backups = (settings: Partial<BackupSettings> = {}): Backups =>
    new Backups(clock, {
      DATABASE_URL: database.url,
      IDENTITY_DATABASE_URL: undefined,
      BACKUP_IDENTITY_DATABASE_URL: undefined,
      BACKUP_TO: folder,
      BACKUP_HOUR: 2,
      BACKUP_KEEP: { days: 7, weeks: 5, months: 12 },
      BACKUP_RECIPIENTS: [],
      BACKUP_KEY: undefined,
      BACKUP_DRILL: false,
      BACKUP_S3_ENDPOINT: undefined,
      BACKUP_S3_REGION: 'us-east-1',
      BACKUP_S3_KEY_ID: undefined,
      BACKUP_S3_SECRET: undefined,
      ...settings,
    });

  it('given a day, then one is taken once its hour has come, however many workers ask', async () => {
    clock.set(new Date('2026-11-20T01:59:00Z'));
    expect(await backups().takeIfDue()).toBeNull();
    clock.set(NIGHT);

    const taken = await Promise.all([1, 2, 3].map(() => backups().takeIfDue()));
    expect(taken.filter(Boolean)).toHaveLength(1);
    clock.set(new Date(NIGHT.getTime() + DAY_MS / 2));
    expect(await backups().takeIfDue()).toBeNull();
    clock.set(new Date(NIGHT.getTime() + DAY_MS));
    expect(await backups().takeIfDue()).toMatchObject({ name: 'zikaron-20261121023000.zip' });

    expect(await backups().names()).toEqual(['zikaron-20261121023000.zip', 'zikaron-20261120023000.zip']);
    expect(await ask('SELECT name, tried_at FROM backup ORDER BY name')).toEqual([
      { name: 'zikaron-20261120023000.zip', tried_at: null },
      { name: 'zikaron-20261121023000.zip', tried_at: null },
    ]);
  });

  it('given no place for them, then none is taken, and whoever asks for one reads why', async () => {
    expect(await backups({ BACKUP_TO: undefined }).takeIfDue()).toBeNull();
    await expect(backups({ BACKUP_TO: undefined }).take()).rejects.toThrow('BACKUP_TO is not set');
  });

  it('given a database of an earlier version, then one is taken by hand all the same', async () => {
    await ask('ALTER TABLE backup RENAME TO backup_to_come');
    const taken = await backups({ BACKUP_DRILL: true })
      .take()
      .finally(() => ask('ALTER TABLE backup_to_come RENAME TO backup'));

    expect(await backups().names()).toEqual([taken.name]);
    expect(await ask('SELECT 1 FROM backup')).toEqual([]);
  });

  it('given older ones, then those that need not be kept go, and what is not a backup stays', async () => {
    writeFileSync(path.join(folder, 'notes.txt'), 'of the office');
    const keep = { days: 2, weeks: 0, months: 0 };
    for (const n of [0, 1, 2]) {
      clock.set(new Date(NIGHT.getTime() + n * DAY_MS));
      await backups({ BACKUP_KEEP: keep }).takeIfDue();
    }

    expect(readdirSync(folder).sort()).toEqual([
      'notes.txt',
      'zikaron-20261121023000.zip',
      'zikaron-20261122023000.zip',
    ]);
    expect(await ask('SELECT name FROM backup ORDER BY name')).toHaveLength(2);
  });

  it('given a drill that fails, then nothing older goes, and the backup is not told as tried', async () => {
    await backups().take();
    clock.set(new Date(NIGHT.getTime() + DAY_MS));
    const damaged = backups({ BACKUP_DRILL: true, BACKUP_KEEP: { days: 1, weeks: 0, months: 0 } });
    jest.spyOn(damaged, 'withFile').mockRejectedValue(new CannotRestore('The backup is damaged'));

    await expect(damaged.takeIfDue()).rejects.toThrow('damaged');

    expect(await backups().names()).toHaveLength(2);
    expect(await ask('SELECT 1 FROM backup WHERE tried_at IS NOT NULL')).toEqual([]);
  });

  it('given recipients, then it is encrypted, read back with the key and by nobody else', async () => {
    const key = await generateIdentity();
    const temporary = path.join(folder, 'temporary');
    mkdirSync(temporary);
    jest.replaceProperty(process, 'env', { ...process.env, TMPDIR: temporary });
    const settings = { BACKUP_RECIPIENTS: [await identityToRecipient(key)], BACKUP_KEY: key, BACKUP_DRILL: true };

    const { name, rows } = await backups(settings).take();

    expect(name).toBe('zikaron-20261120023000.zip.age');
    expect(readFileSync(path.join(folder, name), 'latin1')).toMatch(/^age-encryption\.org\/v1/);
    expect(await ask('SELECT rows::int, tried_at FROM backup')).toEqual([{ rows, tried_at: NIGHT }]);
    expect(await backups(settings).verify('latest')).toBe(rows);
    await expect(backups({ ...settings, BACKUP_KEY: undefined }).verify('latest')).rejects.toThrow('set BACKUP_KEY');
    await expect(backups({ ...settings, BACKUP_KEY: await generateIdentity() }).verify('latest')).rejects.toThrow();
    // What was decrypted is gone again.
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('given a file that was changed on its way, then a verification says where', async () => {
    const { name, rows } = await backups().take();
    const file = path.join(folder, name);
    expect(await backups().verify(file)).toBe(rows);
    const bytes = readFileSync(file);
    const entry = 'main/public.organization.copy';
    const within = bytes.indexOf(entry) + entry.length + 40;
    bytes.writeUInt8(bytes.readUInt8(within) ^ 255, within);
    writeFileSync(file, bytes);

    await expect(backups().verify(name)).rejects.toThrow(/^The backup is damaged: /);
    await expect(backups().verify('zikaron-20200101000000.zip')).rejects.toThrow('There is no backup');
  });
});
