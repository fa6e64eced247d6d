import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hostInstant } from './host-time.js';
import type { SocialPerson } from './social-sign-in.js';

/** How a sign-in was proven, by the words of the protocol's claim `amr`; `at` in seconds. */
interface Proof {
  readonly method: string;
  readonly timestamp: number;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly isConfirmed: boolean;
}

const ACCOUNT = `SELECT id, email, encrypted_password AS "passwordHash", email_confirmed_at IS NOT NULL AS "isConfirmed"
                   FROM auth.users`;

const NEW_ACCOUNT = `
INSERT INTO auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $3, $3) RETURNING id`;

const LINKED = `
INSERT INTO auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $6, $6)
ON CONFLICT (provider, provider_id) DO UPDATE SET last_sign_in_at = excluded.last_sign_in_at`;

/** What of the protocol the provider's package does not keep: how sessions were proven, and second factors. */
export const OUR_TABLES = `
CREATE TABLE IF NOT EXISTS auth.mfa_factors (
  id uuid PRIMARY KEY, user_id uuid NOT NULL REFERENCES auth.users(id) ON DELETE CASCADE, friendly_name text,
  factor_type text NOT NULL, status text NOT NULL, secret text NOT NULL, last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX IF NOT EXISTS mfa_factors_user_id_idx ON auth.mfa_factors (user_id);
CREATE TABLE IF NOT EXISTS auth.mfa_challenges (
  id uuid PRIMARY KEY, factor_id uuid NOT NULL REFERENCES auth.mfa_factors(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(), verified_at timestamptz);
CREATE TABLE IF NOT EXISTS auth.mfa_amr_claims (
  session_id uuid NOT NULL REFERENCES auth.sessions(id) ON DELETE CASCADE, authentication_method text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (session_id, authentication_method));`;

/** What the door reads and writes in the provider's database beside the provider itself. Times are the host's, as in its tokens. */
export class IdentityStore {
  constructor(readonly pool: pg.Pool) {}

  async accountOf(email: string): Promise<Account | undefined> {
    return this.one(`${ACCOUNT} WHERE email = $1`, [email.trim().toLowerCase()]);
  }

  async account(id: string): Promise<Account | undefined> {
    return this.one(`${ACCOUNT} WHERE id = $1`, [id]);
  }

  /**
   * The account of somebody whom another provider has proved: the one that came from there before, else the one with this
   * address, else a new one. Answers a hash that is good for one sign-in.
   */
  async admit({ provider, subject, email, firstName, lastName }: SocialPerson): Promise<string> {
    const hash = randomBytes(32).toString('hex');
    const client = await this.pool.connect();
    const one = async (statement: string, values: unknown[]) =>
      (await client.query<{ id: string }>(statement, values)).rows[0]?.id;
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [email]);
      await client.query('DELETE FROM auth.users WHERE email = $1 AND email_confirmed_at IS NULL', [email]);
      const id =
        (await one('SELECT user_id AS id FROM auth.identities WHERE provider = $1 AND provider_id = $2', [
          provider,
          subject,
        ])) ??
        (await one('SELECT id FROM auth.users WHERE email = $1', [email])) ??
        (await one(NEW_ACCOUNT, [randomUUID(), email, hostInstant(), { provider }, { firstName, lastName }]));
      await client.query(LINKED, [randomUUID(), provider, subject, id, { sub: subject, email }, hostInstant()]);
      await client.query('UPDATE auth.users SET recovery_token = $2, recovery_sent_at = $3 WHERE id = $1', [
        ...[id, hash, hostInstant()],
      ]);
      await client.query('COMMIT');
      return hash;
    } catch (failure) {
      await client.query('ROLLBACK');
      throw failure;
    } finally {
      client.release();
    }
  }

  /** Removes an account whose address nobody has proved; answers whether there was one. */
  async removeUnproved(email: string): Promise<void> {
    await this.pool.query('DELETE FROM auth.users WHERE email = $1 AND email_confirmed_at IS NULL', [
      email.trim().toLowerCase(),
    ]);
  }

  /** Whoever proves an address by a letter has not chosen the password that a stranger gave when they registered it. */
  async dropUnprovedPassword(tokenHash: string): Promise<void> {
    await this.pool.query(
      'UPDATE auth.users SET encrypted_password = NULL WHERE recovery_token = $1 AND email_confirmed_at IS NULL',
      [tokenHash],
    );
  }

  /** The change of address that this token proves; undefined when there is none. */
  async changeBy(tokenHash: string): Promise<{ id: string; from: string; to: string } | undefined> {
    return this.one(
      'SELECT id, email AS "from", email_change AS "to" FROM auth.users WHERE email_change_token_new = $1',
      [tokenHash],
    );
  }

  async proofsOf(session: string): Promise<Proof[]> {
    const { rows } = await this.pool.query<Proof>(
      `SELECT authentication_method AS method, floor(extract(epoch FROM updated_at))::integer AS timestamp
         FROM auth.mfa_amr_claims WHERE session_id = $1 ORDER BY updated_at DESC`,
      [session],
    );
    return rows;
  }

  async prove(session: string, method: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO auth.mfa_amr_claims (session_id, authentication_method, updated_at) SELECT id, $2, $3 FROM auth.sessions WHERE id = $1
       ON CONFLICT (session_id, authentication_method) DO UPDATE SET updated_at = excluded.updated_at`,
      [session, method, hostInstant()],
    );
  }

  /** Ends every session of a person at the provider but this one, with what refreshes them. */
  async endOtherSessions(userId: string, kept: string): Promise<void> {
    await this.pool.query('DELETE FROM auth.refresh_tokens WHERE user_id = $1 AND session_id IS DISTINCT FROM $2', [
      userId,
      kept,
    ]);
    await this.pool.query('DELETE FROM auth.sessions WHERE user_id = $1 AND id <> $2', [userId, kept]);
  }

  async hasFactor(userId: string): Promise<boolean> {
    return Boolean(
      await this.one(`SELECT 1 FROM auth.mfa_factors WHERE user_id = $1 AND status = 'verified' LIMIT 1`, [userId]),
    );
  }

  /** Removes every second factor of a person; what was proven by one is forgotten. */
  async forgetFactors(userId: string): Promise<void> {
    await this.pool.query('DELETE FROM auth.mfa_factors WHERE user_id = $1', [userId]);
    await this.pool.query(
      `DELETE FROM auth.mfa_amr_claims WHERE authentication_method = 'totp' AND session_id IN (SELECT id FROM auth.sessions WHERE user_id = $1)`,
      [userId],
    );
    await this.pool.query(`UPDATE auth.sessions SET aal = 'aal1', factor_id = NULL WHERE user_id = $1`, [userId]);
  }

  async endSessions(userId: string): Promise<void> {
    await this.pool.query('DELETE FROM auth.refresh_tokens WHERE user_id = $1', [userId]);
    await this.pool.query('DELETE FROM auth.sessions WHERE user_id = $1', [userId]);
  }

  async latestRefreshToken(session: string): Promise<string | null> {
    const token = await this.one<{ token: string }>(
      'SELECT token FROM auth.refresh_tokens WHERE session_id = $1 AND NOT revoked ORDER BY created_at DESC LIMIT 1',
      [session],
    );
    return token?.token ?? null;
  }

  /**
   * Does `refresh` while nobody else refreshes with this token; instead of that, ends the family of a token that was used
   * before and answers whose it was.
   */
  async refreshOnce<T>(
    token: string,
    refresh: () => Promise<T>,
  ): Promise<T | { stolen: true; userId: string; session: string }> {
    const client = await this.pool.connect();
    const lock = createHash('sha256').update(token).digest().readBigInt64BE().toString();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [lock]);
      const { rows } = await client.query<{ userId: string; session: string; revoked: boolean }>(
        'SELECT user_id AS "userId", session_id AS session, revoked FROM auth.refresh_tokens WHERE token = $1',
        [token],
      );
      const [used] = rows;
      if (!used?.revoked) return await refresh();
      await client.query('DELETE FROM auth.sessions WHERE id = $1', [used.session]);
      return { stolen: true, userId: used.userId, session: used.session };
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
      client.release();
    }
  }

  private async one<Row extends pg.QueryResultRow>(statement: string, values: unknown[]): Promise<Row | undefined> {
    return (await this.pool.query<Row>(statement, values)).rows[0];
  }
}
