import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { seal, unseal } from '../../platform/sealing/index.js';
import { hostInstant, hostSeconds } from './host-time.js';
import type { Behind, SignedIn } from './behind.js';
import type { IdentityStore } from './identity-store.js';
import { ProtocolRefusal, type Body } from './protocol.js';

const CHALLENGE_SECONDS = 300;
const STEP_SECONDS = 30;
const MOST_FACTORS = 10;
/** What the secrets of factors are sealed for. */
const PURPOSE = 'second factor';

interface Factor {
  id: string;
  /** Sealed. */
  secret: string;
  status: 'verified' | 'unverified';
}

/** The second factors of a person, as the protocol lists them: without their secrets. */
export async function listFactors({ pool }: IdentityStore, userId: string): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `SELECT id, friendly_name, factor_type, status, created_at, updated_at FROM auth.mfa_factors WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );
  return rows;
}

/** Begins a second factor (TOTP, RFC 6238); it counts once a code of it was shown. */
export async function enrollFactor({ store, secret: key }: Behind, person: SignedIn, body: Body): Promise<Response> {
  if (body.factor_type !== 'totp') throw new ProtocolRefusal(400, 'validation_failed', 'factor_type needs to be totp');
  await mustHaveShown(store, person);
  const name = body.friendly_name ?? '';
  await store.pool.query(`DELETE FROM auth.mfa_factors WHERE user_id = $1 AND status = 'unverified'`, [person.id]);
  await refuseAnother(store, person, name);
  const account = await store.account(person.id);
  const [id, secret] = [randomUUID(), new Secret({ size: 20 })];
  const uri = new TOTP({ issuer: body.issuer ?? 'Zikaron', label: account?.email ?? '', secret }).toString();
  await store.pool.query(
    `INSERT INTO auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret) VALUES ($1, $2, $3, 'totp', 'unverified', $4)`,
    [id, person.id, name, seal(key, PURPOSE, id, secret.base32).toString('base64')],
  );
  return Response.json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: renderSVG(uri), secret: secret.base32, uri },
  });
}

async function refuseAnother(store: IdentityStore, person: SignedIn, name: string): Promise<void> {
  const factors = (await listFactors(store, person.id)) as { friendly_name: string }[];
  if (factors.some((one) => one.friendly_name === name))
    throw new ProtocolRefusal(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  if (factors.length >= MOST_FACTORS)
    throw new ProtocolRefusal(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
}

/** Begins one attempt to show a code. */
export async function challengeFactor({ store }: Behind, person: SignedIn, factorId: string): Promise<Response> {
  await factorOf(store, person, factorId);
  const id = randomUUID();
  await store.pool.query('INSERT INTO auth.mfa_challenges (id, factor_id, created_at) VALUES ($1, $2, $3)', [
    id,
    factorId,
    hostInstant(),
  ]);
  return Response.json({ id, type: 'totp', expires_at: hostSeconds() + CHALLENGE_SECONDS });
}

/** Takes a code, once: the session is then aal2. The first code of a factor ends the sessions that have shown none. */
export async function verifyFactor(
  { store, attempts, secret: key }: Behind,
  person: SignedIn,
  factorId: string,
  body: Body,
): Promise<void> {
  const factor = await factorOf(store, person, factorId);
  if ((await attempts.take(person.id)) > 0)
    throw new ProtocolRefusal(429, 'over_request_rate_limit', 'Too many attempts. Try again in 15 minutes.');
  await takeChallenge(store, factorId, body.challenge_id ?? '');
  const secret = Secret.fromBase32(unseal(key, PURPOSE, factor.id, Buffer.from(factor.secret, 'base64')));
  const delta = new TOTP({ secret }).validate({ token: (body.code ?? '').trim(), window: 1 });
  const step = Math.floor(hostSeconds() / STEP_SECONDS) + (delta ?? 0);
  const taken = await store.pool.query(
    `UPDATE auth.mfa_factors SET status = 'verified', last_step = $2, updated_at = $3 WHERE id = $1 AND last_step < $2 AND $4`,
    [factorId, step, hostInstant(), delta !== null],
  );
  if (!taken.rowCount) throw new ProtocolRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  await attempts.giveBack(person.id);
  await store.prove(person.session, 'totp');
  await store.pool.query('UPDATE auth.sessions SET aal = $2, factor_id = $3 WHERE id = $1', [
    person.session,
    'aal2',
    factorId,
  ]);
  if (factor.status === 'unverified') await store.endOtherSessions(person.id, person.session);
}

async function takeChallenge(store: Behind['store'], factorId: string, challengeId: string): Promise<void> {
  const { rowCount } = await store.pool.query(
    `UPDATE auth.mfa_challenges SET verified_at = $3 WHERE id::text = $1 AND factor_id = $2 AND verified_at IS NULL AND created_at > $4`,
    [challengeId, factorId, hostInstant(), hostInstant(CHALLENGE_SECONDS)],
  );
  if (!rowCount)
    throw new ProtocolRefusal(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    );
}

/** One that counts is removed only by who has shown it; nobody's session is aal2 by it any more. */
export async function removeFactor({ store }: Behind, person: SignedIn, factorId: string): Promise<Response> {
  const factor = await factorOf(store, person, factorId);
  if (factor.status === 'verified') await mustHaveShown(store, person);
  await store.pool.query('DELETE FROM auth.mfa_factors WHERE id = $1', [factorId]);
  if (!(await store.hasFactor(person.id))) await store.forgetFactors(person.id);
  return Response.json({ id: factorId });
}

async function mustHaveShown(store: IdentityStore, person: SignedIn): Promise<void> {
  if (person.aal === 'aal2' || !(await store.hasFactor(person.id))) return;
  throw new ProtocolRefusal(403, 'insufficient_aal', 'AAL2 required for this: show a code of your second factor first');
}

async function factorOf({ pool }: IdentityStore, person: SignedIn, id: string): Promise<Factor> {
  const { rows } = await pool.query<Factor>(
    'SELECT id, secret, status FROM auth.mfa_factors WHERE id::text = $1 AND user_id = $2',
    [id, person.id],
  );
  if (!rows[0]) throw new ProtocolRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  return rows[0];
}
