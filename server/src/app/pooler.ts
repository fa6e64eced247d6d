import pg from 'pg';
import { WrongConfiguration } from '../platform/config/index.js';

/** What gives out connections to Postgres: nobody but Postgres, or a pooler, for a session or for one transaction at a time. */
export type Pooling = 'none' | 'session' | 'transaction';

/** The numbers of the server processes that two connections were told of and met, in the order in which they were asked. */
interface Met {
  /** As the first connection was told when it began. */
  readonly announced: number | null;
  /** The first alone, the second while its transaction is open, the first meanwhile. */
  readonly first: number;
  readonly second: number;
  readonly meanwhile: number;
}

const WAIT_MS = 5000;
const ROUNDS = 5;

const REFUSED =
  'DATABASE_URL: a pooler stands there that lends a connection for one transaction at a time. Zikaron remembers statements ' +
  'and listens on its connections: let it pool by session (PgBouncer: pool_mode = session), or name Postgres itself.';

/** Postgres tells a connection its own process, which stays. A pooler makes the number up, and may lend another process. */
export const poolingOf = (rounds: readonly Met[]): Pooling => {
  if (rounds.some(({ first, second, meanwhile }) => first === second || first !== meanwhile)) return 'transaction';
  return rounds.some(({ announced, first }) => announced !== first) ? 'session' : 'none';
};

/** Asks by two connections, which change nothing. On a busy pooler of transactions it may see one of sessions. */
export async function poolingAt(url: string): Promise<Pooling> {
  const open = () => new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS });
  const [one, other] = [open(), open()];
  try {
    await Promise.all([one.connect(), other.connect()]);
    const rounds: Met[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await meet(one, other));
    return poolingOf(rounds);
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

async function meet(one: pg.Client, other: pg.Client): Promise<Met> {
  const { processID: announced } = one as pg.Client & { processID: number | null };
  const first = await processOf(one);
  await other.query('BEGIN');
  const [second, meanwhile] = [await processOf(other), await processOf(one)];
  await other.query('COMMIT');
  return { announced, first, second, meanwhile };
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]!.pid;
}

/**
 * Before anything is connected for good. A database that cannot be asked is left to whoever connects, and says why.
 * @throws WrongConfiguration
 */
export async function refusePoolingByTransaction(url: string): Promise<void> {
  if ((await poolingAt(url).catch(() => 'none')) === 'transaction') throw new WrongConfiguration(REFUSED);
}
