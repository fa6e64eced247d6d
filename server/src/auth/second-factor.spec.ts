import { Secret, TOTP } from 'otpauth';
import { anIdentityHouse, PASSWORD, type GivenSession, type IdentityHouse } from '../../test/identity-house.js';
import { aWorld, type Congregation, type Person, type World } from '../../test/world.js';

const STEP_SECONDS = 30;
const seconds = () => Math.floor(Date.now() / 1000);
const shown = (secondsAgo: number) => ({ aal: 'aal2', amr: [{ method: 'totp', timestamp: seconds() - secondsAgo }] });

describe('a second factor at the embedded provider', () => {
  let house: IdentityHouse;

  beforeAll(async () => {
    house = await anIdentityHouse();
  });
  afterAll(() => house.close());

  const enroll = async (token: string) =>
    (await house.post('factors', { factor_type: 'totp', friendly_name: 'phone' }, token).expect(200)).body as {
      id: string;
      totp: { secret: string; qr_code: string; uri: string };
    };
  /** A code of a later step each time, since each is good once. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_SECONDS * 1000 });
  const show = async (factor: string, code: string, token: string) => {
    const { body } = await house.post(`factors/${factor}/challenge`, {}, token).expect(200);
    return house.post(`factors/${factor}/verify`, { challenge_id: body.id, code }, token);
  };
  const api = (token: string) => ({
    get: (path: string) => house.world.as().get(`/api${path}`).auth(token, { type: 'bearer' }),
    post: (path: string, body: object = {}) =>
      house.world.as().post(`/api${path}`).auth(token, { type: 'bearer' }).send(body),
  });
  /** Somebody who has set one up, with the session that showed it and the factor. */
  const withFactor = async (email: string) => {
    const before = await house.person(email);
    const factor = await enroll(before.access_token);
    const answer = await show(factor.id, codeOf(factor.totp.secret), before.access_token);
    expect(answer.status).toBe(200);
    const session = answer.body as GivenSession;
    await api(session.access_token).get('/orgs/mine').expect(200);
    return { session, factor };
  };

  it('given one that was set up, then a password alone opens nothing, and a code opens the house', async () => {
    const { factor } = await withFactor('two@example.org');
    const { body: later } = await house.signIn('two@example.org').expect(200);

    const refused = await api(later.access_token).get('/orgs/mine').expect(403);
    expect(refused.body.code).toBe('second_factor_needed');
    expect(later.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }]);

    const { body } = await show(factor.id, codeOf(factor.totp.secret, 1), later.access_token);
    await api(body.access_token).get('/orgs/mine').expect(200);
    const { body: refreshed } = await house
      .post('token?grant_type=refresh_token', { refresh_token: body.refresh_token })
      .expect(200);
    await api(refreshed.access_token).get('/orgs/mine').expect(200);
  });

  it('given a wrong code, one that was used, or a challenge that was, then it is refused', async () => {
    const before = await house.person('codes@example.org');
    const { id, totp } = await enroll(before.access_token);
    expect(totp.qr_code).toContain('<svg');
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Zikaron:codes%40example\.org\?/);

    expect((await show(id, '000000', before.access_token)).body.error_code).toBe('mfa_verification_failed');
    const code = codeOf(totp.secret);
    const { body } = await show(id, code, before.access_token);
    expect((await show(id, code, body.access_token)).body.error_code).toBe('mfa_verification_failed');
    const again = await house.post(`factors/${id}/verify`, { challenge_id: 'none', code }, body.access_token);
    expect(again.body.error_code).toBe('mfa_challenge_expired');
  });

  it('given one code that many sign-ins show at once, then one of them is let in, and the code before it opens nothing', async () => {
    const { factor } = await withFactor('many@example.org');
    const sessions = [];
    for (let n = 0; n < 8; n++)
      sessions.push((await house.signIn('many@example.org').expect(200)).body as GivenSession);
    const code = codeOf(factor.totp.secret, 1);

    const answers = await Promise.all(sessions.map(({ access_token }) => show(factor.id, code, access_token)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await show(factor.id, codeOf(factor.totp.secret), sessions[0]?.access_token ?? '')).status).toBe(422);
  });

  it('given a password alone, then the factor is neither removed nor joined by another, and password and address stay', async () => {
    const { factor } = await withFactor('kept@example.org');
    const { body } = await house.signIn('kept@example.org').expect(200);
    const token = String(body.access_token);

    const remove = await house.world.as().delete(`/auth/v1/factors/${factor.id}`).auth(token, { type: 'bearer' });
    const enrolled = await house.post('factors', { factor_type: 'totp', friendly_name: 'thief' }, token);
    const password = await house.put({ password: 'a thief was here', current_password: PASSWORD }, token);
    const address = await house.put({ email: 'thief@example.org' }, token);

    for (const { body: refusal } of [remove, enrolled, password, address]) {
      expect(refusal.error_code).toBe('insufficient_aal');
    }
  });

  it("given somebody else's factor, then it is not found", async () => {
    const { factor } = await withFactor('mine@example.org');
    const other = await house.person('other@example.org');

    const answer = await house.post(`factors/${factor.id}/challenge`, {}, other.access_token);

    expect(answer.body.error_code).toBe('mfa_factor_not_found');
  });

  it('given many guesses at a code, then they are not tried any more', async () => {
    const { id } = await enroll((await house.person('digits@example.org')).access_token);
    const { body } = await house.signIn('digits@example.org');
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await show(id, '000000', body.access_token)).status);

    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('given a recovery code, then it takes the factor off, once, and a letter says so', async () => {
    const { session } = await withFactor('lost@example.org');
    const { body } = await api(session.access_token).post('/auth/recovery-codes').expect(200);
    const codes = body.codes as string[];
    expect(codes).toHaveLength(10);
    const [kept] = await house.world.db.query(
      `SELECT count(*)::integer AS n FROM recovery_code r WHERE r::text LIKE '%' || $1 || '%'`,
      [codes[0]],
    );
    expect(kept.n).toBe(0);
    const { body: byPassword } = await house.signIn('lost@example.org').expect(200);
    const locked = api(byPassword.access_token);

    await locked.post('/auth/recovery-codes/use', { code: 'aaaa-aaaa-aaaa-aaaa' }).expect(422);
    await locked.post('/auth/recovery-codes/use', { code: codes[3]?.toUpperCase() }).expect(200);

    await house.letterTo('lost@example.org', /A recovery code was used/);
    const { body: anew } = await house.signIn('lost@example.org').expect(200);
    const open = api(anew.access_token);
    await open.get('/orgs/mine').expect(200);
    await open.post('/auth/recovery-codes/use', { code: codes[4] }).expect(422);
    expect((await open.get('/auth/second-factor').expect(200)).body).toMatchObject({ isSetUp: false, codesLeft: 0 });
  });
});

describe('what asks for a second factor', () => {
  let world: World;
  let ours: Congregation;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'op.one@example.org,op.two@example.org', SECOND_FACTOR_FOR: 'operators' });
    ours = await world.congregation('Two Factors');
  });
  afterAll(() => world.close());

  /** The owner again, by a sign-in with these claims. */
  const owner = async (claims: object): Promise<Person> =>
    world.person('Two Factors owner', { sub: ours.people.owner.subject, ...claims });
  /** Everything that takes much away at once. */
  const WEIGHTY: [method: 'get' | 'post' | 'put' | 'delete', path: string][] = [
    ['get', '/yahrzeits/export'],
    ['get', '/contacts/export'],
    ['get', '/observers/export'],
    ['get', '/emails/export'],
    ['get', '/emails/jobs/export'],
    ['get', '/coverage/export'],
    ['get', '/imports/00000000-0000-4000-8000-000000000000/problems'],
    ['get', '/organization/export'],
    ['get', '/contacts/00000000-0000-4000-8000-000000000000/personal-data'],
    ['post', '/contacts/00000000-0000-4000-8000-000000000000/erase'],
    ['post', '/sheet-links'],
    ['post', '/api-keys'],
    ['delete', '/api-keys/00000000-0000-4000-8000-000000000000'],
    ['post', '/webhooks'],
    ['put', '/webhooks/00000000-0000-4000-8000-000000000000'],
    ['delete', '/webhooks/00000000-0000-4000-8000-000000000000'],
    ['post', '/webhooks/00000000-0000-4000-8000-000000000000/rotate'],
    ['put', '/orgs/mine/members/00000000-0000-4000-8000-000000000000'],
    ['delete', '/orgs/mine/members/00000000-0000-4000-8000-000000000000'],
    ['post', '/orgs/mine/invitations'],
    ['post', '/orgs/mine/owner'],
    ['post', '/orgs/mine/deletion'],
    ['post', '/auth/recovery-codes'],
    ['put', '/auth/second-factor/rule'],
    ['delete', '/auth/second-factor'],
  ];
  const codesOf = async (person: Person) => {
    const answers = [];
    for (const [method, path] of WEIGHTY) answers.push((await world.as(person)[method](`/api${path}`)).body?.code);
    return answers;
  };

  it('given nobody with a second factor, then none is asked', async () => {
    expect(await codesOf(ours.people.owner)).not.toContain('second_factor_needed');
  });

  it('given one that was shown five minutes ago, then it is asked again before what weighs, and for nothing else', async () => {
    const fresh = await owner(shown(10));
    expect(await codesOf(fresh)).not.toContain('second_factor_needed');

    const stale = await owner(shown(301));
    expect(await codesOf(stale)).toEqual(WEIGHTY.map(() => 'second_factor_needed'));
    await world.as(stale).get('/api/yahrzeits').expect(200);
  });

  it('given that it was shown once, then tokens and cookies without it open nothing any more', async () => {
    await world
      .as(await owner(shown(10)))
      .get('/api/orgs/mine')
      .expect(200);
    const bare = await owner({ aal: 'aal1' });

    await world.as(bare).get('/api/yahrzeits').expect(403);
    const signedIn = await world
      .as()
      .post('/api/auth/supabase/callback')
      .send({ access_token: bare.token })
      .expect(200);
    const cookie = String(signedIn.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const { body } = await world.as().get('/api/yahrzeits').set('Cookie', cookie).expect(403);
    expect(body.code).toBe('second_factor_needed');
  });

  it.each([
    ['a level without its proof', { aal: 'aal2' }],
    ['a proof without its level', { aal: 'aal1', amr: [{ method: 'totp', timestamp: seconds() }] }],
    ['a proof of something else', { aal: 'aal2', amr: [{ method: 'password', timestamp: seconds() }] }],
    ['a proof that is none', { aal: 'aal2', amr: 'totp' }],
  ])('given %s, then it counts for nothing', async (_, claims) => {
    await world
      .as(await owner(shown(10)))
      .get('/api/orgs/mine')
      .expect(200);

    await world
      .as(await owner(claims))
      .get('/api/yahrzeits')
      .expect(403);
  });

  it('given a congregation that asks one of its owners, then an owner without one reaches the account only', async () => {
    const strict = await world.congregation('Strict');
    const { owner: boss, staff } = strict.people;
    await world.as(boss).put('/api/auth/second-factor/rule').send({ ofOwners: true }).expect(200);

    expect((await world.as(boss).get('/api/yahrzeits').expect(403)).body.code).toBe('second_factor_missing');
    await world.as(boss).get('/api/orgs/mine').expect(200);
    await world.as(staff).get('/api/yahrzeits').expect(200);
    expect((await world.as(boss).get('/api/auth/second-factor').expect(200)).body).toMatchObject({ isRequired: true });

    const withOne = await world.person('Strict owner', { sub: boss.subject, ...shown(1) });
    await world.as(withOne).get('/api/yahrzeits').expect(200);
  });

  it('given an installation that asks one of its operators, then an operator without one does not run it', async () => {
    const bare = await world.person('Op One');
    expect((await world.as(bare).get('/api/operator/overview').expect(403)).body.code).toBe('second_factor_missing');

    const armed = await world.person('Op Two', shown(1));
    await world.as(armed).get('/api/operator/overview').expect(200);
  });

  it('given an operator who ends the sessions of somebody, then all of them end, and nobody else may', async () => {
    const person = await world.person('Ended', { iat: seconds() - 60 });
    const signedIn = await world
      .as()
      .post('/api/auth/supabase/callback')
      .send({ access_token: person.token })
      .expect(200);
    const cookie = String(signedIn.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    const end = (by: Person) => world.as(by).post('/api/auth/sign-out-person').send({ email: 'Ended@example.org' });

    await end(ours.people.admin).expect(403);
    await world.as(person).get('/api/orgs').expect(200);
    await end(await world.person('Op Two', shown(1))).expect(200);

    await world.as(person).get('/api/orgs').expect(401);
    await world.as().get('/api/orgs').set('Cookie', cookie).expect(401);
  });

  it('given an operator who ends the sessions of a member, then the history of the organization tells it', async () => {
    const [{ id, email }] = await world.db.query(
      `SELECT u.id, u.email FROM app_user u JOIN membership m ON m.user_id = u.id WHERE m.organization_id = $1 AND m.role = 'viewer'`,
      [ours.org],
    );

    await world
      .as(await world.person('Op Two', shown(1)))
      .post('/api/auth/sign-out-person')
      .send({ email })
      .expect(200);

    expect(
      await world.db.query(
        `SELECT action, resource_id AS id FROM audit_log WHERE organization_id = $1 ORDER BY audit_log.id DESC LIMIT 1`,
        [ours.org],
      ),
    ).toEqual([{ action: 'sign-out-everywhere', id }]);
  });
});
