import type { Page, Route } from '@playwright/test';
import { SignJWT, decodeJwt } from 'jose';
import { createHash, createPublicKey, randomBytes, randomUUID, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PORT = Number(process.env.E2E_PORT ?? 4400);

/** The site under a name: a passkey belongs to a name, and never to an address of numbers. */
export const NAMED_SITE = `http://localhost:${PORT}`;

/** What of an answer of a browser's authenticator is read here (WebAuthn, 5.2). */
interface Credential {
  id: string;
  response: { clientDataJSON: string; publicKey?: string; authenticatorData?: string; signature?: string };
}

interface Asked {
  challenge_id: string;
  webauthn: { type: 'create' | 'request'; rpId: string; credential_response: Credential };
}

/**
 * Puts before the embedded provider what GoTrue answers about factors of the type `webauthn` (`internal/api/mfa.go`), with a real
 * check of what the authenticator signs, and gives the browser an authenticator without a person.
 */
export async function takesPasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const authenticator = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...authenticator, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const provider = new PasskeyProvider();
  await page.route('**/env.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}window.ENV.PASSKEYS = true;\n` });
  });
  await page.route('**/auth/v1/user', (route) => provider.person(route));
  await page.route('**/auth/v1/factors**', (route) => provider.factors(route));
  return { shown: () => provider.shown };
}

class PasskeyProvider {
  readonly shown: string[] = [];
  private readonly factor = { id: randomUUID(), friendly_name: '', factor_type: 'webauthn', status: 'unverified' };
  private readonly challenges = new Map<string, string>();
  private credential: { id: string; key: KeyObject } | null = null;

  async person(route: Route): Promise<void> {
    const answer = await route.fetch();
    const said = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...said, factors: this.credential ? [this.factor] : [] } });
  }

  async factors(route: Route): Promise<void> {
    const body = (route.request().postDataJSON() ?? {}) as Asked & { friendly_name?: string };
    if (route.request().url().endsWith('/challenge')) return this.challenge(route);
    if (route.request().url().endsWith('/verify')) return this.verify(route, body);
    this.factor.friendly_name = body.friendly_name ?? '';
    const { id, friendly_name } = this.factor;
    await route.fulfill({ json: { id, type: 'webauthn', friendly_name } });
  }

  private async challenge(route: Route): Promise<void> {
    const [id, challenge] = [randomUUID(), randomBytes(32).toString('base64url')];
    this.challenges.set(id, challenge);
    const user = { id: Buffer.from(this.factor.id).toString('base64url'), name: 'dina', displayName: 'Dina' };
    const made = {
      rp: { id: 'localhost', name: 'Zikaron' },
      user,
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    };
    const shown = { rpId: 'localhost', allowCredentials: [{ type: 'public-key', id: this.credential?.id }] };
    const webauthn = {
      type: this.credential ? 'request' : 'create',
      credential_options: { publicKey: { challenge, ...(this.credential ? shown : made) } },
    };
    await route.fulfill({ json: { id, type: 'webauthn', webauthn, expires_at: Math.floor(Date.now() / 1000) + 300 } });
  }

  private async verify(route: Route, { challenge_id, webauthn }: Asked): Promise<void> {
    const { id, response } = webauthn.credential_response;
    const data = Buffer.from(response.clientDataJSON, 'base64url');
    const { challenge, origin, type } = JSON.parse(data.toString()) as Record<string, string>;
    const isAnswer = challenge === this.challenges.get(challenge_id) && origin === NAMED_SITE;
    this.challenges.delete(challenge_id);
    const isGood = isAnswer && type === `webauthn.${webauthn.type === 'create' ? 'create' : 'get'}`;
    if (!isGood || !this.holds(id, response, data)) {
      return route.fulfill({ status: 422, json: { error_code: 'mfa_verification_failed', msg: 'No such passkey' } });
    }
    this.factor.status = 'verified';
    this.shown.push(webauthn.type);
    await route.fulfill({ json: await betterSession(tokenOf(route)) });
  }

  /** The first credential is kept; a later one has to be signed by its key. */
  private holds(id: string, response: Credential['response'], data: Buffer): boolean {
    if (!this.credential) {
      const key = Buffer.from(response.publicKey ?? '', 'base64url');
      this.credential = { id, key: createPublicKey({ key, format: 'der', type: 'spki' }) };
      return true;
    }
    const authenticator = Buffer.from(response.authenticatorData ?? '', 'base64url');
    const signed = Buffer.concat([authenticator, createHash('sha256').update(data).digest()]);
    const signature = Buffer.from(response.signature ?? '', 'base64url');
    return id === this.credential.id && verify('sha256', signed, this.credential.key, signature);
  }
}

const tokenOf = (route: Route): string => route.request().headers().authorization?.replace('Bearer ', '') ?? '';

/** The session of a token, which has now shown a second factor: GoTrue's answer to `verify`. */
async function betterSession(token: string): Promise<object> {
  const secrets = new URL(`../../.test-data/e2e-${PORT}/secrets.json`, import.meta.url);
  const { identity } = JSON.parse(readFileSync(fileURLToPath(secrets), 'utf8')) as { identity: string };
  const before = decodeJwt(token);
  const method = { method: 'mfa/webauthn', timestamp: Math.floor(Date.now() / 1000) };
  const amr = [...((before.amr as object[] | undefined) ?? []), method];
  const access_token = await new SignJWT({ ...before, aal: 'aal2', amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(identity));
  const user = { id: before.sub, email: before.email, aud: 'authenticated', app_metadata: {}, user_metadata: {} };
  return { access_token, token_type: 'bearer', expires_in: 3600, refresh_token: 'none', user };
}
