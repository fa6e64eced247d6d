import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { SmtpSink } from '../../test/faults/smtp-sink.js';
import { aWorld, type World } from '../../test/world.js';
import { createConfirmedUser } from './index.js';

const PASSWORD = 'a good password';

describe('the embedded identity provider', () => {
  let identity: TestDatabase;
  let relay: SmtpSink;
  let world: World;

  beforeAll(async () => {
    [identity, relay] = await Promise.all([testDatabase(), SmtpSink.start()]);
    world = await aWorld({ SUPABASE_URL: '', IDENTITY_DATABASE_URL: identity.url, SMTP_URL: relay.url });
  });
  afterAll(async () => {
    await world.close();
    await Promise.all([identity.drop(), relay.stop()]);
  });

  const post = (path: string, body: object) => world.as().post(`/auth/v1/${path}`).send(body);
  const signIn = (email: string, password = PASSWORD) => post('token?grant_type=password', { email, password });
  const signUp = (email: string, data: object = {}) => post('signup', { email, password: PASSWORD, data });
  /** Of a path sent as it is: other clients resolve its dots first. */
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = world.app.getHttpServer().address() as AddressInfo;
      get({ host: '127.0.0.1', port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
  /** The path of the link in the last letter to an address. */
  const linkTo = (email: string): string => {
    const letter = relay.received.filter(({ recipients }) => recipients.includes(email)).at(-1);
    const text = letter?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const link = /http:\/\/zikaron\.test(\/auth\/v1\/verify\?[^\s"]+)/.exec(text)?.[1];
    return link ?? `no link to ${email}`;
  };

  it('given a registration, then one letter asks to confirm, and only then the person can sign in', async () => {
    await signUp('Rivka@Example.org', { firstName: 'Rivka', organizationName: 'Beth El' }).expect(200);

    expect((await signIn('rivka@example.org')).body.error_code).toBe('email_not_confirmed');
    expect(relay.asked).toEqual(['rivka@example.org']);
    expect(relay.received[0]?.text).toContain('Welcome to Zikaron');

    const confirmed = await world.as().get(linkTo('rivka@example.org')).redirects(0);
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.location).toMatch(/^http:\/\/zikaron\.test\/auth\/callback#access_token=/);
    await signIn('rivka@example.org').expect(200);
  });

  it('given its token, which carries no names, then the organization has the name that was typed at registration', async () => {
    const { body } = await signIn('rivka@example.org').expect(200);

    const answer = await world.as().get('/api/orgs/mine').auth(body.access_token, { type: 'bearer' }).expect(200);

    expect(answer.body.currentUser.name).toBe('Rivka');
    expect(answer.body.organization).toMatchObject({ name: 'Beth El', orgCode: 'beth-el' });
  });

  it('given a confirmation link that was used, then it comes back to our pages as expired', async () => {
    await signUp('twice@example.org').expect(200);
    const link = linkTo('twice@example.org');
    await world.as().get(link).redirects(0);

    const again = await world.as().get(link).redirects(0);

    expect(again.headers.location).toMatch(/^http:\/\/zikaron\.test\/auth\/callback#.*error_code=otp_expired/);
  });

  it("given a forgotten password, then a letter leads back, and a stranger's address is answered alike without one", async () => {
    const known = await post('recover', { email: 'rivka@example.org' });
    const unknown = await post('recover', { email: 'nobody@example.org' });

    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(relay.received.at(-1)?.text).toContain('Choose a new password');
    expect(relay.asked).not.toContain('nobody@example.org');
    const back = await world.as().get(linkTo('rivka@example.org')).redirects(0);
    expect(back.headers.location).toContain('type=recovery');
  });

  it('given a link asked for with a way back to another site, then it leads to ours', async () => {
    await world
      .as()
      .post('/auth/v1/signup?redirect_to=https://evil.test')
      .send({ email: 'r@example.org', password: PASSWORD });

    const answer = await world
      .as()
      .get(linkTo('r@example.org').replace(/redirect_to=[^&]+/, 'redirect_to=https://evil.test'))
      .redirects(0);

    expect(answer.headers.location).toMatch(/^http:\/\/zikaron\.test\//);
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
      createConfirmedUser(identity.url, 'Demo@zikaron.example', PASSWORD, { organizationName: 'Demo' });

    const [first, second] = [await make(), await make()];

    expect(second).toBe(first);
    const { body } = await signIn('demo@zikaron.example').expect(200);
    expect(body.user.id).toBe(first);
    expect(relay.asked).not.toContain('demo@zikaron.example');
  });
});
