import type { Session } from '@zikaron/contract';
import { aWorld, type Congregation, type Person, type World } from '../../test/world.js';

describe('signing in and out', () => {
  let world: World;
  let beth: Congregation;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'operator@example.org' });
    beth = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const callback = (token: string) => world.as().post('/api/auth/supabase/callback').send({ access_token: token });
  /** Signs in and answers the cookie as a browser would send it. */
  const cookieOf = async (token: string): Promise<string> => {
    const answer = await callback(token).expect(200);
    return String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  };
  const withCookie = (cookie: string) => ({
    me: async () => (await world.as().get('/api/auth/me').set('Cookie', cookie)).body,
    get: (path: string) => world.as().get(path).set('Cookie', cookie),
    logout: (origin: string) => world.as().post('/api/auth/logout').set('Cookie', cookie).set('Origin', origin),
  });

  it('given a first sign-in, then the person owns an organization by the name they typed, with a code made from it', async () => {
    const person = await world.person('Rivka', {
      user_metadata: { firstName: 'Rivka', organizationName: 'Ohev Zedek' },
    });

    await callback(person.token).expect(200, { authenticated: true, hasActiveSubscription: true, isOperator: false });

    const { body } = await world.as(person).get('/api/orgs/mine').expect(200);
    expect(body.currentUser).toMatchObject({ name: 'Rivka', role: 'owner' });
    expect(body.organization).toMatchObject({ name: 'Ohev Zedek', orgCode: 'ohev-zedek' });
  });

  it('given somebody who registered in Hebrew, then their congregation speaks Hebrew; in a language that we do not have, English', async () => {
    const languageOf = async (name: string, language: string) => {
      const person = await world.person(name, { user_metadata: { language } });
      await callback(person.token).expect(200);
      return (await world.as(person).get('/api/orgs/mine/settings').expect(200)).body.language;
    };

    expect(await languageOf('Tamar', 'he')).toBe('he');
    expect(await languageOf('Pierre', 'fr')).toBe('en');
  });

  it('given names at registration that turn their direction, or that nobody sees, then they are kept without that, or not', async () => {
    const typed = { firstName: '\u202EAnn\u202C', lastName: '\u3164', organizationName: '\u2067Beth Or\u2069' };
    const person = await world.person('Ann', { user_metadata: typed });
    await callback(person.token).expect(200);

    const { body } = await world.as(person).get('/api/orgs/mine').expect(200);
    expect([body.currentUser.name, body.organization.name]).toEqual(['Ann', 'Beth Or']);
  });

  it('given a second sign-in with another address, then it is the same person with the new address', async () => {
    const person = await world.person('Leah');
    await callback(person.token).expect(200);
    const again = await world.person('Leah Levin', { sub: person.subject });

    await callback(again.token).expect(200);

    const { body } = await world.as(again).get('/api/orgs/mine').expect(200);
    expect(body.users).toEqual([expect.objectContaining({ name: 'Leah', email: 'leah.levin@example.org' })]);
  });

  it('given details that came only after the sign-in, then person and organization get their names, once', async () => {
    const person = await world.person('Dov', { user_metadata: {} });
    const register = (organizationName: string) =>
      world
        .as(person)
        .post('/api/auth/register-details')
        .send({ firstName: 'Dov', lastName: 'Katz', phone: null, organizationName })
        .expect(200);

    await register('Shaarei Tefillah');
    await register('Somebody Else');

    const { body } = await world.as(person).get('/api/orgs/mine').expect(200);
    expect(body.currentUser.name).toBe('Dov Katz');
    expect(body.organization).toMatchObject({ name: 'Shaarei Tefillah', orgCode: 'shaarei-tefillah' });
  });

  it('given a viewer who sends the name of an organization, then theirs keeps its own', async () => {
    const details = { firstName: 'V', lastName: 'Iewer', phone: null, organizationName: 'Taken Over' };
    await world.as(beth.people.viewer).post('/api/auth/register-details').send(details).expect(200);

    const { body } = await world.as(beth.people.owner).get('/api/orgs/mine').expect(200);
    expect(body.organization.name).toBe('Beth Shalom');
  });

  it('given a sign-in, then the cookie is out of reach of scripts and of other sites', async () => {
    const answer = await callback(beth.people.owner.token).expect(200);

    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^zikaron=[\w-]{43}; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const [{ kept }] = await world.db.query(`SELECT bool_or(position($1 in s::text) > 0) AS kept FROM web_session s`, [
      /=([\w-]+);/.exec(String(answer.headers['set-cookie']?.[0]))?.[1],
    ]);
    expect(kept).toBe(false);
  });

  it('given the cookie alone, then its bearer is known, until they sign out', async () => {
    const { me, logout } = withCookie(await cookieOf((await world.person('Out')).token));
    expect(await me()).toEqual({ authenticated: true, hasActiveSubscription: true, isOperator: false });

    await logout('http://zikaron.test').expect(200);

    expect(await me()).toEqual({ authenticated: false, hasActiveSubscription: false, isOperator: false });
  });

  it('given a signing out, then the access tokens of that sign-in are refused too, and its token opens no new session', async () => {
    const person = await world.person('Gone');
    const cookie = await cookieOf(person.token);

    await world.as(person).post('/api/auth/logout').expect(200);

    await world.as(person).get('/api/orgs/mine').expect(401);
    await callback(person.token).expect(401);
    expect((await withCookie(cookie).me()).authenticated).toBe(false);
  });

  it('given someone who never had a cookie, when they sign out, then their token is refused from then on', async () => {
    const person = await world.person('Bearer Only');
    await world.as(person).get('/api/orgs/mine').expect(200);

    await world.as(person).post('/api/auth/logout').expect(200);

    await world.as(person).get('/api/orgs/mine').expect(401);
  });

  it('given another sign-in of the same person, when one is ended, then the other goes on', async () => {
    const phone = await world.person('Two');
    const desk = await world.person('Two', { sub: phone.subject });
    await callback(phone.token).expect(200);

    await world.as(phone).post('/api/auth/logout').expect(200);

    await world.as(desk).get('/api/orgs/mine').expect(200);
  });

  it.each(['https://evil.test', 'http://zikaron.test.evil.test', 'null', ''])(
    'given the cookie and a change from the origin "%s", then it is refused and the session goes on',
    async (origin) => {
      const { me, logout } = withCookie(await cookieOf(beth.people.staff.token));

      const answer = await logout(origin);

      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('foreign_origin');
      expect((await me()).authenticated).toBe(true);
    },
  );

  it('given a session past its time, or a made-up secret, then nobody is known', async () => {
    const cookie = await cookieOf((await world.person('Late')).token);
    await world.db.query(`UPDATE web_session SET expires_at = now() - interval '1 second'`);

    await withCookie(cookie).get('/api/orgs/mine').expect(401);
    await withCookie(`zikaron=${'A'.repeat(43)}`)
      .get('/api/orgs/mine')
      .expect(401);
  });

  it('given nobody, when they sign out or ask who they are, then they are answered', async () => {
    await world.as().post('/api/auth/logout').expect(200);
    await world
      .as()
      .get('/api/auth/me')
      .expect(200, { authenticated: false, hasActiveSubscription: false, isOperator: false });
  });

  it('given a member who was removed, then they are known and belong nowhere, and no new organization is made', async () => {
    const person = await world.person('Removed');
    await callback(person.token).expect(200);
    await world.db.query(`DELETE FROM membership m USING app_user u WHERE u.id = m.user_id AND u.subject = $1`, [
      person.subject,
    ]);

    const answer = await world.as(person).get('/api/orgs/mine');

    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('no_organization');
  });

  it('given signing in and out, then the audit has them', async () => {
    const person = await world.person('Audited');
    await callback(person.token).expect(200);
    await world.as(person).post('/api/auth/logout').expect(200);

    const noted = await world.db.query(
      `SELECT action FROM audit_log WHERE actor_name = 'Audited' AND resource = 'member' ORDER BY id`,
    );

    expect(noted).toEqual([{ action: 'sign-in' }, { action: 'sign-out' }]);
  });

  it('given a trial whose time has passed, then what needs a plan is refused with 402, and the account is open', async () => {
    const { people, org } = await world.congregation('Lapsed');
    await world.db.query(`UPDATE organization SET trial_ends_at = now() - interval '1 month' WHERE id = $1`, [org]);

    const { body } = await world.as(people.owner).get('/api/orgs/mine').expect(200);
    expect(body).toMatchObject({ hasActiveSubscription: false, subscription: { status: 'expired' } });
    await world.as(people.owner).get('/api/queues/meta').expect(402);
  });
});

describe('the sessions of a person', () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld();
  });
  afterAll(() => world.close());

  const signIn = (person: Person, browser: string) =>
    world
      .as()
      .post('/api/auth/supabase/callback')
      .set('User-Agent', browser)
      .send({ access_token: person.token })
      .expect(200);
  const sessionsOf = async (person: Person): Promise<Session[]> =>
    (await world.as(person).get('/api/auth/sessions').expect(200)).body.data;

  it('given two browsers, when one ends the other, then the other is out and the first is not', async () => {
    const here = await world.person('Two Browsers');
    const there = await world.person('Two Browsers', { sub: here.subject });
    await signIn(here, 'Firefox at work');
    await signIn(there, 'Safari on a lost phone');

    const listed = await sessionsOf(here);
    expect(listed).toMatchObject([
      { browser: 'Safari on a lost phone', current: false },
      { browser: 'Firefox at work', current: true },
    ]);
    await world.as(here).delete(`/api/auth/sessions/${listed[0]?.id}`).expect(200);

    await world.as(there).get('/api/orgs').expect(401);
    await world.as(here).get('/api/orgs').expect(200);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('given an answer of the API, then no cache keeps it', async () => {
    const { headers } = await world
      .as(await world.person('Nobody kept'))
      .get('/api/orgs')
      .expect(200);

    expect(headers['cache-control']).toBe('no-store');
  });

  it('given a session of somebody else, then it is not found and goes on', async () => {
    const [one, other] = [await world.person('One'), await world.person('Other')];
    await signIn(one, 'a');
    await signIn(other, 'b');
    const [theirs] = await sessionsOf(other);

    await world.as(one).delete(`/api/auth/sessions/${theirs?.id}`).expect(404);

    await world.as(other).get('/api/orgs').expect(200);
  });

  it('given signing out everywhere, then every token issued before is refused, and a new sign-in is not', async () => {
    const old = { iat: Math.floor(Date.now() / 1000) - 60 };
    const here = await world.person('Everywhere', old);
    const there = await world.person('Everywhere', { sub: here.subject, ...old });
    const later = await world.person('Everywhere', { sub: here.subject, iat: Math.floor(Date.now() / 1000) + 2 });
    const cookie = String((await signIn(there, 'b')).headers['set-cookie']?.[0]).split(';')[0] ?? '';

    await world.as(here).post('/api/auth/logout-everywhere').expect(200);

    await world.as(here).get('/api/orgs').expect(401);
    await world.as(there).get('/api/orgs').expect(401);
    expect((await world.as().get('/api/auth/me').set('Cookie', cookie)).body.authenticated).toBe(false);
    await world.as(later).get('/api/orgs').expect(200);
  });
});
