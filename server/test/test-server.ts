import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTemporaryPostgres, sweepTemporary } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';

/** What every spec file of this run copies: a migrated, empty database. */
export interface TestServer {
  /** The server's own database, for CREATE and DROP. */
  adminUrl: string;
  template: string;
}

/** The run's server with its migrated template: started by the first spec that asks, awaited by the others. */
export async function testServer(): Promise<TestServer> {
  const run = process.env.ZIKARON_TEST_RUN;
  if (!run) throw new Error('ZIKARON_TEST_RUN is missing: run the specs with jest --config jest.config.mjs.');
  const ready = path.join(run, 'server.json');

  if (!existsSync(ready) && isFirst(run)) await prepare(run, ready);
  while (!existsSync(ready)) await sleep(50);

  const answer = JSON.parse(readFileSync(ready, 'utf8')) as TestServer | { error: string };
  if ('error' in answer) throw new Error(`The test database could not be prepared: ${answer.error}`);
  return answer;
}

/** Making a directory succeeds for exactly one of many processes. */
function isFirst(run: string): boolean {
  try {
    mkdirSync(path.join(run, 'preparing'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function prepare(run: string, ready: string): Promise<void> {
  const answer = await makeTemplate(run).catch((error: Error) => ({ error: error.stack }));
  writeFileSync(`${ready}.new`, JSON.stringify(answer));
  renameSync(`${ready}.new`, ready);
}

async function makeTemplate(run: string): Promise<TestServer> {
  const adminUrl = process.env.TEST_DATABASE_URL ?? (await startOwn(run));
  const template = `zikaron_template_${path.basename(run).replaceAll(/\W/g, '_')}`;
  await execute(adminUrl, `CREATE DATABASE "${template}"`);
  await migrate(urlOf(adminUrl, template));
  return { adminUrl, template };
}

async function startOwn(run: string): Promise<string> {
  await sweepTemporary(path.dirname(run));
  const server = await startTemporaryPostgres(run);
  return server.url('postgres');
}

/** The address of another database on the same server. */
export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
