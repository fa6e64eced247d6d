import path from 'node:path';
import pg from 'pg';
import { startTemporaryPostgres, sweepTemporary } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { onceInRun } from './once-in-run.js';

/** What every spec file of this run copies: a migrated, empty database. */
export interface TestServer {
  /** The server's own database, for CREATE and DROP. */
  adminUrl: string;
  template: string;
}

/** The run's server with its migrated template. */
export const testServer = (): Promise<TestServer> => onceInRun('server', makeTemplate);

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
