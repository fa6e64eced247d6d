import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { App, EmailDriver } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { createTransport } from 'nodemailer';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CONFIG, type Config } from '../platform/config/index.js';
import { registration, type Registration } from './access-tokens.js';

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
  private provider?: Promise<Provider>;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get isConfigured(): boolean {
    return this.config.IDENTITY_DATABASE_URL !== undefined;
  }

  /** Answers a request under /auth/v1. */
  async answer(request: Request): Promise<Response> {
    return (await this.started()).fetch(request);
  }

  /** What a person typed when they registered here; its tokens do not carry that. Empty without an embedded provider. */
  async registrationOf(subject: string): Promise<Registration> {
    if (!this.isConfigured) return {};
    const { connection } = await this.started();
    const [user] =
      await connection.driver`SELECT raw_user_meta_data AS typed FROM auth.users WHERE id::text = ${subject}`;
    return registration.parse(typeof user?.typed === 'string' ? JSON.parse(user.typed) : (user?.typed ?? {}));
  }

  /** Makes its tables and connects, once. @throws when it is not configured */
  started(): Promise<Provider> {
    this.provider ??= this.start();
    return this.provider;
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.provider)?.connection.close();
  }

  private async start(): Promise<Provider> {
    const { IDENTITY_DATABASE_URL, SUPABASE_JWT_SECRET, PUBLIC_URL } = this.config;
    if (!IDENTITY_DATABASE_URL || !SUPABASE_JWT_SECRET) {
      throw new Error('The embedded identity provider needs IDENTITY_DATABASE_URL and SUPABASE_JWT_SECRET');
    }
    return open({
      databaseUrl: IDENTITY_DATABASE_URL,
      secret: SUPABASE_JWT_SECRET,
      callbackUrl: `${PUBLIC_URL}/auth/callback`,
      confirms: true,
      letters: lettersBy(this.config),
    });
  }
}

/** Its letters go the way of all our letters. */
function lettersBy({ SMTP_URL, MAIL_FROM }: Config): EmailDriver {
  const post = createTransport(SMTP_URL);
  return {
    async send({ to, ...letter }) {
      await post.sendMail({
        ...letter,
        from: { name: 'Zikaron', address: MAIL_FROM },
        to: { name: '', address: to },
        envelope: { from: MAIL_FROM, to: [to] },
      });
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
    const idOf = async () => {
      const [user] = await provider.connection.driver`SELECT id FROM auth.users WHERE email = ${address}`;
      return user?.id as string | undefined;
    };
    const known = await idOf();
    if (known) return known;
    const answer = await provider.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: address, password, data: metadata }),
      }),
    );
    const id = await idOf();
    if (!id) throw new Error(`The user ${address} could not be made: ${await answer.text()}`);
    return id;
  } finally {
    await provider.connection.close();
  }
}

async function open({ databaseUrl, secret, callbackUrl, confirms, letters }: ProviderSettings): Promise<Provider> {
  const [{ App, getAuthSchemaSql }, { createPostgresConnection }] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/postgres'),
  ]);
  await makeTables(databaseUrl, getAuthSchemaSql());
  return new App({
    connection: createPostgresConnection({ url: databaseUrl, postgresOptions: { max: 4, onnotice: () => {} } }),
    auth: {
      enabled: true,
      jwt_secret: secret,
      site_url: callbackUrl,
      minimum_password_length: 8,
      email: {
        enable_confirmations: confirms,
        template: {
          confirmation: { subject: 'Confirm your email address', content_path: letterFile('confirmation') },
          recovery: { subject: 'Choose a new password', content_path: letterFile('recovery') },
        },
      },
    },
    options: { drivers: { email: letters }, server: { disableStudio: true, disableFallback: true } },
  });
}

/** Two processes that start at once wait for each other. */
async function makeTables(databaseUrl: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtext('identity'))`);
    await client.query(schema);
  } finally {
    await client.end();
  }
}

const letterFile = (name: 'confirmation' | 'recovery') =>
  fileURLToPath(new URL(`./letters/${name}.html`, import.meta.url));
