import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { createApplication } from '../src/app/application.js';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';
import { readConfig } from '../src/platform/config/index.js';

/** The API on a database with many yahrzeits, most of them other organizations', and somebody who may read one of these. */
export interface ManyRecords {
  readonly databaseUrl: string;
  /** The organization that has three tenths of all rows. */
  readonly org: string;
  readonly rows: number;
  readonly db: DataSource;
  get(path: string): Promise<{ data: { id: string; name: string }[]; total: number }>;
  close(): Promise<void>;
}

const SECRET = 'a secret that only the identity provider and the server know';
const BIG_SHARE = 0.3;
const ROWS_OF_A_SMALL_ONE = 700;

/**
 * Each part of a name is met oftener than in a real congregation, where one in forty may be called Cohen: here it is one in
 * ten. What one filters by has nothing to do with the name.
 */
const FILL = `
WITH part AS (SELECT
  ARRAY['Sarah','Rivka','Leah','Chaya','Miriam','Avraham','Yitzchak','Moshe','David','Shlomo','José','Rachel'] AS first,
  ARRAY['Levin','Cohen','Goldstein','O''Brien','Katz','Friedman','Rosenberg','Shapiro','Weiss','Adler'] AS last,
  ARRAY['שרה','רבקה','לאה','חיה','מרים','אברהם','יצחק','משה','דוד','שלמה','יוסף','רחל'] AS hebrew)
INSERT INTO yahrzeit (organization_id, name, hebrew_name, gregorian_date, hebrew_day, hebrew_month, hebrew_year,
                      after_sunset, next_hebrew_observance, next_civil_observance, computed_through)
SELECT $1, first[1 + n % 12] || ' ' || last[1 + n / 12 % 10] || ' ' || left(md5(n::text), 6),
       hebrew[1 + n % 12] || ' בת ' || hebrew[1 + n / 144 % 12],
       date '1930-01-01' + n % 34000, 1 + n % 29, 1 + abs(hashint4(n) % 12), 5700 + n % 80, hashint4(-n) % 9 = 0,
       date '2026-11-01' + n % 380, date '2026-11-01' + n % 365, 5792
  FROM part, generate_series($2::int, $3::int) n`;

/** Fills a throwaway Postgres with `n` yahrzeits and starts the API on it. */
export async function manyRecords(n: number): Promise<ManyRecords> {
  const directory = temporaryDirectory();
  const postgres = await startTemporaryPostgres(directory, { shared_buffers: '512MB' });
  const databaseUrl = postgres.url('postgres');
  await migrate(databaseUrl);
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: 'http://identity.test',
    SUPABASE_JWT_SECRET: SECRET,
    SMTP_URL: 'smtp://127.0.0.1:9',
    LINK_SECRET: 'y'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  const app = await createApplication(config);
  await app.listen(0, '127.0.0.1');
  const base = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/api`;
  const db = app.get(DataSource);

  const org = await fill(db, n);
  const headers = { authorization: `Bearer ${await tokenOfAnOwner(db, org)}` };
  return {
    databaseUrl,
    org,
    rows: n,
    db,
    async get(path) {
      const answer = await fetch(`${base}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Awaited<ReturnType<ManyRecords['get']>>;
    },
    async close() {
      await app.close();
      await removeTemporary(directory);
    },
  };
}

/** Three tenths for one organization, the rest in small ones. The search index is built once the rows are there. */
async function fill(db: DataSource, n: number): Promise<string> {
  await db.query('DROP INDEX yahrzeit_search');
  const org = await organization(db, 'big');
  const big = Math.round(n * BIG_SHARE);
  await db.query(FILL, [org, 1, big]);
  for (let from = big + 1; from <= n; from += ROWS_OF_A_SMALL_ONE) {
    await db.query(FILL, [await organization(db, `small-${from}`), from, Math.min(n, from + ROWS_OF_A_SMALL_ONE - 1)]);
  }
  await db.query('CREATE INDEX yahrzeit_search ON yahrzeit USING gin (organization_id, name_search gin_trgm_ops)');
  await db.query('VACUUM ANALYZE yahrzeit');
  return org;
}

async function organization(db: DataSource, code: string): Promise<string> {
  const [row]: { id: string }[] = await db.query(
    `INSERT INTO organization (name, org_code, trial_ends_at) VALUES ($1, $1, now() + interval '7 days') RETURNING id`,
    [code],
  );
  if (!row) throw new Error('An insert answers its row');
  return row.id;
}

async function tokenOfAnOwner(db: DataSource, org: string): Promise<string> {
  const subject = randomUUID();
  const email = 'owner@example.org';
  await db.query(
    `WITH u AS (INSERT INTO app_user (subject, email, first_name) VALUES ($2, $3, 'Owner') RETURNING id)
     INSERT INTO membership (organization_id, user_id, role) SELECT $1, u.id, 'owner' FROM u`,
    [org, subject, email],
  );
  const claims = { role: 'authenticated', email, session_id: randomUUID(), is_anonymous: false };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('http://identity.test/auth/v1')
    .setAudience('authenticated')
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET));
}
