import path from 'node:path';
import { readConfig } from '../../platform/config/index.js';
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
    DEMO_EMAIL: 'demo@zikaron.example',
    DEMO_PASSWORD: 'zikaron-demo',
    OPERATOR_EMAILS: given.DEMO_EMAIL || 'demo@zikaron.example',
    ...(given.STRIPE_SECRET_KEY ? {} : { BILLING_DEMO: 'true' }),
    ...(databases.identity ? { SUPABASE_JWT_SECRET: secrets.identity, IDENTITY_DATABASE_URL: databases.identity } : {}),
    ...withoutEmpty(given),
    DATABASE_URL: databases.main,
    DATA_DIR: settings.dataDirectory,
  };
  readConfig(environment);
  return environment;
}

/** `VARIABLE=` in a shell or an .env file means unset. */
const withoutEmpty = (given: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

/** An address to bind to all interfaces is not one to visit. */
const reachable = (host: string): string => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host);
