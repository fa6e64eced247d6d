import { Logger } from '@nestjs/common';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aWorld, claimsOf, SECRET, type World } from './world.js';

type Signer = Awaited<ReturnType<typeof aSigner>>;

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);

/** A key pair with which an identity provider signs. */
async function aSigner(alg: 'ES256' | 'RS256', kid: string) {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' };
  return { alg, kid, jwk, publicKey, privateKey };
}

/** The identity provider's published keys; it can also be out of order. */
class KeyServer {
  keys: JWK[] = [];
  answers: 'keys' | 'nothing' | 'nonsense' = 'keys';
  private readonly server: Server = createServer((_request, response) => {
    if (this.answers === 'nothing') return void response.writeHead(500).end();
    response.setHeader('Content-Type', 'application/json');
    response.end(this.answers === 'nonsense' ? '<html>' : JSON.stringify({ keys: this.keys }));
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

describe('access tokens', () => {
  const provider = new KeyServer();
  let world: World;
  let es: Signer;
  let rs: Signer;

  beforeAll(async () => {
    [es, rs] = await Promise.all([aSigner('ES256', 'es-1'), aSigner('RS256', 'rs-1')]);
    provider.answers = 'nothing';
    world = await aWorld({ SUPABASE_URL: await provider.start() });
  });
  afterAll(async () => {
    await world.close();
    await provider.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  /** The claims of a good token of somebody new, with changes; `undefined` takes a claim away. */
  const claims = (changes: Record<string, unknown> = {}): JWTPayload => {
    const good = { ...claimsOf(world.config, randomUUID(), 'rivka@example.org'), iat: now(), exp: now() + HOUR };
    return JSON.parse(JSON.stringify({ ...good, ...changes })) as JWTPayload;
  };
  const sign = (signer: Signer, payload = claims(), header: Record<string, unknown> = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: signer.alg, kid: signer.kid, typ: 'JWT', ...header })
      .sign(signer.privateKey);
  const shared = (payload = claims(), secret: string | Uint8Array = SECRET, alg = 'HS256') =>
    new SignJWT(payload)
      .setProtectedHeader({ alg, typ: 'JWT' })
      .sign(typeof secret === 'string' ? new TextEncoder().encode(secret) : secret);
  /** A token put together by hand, as no library would. */
  const byHand = (header: object | string, payload: object | string, key: string | null = SECRET, hash = 'sha256') => {
    const part = (value: object | string) =>
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
    const body = `${part(header)}.${part(payload)}`;
    return `${body}.${key === null ? '' : createHmac(hash, key).update(body).digest('base64url')}`;
  };
  const mine = (token: string) => world.as().get('/api/orgs/mine').set('Authorization', `Bearer ${token}`);

  it('given a provider that never answered, when its token comes, then the server says it is unavailable, not that one is a stranger', async () => {
    const answer = await mine(await sign(es));

    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('unavailable');
  });

  describe('that are good', () => {
    beforeAll(() => {
      provider.answers = 'keys';
      provider.keys = [es.jwk, rs.jwk];
    });

    it.each<[string, () => Promise<string>]>([
      ['signed by ES256 with a published key', () => sign(es)],
      ['signed by RS256 with a published key', () => sign(rs)],
      ['signed by HS256 with the configured secret', () => shared()],
      ['for several audiences, ours among them', () => shared(claims({ aud: ['other', 'authenticated'] }))],
      ['a few seconds over, as clocks differ', () => shared(claims({ exp: now() - 2 }))],
    ])('given one %s, then it is let in, and its bearer has an organization', async (_, token) => {
      const answer = await mine(await token());

      expect(answer.status).toBe(200);
      expect(answer.body.organization.name).toBe('My Congregation');
    });

    it('given two first requests at once, then one person and one organization are made', async () => {
      const payload = claims();
      const token = await shared(payload);

      const answers = await Promise.all([mine(token), mine(token), mine(token)]);

      expect(new Set(answers.map(({ body }) => body.organization.id)).size).toBe(1);
      const [{ people }] = await world.db.query('SELECT count(*) AS people FROM app_user WHERE subject = $1', [
        payload.sub,
      ]);
      expect(people).toBe(1);
    });
  });

  it('given a token of another project, then its bearer is told nothing, and the log why', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation();

    expect((await mine(await shared(claims({ iss: 'https://other.supabase.co/auth/v1' })))).status).toBe(401);
    expect((await mine(await shared(claims({ exp: now() - 3600 })))).status).toBe(401);
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/refused: jwt issuer invalid. expected: /)]]);
    warned.mockRestore();
  });

  describe('that are not', () => {
    const attacks: [string, () => string | Promise<string>][] = [
      ['nothing at all', () => ''],
      ['one word', () => 'token'],
      ['three empty parts', () => '..'],
      ['two parts', () => 'eyJhbGciOiJIUzI1NiJ9.e30'],
      ['four parts', async () => `${await shared()}.e30`],
      ['five parts, as of an encrypted token', async () => `${await shared()}.e30.e30`],
      ['a header that is no JSON', () => byHand('not json', claims())],
      ['a header that is a list', () => byHand('[]', claims())],
      ['a payload that is no JSON', () => byHand({ alg: 'HS256' }, 'not json')],
      ['a payload that is a list', () => byHand({ alg: 'HS256' }, '[]')],
      ['a payload that is null', () => byHand({ alg: 'HS256' }, 'null')],
      ['alg none', () => new UnsecuredJWT(claims()).encode()],
      ['alg None', () => byHand({ alg: 'None' }, claims(), null)],
      ['alg nOnE with a signature', () => byHand({ alg: 'nOnE' }, claims())],
      ['no alg', () => byHand({ typ: 'JWT' }, claims())],
      ['alg as a list', () => byHand({ alg: ['HS256'] }, claims())],
      ['alg hs256 in small letters', () => byHand({ alg: 'hs256' }, claims())],
      ['alg HS512 with the right secret', () => byHand({ alg: 'HS512' }, claims(), SECRET, 'sha512')],
      ['alg HS384 with the right secret', () => byHand({ alg: 'HS384' }, claims(), SECRET, 'sha384')],
      ['a signature cut off', async () => (await shared()).replace(/[^.]+$/, '')],
      ['a signature with one letter changed', async () => changeLast(await shared())],
      [
        'a payload changed after signing',
        async () => withPayload(await shared(), claims({ email: 'owner@example.org' })),
      ],
      ['another secret', () => shared(claims(), 'another secret of the same length as the good one is')],
      ['an empty secret', () => byHand({ alg: 'HS256' }, claims(), '')],
      [
        'the ES256 public key as a secret (PEM)',
        async () => byHand({ alg: 'HS256' }, claims(), await exportSPKI(es.publicKey)),
      ],
      [
        'the RS256 public key as a secret (PEM)',
        async () => byHand({ alg: 'HS256' }, claims(), await exportSPKI(rs.publicKey)),
      ],
      [
        'the RS256 public key as a secret (JWK)',
        () => byHand({ alg: 'HS256', kid: 'rs-1' }, claims(), JSON.stringify(rs.jwk)),
      ],
      ['the modulus as a secret', () => byHand({ alg: 'HS256', kid: 'rs-1' }, claims(), String(rs.jwk.n))],
      ['the shared secret under ES256', () => byHand({ alg: 'ES256', kid: 'es-1' }, claims())],
      ['the shared secret under RS256', () => byHand({ alg: 'RS256', kid: 'rs-1' }, claims())],
      ['an ES256 key under the kid of the RS256 key', () => sign(es, claims(), { kid: 'rs-1' })],
      ['an unpublished key under a published kid', async () => sign(await aSigner('ES256', 'es-1'))],
      ['an unpublished key under its own kid', async () => sign(await aSigner('RS256', 'stranger'))],
      ['its own key in the header (jwk)', async () => withOwnKey(await aSigner('ES256', 'mine'))],
      [
        'a place for its key in the header (jku)',
        async () => sign(await aSigner('ES256', 'mine'), claims(), { jku: 'http://evil.test/jwks' }),
      ],
      [
        'a certificate in the header (x5u)',
        async () => sign(await aSigner('RS256', 'mine'), claims(), { x5u: 'http://evil.test/cert' }),
      ],
      ['a kid that is a path', () => sign(es, claims(), { kid: '../../../../dev/null' })],
      ['a kid that is SQL', () => sign(es, claims(), { kid: "es-1' OR '1'='1" })],
      ['a kid that is an address', () => sign(es, claims(), { kid: 'http://evil.test/key' })],
      ['a kid of 4,000 letters', () => sign(es, claims(), { kid: 'k'.repeat(4000) })],
      ['a critical extension that we do not know', () => byHand({ alg: 'HS256', crit: ['exp'], exp: 1 }, claims())],
      ['another issuer', () => shared(claims({ iss: 'https://evil.supabase.co/auth/v1' }))],
      ['our issuer with a slash more', () => shared(claims({ iss: `${world.config.SUPABASE_URL}/auth/v1/` }))],
      ['no issuer', () => shared(claims({ iss: undefined }))],
      ['issuers as a list', () => shared(claims({ iss: [`${world.config.SUPABASE_URL}/auth/v1`] }))],
      ['another audience', () => shared(claims({ aud: 'anon' }))],
      ['no audience', () => shared(claims({ aud: undefined }))],
      ['the role of the anonymous key', () => shared(claims({ role: 'anon' }))],
      ['the role of the service key', () => shared(claims({ role: 'service_role' }))],
      ['an anonymous person', () => shared(claims({ is_anonymous: true }))],
      ['expired a minute ago', () => shared(claims({ exp: now() - 60 }))],
      ['no expiry', () => shared(claims({ exp: undefined }))],
      ['an expiry that is a text', () => shared(claims({ exp: 'tomorrow' }))],
      ['good only from tomorrow', () => shared(claims({ nbf: now() + 24 * HOUR }))],
      ['nobody (no sub)', () => shared(claims({ sub: undefined }))],
      ['nobody (an empty sub)', () => shared(claims({ sub: '' }))],
      ['a sub that is a number', () => shared(claims({ sub: 7 }))],
      ['no email address', () => shared(claims({ email: '' }))],
      ['two email addresses', () => shared(claims({ email: 'a@example.org,b@example.org' }))],
      ['18,000 letters', () => shared(claims({ padding: 'x'.repeat(12_000) }))],
    ];
    let before: string;

    beforeAll(async () => {
      provider.answers = 'keys';
      provider.keys = [es.jwk, rs.jwk];
      before = await everybody();
    });
    const everybody = async () =>
      (await world.db.query(`SELECT md5(string_agg(u::text, '' ORDER BY id)) AS all FROM app_user u`))[0].all;

    it.each(attacks)('given %s, then it is refused in the same words as all, and nobody is made', async (_, token) => {
      const answer = await mine(await token());

      expect([401, 431]).toContain(answer.status);
      if (answer.status === 401) {
        expect(answer.body).toMatchObject({ code: 'not_signed_in', message: 'Sign in to go on.', details: [] });
      }
      expect(await everybody()).toBe(before);
    });

    it.each(['Basic cml2a2E6c2VjcmV0', 'Token x', 'Bearer', 'Bearer a b', 'bearer'])(
      'given the header "Authorization: %s", then it is refused',
      async (header) => {
        const answer = await world.as().get('/api/orgs/mine').set('Authorization', header);

        expect(answer.status).toBe(401);
      },
    );

    it('given a good token in the query or the body, then it is not looked for there', async () => {
      const token = await shared();

      expect((await world.as().get('/api/orgs/mine').query({ access_token: token })).status).toBe(401);
      expect((await world.as().put('/api/orgs/mine/settings').send({ access_token: token })).status).toBe(401);
    });

    it('given a token that is no good at the callback, then there is no session', async () => {
      for (const token of [await shared(claims({ exp: now() - 60 })), 'token', 'x'.repeat(17_000)]) {
        const answer = await world.as().post('/api/auth/supabase/callback').send({ access_token: token });

        expect([400, 401]).toContain(answer.status);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
    });
  });

  describe('when the provider changes its keys, or falls silent', () => {
    const later = (seconds: number) => {
      const then = Date.now() + seconds * 1000;
      jest.spyOn(Date, 'now').mockReturnValue(then);
    };

    it('given a new key, then its tokens are let in, and those of the withdrawn key no longer', async () => {
      const next = await aSigner('ES256', 'es-2');
      expect((await mine(await sign(es))).status).toBe(200);

      provider.keys = [next.jwk];
      later(60);

      expect((await mine(await sign(next))).status).toBe(200);
      expect((await mine(await sign(es))).status).toBe(401);
      provider.keys = [es.jwk, rs.jwk];
    });

    it.each(['nothing', 'nonsense'] as const)(
      'given an hour in which it answers %s, then the keys known last still tell friend from stranger',
      async (answers) => {
        later(HOUR);
        expect((await mine(await sign(rs))).status).toBe(200);

        provider.answers = answers;
        later(HOUR);

        expect((await mine(await sign(rs))).status).toBe(200);
        expect((await mine(await sign(await aSigner('RS256', 'rs-1')))).status).toBe(401);
        expect((await mine(await sign(await aSigner('RS256', 'stranger')))).status).toBe(401);
        provider.answers = 'keys';
      },
    );
  });
});

/** The same token with another last letter of its signature that changes its bits. */
const changeLast = (token: string): string => {
  const at = token.length - 3;
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
};

const withPayload = (token: string, payload: JWTPayload): string => {
  const [header, , signature] = token.split('.');
  return [header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
};

const withOwnKey = async ({ privateKey, jwk }: Signer): Promise<string> =>
  new SignJWT({
    sub: randomUUID(),
    aud: 'authenticated',
    email: 'evil@example.org',
    role: 'authenticated',
    exp: now() + HOUR,
  })
    .setProtectedHeader({ alg: 'ES256', jwk, kid: 'es-1' })
    .sign(privateKey);
