import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const optional = z
  .string()
  .transform((value) => value || undefined)
  .optional();
const webAddress = z.union([z.literal('').transform(() => undefined), z.url({ protocol: /^https?$/ })]).optional();
const emailAddress = z.union([z.literal('').transform(() => undefined), z.email()]).optional();
const secret = z.string().min(32, 'must have at least 32 characters');
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));
/** A network of proxies: an address, one with the length of its prefix, or the name of a range. */
const isNetwork = (said: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(said)) return true;
  const [address = '', prefix = '32'] = said.split(/\/(?=\d{1,3}$)/);
  return isIP(address) > 0 && Number(prefix) > 0 && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
};
const emailList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  );

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['api', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(4000),
  /** Where a worker answers watchers: health and figures. Not set: nowhere. */
  WORKER_PORT: z
    .string()
    .transform((value) => (value ? Number(value) : undefined))
    .pipe(z.int().min(0).max(65_535).optional())
    .optional(),
  /** Whose `X-Forwarded-For` is believed: addresses, networks (`10.0.3.0/24`), or `loopback`, `linklocal`, `uniquelocal`. */
  TRUSTED_PROXIES: list
    .transform((said) => (said.length ? said : ['loopback']))
    .pipe(z.array(z.string().refine(isNetwork, 'must be addresses, networks such as 10.0.3.0/24, or loopback'))),
  /** The address under which people reach the site; links in letters begin with it. */
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** After so long a statement is ended, and a transaction in which nothing happens; 0: never. */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().int().min(0).max(86_400).default(300),
  /** A standby of that database by streaming replication: lists and exports are read there. */
  DATABASE_REPLICA_URL: optional,
  REDIS_URL: optional,
  SUPABASE_URL: optional,
  SUPABASE_ANON_KEY: optional,
  SUPABASE_JWT_SECRET: optional,
  /** Set: the API serves the embedded identity provider from this database, under /auth/v1. */
  IDENTITY_DATABASE_URL: optional,
  SMTP_URL: z.string().min(1),
  MAIL_FROM: z.string().default('reminders@zikaron.example'),
  LINK_SECRET: secret,
  /** Letters come back to this mailbox as `local+token@domain`; MAIL_FROM without it. */
  BOUNCE_ADDRESS: optional,
  /** Where that mailbox is read: `imaps://user:password@host` or `pop3s://…`. Without it bounces are not read. */
  BOUNCE_MAILBOX_URL: optional,
  /** The name whose SPF record lists the relay; domains of congregations include it. The domain of MAIL_FROM without it. */
  SPF_HOST: optional,
  /** With what letters of the house's own domain are signed: a PEM, line breaks as `\n`. The relay may sign instead. */
  DKIM_PRIVATE_KEY: optional,
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/)
    .default('zikaron'),
  /** DNS servers that are asked about domains of congregations, such as `9.9.9.9` or `127.0.0.1:5353`; the host's without it. */
  DNS_SERVERS: list,
  /** Each opens POST /api/webhooks/mail/{provider} for the news of that mail service. */
  SES_TOPIC_ARN: optional,
  SENDGRID_WEBHOOK_KEY: optional,
  MAILGUN_WEBHOOK_KEY: optional,
  /** `user:password`, as in the address that Postmark is told. */
  POSTMARK_WEBHOOK_LOGIN: optional,
  OPERATOR_EMAILS: emailList,
  /** Of whom a second factor is asked, whatever their organization says: `operators`, `owners`, or both. */
  SECOND_FACTOR_FOR: list.pipe(z.array(z.enum(['operators', 'owners']))),
  /** `true`: the pages offer passkeys as a second factor; the identity provider must take them. The embedded one takes none. */
  PASSKEYS: z
    .enum(['true', 'false', ''])
    .default('')
    .transform((value) => value === 'true'),
  /** The social providers that the pages offer; the identity provider must know them too. */
  SOCIAL_AUTH: list.pipe(z.array(z.enum(['google', 'apple']))),
  /** What the embedded identity provider is known by there. Another identity service has settings of its own. */
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_SECRET: optional,
  APPLE_CLIENT_ID: optional,
  APPLE_SECRET: optional,
  /** Development and tests: where a stand-in for the social providers answers. */
  SOCIAL_AUTH_BASE: webAddress,
  STRIPE_SECRET_KEY: optional,
  /** What Stripe signs its webhooks with. */
  STRIPE_WEBHOOK_SECRET: optional,
  /** Development and tests: where a stand-in for Stripe's API answers. */
  STRIPE_API_BASE: optional,
  /**
   * `off`: nobody pays and everybody has everything. `plan`: plans, bought by card where there is a card provider. `demo`: plans,
   * and nothing is charged. Not set: `plan` with a card provider, else `off` in production and `demo` elsewhere.
   */
  BILLING: z
    .enum(['off', 'plan', 'demo', ''])
    .transform((value) => value || undefined)
    .optional(),
  /** A Hebcal service that the helper of forms asks; without it, and whenever it fails, we answer ourselves. */
  HEBCAL_BASE_URL: webAddress,
  SENTRY_DSN: optional,
  /** A collector of OpenTelemetry that takes OTLP over HTTP, such as `http://collector:4318`. Not set: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  /** What the collector is shown with it: `name=value,name=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: optional,
  /** Under what name; `zikaron-` and the role without it. */
  OTEL_SERVICE_NAME: optional,
  /** Of all traces, the share that is kept: from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('')
    .transform((value) => Number(value || 1))
    .pipe(z.number().min(0).max(1)),
  /** Whoever shows it as a bearer token reads GET /metrics; without it there is no such page. */
  METRICS_TOKEN: optional,
  /** Where whoever uses this installation finds the source of just this program: AGPL 3.0, section 13. */
  SOURCE_URL: webAddress,
  /** Where one writes to whoever runs this installation: it stands at the foot of the public pages, and on that about privacy. */
  CONTACT_EMAIL: emailAddress,
  ADMIN_DIR: z.string().default('admin/dist'),
  DEMO_EMAIL: z.string().default('demo@zikaron.example'),
  DEMO_PASSWORD: z.string().default('zikaron-demo'),
  MAILBOX_PORT: port(1080),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A directory on the disk that fills up, such as that of the database beside us: staff are warned of it. */
  DISK_TO_WATCH: optional,
  /** Development only: how far our clock runs ahead of the host's. Access tokens are checked against the host's. */
  CLOCK_SHIFT_SECONDS: z.coerce.number().int().min(-3_200_000_000).max(3_200_000_000).default(0),
  /** In it each organization has a folder of its id, whose newest file can be brought in every night. */
  WATCHED_FOLDER: optional,
  /** `any` lets webhooks go to, and lists come from, this machine and its neighbours, over plain http too: for development. */
  WEBHOOK_NETWORK: z.enum(['public', 'any']).default('public'),
  /** Where backups go, a folder or `s3://bucket/folder`: a worker takes one each day. Not set: only by hand. */
  BACKUP_TO: optional,
  /** The hour, in UTC, from which on the backup of the day is taken. */
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(2),
  /** Of how many days, weeks and months the last backup is kept. */
  BACKUP_KEEP: z
    .string()
    .transform((value) => value || '7d 5w 12m')
    .pipe(z.string().regex(/^\d{1,4}d \d{1,3}w \d{1,3}m$/, 'must be as in 7d 5w 12m'))
    .transform((value) => {
      const [days = 0, weeks = 0, months = 0] = value.split(' ').map((part) => parseInt(part, 10));
      return { days, weeks, months };
    })
    .default({ days: 7, weeks: 5, months: 12 }),
  /** Public keys (`age1…`) for which backups are encrypted. None: they are not. */
  BACKUP_RECIPIENTS: list.pipe(z.array(z.string().startsWith('age1', 'must be public keys of age: age1…'))),
  /** The secret key (`AGE-SECRET-KEY-…`) with which they are read back: by a restoration, a verification, a drill. */
  BACKUP_KEY: optional,
  /** `true`: after each backup of the day it is read back into copies of the tables, every row by every rule. */
  BACKUP_DRILL: z
    .enum(['true', 'false', ''])
    .default('')
    .transform((value) => value === 'true'),
  /** Of a service that speaks S3 and is not Amazon's. */
  BACKUP_S3_ENDPOINT: webAddress,
  BACKUP_S3_REGION: z
    .string()
    .transform((value) => value || 'us-east-1')
    .default('us-east-1'),
  /** With what the bucket is opened. */
  BACKUP_S3_KEY_ID: optional,
  BACKUP_S3_SECRET: optional,
  /** The database of an identity service that is not embedded, such as that of docker-compose.yml: kept in the same file. */
  BACKUP_IDENTITY_DATABASE_URL: optional,
  /** Connections to the relay that one worker holds at once: of ten, six to one receiving domain and eight of one organization. */
  SENDING_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  /** Most letters a minute for one organization, and to one receiving domain, from all workers together. */
  SENDING_PER_ORGANIZATION: z.coerce.number().int().min(1).max(1_000_000).default(600),
  SENDING_PER_DOMAIN: z.coerce.number().int().min(1).max(1_000_000).default(600),
});

const checked = variables
  .refine(({ BILLING, STRIPE_SECRET_KEY }) => !STRIPE_SECRET_KEY || !BILLING || BILLING === 'plan', {
    path: ['BILLING'],
    message: 'beside a card provider (STRIPE_SECRET_KEY) it can only be plan',
  })
  .refine(
    ({ BACKUP_DRILL, BACKUP_RECIPIENTS, BACKUP_KEY }) => !BACKUP_DRILL || !BACKUP_RECIPIENTS.length || BACKUP_KEY,
    {
      path: ['BACKUP_DRILL'],
      message: 'what is encrypted for BACKUP_RECIPIENTS is read back with BACKUP_KEY only',
    },
  )
  .refine(
    ({ BACKUP_TO, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET }) =>
      !BACKUP_TO?.startsWith('s3://') || (BACKUP_S3_KEY_ID && BACKUP_S3_SECRET),
    {
      path: ['BACKUP_TO'],
      message: 'a bucket is opened with BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
    },
  );

/** What the environment decides, parsed once. Settings of an organization are rows, never environment. */
export type Config = Omit<z.infer<typeof variables>, 'PUBLIC_URL' | 'BILLING'> & {
  PUBLIC_URL: string;
  BILLING: Billing;
};
type Billing = 'off' | 'plan' | 'demo';

/** Thrown at start; names every wrong variable at once. */
export class WrongConfiguration extends Error {}

/**
 * Reads and checks the environment. A setting NAME may be a file that NAME_FILE names, as secrets are.
 * @throws WrongConfiguration, also in production with demonstration parts.
 */
export function readConfig(given: NodeJS.ProcessEnv = process.env): Config {
  const environment = withFiles(given);
  const parsed = checked.safeParse(environment, {
    error: ({ code, input }) => (code === 'invalid_type' && input === undefined ? 'is not set' : undefined),
  });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new WrongConfiguration(`The configuration is wrong:\n${wrong.join('\n')}`);
  }
  const config = { ...parsed.data, PUBLIC_URL: publicUrl(parsed.data), BILLING: billing(parsed.data) };
  const unfit = config.NODE_ENV === 'production' ? unfitForProduction(config, environment) : [];
  if (unfit.length)
    throw new WrongConfiguration(`Not fit for production:\n${unfit.map((line) => `  ${line}`).join('\n')}`);
  return config;
}

const stripeVariables = variables.pick({ STRIPE_SECRET_KEY: true, STRIPE_API_BASE: true });

/** The part that a program needs which talks to Stripe and to nothing else. */
export type StripeConfig = z.infer<typeof stripeVariables>;

export const readStripeConfig = (): StripeConfig => stripeVariables.parse(withFiles(process.env));

/** The settings that are files, read; the line break at the end of a file is none of the setting. @throws WrongConfiguration */
function withFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const files = Object.keys(variables.shape).flatMap((name) => {
    const file = environment[`${name}_FILE`];
    return file ? [[name, readSetting(name, file)] as const] : [];
  });
  return { ...environment, ...Object.fromEntries(files) };
}

function readSetting(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (failure) {
    throw new WrongConfiguration(`The configuration is wrong:\n  ${name}_FILE: ${(failure as Error).message}`);
  }
}

const billing = ({ BILLING, STRIPE_SECRET_KEY, NODE_ENV }: z.infer<typeof variables>): Billing =>
  BILLING ?? (STRIPE_SECRET_KEY ? 'plan' : NODE_ENV === 'production' ? 'off' : 'demo');

const publicUrl = ({ PUBLIC_URL, HOST, PORT }: z.infer<typeof variables>): string =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/+$/, '');

const WHICH_IDENTITY = 'docs/how-to/go-to-production.md says which, under "What must be set"';

function unfitForProduction(config: Config, environment: NodeJS.ProcessEnv): string[] {
  const rules: [boolean, string][] = [
    [!config.SUPABASE_URL, `SUPABASE_URL: an identity service of its own is needed; ${WHICH_IDENTITY}`],
    [!config.SUPABASE_ANON_KEY, 'SUPABASE_ANON_KEY: browsers cannot sign in without it'],
    [
      Boolean(config.IDENTITY_DATABASE_URL),
      `IDENTITY_DATABASE_URL: leave it empty, the embedded identity provider is for development; ${WHICH_IDENTITY}`,
    ],
    [!config.PUBLIC_URL.startsWith('https://'), 'PUBLIC_URL: must begin with https://'],
    [Boolean(environment.DEMO_EMAIL), 'DEMO_EMAIL: no demonstration login'],
    [Boolean(environment.BILLING_DEMO), 'BILLING_DEMO: is BILLING=demo now'],
    [
      Boolean(config.STRIPE_SECRET_KEY) && !config.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET: without it no payment is heard of',
    ],
    [Boolean(config.STRIPE_API_BASE), 'STRIPE_API_BASE: a stand-in for Stripe is for development'],
    [config.WEBHOOK_NETWORK === 'any', 'WEBHOOK_NETWORK: webhooks may go to the public internet only'],
    [config.CLOCK_SHIFT_SECONDS !== 0, 'CLOCK_SHIFT_SECONDS: the clock must not be moved'],
  ];
  return rules.filter(([wrong]) => wrong).map(([, line]) => line);
}

/** What a process inherits that works on what strangers wrote: where things are, and none of the house's secrets. */
export const environmentOfTasks = (): Record<string, string> =>
  Object.fromEntries(
    ['PATH', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'LANG', 'TMPDIR'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
