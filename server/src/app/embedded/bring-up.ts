import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Child } from './child.js';
import { announceCopy, openDataDirectory, wasKilled } from './data-directory.js';
import { openDatabases, placeOf, placesOf, type OpenDatabases } from './embedded-databases.js';
import type { Databases } from './environment.js';
import type { Parts } from './parts.js';
import { expectFree, type WantedPort } from './ports.js';
import { rotateLog } from './rotate-log.js';
import { readSecrets } from './secrets.js';
import { CannotStart, type StartSettings } from './settings.js';

/** Until the api serves: as always, and where it makes the demonstration first. */
const LONGEST_START_MS = 60_000;
const LONGEST_MAKING_MS = 300_000;

const SERVER = { file: '../../../program/main.js' };
/** The same, which makes the demonstration before it serves. */
const FIRST_API = { file: '../../../start/first-api.js' };

/** What the bringing-up needs from its caller. */
interface Surroundings {
  /** The environment as the person gave it. */
  given: NodeJS.ProcessEnv;
  settings: StartSettings;
  /** The repository. */
  root: string;
  parts: Parts;
  say(text: string): void;
  giveUp(reason: string): void;
}

/** Brings up database, mailbox, API and worker, and answers the environment they run in. @throws CannotStart */
export async function bringUp(surroundings: Surroundings): Promise<NodeJS.ProcessEnv> {
  const { given, settings, say } = surroundings;
  await openDataDirectory(settings.dataDirectory, settings.reset);
  await expectFree(wantedPorts(settings, given), wasKilled(settings.dataDirectory) ? 12_000 : 0);
  announce(settings, null);
  for (const kept of ['logs', 'mailbox']) {
    mkdirSync(path.join(settings.dataDirectory, kept), { recursive: true, mode: 0o700 });
  }

  keepLogsSmall(settings.dataDirectory);
  const { environment, whenUp } = await bringUpDatabases(surroundings);
  // The api loads while the database comes up. All others wait, so that the first page comes sooner.
  const demonstrates = settings.demo && !isMade(surroundings);
  const api = startRole(surroundings, environment, 'api', { after: whenUp, demonstrates });
  const databases = await whenUp;
  if (demonstrates) say('preparing the demonstration congregation');
  else if (settings.demo) await keepDemoPassword(environment);
  await untilReady(settings, api, demonstrates ? LONGEST_MAKING_MS : LONGEST_START_MS);
  if (demonstrates) await keepMade(surroundings, environment);
  if (!given.SMTP_URL) startMailbox(surroundings, environment);
  startRole(surroundings, environment, 'worker');
  announce(settings, databases);
  return environment;
}

function keepLogsSmall(dataDirectory: string): void {
  const logs = [
    ...['api', 'worker', 'mailbox'].map((name) => path.join(dataDirectory, `logs/${name}.log`)),
    path.join(placeOf(dataDirectory), 'server.log'),
  ];
  setInterval(() => logs.forEach((log) => rotateLog(log)), 30_000).unref();
}

function wantedPorts(
  { host, port, mailboxPort, mailboxSmtpPort }: StartSettings,
  given: NodeJS.ProcessEnv,
): WantedPort[] {
  const site = { host, port, use: 'the site', variable: 'PORT' };
  if (given.SMTP_URL) return [site];
  return [
    site,
    { host: '127.0.0.1', port: mailboxPort, use: "the mailbox's page", variable: 'MAILBOX_PORT' },
    { host: '127.0.0.1', port: mailboxSmtpPort, use: "the mailbox's SMTP", variable: 'MAILBOX_SMTP_PORT' },
  ];
}

/** Answers before they are up: where they will be is known. */
async function bringUpDatabases({ given, settings, root, parts, say, giveUp }: Surroundings) {
  say(given.DATABASE_URL ? 'using the database that DATABASE_URL names' : 'starting the database');
  const secrets = readSecrets(settings.dataDirectory);
  const places = await placesOf(given, secrets.database);
  const opening = openDatabases(places, settings.dataDirectory, { say, giveUp });
  // Known before it is up, so that a Ctrl-C in these seconds leaves no server behind; what fails to open is reported by `whenUp`.
  let open: OpenDatabases | null = null;
  const whenOpen = opening.then((databases) => (open = databases)).catch(() => null);
  parts.add({ stop: async () => (await whenOpen)?.close(), kill: () => open?.kill() });
  const whenUp = upToDate(opening, say);
  whenUp.catch(() => undefined);
  // Loaded while Postgres starts.
  const { environmentOf } = await import('./environment.js');
  return { environment: environmentOf(given, settings, secrets, places, root), whenUp };
}

async function upToDate(opening: Promise<OpenDatabases>, say: (text: string) => void): Promise<Databases> {
  const databases = await opening;
  const { migrate } = await import('../migrations.js');
  const applied = await migrate(databases.main);
  say(applied.length ? `applied ${applied.length} migration(s)` : 'the database is up to date');
  return databases;
}

const markOf = ({ dataDirectory }: StartSettings): string => path.join(dataDirectory, 'demonstration-seeded');

/** Once for an embedded database; a real one is asked each time, since others may have emptied it. */
const isMade = ({ given, settings }: Surroundings): boolean => !given.DATABASE_URL && existsSync(markOf(settings));

/** In a real database, or after a start that ended in the middle, who signs in was there already, perhaps with another password. */
async function keepMade({ given, settings }: Surroundings, environment: NodeJS.ProcessEnv): Promise<void> {
  await keepDemoPassword(environment);
  if (!given.DATABASE_URL) writeFileSync(markOf(settings), '');
}

/** A demonstration that was made at an earlier start may have another password than this one's. */
async function keepDemoPassword({
  IDENTITY_DATABASE_URL,
  DEMO_EMAIL,
  DEMO_PASSWORD,
}: NodeJS.ProcessEnv): Promise<void> {
  if (!IDENTITY_DATABASE_URL || !DEMO_EMAIL || !DEMO_PASSWORD) return;
  const { setPassword } = await import('./set-password.js');
  await setPassword(IDENTITY_DATABASE_URL, DEMO_EMAIL, DEMO_PASSWORD);
}

function startMailbox({ settings, parts, say, giveUp }: Surroundings, environment: NodeJS.ProcessEnv): void {
  const { dataDirectory, mailboxSmtpPort, mailboxPort } = settings;
  say('starting the mailbox');
  const mailbox = new Child(
    {
      name: 'the mailbox',
      file: './mailbox.js',
      args: [String(mailboxSmtpPort), String(mailboxPort), path.join(dataDirectory, 'mailbox')],
      environment,
      log: path.join(dataDirectory, 'logs/mailbox.log'),
    },
    say,
    giveUp,
  );
  parts.add(mailbox).start();
}

function startRole(
  { settings, parts, say, giveUp }: Surroundings,
  environment: NodeJS.ProcessEnv,
  role: 'api' | 'worker',
  { after, demonstrates = false }: { after?: Promise<unknown>; demonstrates?: boolean } = {},
) {
  say(`starting the ${role}`);
  const child = new Child(
    {
      name: `the ${role}`,
      ...(demonstrates ? FIRST_API : SERVER),
      environment: { ...environment, ROLE: role },
      log: path.join(settings.dataDirectory, `logs/${role}.log`),
      after,
    },
    say,
    giveUp,
  );
  parts.add(child).start();
  return child;
}

async function untilReady({ host, port }: StartSettings, api: Child, longestMs: number): Promise<void> {
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  for (let waited = 0; waited < longestMs; waited += 100) {
    const answer = await fetch(`http://${own}:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new CannotStart(
    `The api is not ready after ${longestMs / 60_000} min. The end of its log:\n${api.lastLines()}`,
  );
}

function announce({ dataDirectory, port, mailboxPort }: StartSettings, databases: Databases | null): void {
  const [site, mailbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${mailboxPort}`];
  announceCopy(dataDirectory, { pid: process.pid, site, mailbox, databases });
}
