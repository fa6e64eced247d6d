import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { App, EmailDriver } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { convert, type HtmlToTextOptions } from 'html-to-text';
import { createTransport } from 'nodemailer';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CONFIG, type Config } from '../platform/config/index.js';
import { RateLimits } from '../platform/rate-limits/index.js';
import { registration, type Registration } from './claims.js';
import type { House } from './provider/behind.js';
import { IdentityDoor } from './provider/identity-door.js';
import { IdentityStore, OUR_TABLES } from './provider/identity-store.js';
import { notify, type Notice } from './provider/notices.js';
import { socialProviders } from './provider/social-sign-in.js';
import { connectionsTo } from './provider/waiting-for-connections.js';
import { WebSessions } from './web-sessions.service.js';

type Provider = App<{ connection: PostgresConnection }>;

interface ProviderSettings {
  databaseUrl: string;
  /** HS256 secret of its tokens. */
  secret: string;
  /** Where its links lead in the end. */
  callbackUrl: string;
  /** Whether an address must be confirmed by a letter before its first sign-in. */
  confirms: boolean;
  letters: EmailDriver;
}

/**
 * The identity provider that a copy without a Supabase project brings along: the GoTrue protocol on a database of its
 * own, for development and demonstration. Nothing is loaded or connected unless IDENTITY_DATABASE_URL is set and used.
 */
@Injectable()
export class EmbeddedIdentity implements OnModuleDestroy {
  private opened?: Promise<Opened>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly limits: RateLimits,
    private readonly sessions: WebSessions,
  ) {}

  get isConfigured(): boolean {
    return this.config.IDENTITY_DATABASE_URL !== undefined;
  }

  /** Answers a request under /auth/v1. */
  async answer(request: Parameters<IdentityDoor['answer']>[0]): Promise<Response> {
    return (await this.started()).door.answer(request);
  }

  /** What a person typed when they registered here; its tokens do not carry that. Empty without an embedded provider. */
  async registrationOf(subject: string): Promise<Registration> {
    if (!this.isConfigured) return {};
    const { provider } = await this.started();
    const [user] = await provider.connection
      .driver`SELECT raw_user_meta_data AS typed FROM auth.users WHERE id::text = ${subject}`;
    return registration.parse(typeof user?.typed === 'string' ? JSON.parse(user.typed) : (user?.typed ?? {}));
  }

  /** Removes every second factor of a person: they have shown a recovery code. */
  async forgetFactors(subject: string): Promise<void> {
    await (await this.started()).store.forgetFactors(subject);
  }

  /** Ends every session of a person there. */
  async endSessions(subject: string): Promise<void> {
    await (await this.started()).store.endSessions(subject);
  }

  async tell(email: string, notice: Notice): Promise<void> {
    await notify(lettersBy(this.config), email, notice);
  }

  /** Makes its tables and connects, once. @throws when it is not configured */
  started(): Promise<Opened> {
    this.opened ??= this.start();
    return this.opened;
  }

  async onModuleDestroy(): Promise<void> {
    const opened = await this.opened;
    await Promise.all([opened?.provider.connection.close(), opened?.store.pool.end()]);
  }

  private async start(): Promise<Opened> {
    const { IDENTITY_DATABASE_URL, SUPABASE_JWT_SECRET: secret, PUBLIC_URL } = this.config;
    if (!IDENTITY_DATABASE_URL || !secret) {
      throw new Error('The embedded identity provider needs IDENTITY_DATABASE_URL and SUPABASE_JWT_SECRET');
    }
    const [callbackUrl, letters] = [`${PUBLIC_URL}/auth/callback`, lettersBy(this.config)];
    const provider = await open({ databaseUrl: IDENTITY_DATABASE_URL, secret, callbackUrl, confirms: true, letters });
    const store = new IdentityStore(poolOf(IDENTITY_DATABASE_URL));
    const house: House = {
      endAll: (subject) => this.sessions.endAllOf(subject),
      endSession: (subject, session) => this.sessions.revokeOf(subject, session),
    };
    const attempts = this.limits.of('proofs of who is signed in', 10, 15 * 60);
    const social = socialProviders(this.config);
    const door = new IdentityDoor({ provider, store, house, letters, secret, callbackUrl, social, attempts });
    return { provider, store, door };
  }
}

/** A connection that breaks while nobody uses it is replaced when one is needed. */
function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', (failure) => new Logger('Identity').warn(`A connection broke: ${failure.message}`));
  return pool;
}

interface Opened {
  readonly provider: Provider;
  readonly store: IdentityStore;
  readonly door: IdentityDoor;
}

const RETRY_SECONDS = [10, 60, 300];

const AS_TEXT: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false } },
  ],
};

/**
 * Its letters go the way of all our letters, after the answer: who asks does not learn from the time it takes whether there
 * was a letter. While the relay does not answer they are tried again, as long as their links are good for something.
 */
function lettersBy({ SMTP_URL, MAIL_FROM }: Config): EmailDriver {
  const post = createTransport(SMTP_URL);
  const log = new Logger('Identity');
  const attempt = async (letter: Parameters<EmailDriver['send']>[0], waits: readonly number[]): Promise<void> => {
    const { to, subject, html = '' } = letter;
    try {
      await post.sendMail({
        subject,
        html,
        // The provider's own names a code, which no page of ours asks for.
        text: convert(html, AS_TEXT),
        from: { name: 'Zikaron', address: MAIL_FROM },
        to: { name: '', address: to },
        envelope: { from: MAIL_FROM, to: [to] },
      });
    } catch (failure) {
      const [wait, ...later] = waits;
      log.warn(`A letter of the identity provider did not leave: ${String(failure)}`);
      if (wait === undefined) return;
      await sleep(wait * 1000, undefined, { ref: false });
      await attempt(letter, later);
    }
  };
  return {
    send: (letter) => {
      void attempt(letter, RETRY_SECONDS);
      return Promise.resolve();
    },
  };
}

/**
 * Makes a person who can sign in at once, without a letter, such as the demonstration login; one who is there already stays
 * as they are. Answers their "sub".
 */
export async function createConfirmedUser(
  databaseUrl: string,
  email: string,
  password: string,
  metadata: Registration,
): Promise<string> {
  const provider = await open({
    databaseUrl,
    // Its tokens are thrown away.
    secret: 'x'.repeat(32),
    callbackUrl: 'http://localhost/auth/callback',
    confirms: false,
    letters: { send: async () => {} },
  });
  try {
    const address = email.toLowerCase();
    const known = await idOf(provider, address);
    if (known) return known;
    const answer = await signUp(provider, { email: address, password, data: metadata });
    const id = await idOf(provider, address);
    if (!id) throw new Error(`The user ${address} could not be made: ${await answer.text()}`);
    return id;
  } finally {
    await provider.connection.close();
  }
}

async function idOf({ connection }: Provider, address: string): Promise<string | undefined> {
  const [user] = await connection.driver`SELECT id FROM auth.users WHERE email = ${address}`;
  return user?.id as string | undefined;
}

const signUp = (provider: Provider, who: { email: string; password: string; data: Registration }) =>
  provider.fetch(
    new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(who),
    }),
  );

/** The package reads each of Node's warnings as a text from then on, and whatever warns by an error throws: that is undone. */
async function loadProvider() {
  const { emitWarning } = process;
  const provider = await Promise.all([import('@supabase/lite'), import('@supabase/lite/postgres')]);
  process.emitWarning = emitWarning;
  return provider;
}

async function open({ databaseUrl, secret, callbackUrl, confirms, letters }: ProviderSettings): Promise<Provider> {
  const [{ App }, { createPostgresConnection }] = await loadProvider();
  await makeIdentityTables(databaseUrl);
  return new App({
    connection: connectionsTo(databaseUrl, createPostgresConnection),
    auth: {
      enabled: true,
      jwt_secret: secret,
      site_url: callbackUrl,
      minimum_password_length: 8,
      email: {
        enable_confirmations: confirms,
        // The letter goes to the new address, which has to be proved; what it changes is told to the old one by the door.
        double_confirm_changes: false,
        // Links carry a hash of address and code: six digits could be guessed from many places at once.
        otp_length: 10,
        template: LETTERS,
      },
    },
    options: { drivers: { email: letters }, server: { disableStudio: true, disableFallback: true } },
  });
}

/** Makes the tables that are not there yet. Two processes that start at once wait for each other. */
export async function makeIdentityTables(databaseUrl: string): Promise<void> {
  const [{ getAuthSchemaSql }] = await loadProvider();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('identity'))`);
    await client.query(`${getAuthSchemaSql()}\n${OUR_TABLES}`);
  } finally {
    await client.end();
  }
}

const letterFile = (name: 'confirmation' | 'recovery' | 'email_change' | 'magic_link') =>
  fileURLToPath(new URL(`./provider/letters/${name}.html`, import.meta.url));

/** In both languages, as its notices: the provider knows neither. */
const LETTERS = {
  confirmation: {
    subject: 'Confirm your email address / אישור כתובת הדוא״ל',
    content_path: letterFile('confirmation'),
  },
  recovery: { subject: 'Choose a new password / בחירת סיסמה חדשה', content_path: letterFile('recovery') },
  email_change: {
    subject: 'Is this your address? / האם זו הכתובת שלכם?',
    content_path: letterFile('email_change'),
  },
  magic_link: { subject: 'Sign in to Zikaron / כניסה לזיכרון', content_path: letterFile('magic_link') },
};
