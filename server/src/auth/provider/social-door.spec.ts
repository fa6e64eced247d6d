import { decodeJwt } from 'jose';
import { anIdentityHouse, type IdentityHouse } from '../../../test/identity-house.js';
import { aSocialProvider } from '../../../test/social-provider.js';

const PAGE = 'http://zikaron.test/auth/callback';

describe('signing in by another provider', () => {
  let house: IdentityHouse;
  let provider: Awaited<ReturnType<typeof aSocialProvider>>;

  beforeAll(async () => {
    provider = await aSocialProvider();
    house = await anIdentityHouse({
      ...{ SOCIAL_AUTH: 'google,apple', SOCIAL_AUTH_BASE: provider.base, GOOGLE_CLIENT_ID: 'us', GOOGLE_SECRET: 's' },
      ...{ APPLE_CLIENT_ID: 'us', APPLE_SECRET: 's' },
    });
  });
  afterAll(async () => {
    await house.close();
    await provider.stop();
  });

  /** Leaves for the provider: the address of its page, and the cookie that the browser keeps. */
  async function leave(name: string, redirectTo = PAGE) {
    const answer = await house.world
      .as()
      .get('/auth/v1/authorize')
      .query({ provider: name, redirect_to: redirectTo })
      .redirects(0)
      .expect(303);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    return { there: new URL(answer.headers.location ?? ''), cookie };
  }
  /** Comes back with these: where the browser is sent. */
  async function comeBack(query: Record<string, string>, cookie: string): Promise<URL> {
    const request = house.world.as().get('/auth/v1/callback').query(query).set('Cookie', cookie);
    return new URL((await request.redirects(0).expect(303)).headers.location ?? '');
  }
  const saidOf = (page: URL) => Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  const miriam = { aud: 'us', sub: 'g-1', email: 'Miriam@Example.org', email_verified: true, given_name: 'Miriam' };

  async function comeInBy(name: string, claims: Record<string, unknown>, redirectTo?: string) {
    const { there, cookie } = await leave(name, redirectTo);
    const state = there.searchParams.get('state') ?? '';
    provider.knows({ nonce: there.searchParams.get('nonce'), ...claims });
    return { page: await comeBack({ code: 'c', state }, cookie), there };
  }

  it('given somebody new, then the provider is asked for a code, and they come in with their name and go where they wanted', async () => {
    const { page, there } = await comeInBy('google', miriam, `${PAGE}?next=/app/contacts`);

    expect(there.href).toContain(`${provider.base}/google/authorize`);
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      ...{ client_id: 'us', response_type: 'code', redirect_uri: 'http://zikaron.test/auth/v1/callback' },
      scope: 'openid email profile',
    });
    expect(Object.fromEntries(provider.asked.at(-1)!)).toMatchObject({ code: 'c', client_secret: 's' });
    expect(page.href).toContain(`${PAGE}?next=%2Fapp%2Fcontacts#access_token=`);
    const { access_token = '', refresh_token = '' } = saidOf(page);
    const { body } = await house.world.as().get('/api/orgs/mine').auth(access_token, { type: 'bearer' }).expect(200);
    expect(body.currentUser).toMatchObject({ name: 'Miriam', email: 'miriam@example.org' });
    await house.post('token?grant_type=refresh_token', { refresh_token }).expect(200);
  });

  it('given the same address by Apple, whose answer is a form, then it is the same account', async () => {
    const before = saidOf((await comeInBy('google', miriam)).page).access_token ?? '';
    const { there, cookie } = await leave('apple');
    expect(there.searchParams.get('response_mode')).toBe('form_post');
    const state = there.searchParams.get('state') ?? '';
    provider.knows({ ...miriam, sub: 'a-1', email_verified: 'true', nonce: state });

    const form = await house.world.as().post('/auth/v1/callback').type('form').send({ code: 'c', state }).redirects(0);
    expect(form.status).toBe(303);
    const page = await comeBack(Object.fromEntries(new URL(form.headers.location ?? '').searchParams), cookie);
    expect(decodeJwt(saidOf(page).access_token ?? '').sub).toBe(decodeJwt(before).sub);
  });

  it('given an account that nobody has proved, then whoever proves the address by a provider does not get its password', async () => {
    await house.post('signup', { email: 'rivka@example.org', password: 'chosen by a stranger' }).expect(200);
    await comeInBy('google', { ...miriam, sub: 'g-2', email: 'rivka@example.org' });

    expect((await house.signIn('rivka@example.org', 'chosen by a stranger')).status).toBe(400);
  });

  it('given somebody who says no there, then our page says so', async () => {
    const { there, cookie } = await leave('google');
    const state = there.searchParams.get('state') ?? '';
    const page = await comeBack({ error: 'access_denied', error_description: 'The person said no', state }, cookie);
    expect(saidOf(page)).toEqual({ error: 'access_denied', error_description: 'The person said no' });

    const again = await leave('apple');
    const wordless = { error: 'user_cancelled_authorize', state: again.there.searchParams.get('state') ?? '' };
    expect(saidOf(await comeBack(wordless, again.cookie))).toEqual({ error: 'access_denied' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['of another installation', { ...miriam, aud: 'them' }],
    ['of another provider', { ...miriam, iss: 'https://evil.example' }],
    ['of an earlier sign-in', { ...miriam, nonce: 'earlier' }],
    ['without a proved address', { ...miriam, email_verified: false }],
  ])('given a token %s, then nobody comes in, and our page says so', async (_, claims) => {
    const { page } = await comeInBy('google', claims);
    expect(saidOf(page)).toMatchObject({ error: 'server_error', error_code: 'bad_oauth_callback' });
  });

  it('given a way back that another browser began, or a provider that is not offered, then our page says so', async () => {
    const { there } = await leave('google');
    const page = await comeBack({ code: 'c', state: there.searchParams.get('state') ?? '' }, 'x=y');
    expect(saidOf(page).error_code).toBe('bad_oauth_state');
    expect(saidOf((await leave('github')).there).error_code).toBe('oauth_provider_not_supported');
  });

  it('given a way on to another site, then it is forgotten', async () => {
    const { page } = await comeInBy('google', miriam, 'https://evil.test/auth/callback?next=/x');
    expect(page.origin + page.pathname + page.search).toBe(PAGE);
  });
});
