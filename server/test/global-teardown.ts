import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Stops the run's database server, if a spec started it (or removes our template from a given one), and removes what was made for the run. */
export default async function globalTeardown(): Promise<void> {
  const directory = process.env.ZIKARON_TEST_RUN;
  if (!directory) return;
  if (process.env.TEST_DATABASE_URL) await dropTemplate(path.join(directory, 'server.json'));
  const lock = path.join(directory, 'postgres', 'postmaster.pid');
  if (existsSync(lock)) await stopAtOnce(Number(readFileSync(lock, 'utf8').split('\n')[0]));
  const compiled = path.resolve('.test-data', path.basename(directory));
  for (const left of [directory, compiled]) rmSync(left, { recursive: true, force: true, maxRetries: 5 });
}

async function dropTemplate(ready: string): Promise<void> {
  if (!existsSync(ready)) return;
  const { adminUrl, template } = JSON.parse(readFileSync(ready, 'utf8')) as { adminUrl: string; template: string };
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${template}"`);
  await client.end();
}

/** The data need not be saved. */
async function stopAtOnce(pid: number): Promise<void> {
  process.kill(pid, 'SIGQUIT');
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 20) await sleep(20);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
