import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { compileServer, type Compiled } from './faults/compile.js';
import { mortalPostgres, mortalRedis, redisBinary, type MortalServer } from './faults/servers.js';
import { FakeS3 } from './s3/fake-s3.js';
import { aCongregation } from './reminders-world.js';
import { temporaryDirectory, removeTemporary } from '../src/app/embedded/temporary-postgres.js';
import { loadMigrations } from '../src/app/list-migrations.js';
import { migrate } from '../src/app/migrations.js';
import { execute, urlOf } from './test-server.js';

const ENDS_WITHIN_MS = 60_000;
/** Neither Shabbat nor Yom Tov. */
const WEEKDAY = '2026-11-24';
const redis = redisBinary();

interface Ended {
  /** Null when it had to be killed. */
  readonly code: number | null;
  readonly output: string;
}

describe('the programs of an operator', () => {
  let compiled: Compiled;
  let postgres: MortalServer;
  let queue: MortalServer | undefined;
  let directory: string;

  beforeAll(async () => {
    directory = temporaryDirectory();
    compiled = await compileServer();
    postgres = await mortalPostgres();
    queue = redis ? await mortalRedis(redis) : undefined;
    const db = await new DataSource({ type: 'postgres', url: postgres.url }).initialize();
    await aCongregation(db);
    await db.destroy();
  });
  afterAll(async () => {
    await Promise.all([postgres.remove(), queue?.remove(), removeTemporary(directory)]);
  });

  const run = (
    program: string,
    args: string[] = [],
    redisUrl = queue?.url ?? '',
    url = postgres.url,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<Ended> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [compiled.program(program), ...args], {
        timeout: ENDS_WITHIN_MS,
        killSignal: 'SIGKILL',
        env: {
          ...{ PATH: process.env.PATH, DATABASE_URL: url, REDIS_URL: redisUrl },
          ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: 'y'.repeat(32) },
          ...{ SMTP_URL: 'smtp://127.0.0.1:9', LINK_SECRET: 'y'.repeat(32) },
          ...settings,
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (output += text.toString()));
      child.on('exit', (code) => resolve({ code, output }));
    });

  it.each(['night', 'doctor', 'backup', 'restore', 'restore-congregation', 'upgrade', 'operator', 'check-history'])(
    'given %s is asked how it is used, then it says so, and ends well; a word too many is told with it',
    async (program) => {
      const [helped, wrong] = await Promise.all([run(program, ['--help']), run(program, ['--no-such-wish'])]);

      expect(helped).toMatchObject({ code: 0, output: expect.stringMatching(/^(npm run|zikaron) /) });
      expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining(helped.output.trim()) });
      expect(wrong.output).toContain('--no-such-wish');
    },
  );

  it('given a night that is only shown, then it tells counts, and ends', async () => {
    const { code, output } = await run('night', ['--date', WEEKDAY, '--dry-run']);

    expect(output).toContain('would write 0 letters');
    expect(code).toBe(0);
  });

  // With Redis the line to it kept programs alive that had long done their work.
  it('given a night while Redis is away, then it is planned, and ends', async () => {
    const { code, output } = await run('night', ['--date', WEEKDAY], 'redis://127.0.0.1:1');

    expect(output).toContain('wrote 0 letters');
    expect(code).toBe(0);
  });

  it('given a backup that is taken and put back, then each program ends', async () => {
    const file = path.join(directory, 'backup.zip');

    expect(await run('migrate')).toMatchObject({ code: 0 });
    expect(await run('backup', [file])).toMatchObject({ code: 0 });
    expect(await run('restore', [file, '--replace'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('The records are those of'),
    });
  }, 240_000);

  it('given backups in a bucket, then the newest is put back from there; a bucket that is away is told in words', async () => {
    const s3 = await new FakeS3('key-1').start();
    const bucket = {
      ...{ BACKUP_TO: 's3://safe/zikaron', BACKUP_S3_ENDPOINT: s3.url },
      ...{ BACKUP_S3_KEY_ID: 'key-1', BACKUP_S3_SECRET: 'secret', TMPDIR: directory },
    };
    const here = readdirSync(directory);
    const since = () => execute(postgres.url, `INSERT INTO organization (name, org_code) VALUES ('Since', 'since')`);

    expect(await run('backup', [], undefined, undefined, bucket)).toMatchObject({ code: 0 });
    await since();
    expect(await run('restore', ['latest', '--replace'], undefined, undefined, bucket)).toMatchObject({ code: 0 });

    // What came after the backup is gone, and nothing of it lies about.
    await since();
    expect(readdirSync(directory)).toEqual(here);
    await s3.stop();
    expect(await run('restore', ['latest', '--replace'], undefined, undefined, bucket)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^s3:.*safe.zikaron cannot be read .*ECONNREFUSED.*BACKUP_TO/),
    });
  }, 240_000);

  it('given an upgrade, then what there was is kept first, and it ends; a second one has nothing to do', async () => {
    const file = path.join(directory, 'before.zip');
    await execute(postgres.url, 'CREATE DATABASE older');
    const older = urlOf(postgres.url, 'older');
    await migrate(older, { migrations: (await loadMigrations()).slice(0, -1) });

    expect(await run('upgrade', ['--no-backup', '--backup', file], undefined, older)).toMatchObject({ code: 2 });
    writeFileSync(file, 'an earlier backup');
    expect(await run('upgrade', ['--backup', file], undefined, older)).toMatchObject({
      code: 2,
      output: expect.stringContaining('is there already'),
    });
    expect(readFileSync(file, 'utf8')).toBe('an earlier backup');
    rmSync(file);
    expect(await run('upgrade', ['--backup', file], undefined, older)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/before\.zip: .*\n1 migrations, /),
    });
    expect(existsSync(file)).toBe(true);
    expect(await run('upgrade', [], undefined, older)).toMatchObject({
      code: 0,
      output: expect.stringContaining('already'),
    });
  }, 240_000);

  it('given what an operator decides, then it holds, and each program ends; nonsense is told in words', async () => {
    const db = await new DataSource({ type: 'postgres', url: postgres.url }).initialize();
    const [{ code }] = await db.query('SELECT org_code AS code FROM organization LIMIT 1');
    await db.destroy();

    expect(await run('operator', ['list'])).toMatchObject({ code: 0, output: expect.stringContaining(code) });
    expect(await run('operator', ['suspend', code, 'As', 'it', 'wished'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/status +suspended/),
    });
    expect((await run('operator', ['resume', code])).output).not.toMatch(/status +suspended/);
    expect(await run('operator', ['plan', code, 'gold'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('plan: '),
    });
    expect(await run('operator', ['show', 'nobody'])).toMatchObject({ code: 2 });
    expect(await run('operator', ['evict', code])).toMatchObject({ code: 2 });
  }, 240_000);

  it('given the doctor, then it tells of everything, and ends', async () => {
    const { code, output } = await run('doctor', ['--processes', '200']);

    expect(code).toBe(1);
    for (const part of ['database', 'pooler', 'schema', 'connections', 'clock', 'queue', 'relay', 'sender', 'disk'])
      expect(output).toMatch(new RegExp(`^(ok |\\?  |BAD)  ${part} `, 'm'));
    expect(output).toMatch(/200 processes .*\n.*Raise max_connections/);
  }, 240_000);
});
