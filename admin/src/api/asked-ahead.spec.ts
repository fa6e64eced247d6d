import { askedAhead } from './asked-ahead';
import { listQuery } from './list-ahead';
import { SESSION_KEY, storedToken } from './stored-session';

/** The session of the identity provider, as it keeps it in the browser. */
const kept = (session: unknown) =>
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => (key === SESSION_KEY ? JSON.stringify(session) : null) },
  });
const inSeconds = (seconds: number) => Math.round(Date.now() / 1000) + seconds;

describe('what is asked before the program is there', () => {
  const asked = () => {
    const answers = new Map([['/api/orgs/mine', Promise.resolve('the answer' as unknown as Response)]]);
    globalThis.ASKED_AHEAD = { token: 'good', answers };
  };

  it('given an answer that was asked for, then it is given once', async () => {
    asked();
    kept({ access_token: 'good', expires_at: inSeconds(600) });
    expect(await askedAhead('/api/orgs/mine')).toBe('the answer');
    expect(askedAhead('/api/orgs/mine')).toBeUndefined();
    expect(askedAhead('/api/contacts')).toBeUndefined();
  });

  it('given a second factor that was shown since, then the answer to the token before is not given', () => {
    asked();
    kept({ access_token: 'better', expires_at: inSeconds(600) });
    expect(askedAhead('/api/orgs/mine')).toBeUndefined();
  });

  it('given a list as somebody left it, then it is asked for so, else in its own order', () => {
    const usual = { sort: 'name', order: 'ASC', page: 1, perPage: 20 };
    expect(decodeURIComponent(listQuery(usual))).toBe('filter={}&range=[0,19]&sort=["name","ASC"]');
    expect(decodeURIComponent(listQuery(usual, { page: 3, perPage: 50, order: 'DESC' }))).toBe(
      'filter={}&range=[100,149]&sort=["name","DESC"]',
    );
  });
});

describe('the token that is kept here', () => {
  it('given one that is good for a while, then it is used without asking anybody', () => {
    kept({ access_token: 'good', expires_at: inSeconds(600) });
    expect(storedToken()).toBe('good');
  });

  it('given one that ends soon, one without an end, or none, then the client of the provider is asked', () => {
    for (const session of [{ access_token: 'old', expires_at: inSeconds(60) }, { access_token: 'odd' }, null]) {
      kept(session);
      expect(storedToken()).toBeNull();
    }
  });
});
