import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { execute } from '../../../test/test-server.js';
import { startPostgres } from './postgres.js';
import { commandOf } from './processes.js';
import { freePort, removeTemporary, startTemporaryPostgres, temporaryDirectory } from './temporary-postgres.js';

describe('the embedded Postgres', () => {
  const directory = temporaryDirectory();
  const cluster = path.join(directory, 'postgres');
  const start = async () => startPostgres({ directory: cluster, port: await freePort(), password: "it's a secret" });
  const processOf = () => Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

  afterAll(() => removeTemporary(directory));

  it('given kill -9, when it starts again, then what was committed is there', async () => {
    await execute((await start()).url('postgres'), 'CREATE TABLE kept (text text)');
    const pid = processOf();
    process.kill(pid, 'SIGKILL');
    while (commandOf(pid)) await sleep(20);

    await expect(execute((await start()).url('postgres'), 'SELECT text FROM kept')).resolves.toBeUndefined();
  });

  it('given two Hebrew names of which one has a letter less, then they are alike, and an index has words to find them by', async () => {
    const client = new pg.Client({ connectionString: (await start()).url('postgres') });
    await client.connect();
    await client.query('CREATE EXTENSION pg_trgm');
    const { rows } = await client.query(
      `SELECT similarity('שרה כהן', 'שרה כה') > 0.5 AS alike, cardinality(show_trgm('שרה')) AS parts`,
    );
    await client.end();
    expect(rows).toEqual([{ alike: true, parts: 4 }]);
  });

  it('given a server that an earlier run left behind, when it starts, then the old one is gone and the new one answers', async () => {
    const left = processOf();

    await expect(execute((await start()).url('postgres'), 'SELECT 1')).resolves.toBeUndefined();
    expect(processOf()).not.toBe(left);
    expect(commandOf(left)).toBeNull();
  });

  it('given kill -9 of a throwaway server, then what it left can be removed', async () => {
    const left = temporaryDirectory();
    const server = await startTemporaryPostgres(left);
    const lock = readFileSync(path.join(left, 'postgres/postmaster.pid'), 'utf8');
    process.kill(parseInt(lock), 'SIGKILL');
    while (server.isAlive()) await sleep(20);

    await removeTemporary(left);
    expect(existsSync(left)).toBe(false);
  });
});
