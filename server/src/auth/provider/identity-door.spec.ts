import type Bcrypt from 'bcrypt';
import { decodeJwt } from 'jose';
import { setImmediate } from 'node:timers/promises';
import { EmbeddedIdentity } from '../embedded-identity.js';
import { inTime } from './in-time.js';
import { anIdentityHouse, PASSWORD, proofIn, type IdentityHouse } from '../../../test/identity-house.js';

const NEW_PASSWORD = 'another good password';

const { emitWarning } = process;

describe('the account at the embedded provider', () => {
  let house: IdentityHouse;

  beforeAll(async () => {
    house = await anIdentityHouse({ OPERATOR_EMAILS: 'operator@example.org' });
  });
  afterAll(() => house.close());

  const me = async (token: string) =>
    (await house.world.as().get('/api/auth/me').auth(token, { type: 'bearer' })).body as {
      authenticated: boolean;
      isOperator: boolean;
    };
  const refresh = (token: string) => house.post('token?grant_type=refresh_token', { refresh_token: token });

  it('given the package, which reads each warning as a text, then Node warns as before: also by an error', () => {
    expect(process.emitWarning).toBe(emitWarning);
  });

  describe('a new address', () => {
    it("given a stranger who names an operator's address, then only that address gets the proof, and nothing changes", async () => {
      const stranger = await house.person('stranger@example.org');

      await house.put({ email: 'operator@example.org' }, stranger.access_token).expect(200);
      const asked = await house.letterTo('operator@example.org', /Is this your address/);

      expect(asked).toContain('type=email_change');
      expect(house.relay.received.filter(({ recipients }) => recipients.includes('stranger@example.org'))).toHaveLength(
        1,
      );
      const { body } = await house.signIn('stranger@example.org').expect(200);
      expect(body.user.email).toBe('stranger@example.org');
      expect(await me(body.access_token)).toMatchObject({ authenticated: true, isOperator: false });
    });

    it('given its proof, then the account has it, the old address is told, and the old one is worth nothing', async () => {
      const { access_token: token } = await house.person('moving@example.org');
      await house.put({ email: 'moved@example.org' }, token).expect(200);

      await house.press(await house.letterTo('moved@example.org', /Is this your address/)).expect(200);

      await house.letterTo('moving@example.org', /moved@example\.org/);
      await house.signIn('moved@example.org').expect(200);
      await house.signIn('moving@example.org').expect(400);
    });

    it('given an address that has an account, then the answer is as for any other, and there is no letter', async () => {
      await house.person('taken@example.org');
      const { access_token: token } = await house.person('wants@example.org');

      const taken = await house.put({ email: 'Taken@example.org' }, token).expect(200);
      const free = await house.put({ email: 'free@example.org' }, token).expect(200);

      expect(Object.keys(taken.body as object).sort()).toEqual(Object.keys(free.body as object).sort());
      await house.letterTo('free@example.org', /Is this your address/);
      await expect(house.letterTo('taken@example.org', /Is this your address/)).rejects.toThrow('no letter');
    });

    it('given two who ask for one address, then whoever proves it first has it', async () => {
      const [one, two] = [await house.person('one@example.org'), await house.person('two@example.org')];
      await house.put({ email: 'both@example.org' }, one.access_token).expect(200);
      const first = await house.letterTo('both@example.org', /Is this your address/);
      await house.put({ email: 'both@example.org' }, two.access_token).expect(200);
      const second = await house.letterTo('both@example.org', /Is this your address/, 2);

      await house.press(second).expect(200);

      expect((await house.press(first)).body).toMatchObject({ code: 403, error_code: 'otp_expired' });
    });
  });

  describe('a new password', () => {
    it('given neither the old one nor a link, then it is refused', async () => {
      const { access_token: token } = await house.person('asked@example.org');

      const without = await house.put({ password: NEW_PASSWORD }, token);
      const wrong = await house.put({ password: NEW_PASSWORD, current_password: 'not this one' }, token);

      expect([without.body.error_code, wrong.body.error_code]).toEqual([
        'current_password_required',
        'current_password_invalid',
      ]);
      await house.signIn('asked@example.org').expect(200);
    });

    it('given the old one, then every session ends, here and at the provider, and a letter says so', async () => {
      const here = await house.person('changes@example.org');
      const { body: there } = await house.signIn('changes@example.org').expect(200);
      for (const { access_token } of [here, there]) {
        await house.world.as().post('/api/auth/supabase/callback').send({ access_token }).expect(200);
      }

      await house.put({ password: NEW_PASSWORD, current_password: PASSWORD }, here.access_token).expect(200);

      expect((await me(here.access_token)).authenticated).toBe(false);
      expect((await me(there.access_token)).authenticated).toBe(false);
      expect((await refresh(there.refresh_token)).status).toBe(400);
      await house.signIn('changes@example.org').expect(400);
      await house.signIn('changes@example.org', NEW_PASSWORD).expect(200);
      await house.letterTo('changes@example.org', /password of your Zikaron account was changed/);
    });

    it('given the link of a letter, then the old one is not asked for', async () => {
      await house.person('forgot@example.org');
      await house.post('recover', { email: 'forgot@example.org' }).expect(200);

      const { body } = await house
        .press(await house.letterTo('forgot@example.org', /Choose a new password/))
        .expect(200);

      await house.put({ password: NEW_PASSWORD }, body.access_token).expect(200);
      await house.signIn('forgot@example.org', NEW_PASSWORD).expect(200);
    });

    it('given many guesses of the old one, then they are not tried any more', async () => {
      const { access_token: token } = await house.person('guessed@example.org');
      const codes = [];
      for (let n = 0; n < 11; n++) {
        codes.push((await house.put({ password: NEW_PASSWORD, current_password: `guess ${n}` }, token)).status);
      }

      expect(codes).toEqual([...Array<number>(10).fill(400), 429]);
    });
  });

  describe('a refresh token', () => {
    it('given a second use, then its whole family ends, with the tokens that are out', async () => {
      const first = await house.person('family@example.org');
      await me(first.access_token);
      const { body: second } = await refresh(first.refresh_token).expect(200);
      expect((await me(second.access_token)).authenticated).toBe(true);

      expect((await refresh(first.refresh_token)).body.error_code).toBe('refresh_token_already_used');

      expect((await refresh(second.refresh_token)).status).toBe(400);
      expect((await me(second.access_token)).authenticated).toBe(false);
    });

    it('given ten uses at once, then at most one is good', async () => {
      const { refresh_token: token } = await house.person('race@example.org');

      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    });
  });

  describe('the links of letters', () => {
    it('given a program that opens one, then it leads to our page and nothing is used up', async () => {
      await house.post('signup', { email: 'scanned@example.org', password: PASSWORD }).expect(200);
      const letter = await house.letterTo('scanned@example.org', /Welcome to Zikaron/);
      const { token_hash: hash, type } = proofIn(letter);

      for (let n = 0; n < 3; n++) {
        const { status, headers } = await house.world
          .as()
          .get(`/auth/v1/verify?token=${hash}&type=${type}`)
          .redirects(0);
        expect(status).toBe(303);
        expect(headers.location).toBe(`http://zikaron.test/auth/callback?token_hash=${hash}&type=signup`);
      }

      await house.press(letter).expect(200);
    });
  });

  describe('whether an address is known', () => {
    /** The shape of an answer: its status and the names in it; what differs for each person is left out. */
    const shapeOf = ({ status, body }: { status: number; body: unknown }) => [status, shape(body)];
    const shape = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
        : typeof value;

    it('given sign-up, reset, link and code, then known, unproved and unknown addresses are answered alike', async () => {
      await house.person('known@example.org');
      await house.post('signup', { email: 'unproved@example.org', password: PASSWORD }).expect(200);
      const asks: [string, (email: string) => object][] = [
        ['signup', (email) => ({ email, password: NEW_PASSWORD, data: { firstName: 'R' } })],
        ['signup', (email) => ({ email, password: 'short' })],
        ['recover', (email) => ({ email })],
        ['otp', (email) => ({ email })],
        ['resend', (email) => ({ email, type: 'signup' })],
        ['verify', (email) => ({ email, token: '000000', type: 'signup' })],
        ['verify', (email) => ({ email, token: '000000', type: 'recovery' })],
        ['token?grant_type=password', (email) => ({ email, password: 'not the password' })],
      ];
      for (const [path, bodyFor] of asks) {
        const answers = [];
        for (const email of ['known', 'unproved', 'unknown']) {
          answers.push(shapeOf(await house.post(path, bodyFor(`${email}@example.org`))));
        }
        expect([path, answers[1], answers[2]]).toEqual([path, answers[0], answers[0]]);
      }
      await house.letterTo('known@example.org', /It has an account already/);
    });

    it('given the time that wrong passwords take, then it does not tell either', async () => {
      await house.person('timed@example.org');
      const time = async (email: string) => {
        const begun = performance.now();
        await house.signIn(email, 'not the password').expect(400);
        return performance.now() - begun;
      };
      const [known, unknown]: [number[], number[]] = [[], []];
      const ratio = () => Math.min(...unknown) / Math.min(...known);
      // The least of eight: what else the machine does is in the others. Where it was busy all the while, of some more.
      for (let n = 0; n < 8 || (n < 40 && (ratio() <= 0.5 || ratio() >= 2)); n++) {
        known.push(await time('timed@example.org'));
        unknown.push(await time(`nobody${n}@example.org`));
      }

      expect(ratio()).toBeGreaterThan(0.5);
      expect(ratio()).toBeLessThan(2);
    });

    it.each([
      ['ours', require.resolve('bcrypt')],
      ['the provider’s', require.resolve('bcryptjs', { paths: [require.resolve('@supabase/lite')] })],
    ])('given a password that is compared by %s, then the thread that answers goes on meanwhile', async (_, module) => {
      const bcrypt = jest.requireActual<typeof Bcrypt>(module);
      const hash = await bcrypt.hash(PASSWORD, 10);

      let [turns, isCompared] = [0, false];
      const compared = bcrypt.compare(PASSWORD, hash).finally(() => (isCompared = true));
      for (; !isCompared; turns++) await setImmediate();

      expect(await compared).toBe(true);
      expect(turns).toBeGreaterThan(100);
    });

    it('given somebody who registered the address of another, when that one registers, then only their own password counts', async () => {
      await house.post('signup', { email: 'squatted@example.org', password: 'the password of a stranger' }).expect(200);
      await house.post('signup', { email: 'squatted@example.org', password: PASSWORD }).expect(200);

      await house.press(await house.letterTo('squatted@example.org', /Welcome to Zikaron/, 2)).expect(200);

      await house.signIn('squatted@example.org', 'the password of a stranger').expect(400);
      await house.signIn('squatted@example.org').expect(200);
    });

    it('given a stranger who registered an address, when its owner signs in by a letter, then the password is dropped', async () => {
      await house.post('signup', { email: 'bylink@example.org', password: 'the password of a stranger' }).expect(200);
      await house.post('recover', { email: 'bylink@example.org' }).expect(200);

      await house.press(await house.letterTo('bylink@example.org', /Choose a new password/)).expect(200);

      await house.signIn('bylink@example.org', 'the password of a stranger').expect(400);
    });
  });

  describe('attempts from many addresses', () => {
    const guess = (from: number, cookie = '') =>
      house
        .signIn('aimed@example.org', `guess ${from}`)
        .set('X-Forwarded-For', `203.0.113.${from}`)
        .set('Cookie', cookie);

    it('given guesses from everywhere, then they wait, and the owner at a known device does not', async () => {
      await house.person('aimed@example.org');
      const signedIn = await house.signIn('aimed@example.org').expect(200);
      const cookie = String(signedIn.headers['set-cookie']?.[0]).split(';')[0] ?? '';

      const statuses = [];
      for (let from = 1; from <= 21; from++) statuses.push((await guess(from)).status);

      expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
      await house.signIn('aimed@example.org').set('X-Forwarded-For', '203.0.113.99').expect(429);
      await house.signIn('aimed@example.org').set('Cookie', cookie).expect(200);
      for (let n = 0; n < 10; n++) await guess(100, cookie).expect(400);
      await guess(100, cookie).expect(429);
    });
  });

  describe('attempts from many addresses of one network', () => {
    it('given guesses at one account after another, each from another address of IPv6, then they wait', async () => {
      const guess = (n: number) =>
        house.signIn(`sprayed${n}@example.org`, 'Spring2026').set('X-Forwarded-For', `2001:db8:7:8::${n.toString(16)}`);
      const statuses = [];
      for (let n = 1; n <= 101; n++) statuses.push((await guess(n)).status);

      expect(statuses).toEqual([...Array<number>(100).fill(400), 429]);
    });
  });

  describe('requests of another shape', () => {
    const CASES: [method: string, path: string, body: string | null][] = [
      ['POST', 'signup', '[]'],
      ['POST', 'signup', '"text"'],
      ['POST', 'signup', '5'],
      ['POST', 'signup', '{'],
      ['POST', 'signup', 'null'],
      ['POST', 'signup', '{"email":{},"password":"a good password"}'],
      ['POST', 'signup', '{"email":["a@example.org"],"password":"a good password"}'],
      ['POST', 'signup', '{"email":"a\\u0000@example.org","password":"a good password"}'],
      ['POST', 'signup', '{"email":"data@example.org","password":"a good password","data":{"a":"\\u0000"}}'],
      ['POST', 'signup', '{"email":"data@example.org","password":"a good password","data":{"\\ud800":1}}'],
      ['POST', 'signup', '{"email":"data@example.org","password":"a good password","data":[1]}'],
      ['POST', 'token?grant_type=password', '{"email":5,"password":{}}'],
      ['POST', 'token?grant_type=refresh_token', '{"refresh_token":{}}'],
      ['POST', 'token?grant_type=refresh_token', '{"refresh_token":"\\u0000"}'],
      ['POST', 'token?grant_type=pkce', '{"auth_code":5,"code_verifier":[]}'],
      ['POST', 'token?grant_type=pkce', '{"auth_code":"no","code_verifier":"no"}'],
      ['POST', 'token?grant_type=id_token', '{}'],
      ['POST', 'token', '{}'],
      ['POST', 'verify', '{"type":"signup","token_hash":{"$ne":1}}'],
      ['POST', 'verify', '{"type":["signup"],"token_hash":"x"}'],
      ['POST', 'verify', '{"type":"email_change","token_hash":""}'],
      ['POST', 'recover', '{"email":null}'],
      ['POST', 'otp', '{"phone":"+1"}'],
      ['POST', 'resend', '{"type":{}}'],
      ['POST', 'factors', '{}'],
      ['POST', 'factors/not-an-id/verify', '{}'],
      ['DELETE', 'factors/00000000-0000-4000-8000-000000000000', null],
      ['GET', 'verify?type=signup', null],
      ['GET', 'authorize?provider=%00', null],
      ['GET', 'authorize?provider=nobody', null],
      ['GET', 'callback?state=%00', null],
      ['GET', 'callback?state=no', null],
      ['GET', 'user', null],
      ['PUT', 'user', '[]'],
      ['TRACE', 'user', null],
      ['PATCH', 'token', '{}'],
      ['OPTIONS', 'token', null],
      ['PROPFIND', 'user', null],
      ['GET', 'admin/users', null],
      ['POST', 'sso', '{}'],
      ['GET', 'no/such/path', null],
      ['GET', '', null],
    ];

    it.each(CASES)('given %s %s %s, then it is answered in the words of the protocol', async (method, path, body) => {
      const { port } = house.world.app.getHttpServer().address() as { port: number };
      const answer = await sent(port, method, `/auth/v1/${path}`, body);

      expect(answer.status).toBeLessThan(500);
      expect(answer.cors).toBe(false);
      if (answer.status >= 400) expect(JSON.parse(answer.text)).toMatchObject({ code: expect.anything() });
    });
  });

  it.each([
    ['says that it is broken', () => Promise.resolve(Response.json({ error: 'server_error' }, { status: 500 }))],
    ['breaks', () => Promise.reject(new Error('The database is gone'))],
  ])('given a provider that %s, then the answer is 503, in words, and says when to try again', async (_, answers) => {
    const { provider } = await house.world.app.get(EmbeddedIdentity).started();
    const broken = jest.spyOn(provider, 'fetch').mockImplementation(answers);

    const { status, body, headers } = await house.signIn('anybody@example.org');

    broken.mockRestore();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toEqual({ code: 503, error_code: 'unavailable', msg: expect.stringContaining('Try again') });
  });

  it('given a provider that says nothing, then nobody waits for it for ever', async () => {
    await expect(inTime(new Promise(() => undefined), 10)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  describe('ways in that are shut here', () => {
    const SHUT: [method: string, path: string, body: string | null, status: number, code: string][] = [
      ['POST', 'sso', '{"domain":"example.org"}', 404, 'saml_provider_disabled'],
      ['GET', 'user/identities/authorize?provider=google', null, 404, 'manual_linking_disabled'],
      ['DELETE', 'user/identities/some-id', null, 404, 'manual_linking_disabled'],
      ['POST', 'token?grant_type=web3', '{"chain":"solana"}', 422, 'web3_provider_disabled'],
      ['POST', 'token?grant_type=id_token', '{"provider":"google","token":"x"}', 400, 'provider_disabled'],
      ['POST', 'verify', '{"type":"sms","phone":"15550101","token":"123456"}', 403, 'otp_expired'],
      ['POST', 'verify', '{"type":"sms","phone":"1555-0101","token":"123456"}', 400, 'validation_failed'],
    ];

    it.each(SHUT)('given %s %s %s, then the answer is %d %s', async (method, path, body, status, code) => {
      const { port } = house.world.app.getHttpServer().address() as { port: number };

      const answer = await sent(port, method, `/auth/v1/${path}`, body);

      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toMatchObject({ code: status, error_code: code });
    });

    it('given a factor that is no id, then who is not signed in is told so first', async () => {
      const { port } = house.world.app.getHttpServer().address() as { port: number };

      const answer = await sent(port, 'POST', '/auth/v1/factors/no-id/challenge', '{}');

      expect(JSON.parse(answer.text)).toMatchObject({ code: 401, msg: expect.stringContaining('Bearer token') });
    });
  });

  it('given a session, then its token says how it was proven', async () => {
    const { access_token: token } = await house.person('proven@example.org');

    expect(decodeJwt(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  });
});

/** Fetch refuses some methods: this is a request as any program may send it. */
function sent(port: number, method: string, path: string, body: string | null) {
  return new Promise<{ status: number; text: string; cors: boolean }>((resolve, reject) => {
    void import('node:http').then(({ request }) => {
      const headers = { 'content-type': 'application/json', origin: 'https://evil.test' };
      const asking = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        let text = '';
        answer.on('data', (piece: Buffer) => (text += piece.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, cors: 'access-control-allow-origin' in answer.headers }),
        );
      });
      asking.on('error', reject);
      asking.end(body ?? undefined);
    });
  });
}
