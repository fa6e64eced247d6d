// `npm start`: brings everything up, tells where it is, and takes it down in order.
import { fileURLToPath } from 'node:url';
import { bringUp } from './bring-up.js';
import { forgetCopy } from './data-directory.js';
import { Parts } from './parts.js';
import { CannotStart, readSettings, type StartSettings } from './settings.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const parts = new Parts();
let settings: StartSettings | undefined;
let ending = false;

/** With the seconds since the program began: it may have installed and built before. */
const say = (text: string): void => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);

function printAddresses({ demo, dataDirectory, mailboxPort }: StartSettings, environment: NodeJS.ProcessEnv): void {
  const { PUBLIC_URL, SMTP_URL, DEMO_EMAIL, DEMO_PASSWORD } = environment;
  const lines = [
    ['Site', PUBLIC_URL],
    ['API', `${PUBLIC_URL}/api/docs`],
    ['Mailbox', process.env.SMTP_URL ? `none; letters go to ${SMTP_URL}` : `http://127.0.0.1:${mailboxPort}`],
    ['Queues', `${PUBLIC_URL}/admin/queues`],
    ...(demo ? [['Sign in', `${DEMO_EMAIL}, password ${DEMO_PASSWORD}`]] : []),
    ['Data, logs', dataDirectory],
  ];
  console.log(`\n${lines.map(([name, value]) => `  ${name?.padEnd(12)}${value}`).join('\n')}\n`);
  console.log('Ctrl-C stops everything; the data stays.');
}

async function end(code: number, reason?: string): Promise<void> {
  if (ending) return;
  ending = true;
  if (reason) console.error(`\n${reason}\n`);
  else say('stopping');
  await parts.stop();
  if (settings) forgetCopy(settings.dataDirectory);
  if (!reason) say('stopped');
  process.exit(code);
}

/** The first signal stops in order, the second at once. */
function onSignal(): void {
  if (!ending) return void end(0);
  parts.kill();
  process.exit(130);
}

async function explain(error: unknown): Promise<string> {
  // Loaded with the rest, after Postgres has begun to start.
  const { WrongConfiguration } = await import('../../platform/config/index.js');
  if (error instanceof CannotStart || error instanceof WrongConfiguration) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

// npm and its shell stand between the person and us; when they are killed, nobody would stop us.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void end(0), 1000).unref();

try {
  settings = readSettings(process.env, process.argv.slice(2), root);
  const surroundings = {
    given: process.env,
    settings,
    root,
    parts,
    say,
    giveUp: (reason: string) => void end(1, reason),
  };
  const environment = await bringUp(surroundings);
  say('ready');
  printAddresses(settings, environment);
} catch (error) {
  // What breaks because we are stopping is no news.
  if (!ending) await end(1, await explain(error));
}
