import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readConfig } from '../../platform/config/index.js';
import { isLoopback, nameOf } from '../host-names.js';
import type { Secrets } from './secrets.js';
import type { StartSettings } from './settings.js';

/** The addresses of the databases, embedded or real. The identity one is absent when SUPABASE_URL names a real provider. */
export interface Databases {
  main: string;
  identity?: string;
}

/**
 * The environment of every program that `npm start` starts: what the person set, and for all that is unset the embedded part.
 * @throws WrongConfiguration, naming every wrong variable.
 */
export function environmentOf(
  given: NodeJS.ProcessEnv,
  settings: StartSettings,
  secrets: Secrets,
  databases: Databases,
  root: string,
): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {
    LINK_SECRET: secrets.link,
    SMTP_URL: `smtp://127.0.0.1:${settings.mailboxSmtpPort}`,
    ADMIN_DIR: path.join(root, 'admin/dist'),
    PUBLIC_URL: `http://${reachable(settings.host)}:${settings.port}`,
    ...demonstration(given, settings),
    ...(given.STRIPE_SECRET_KEY ? {} : { BILLING: 'demo' }),
    ...(databases.identity ? { SUPABASE_JWT_SECRET: secrets.identity, IDENTITY_DATABASE_URL: databases.identity } : {}),
    DISK_TO_WATCH: settings.dataDirectory,
    ...withoutEmpty(givenButKnown(given, settings)),
    DATABASE_URL: databases.main,
    DATA_DIR: settings.dataDirectory,
  };
  readConfig(environment);
  return environment;
}

const KNOWN_PASSWORD = 'zikaron-demo';

/**
 * Whoever reads our documents knows this login, so it holds, and runs the installation, only where nobody but this machine
 * can come; elsewhere its password is made anew at each start.
 */
function demonstration(given: NodeJS.ProcessEnv, settings: StartSettings): NodeJS.ProcessEnv {
  const DEMO_EMAIL = given.DEMO_EMAIL || 'demo@zikaron.example';
  if (isReachable(given, settings)) return { DEMO_EMAIL, DEMO_PASSWORD: randomBytes(12).toString('base64url') };
  return { DEMO_EMAIL, DEMO_PASSWORD: KNOWN_PASSWORD, OPERATOR_EMAILS: DEMO_EMAIL };
}

/** A known password is no password elsewhere, even if somebody asks for it. */
const givenButKnown = (given: NodeJS.ProcessEnv, settings: StartSettings): NodeJS.ProcessEnv =>
  isReachable(given, settings) && given.DEMO_PASSWORD === KNOWN_PASSWORD ? { ...given, DEMO_PASSWORD: '' } : given;

/** Whether others than this machine can come: by the address we listen at, or by a public one that leads here. */
const isReachable = ({ PUBLIC_URL }: NodeJS.ProcessEnv, { host }: StartSettings): boolean =>
  !isLoopback(host) || Boolean(PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isLoopback(nameOf(PUBLIC_URL)));

/** `VARIABLE=` in a shell or an .env file means unset. */
const withoutEmpty = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

/** An address to bind to all interfaces is not one to visit. */
const reachable = (host: string): string => {
  if (['0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
