// Runs one of our programs on a throwaway migrated database: what prints the API's document and what checks the tables need a
// database, but nobody's data.
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrations.js';
import { ensureDatabase } from './embedded-databases.js';
import { environmentOf } from './environment.js';
import { Parts } from './parts.js';
import { RunOnce } from './run-once.js';
import { readSettings } from './settings.js';
import { removeTemporary, startTemporaryPostgres, sweepTemporary, temporaryDirectory } from './temporary-postgres.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const [program = '', ...args] = process.argv.slice(2);
const secret = randomBytes(32).toString('hex');
const secrets = { database: secret, link: secret, identity: secret };

await sweepTemporary();
const directory = temporaryDirectory();
const parts = new Parts();
parts.add({ stop: () => removeTemporary(directory), kill: () => undefined });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void parts.stop());

try {
  const server = await startTemporaryPostgres(directory);
  const databases = { main: server.url('zikaron'), identity: server.url('identity') };
  await ensureDatabase(databases.main);
  await ensureDatabase(databases.identity);
  await migrate(databases.main);

  const settings = readSettings({}, [], root);
  const environment = environmentOf(
    { PATH: process.env.PATH, LOG_LEVEL: 'silent' },
    settings,
    secrets,
    databases,
    root,
  );
  const run = new RunOnce(fileURLToPath(new URL(`../${program}.js`, import.meta.url)), args, environment);
  parts.add(run);
  process.exitCode = await run.done();
} finally {
  await parts.stop();
}
