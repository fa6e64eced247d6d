import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { canEnter, postgresUser } from './postgres-binaries.js';
import { addressOf, stopPostgres } from './postgres.js';
import { WatchedPostgres, type Watcher } from './watched-postgres.js';
import type { Databases } from './environment.js';
import { CannotStart } from './settings.js';
import { RoomOnDisk, keptFree } from './room-on-disk.js';
import { freePort } from './temporary-postgres.js';

export interface OpenDatabases extends Databases {
  close(): Promise<void>;
  kill(): void;
}

/** Where the databases of this copy will be, known before they are open. */
interface Places extends Databases {
  /** Of the embedded server; absent beside a real one. */
  embedded?: { port: number; password: string };
}

/**
 * The databases of this copy: the real one that DATABASE_URL names, else an embedded server in the data directory.
 * Without SUPABASE_URL, an identity database stands beside the main one.
 */
export async function placesOf(given: NodeJS.ProcessEnv, password: string): Promise<Places> {
  const real = given.DATABASE_URL;
  if (real) return withIdentity(given, real, `${nameIn(real)}_identity`);
  const embedded = { port: await freePort(), password };
  return { ...withIdentity(given, addressOf(embedded, 'zikaron'), 'identity'), embedded };
}

/** Opens what `placesOf` named. */
export async function openDatabases(
  { embedded, ...databases }: Places,
  dataDirectory: string,
  watcher: Watcher,
): Promise<OpenDatabases> {
  if (!embedded) {
    await expectAnswer(databases.main);
    if (databases.identity) await ensureDatabase(databases.identity);
    return { ...databases, ...notOurs };
  }
  const options = { directory: placeOf(dataDirectory), ...embedded, settings: { max_connections: 200 } };
  const server = await WatchedPostgres.start(options, watcher);
  try {
    await ensureDatabase(databases.main);
    if (databases.identity) await ensureDatabase(databases.identity);
    const room = await watchRoom(server, databases, dataDirectory, watcher);
    const close = async () => {
      await room.end();
      await server.stop();
    };
    return { ...databases, close, kill: () => server.kill() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Whoever can read can also sign in: the identity provider's few lines fit into what was kept. */
function watchRoom(
  server: WatchedPostgres,
  { identity }: Databases,
  dataDirectory: string,
  watcher: Watcher,
): Promise<RoomOnDisk> {
  return RoomOnDisk.watch({
    directory: placeOf(dataDirectory),
    url: server.url('postgres'),
    alwaysOpen: identity === server.url('identity') ? ['identity'] : [],
    say: (text) => watcher.say(text),
  });
}

/** A server that somebody else runs is left running. */
export const notOurs = { close: async () => undefined, kill: () => undefined };

/** The identity provider's database: none beside a real provider, the given one, else one of this name on the same server. */
function withIdentity(given: NodeJS.ProcessEnv, main: string, name: string): Databases {
  if (given.SUPABASE_URL) return { main };
  const beside = new URL(main);
  beside.pathname = `/${name}`;
  return { main, identity: given.IDENTITY_DATABASE_URL || beside.href };
}

const nameIn = (address: string): string => decodeURIComponent(new URL(address).pathname.slice(1));

/**
 * Where the cluster lies: in the data directory, or, for root whose home is closed to the user `postgres`, under /var/tmp with
 * a name made from the data directory's path.
 */
export function placeOf(dataDirectory: string): string {
  if (canEnter(postgresUser(), dataDirectory)) return path.join(dataDirectory, 'postgres');
  return `/var/tmp/zikaron-postgres-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12)}`;
}

/** Stops a server that was left running, and removes its cluster. */
export async function removePostgres(dataDirectory: string): Promise<void> {
  const directory = placeOf(dataDirectory);
  if (!existsSync(directory)) return;
  await stopPostgres(directory);
  for (const made of [directory, keptFree(directory)]) rmSync(made, { recursive: true, force: true });
}

async function expectAnswer(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CannotStart(`The database that DATABASE_URL names does not answer: ${reason}.`, { cause });
  }
  await client.end();
}

/** Makes the database that a URL names, when it is not there. */
export async function ensureDatabase(address: string): Promise<void> {
  const url = new URL(address);
  const name = nameIn(address);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
