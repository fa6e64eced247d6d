import path from 'node:path';

/** What a person may say to `npm start`, by environment and by flags. */
export interface StartSettings {
  host: string;
  port: number;
  mailboxPort: number;
  mailboxSmtpPort: number;
  /** Absolute. */
  dataDirectory: string;
  reset: boolean;
  demo: boolean;
}

/** A sentence for the person at the terminal; no stack is shown. */
export class CannotStart extends Error {}

/** Reads them; a relative DATA_DIR begins at `root`. @throws CannotStart, naming everything that is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv, flags: string[], root: string): StartSettings {
  const wrong = flags
    .filter((flag) => !['--reset', '--no-demo'].includes(flag))
    .map((flag) => `${flag} is not known; there are --reset and --no-demo`);
  if (environment.NODE_ENV === 'production') {
    wrong.push('NODE_ENV=production: npm start is for development; docker-compose.yml shows the production shape');
  }
  const port = (name: string, fallback: number): number => {
    const text = environment[name] || String(fallback);
    const isPort = /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
    if (!isPort) wrong.push(`${name} is "${text}", which is not a port (1 to 65535)`);
    return Number(text);
  };
  const settings = {
    host: environment.HOST || '127.0.0.1',
    port: port('PORT', 4000),
    mailboxPort: port('MAILBOX_PORT', 1080),
    mailboxSmtpPort: port('MAILBOX_SMTP_PORT', 1025),
    dataDirectory: path.resolve(root, environment.DATA_DIR || '.data'),
    reset: flags.includes('--reset'),
    demo: !flags.includes('--no-demo'),
  };
  if (wrong.length) throw new CannotStart(`${wrong.join('.\n')}.`);
  return settings;
}
