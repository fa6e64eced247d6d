import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execute } from '../../../test/test-server.js';
import { commandOf } from './processes.js';
import { freePort, removeTemporary, temporaryDirectory } from './temporary-postgres.js';
import { WatchedPostgres } from './watched-postgres.js';

describe('the watched Postgres', () => {
  const directory = temporaryDirectory();
  const cluster = path.join(directory, 'postgres');
  const said: string[] = [];
  let server: WatchedPostgres;
  const processOf = () => Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

  beforeAll(async () => {
    const watcher = { say: (text: string) => said.push(text), giveUp: (reason: string) => said.push(reason) };
    const options = { directory: cluster, port: await freePort(), password: 'a secret' };
    server = await WatchedPostgres.start(options, watcher);
  });
  afterAll(() => removeTemporary(directory));

  it('given kill -9, then it comes back by itself, at the same address and with what was committed', async () => {
    await execute(server.url('postgres'), 'CREATE TABLE kept (text text)');
    process.kill(processOf(), 'SIGKILL');

    for (let waited = 0; waited < 60_000 && !said.includes('the database is back'); waited += 50) await sleep(50);

    expect(said).toEqual(['the database ended by itself; starting it again', 'the database is back']);
    await expect(execute(server.url('postgres'), 'SELECT text FROM kept')).resolves.toBeUndefined();
  });

  it('given that we stop it, then it stays down and nothing more is said', async () => {
    const pid = processOf();

    await server.stop();
    await sleep(600);

    expect(commandOf(pid)).toBeNull();
    expect(said).toHaveLength(2);
  });
});

describe('the database of a parent that was killed', () => {
  const directory = temporaryDirectory();
  afterAll(() => removeTemporary(directory));

  it('given kill -9 of the parent, then the server ends too, and no process is left', async () => {
    const cluster = path.join(directory, 'postgres');
    const parent = spawn(process.execPath, ['-e', parentProgram(cluster, await freePort())], {
      cwd: path.join(__dirname, '../../../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [text] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(text.toString());
    expect(commandOf(pid)).toContain('postgres');

    parent.kill('SIGKILL');

    for (let waited = 0; waited < 60_000 && commandOf(pid); waited += 100) await sleep(100);
    expect(commandOf(pid)).toBeNull();
  });
});

/** A program that starts the server and says its number, as the compiled house does. */
const parentProgram = (cluster: string, port: number): string => `
  import('./dist/src/app/embedded/watched-postgres.js').then(async ({ WatchedPostgres }) => {
    await WatchedPostgres.start(${JSON.stringify({ directory: cluster, port, password: 'a secret' })}, { say() {}, giveUp() {} });
    process.stdout.write(require('node:fs').readFileSync(${JSON.stringify(path.join(cluster, 'postmaster.pid'))}, 'utf8').split('\\n')[0]);
    setInterval(() => {}, 1000);
  });`;
