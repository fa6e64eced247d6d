import type { Role } from '@zikaron/contract';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { DestinationStream } from 'pino';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { createApplication } from '../src/app/application.js';
import { readConfig, type Config } from '../src/platform/config/index.js';
import { admit, type OrganizationId } from '../src/platform/tenancy/index.js';
import { testDatabase } from './database.js';

export const ROLES: readonly Role[] = ['owner', 'admin', 'clergy', 'staff', 'viewer'];
export const SECRET = 'a secret that only the identity provider and the server know';

/** Somebody with a good access token. */
export interface Person {
  readonly subject: string;
  readonly email: string;
  readonly token: string;
}

/** An organization with one person in every role. */
export interface Congregation {
  readonly org: OrganizationId;
  readonly people: Record<Role, Person>;
}

/** The whole server on a database of its own, as the browser meets it. */
export interface World {
  readonly app: NestExpressApplication;
  readonly config: Config;
  readonly db: DataSource;
  /** Requests of this person, or of nobody; paths begin with /api. */
  as(person?: Person): ReturnType<typeof supertest.agent>;
  /** The same on connections that stay open: a walk of ten thousand requests takes a tenth less of the processor. */
  walking(person?: Person): ReturnType<typeof supertest.agent>;
  /** A person whom the server has not met yet. `claims` are added to, or replace, those of their token. */
  person(name: string, claims?: Record<string, unknown>): Promise<Person>;
  congregation(name: string): Promise<Congregation>;
  close(): Promise<void>;
}

/** Starts it; `close` it in `afterAll`. `environment` adds to the configuration of a plain test server, `logTo` gets its log. */
export async function aWorld(environment: NodeJS.ProcessEnv = {}, logTo?: DestinationStream): Promise<World> {
  const database = await testDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    PUBLIC_URL: 'http://zikaron.test',
    SUPABASE_URL: 'http://identity.test',
    SUPABASE_JWT_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LINK_SECRET: 'y'.repeat(32),
    ADMIN_DIR: 'no-admin-here',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const app = await createApplication(config, logTo);
  await app.listen(0, '127.0.0.1');

  const as: World['as'] = (person) => {
    const agent = supertest.agent(app.getHttpServer());
    return person ? agent.auth(person.token, { type: 'bearer' }) : agent;
  };
  const db = app.get(DataSource);
  const lines = new Agent({ keepAlive: true });
  return {
    app,
    config,
    db,
    as,
    walking: (person) => as(person).use((request: supertest.Test) => request.agent(lines)),
    person: (name, claims) => aPerson(config, name, claims),
    congregation: (name) => aCongregation(config, db, as, name),
    async close() {
      lines.destroy();
      await app.close();
      await database.drop();
    },
  };
}

/** What makes it this moment in a house when it starts. The database keeps the host's time, and so do access tokens. */
export const toldAt = (moment: string): NodeJS.ProcessEnv => ({
  CLOCK_SHIFT_SECONDS: String(Math.round((Date.parse(moment) - Date.now()) / 1000)),
});

/** The claims of an access token as a Supabase project writes them. */
export const claimsOf = (config: Config, subject: string, email: string) => ({
  iss: `${config.SUPABASE_URL}/auth/v1`,
  aud: 'authenticated',
  role: 'authenticated',
  sub: subject,
  email,
  session_id: randomUUID(),
  is_anonymous: false,
});

async function aPerson(config: Config, name: string, claims: Record<string, unknown> = {}): Promise<Person> {
  const [subject, email] = [randomUUID(), `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`];
  const token = await new SignJWT({
    ...claimsOf(config, subject, email),
    user_metadata: { firstName: name, organizationName: `${name}'s congregation` },
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(typeof claims.iat === 'number' ? claims.iat : undefined)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET));
  return { subject, email, token };
}

/** The owner founds it by signing in; the others are there already when they come. */
async function aCongregation(config: Config, db: DataSource, as: World['as'], name: string): Promise<Congregation> {
  const people = {} as Record<Role, Person>;
  for (const role of ROLES) {
    const metadata = { firstName: role, organizationName: name };
    people[role] = await aPerson(config, `${name} ${role}`, { user_metadata: metadata });
  }
  await as().post('/api/auth/supabase/callback').send({ access_token: people.owner.token }).expect(200);
  const [{ org }] = await db.query(
    `SELECT m.organization_id AS org FROM membership m JOIN app_user u ON u.id = m.user_id WHERE u.subject = $1`,
    [people.owner.subject],
  );
  for (const role of ROLES.filter((other) => other !== 'owner')) {
    const { subject, email } = people[role];
    await db.query(
      `WITH u AS (INSERT INTO app_user (subject, email, first_name) VALUES ($2, $3, $4) RETURNING id)
       INSERT INTO membership (organization_id, user_id, role) SELECT $1, u.id, $4 FROM u`,
      [org, subject, email, role],
    );
  }
  return { org: admit(org), people };
}
