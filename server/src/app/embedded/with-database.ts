// `npm run night` and `npm run migrate`: runs a program on the databases of the copy that is running, else starts them for its time.
import { fileURLToPath } from 'node:url';
import { openDataDirectory, runningCopy } from './data-directory.js';
import { notOurs, openDatabases, placesOf, type OpenDatabases } from './embedded-databases.js';
import { environmentOf } from './environment.js';
import { Parts } from './parts.js';
import { RunOnce } from './run-once.js';
import { readSecrets } from './secrets.js';
import { readSettings } from './settings.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const [program = '', ...args] = process.argv.slice(2);
const settings = readSettings(process.env, [], root);

async function databasesHere(password: string): Promise<OpenDatabases> {
  const copy = runningCopy(settings.dataDirectory);
  if (copy?.databases) return { ...copy.databases, ...notOurs };
  const places = await placesOf(process.env, password);
  return openDatabases(places, settings.dataDirectory, { say: console.error, giveUp: console.error });
}

if (!runningCopy(settings.dataDirectory)) await openDataDirectory(settings.dataDirectory, false);
const secrets = readSecrets(settings.dataDirectory);
const databases = await databasesHere(secrets.database);
const parts = new Parts();
parts.add({ stop: () => databases.close(), kill: () => undefined });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void parts.stop());

const environment = environmentOf(process.env, settings, secrets, databases, root);
const run = parts.add(new RunOnce(fileURLToPath(new URL(`../${program}.js`, import.meta.url)), args, environment));
process.exitCode = await run.done();
await parts.stop();
