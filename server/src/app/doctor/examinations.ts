import { Redis } from 'ioredis';
import { compactVerify } from 'jose';
import { Resolver } from 'node:dns/promises';
import { readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { HOUR_MS } from '../../calendar/index.js';
import { Backups, takenAtOf } from '../../backups/index.js';
import { Clock } from '../../platform/clock/index.js';
import { mailsIn } from '../../delivery/index.js';
import { VERSION, type Config } from '../../platform/config/index.js';
import { positionOf } from '../../platform/database/index.js';
import { collectorOf } from '../../platform/tracing/index.js';
import { lackingOn, rowsOf } from '../newer-schema.js';
import { tooOld, UPGRADE_POSTGRES } from '../old-postgres.js';
import { poolingAt, type Pooling } from '../pooler.js';

/** What was found of one part of the house. `bad` keeps it from working; `doubtful` will one day. */
export interface Finding {
  readonly part: string;
  readonly state: 'good' | 'doubtful' | 'bad';
  readonly said: string;
  /** What to do about it. */
  readonly todo?: string;
}

/** What is asked beside the configuration. */
export interface Asked {
  /** To whom a letter is sent through the relay. */
  readonly letterTo?: string;
  /** The folder in which backups are kept. */
  readonly backups?: string;
  /** How many api and worker processes there are. */
  readonly processes?: number;
}

type Examination = (config: Config, asked: Asked) => Promise<Finding[]>;

const WAIT_MS = 5000;
/** Access tokens and signatures bear this much. */
const MOST_DRIFT_MS = 5000;
const OLDEST_BACKUP_HOURS = 48;
/** Two of the api and two workers are the smallest usual house. */
const USUAL_PROCESSES = 4;
/** What the queue takes beside the pool where it is kept in Postgres. */
const QUEUE_POOL = 4;

/** The host's own, which is what is looked at: not that of a demonstration. */
const hostTime = (): number => new Clock().now().getTime();

const good = (part: string, said: string): Finding => ({ part, state: 'good', said });
const doubtful = (part: string, said: string, todo: string): Finding => ({ part, state: 'doubtful', said, todo });
const bad = (part: string, said: string, todo: string): Finding => ({ part, state: 'bad', said, todo });

const why = (failure: unknown): string => {
  const { message, code, cause } = failure as { message?: string; code?: string; cause?: { code?: string } };
  // "fetch failed" alone says nothing: its cause does.
  return (message === 'fetch failed' && cause?.code) || message || code || cause?.code || String(failure);
};

/** Its connections, its schema, its letters, its clock. */
const database: Examination = async ({ DATABASE_URL, DATABASE_POOL, REDIS_URL }, { processes = USUAL_PROCESSES }) => {
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: WAIT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; most: number; letters: string; now: Date }>(
      // The database's own clock is what is asked after.
      // eslint-disable-next-line no-restricted-syntax
      `SELECT current_setting('server_version_num')::int AS version, current_setting('max_connections')::int AS most,
              (SELECT datctype FROM pg_database WHERE datname = current_database()) AS letters, clock_timestamp() AS now`,
    );
    const { version, most, letters, now } = rows[0]!;
    const old = tooOld(version);
    return [
      old
        ? bad('database', old, UPGRADE_POSTGRES)
        : good('database', `Postgres ${Math.floor(version / 10_000)} answers.`),
      pooler(await poolingAt(DATABASE_URL)),
      await schema(client),
      alphabet(letters),
      connections(most, processes, DATABASE_POOL + (REDIS_URL ? 0 : QUEUE_POOL)),
      clock(Math.abs(hostTime() - now.getTime())),
    ];
  } catch (failure) {
    return [bad('database', why(failure), 'Look at DATABASE_URL, and whether Postgres runs and lets this machine in.')];
  } finally {
    await client.end().catch(() => undefined);
  }
};

async function schema(client: pg.Client): Promise<Finding> {
  const lacking = await lackingOn(rowsOf(client));
  return lacking.length === 0
    ? good('schema', `It is that of version ${VERSION}.`)
    : bad('schema', `${lacking.length} migrations have not run.`, 'zikaron migrate (npm run migrate)');
}

/** The plain C knows the letters of English alone: pg_trgm sees nothing in a Hebrew name. */
const alphabet = (letters: string): Finding =>
  ['C', 'POSIX'].includes(letters)
    ? doubtful(
        'alphabet',
        `By LC_CTYPE ${letters} no Hebrew character is a letter: Hebrew names are sought without an index, and none are alike.`,
        "Make the database anew with LC_CTYPE 'C.UTF-8', and restore a backup into it.",
      )
    : good('alphabet', `By LC_CTYPE ${letters} Hebrew names are made of letters.`);

function pooler(pooling: Pooling): Finding {
  if (pooling === 'none') return good('pooler', 'There is none before Postgres.');
  if (pooling === 'session') return good('pooler', 'It lends connections by session.');
  return bad('pooler', 'It lends a connection for one transaction at a time.', 'PgBouncer: pool_mode = session.');
}

/** An archive reads by a connection of its own, two at most beside each process; others are the identity service's and people's. */
function connections(most: number, processes: number, pool: number): Finding {
  const wanted = processes * (pool + 2) + 20;
  const said = `${most} connections; ${processes} processes with pools of ${pool} may want ${wanted}.`;
  return wanted <= most
    ? good('connections', said)
    : doubtful('connections', said, 'Raise max_connections of Postgres, or lower DATABASE_POOL.');
}

const clock = (driftMs: number): Finding =>
  driftMs <= MOST_DRIFT_MS
    ? good('clock', 'It agrees with that of the database.')
    : bad('clock', `It is ${Math.round(driftMs / 1000)} s away from that of the database.`, 'Keep both right by NTP.');

/** So much of its log may lie between the two before one looks. */
const MUCH_BEHIND = 64 * 1024 * 1024;

/** A standby of that very database, and how far it is behind. */
const replica: Examination = async ({ DATABASE_URL, DATABASE_REPLICA_URL }) => {
  if (!DATABASE_REPLICA_URL) return [];
  const open = (url: string) => new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS });
  const [primary, standby] = [open(DATABASE_URL), open(DATABASE_REPLICA_URL)];
  try {
    await Promise.all([primary.connect(), standby.connect()]);
    return [follows(await standing(primary), await standing(standby))];
  } catch (failure) {
    const todo =
      'Look at DATABASE_REPLICA_URL, and whether the standby runs. Until then the primary serves everything.';
    return [bad('replica', why(failure), todo)];
  } finally {
    await Promise.all([primary, standby].map((client) => client.end().catch(() => undefined)));
  }
};

interface Standing {
  readonly standby: boolean;
  /** Each cluster has a number of its own, which a standby has from its primary. */
  readonly system: string;
  readonly position: string;
}

async function standing(client: pg.Client): Promise<Standing> {
  const { rows } = await client.query<Standing>(
    `SELECT pg_is_in_recovery() AS standby, (SELECT system_identifier::text FROM pg_control_system()) AS system,
            CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END AS position`,
  );
  return rows[0]!;
}

function follows(primary: Standing, standby: Standing): Finding {
  const todo = 'Make a standby of the primary: docs/operation/replica.md. Until then the primary serves everything.';
  if (!standby.standby) return bad('replica', 'It is no standby: it follows no primary.', todo);
  if (standby.system !== primary.system) return bad('replica', 'It follows another primary than DATABASE_URL.', todo);
  const behind = Math.max(0, Number(positionOf(primary.position) - positionOf(standby.position)));
  if (behind <= MUCH_BEHIND) return good('replica', `It follows, ${Math.ceil(behind / 1024)} kB of the log behind.`);
  return doubtful(
    'replica',
    `It is ${Math.ceil(behind / 1024 / 1024)} MB of the log behind, and serves nothing until it has come after.`,
    'Look at pg_stat_replication on the primary, and at the disk of the standby.',
  );
}

const queue: Examination = async ({ REDIS_URL }) => {
  if (!REDIS_URL) return [good('queue', 'It is kept in Postgres; there is no Redis.')];
  const redis = new Redis(REDIS_URL, {
    maxRetriesPerRequest: 0,
    connectTimeout: WAIT_MS,
    lazyConnect: true,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1];
    if (policy === 'noeviction') return [good('queue', 'Redis answers.')];
    const what = `Redis throws away what it has no room for (${policy}).`;
    return [doubtful('queue', what, 'Set maxmemory-policy noeviction.')];
  } catch (failure) {
    const mend = 'Look at REDIS_URL, and whether Redis runs. Without REDIS_URL the queue is kept in Postgres.';
    return [bad('queue', why(failure), mend)];
  } finally {
    redis.disconnect();
  }
};

const relay: Examination = async ({ SMTP_URL, MAIL_FROM }, { letterTo }) => {
  const post = createTransport({
    url: SMTP_URL,
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: 2 * WAIT_MS,
  });
  try {
    await post.verify();
    if (!letterTo) return [good('relay', 'It answers, and lets us in. With --letter-to ADDRESS a letter is sent.')];
    const subject = 'A letter from Zikaron to itself';
    await post.sendMail({
      from: MAIL_FROM,
      to: letterTo,
      subject,
      text: 'Your relay takes letters. Look whether this one is in the spam folder.',
    });
    return [good('relay', `It took a letter to ${letterTo}. Look whether it arrives, and not as spam.`)];
  } catch (failure) {
    return [bad('relay', why(failure), 'Look at SMTP_URL and at the account at the relay.')];
  } finally {
    post.close();
  }
};

const MAIL_SERVICES = [
  'SES_TOPIC_ARN',
  'SENDGRID_WEBHOOK_KEY',
  'MAILGUN_WEBHOOK_KEY',
  'POSTMARK_WEBHOOK_LOGIN',
] as const;

/** Who tells which letters came back: the mailbox for bounces, or a mail service. */
const bounces: Examination = async ({ BOUNCE_MAILBOX_URL, ...config }) => {
  const services = MAIL_SERVICES.filter((name) => config[name]);
  try {
    if (BOUNCE_MAILBOX_URL)
      return [good('bounces', `The mailbox opens. Mails in it: ${await mailsIn(BOUNCE_MAILBOX_URL)}.`)];
  } catch (failure) {
    return [bad('bounces', why(failure), 'Look at BOUNCE_MAILBOX_URL, and at the account of that mailbox.')];
  }
  if (services.length > 0) return [good('bounces', `They are told by webhook (${services.join(', ')}).`)];
  const todo = 'Set BOUNCE_ADDRESS and BOUNCE_MAILBOX_URL, or what your mail service needs to call us.';
  return [doubtful('bounces', 'Nobody tells which letters came back.', todo)];
};

/** SPF and DMARC of the domain that letters come from, as the world sees them. */
const senderDomain: Examination = async ({ MAIL_FROM, DNS_SERVERS }) => {
  const domain = /@([^>\s]+)/.exec(MAIL_FROM)?.[1] ?? '';
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 });
  if (DNS_SERVERS.length > 0) resolver.setServers(DNS_SERVERS);
  const text = async (name: string, start: string): Promise<string | undefined> => {
    const found = await resolver.resolveTxt(name).catch((failure: { code?: string }) => {
      if (failure.code === 'ENOTFOUND' || failure.code === 'ENODATA') return [];
      throw failure;
    });
    return found.map((parts) => parts.join('')).find((one) => one.toLowerCase().startsWith(start));
  };
  try {
    const [spf, dmarc] = [await text(domain, 'v=spf1'), await text(`_dmarc.${domain}`, 'v=dmarc1')];
    const missing = [...(spf ? [] : ['SPF']), ...(dmarc ? [] : ['DMARC'])];
    return [
      missing.length === 0
        ? good('sender', `${domain} has SPF and DMARC.`)
        : doubtful(
            'sender',
            `${domain} has no ${missing.join(' and no ')}.`,
            'Add the records that your relay names: without them letters are spam.',
          ),
    ];
  } catch (failure) {
    return [doubtful('sender', `${domain} could not be looked up: ${why(failure)}`, 'Look at DNS_SERVERS.')];
  }
};

const disk: Examination = async (_, { backups = '.' }) => {
  const { bavail, blocks, bsize } = await statfs(backups).catch(() => statfs('.'));
  const said = `${((bavail * bsize) / 1e9).toFixed(1)} GB free, ${Math.round((100 * bavail) / blocks)} %.`;
  return [
    bavail / blocks > 0.1 ? good('disk', said) : doubtful('disk', said, 'Make room: a full disk stops Postgres.'),
  ];
};

const EVERY_NIGHT = 'zikaron backup, every night.';
const FIRST_OF_ALL = 'A worker takes one each night. zikaron backup takes one now.';

const backup: Examination = async (config, { backups: folder }) => {
  const place = folder ?? config.BACKUP_TO;
  if (!place) return [doubtful('backup', 'Nobody said where backups are.', 'Set BACKUP_TO, or say --backups FOLDER.')];
  try {
    const ages = (folder ? takenInto(folder) : await takenTo(config)).map((at) => (hostTime() - at) / HOUR_MS);
    const age = Math.min(...ages);
    if (ages.length === 0) return [bad('backup', `There is none in ${place}.`, folder ? EVERY_NIGHT : FIRST_OF_ALL)];
    const said = `The newest is ${Math.round(age)} hours old.`;
    return [
      age <= OLDEST_BACKUP_HOURS ? good('backup', said) : bad('backup', said, 'See why it is not taken every night.'),
    ];
  } catch (failure) {
    return [bad('backup', why(failure), 'Name a folder that can be read, or look at BACKUP_TO.')];
  }
};

/** When the files of a folder were written, whatever their names. */
const takenInto = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /\.zip(\.age)?$/.test(name))
    .map((name) => statSync(path.join(folder, name)).mtimeMs);

const takenTo = async (config: Config): Promise<number[]> =>
  (await new Backups(new Clock(), config).names()).map((name) => takenAtOf(name)?.getTime() ?? 0);

/** What keeps its tokens from being believed, where it signs with a secret and publishes no keys. */
const unbelieved = async ({ SUPABASE_URL, SUPABASE_ANON_KEY = '', SUPABASE_JWT_SECRET }: Config) => {
  const answer = await fetch(`${SUPABASE_URL}/auth/v1/.well-known/jwks.json`, { signal: AbortSignal.timeout(WAIT_MS) });
  const { keys = [] } = (await answer.json().catch(() => ({}))) as { keys?: unknown[] };
  if (keys.length > 0) return null;
  if (!SUPABASE_JWT_SECRET)
    return bad('identity', 'It publishes no keys: no sign-in is believed.', 'Set SUPABASE_JWT_SECRET to its secret.');
  const isToken = SUPABASE_ANON_KEY.split('.').length === 3;
  return isToken && !(await isSignedWith(SUPABASE_JWT_SECRET, SUPABASE_ANON_KEY))
    ? bad('identity', 'SUPABASE_ANON_KEY is not signed with SUPABASE_JWT_SECRET.', 'Take both from one project.')
    : null;
};

const isSignedWith = (secret: string, token: string): Promise<boolean> =>
  compactVerify(token, Buffer.from(secret)).then(
    () => true,
    () => false,
  );

const identity: Examination = async (config) => {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, IDENTITY_DATABASE_URL } = config;
  if (IDENTITY_DATABASE_URL) return [good('identity', 'The embedded service.')];
  if (!SUPABASE_URL) return [bad('identity', 'There is none.', 'Set SUPABASE_URL.')];
  try {
    const { status } = await fetch(`${SUPABASE_URL}/auth/v1/health`, {
      headers: { apikey: SUPABASE_ANON_KEY ?? '' },
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (status !== 200)
      return [bad('identity', `It answers ${status}.`, 'Look at SUPABASE_URL and SUPABASE_ANON_KEY.')];
    return [(await unbelieved(config)) ?? good('identity', 'It answers.')];
  } catch (failure) {
    return [bad('identity', why(failure), 'Look at SUPABASE_URL, and whether the service runs.')];
  }
};

const site: Examination = async ({ PUBLIC_URL }) => {
  const todo = 'Look at PUBLIC_URL, the proxy before the site, and its certificate.';
  try {
    const answer = await fetch(`${PUBLIC_URL}/health/live`, { signal: AbortSignal.timeout(WAIT_MS) });
    const { version } = (await answer.json()) as { version?: string };
    if (version === VERSION) return [good('site', `${PUBLIC_URL} answers.`)];
    return [
      doubtful(
        'site',
        `${PUBLIC_URL} runs version ${version ?? 'unknown'}, and this is ${VERSION}.`,
        'Restart what is older.',
      ),
    ];
  } catch (failure) {
    return [bad('site', `${PUBLIC_URL}: ${why(failure)}`, todo)];
  }
};

/** The collector is told of no span, and asked whether it would take one. */
const traces: Examination = async (config) => {
  const collector = collectorOf(config);
  if (!collector) return [];
  const away =
    'Look at OTEL_EXPORTER_OTLP_ENDPOINT, and whether the collector takes OTLP over HTTP. Nothing else waits.';
  try {
    const { status, ok } = await fetch(collector.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...collector.headers },
      body: JSON.stringify({ resourceSpans: [] }),
      redirect: 'manual',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (ok) return [good('traces', `${collector.url} takes them.`)];
    const todo = status === 401 || status === 403 ? 'Look at OTEL_EXPORTER_OTLP_HEADERS: it knows us by them.' : away;
    return [doubtful('traces', `${collector.url} answers ${status}: traces are lost.`, todo)];
  } catch (failure) {
    return [doubtful('traces', `${collector.url}: ${why(failure)}. Traces are lost.`, away)];
  }
};

const EXAMINATIONS: readonly Examination[] = [
  database,
  replica,
  queue,
  relay,
  bounces,
  senderDomain,
  identity,
  site,
  traces,
  disk,
  backup,
];

/** Looks at every part of the house, all at once; changes nothing, and sends a letter only where it is asked to. */
export async function examine(config: Config, asked: Asked): Promise<Finding[]> {
  return (await Promise.all(EXAMINATIONS.map((one) => one(config, asked)))).flat();
}
