import { spawn } from 'node:child_process';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { compileServer, type Compiled } from './faults/compile.js';
import { mortalPostgres, mortalRedis, redisBinary, type MortalServer } from './faults/servers.js';
import { aCongregation } from './reminders-world.js';
import { temporaryDirectory, removeTemporary } from '../src/app/embedded/temporary-postgres.js';

const ENDS_WITHIN_MS = 60_000;
/** Neither Shabbat nor Yom Tov. */
const WEEKDAY = '2026-11-24';
const redis = redisBinary();

interface Ended {
  /** Null when it had to be killed. */
  readonly code: number | null;
  readonly output: string;
}

// With Redis the line to it kept programs alive that had long done their work.
(redis ? describe : describe.skip)('the programs of an operator, where there is a Redis', () => {
  let compiled: Compiled;
  let postgres: MortalServer;
  let queue: MortalServer;
  let directory: string;

  beforeAll(async () => {
    directory = temporaryDirectory();
    compiled = compileServer();
    [postgres, queue] = [await mortalPostgres(), await mortalRedis(redis!)];
    const db = await new DataSource({ type: 'postgres', url: postgres.url }).initialize();
    await aCongregation(db);
    await db.destroy();
  });
  afterAll(async () => {
    compiled.remove();
    await Promise.all([postgres.remove(), queue.remove(), removeTemporary(directory)]);
  });

  const run = (program: string, args: string[] = [], redisUrl = queue.url): Promise<Ended> =>
    new Promise((resolve) => {
      const file = path.join(path.dirname(compiled.mainProgram), 'app', `${program}.js`);
      const child = spawn(process.execPath, [file, ...args], {
        timeout: ENDS_WITHIN_MS,
        killSignal: 'SIGKILL',
        env: {
          ...{ PATH: process.env.PATH, DATABASE_URL: postgres.url, REDIS_URL: redisUrl },
          ...{ SUPABASE_URL: 'http://identity.test', SUPABASE_JWT_SECRET: 'y'.repeat(32) },
          ...{ SMTP_URL: 'smtp://127.0.0.1:9', LINK_SECRET: 'y'.repeat(32) },
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (output += text.toString()));
      child.on('exit', (code) => resolve({ code, output }));
    });

  it('given a night that is only shown, then it tells counts, and ends', async () => {
    const { code, output } = await run('night', ['--date', WEEKDAY, '--dry-run']);

    expect(output).toContain('would write 0 letters');
    expect(code).toBe(0);
  });

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
});
