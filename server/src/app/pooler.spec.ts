import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { freePort, removeTemporary, temporaryDirectory } from './embedded/temporary-postgres.js';
import { poolingAt, poolingOf, refusePoolingByTransaction } from './pooler.js';

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

describe('who gives out connections to Postgres', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('given Postgres itself, then it is seen, and nothing is refused', async () => {
    expect(await poolingAt(database.url)).toBe('none');
    await refusePoolingByTransaction(database.url);
  });

  it('given a database that cannot be asked, then it is left to whoever connects', async () => {
    await refusePoolingByTransaction('postgres://zikaron@127.0.0.1:1/zikaron');
  });

  it.each([
    ['its own process, which stays', { announced: 7, first: 7, second: 8, meanwhile: 7 }, 'none'],
    ['another process than it was told of', { announced: 1, first: 7, second: 8, meanwhile: 7 }, 'session'],
    ['the process of another connection', { announced: 1, first: 7, second: 7, meanwhile: 8 }, 'transaction'],
    ['one process after another', { announced: 1, first: 7, second: 8, meanwhile: 9 }, 'transaction'],
  ])('given a connection that meets %s, then it is told', (_, met, pooling) => {
    expect(poolingOf([met])).toBe(pooling);
  });

  // A real one, where it is installed.
  (hasPgBouncer ? describe : describe.skip)('where there is a PgBouncer', () => {
    let directory: string;
    let bouncer: ChildProcess | undefined;

    const through = async (mode: string): Promise<string> => {
      directory = temporaryDirectory();
      const [at, port] = [new URL(database.url), await freePort()];
      const where = `host=${at.hostname} port=${at.port} user=${at.username} password=${decodeURIComponent(at.password)}`;
      const settings = path.join(directory, 'pgbouncer.ini');
      writeFileSync(
        settings,
        `[databases]\n* = ${where}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\n` +
          `auth_type = any\npool_mode = ${mode}\n`,
      );
      const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      bouncer = spawn('pgbouncer', [...asNobody, settings], { stdio: 'ignore' });
      const url = Object.assign(new URL(database.url), { port: String(port) }).href;
      for (let waited = 0; waited < 60_000 && !(await answers(url)); waited += 50) await sleep(50);
      return url;
    };
    afterEach(async () => {
      const ended = new Promise((resolve) => bouncer?.once('exit', resolve));
      bouncer?.kill('SIGKILL');
      await ended;
      await removeTemporary(directory);
    });

    it('given one that lends connections by transaction, then it is refused in words', async () => {
      const url = await through('transaction');

      expect(await poolingAt(url)).toBe('transaction');
      await expect(refusePoolingByTransaction(url)).rejects.toThrow(/DATABASE_URL: a pooler .* pool_mode = session/);
    });

    it('given one that lends them by session, then it is taken', async () => {
      const url = await through('session');

      expect(await poolingAt(url)).toBe('session');
      await refusePoolingByTransaction(url);
    });
  });
});

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
