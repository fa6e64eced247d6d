import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anIdentityHouse, PASSWORD, proofIn, type IdentityHouse } from '../../test/identity-house.js';
import { setPassword } from '../app/embedded/set-password.js';
import type { World } from '../../test/world.js';
import { createConfirmedUser } from './index.js';

describe('the embedded identity provider', () => {
  let house: IdentityHouse;
  let world: World;

  beforeAll(async () => {
    house = await anIdentityHouse();
    ({ world } = house);
  });
  afterAll(() => house.close());

  const post: IdentityHouse['post'] = (path, body) => house.post(path, body);
  const signIn: IdentityHouse['signIn'] = (email, password) => house.signIn(email, password);
  const signUp = (email: string, data: object = {}) => post('signup', { email, password: PASSWORD, data });
  /** Of a path sent as it is: other clients resolve its dots first. */
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = world.app.getHttpServer().address() as AddressInfo;
      get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
  it('given a registration, then one letter asks to confirm, in both languages, and only then the person can sign in', async () => {
    await signUp('Rivka@Example.org', { firstName: 'Rivka', organizationName: 'Beth El' }).expect(200);

    expect((await signIn('rivka@example.org')).body.error_code).toBe('email_not_confirmed');
    const letter = await house.letterTo('rivka@example.org', /Welcome to Zikaron/);
    expect(house.relay.asked).toEqual(['rivka@example.org']);
    const [text] = letter.split('text/html');
    expect(text).toContain('Please confirm that this is your email address.');
    expect(proofIn(text ?? '')).toEqual(proofIn(letter));
    expect(text).not.toContain('code');
    expect(text).toContain('נא לאשר שזו כתובת הדוא״ל שלכם.');

    await house.press(letter).expect(200);
    await signIn('rivka@example.org').expect(200);
  });

  it('given its token, which carries no names, then the organization has the name that was typed at registration', async () => {
    const { body } = await signIn('rivka@example.org').expect(200);

    const answer = await world.as().get('/api/orgs/mine').auth(body.access_token, { type: 'bearer' }).expect(200);

    expect(answer.body.currentUser.name).toBe('Rivka');
    expect(answer.body.organization).toMatchObject({ name: 'Beth El', orgCode: 'beth-el' });
  });

  it('given a confirmation link that was used, then it is good for nothing more', async () => {
    await signUp('twice@example.org').expect(200);
    const letter = await house.letterTo('twice@example.org', /Welcome to Zikaron/);
    await house.press(letter).expect(200);

    expect((await house.press(letter)).body.error_code).toBe('otp_expired');
  });

  it("given a forgotten password, then a letter leads back, and a stranger's address is answered alike without one", async () => {
    const known = await post('recover', { email: 'rivka@example.org' });
    const unknown = await post('recover', { email: 'nobody@example.org' });

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await house.press(await house.letterTo('rivka@example.org', /Choose a new password/)).expect(200);
    expect(house.relay.asked).not.toContain('nobody@example.org');
  });

  it('given a link asked for with a way back to another site, then it leads to ours', async () => {
    await post('signup?redirect_to=https://evil.test', { email: 'r@example.org', password: PASSWORD }).expect(200);

    const answer = await world
      .as()
      .get('/auth/v1/verify?token=abc&type=signup&redirect_to=https://evil.test')
      .redirects(0);

    expect(answer.headers.location).toMatch(/^http:\/\/zikaron\.test\//);
    expect(await house.letterTo('r@example.org', /Welcome to Zikaron/)).not.toContain('evil.test');
  });

  it('given eleven wrong passwords, then the eleventh is not tried, and says when to come again', async () => {
    const answers = [];
    for (let n = 0; n < 11; n++) answers.push(await signIn('guess@example.org', `guess ${n}`));

    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(400));
    expect(answers[10]?.status).toBe(429);
    expect(answers[10]?.body).toMatchObject({
      code: 'too_many_attempts',
      message: expect.stringContaining('Try again in'),
    });
    expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
    await signIn('rivka@example.org').expect(200);
  });

  it('given the right password twenty times, then it is let in twenty times', async () => {
    for (let n = 0; n < 20; n++) await signIn('rivka@example.org').expect(200);
  });

  it.each(['recover', 'otp', 'resend'])(
    'given many asking for letters by %s, then the mailbox is not flooded',
    async (path) => {
      const email = `${path}@example.org`;
      const codes = [];
      for (let n = 0; n < 6; n++) codes.push((await post(path, { email, type: 'signup' })).body.code);

      // The provider has a refusal of its own for many letters within a minute.
      expect(codes.slice(0, 5)).not.toContain('too_many_attempts');
      expect(codes.at(-1)).toBe('too_many_attempts');
    },
  );

  it('given one address that is registered again and again, then the sixth time waits', async () => {
    const codes = [];
    for (let n = 0; n < 6; n++) {
      codes.push((await post('signup', { email: 'again@example.org', password: PASSWORD })).body.code);
    }

    expect(codes.slice(0, 5)).not.toContain('too_many_attempts');
    expect(codes.at(-1)).toBe('too_many_attempts');
  });

  it('given a password that is too short, or an address that is none, then it is refused', async () => {
    expect((await post('signup', { email: 'short@example.org', password: 'short' })).status).toBe(422);
    expect((await post('signup', { email: 'no address', password: PASSWORD })).status).toBeGreaterThanOrEqual(400);
  });

  it('given the rest of that package, then nothing but identity is served', async () => {
    for (const path of ['/rest/v1/', '/storage/v1/bucket', '/_system/info']) {
      expect((await world.as().get(path)).status).toBe(404);
    }
    for (const path of ['/auth/v1/../../rest/v1/', '/auth/v1/%2e%2e/%2e%2e/rest/v1/', '/auth/v1/..\\..\\rest/v1/']) {
      expect(await statusOf(path)).toBe(404);
    }
  });

  it('given a confirmed user made by us, then they sign in at once, and making them again changes nothing', async () => {
    const make = () =>
      createConfirmedUser(house.databaseUrl, 'Demo@zikaron.example', PASSWORD, { organizationName: 'Demo' });

    const [first, second] = [await make(), await make()];

    expect(second).toBe(first);
    const { body } = await signIn('demo@zikaron.example').expect(200);
    expect(body.user.id).toBe(first);
    expect(house.relay.asked).not.toContain('demo@zikaron.example');
  });

  it('given a demonstration whose password changed, then the one before is worth nothing, and its sessions end', async () => {
    const { body } = await signIn('demo@zikaron.example').expect(200);

    await setPassword(house.databaseUrl, 'Demo@zikaron.example', 'made anew at this start');

    await signIn('demo@zikaron.example').expect(400);
    await signIn('demo@zikaron.example', 'made anew at this start').expect(200);
    await post('token?grant_type=refresh_token', { refresh_token: body.refresh_token }).expect(400);
  });

  it('given signing out everywhere by the API alone, then nothing refreshes a token any more', async () => {
    const { access_token: token, refresh_token } = await house.person('everywhere@example.org');

    await world.as().post('/api/auth/logout-everywhere').auth(token, { type: 'bearer' }).expect(200);

    await post('token?grant_type=refresh_token', { refresh_token }).expect(400);
    // The page asks the provider too, whose refusal means that it is done.
    expect([401, 403, 404]).toContain((await house.post('logout?scope=global', {}, token)).status);
  });
});
