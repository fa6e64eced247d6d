import { API_SCOPES, type ApiKey, type NewApiKey, type Permission } from '@zikaron/contract';
import { aWorld, type Congregation, type Person, type World } from '../../test/world.js';
import { MOST_KEYS, REQUESTS_PER_MINUTE } from './api-keys.service.js';

let world: World;
let beth: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  beth = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const owner = () => world.as(beth.people.owner);
const make = async (scopes: readonly Permission[] = ['contacts:read'], expiresAt: string | null = null) =>
  (await owner().post('/api/api-keys').send({ name: 'Website', scopes, expiresAt }).expect(201)).body as NewApiKey;
const withKey = ({ secret }: NewApiKey) => world.as({ token: secret } as Person);
const list = async (): Promise<ApiKey[]> => (await owner().get('/api/api-keys').expect(200)).body.data;

describe('an API key', () => {
  it('given its secret, then it opens what its scopes say, of its organization', async () => {
    const key = await make(['contacts:read', 'contacts:write']);

    await withKey(key).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);
    const { body } = await withKey(key).get('/api/contacts').expect(200);

    expect(body.data).toMatchObject([{ name: 'Ploni' }]);
    expect((await withKey(key).get('/api/yahrzeits').expect(403)).body.code).toBe('not_allowed');
  });

  it('given what it did, then the trail names the key', async () => {
    const key = await make(['contacts:write']);
    await withKey(key).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);

    const [row] = await world.db.query(
      `SELECT actor_id AS id, actor_name AS name FROM audit_log WHERE organization_id = $1 AND resource = 'contact'`,
      [beth.org],
    );

    expect(row).toEqual({ id: key.id, name: 'API key: Website' });
  });

  it('given its making, then the secret is in that answer and nowhere else', async () => {
    const { secret, start } = await make();

    expect(secret).toMatch(/^zikaron_[\w-]{43}$/);
    expect(secret.startsWith(start)).toBe(true);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const tables: { name: string }[] = await world.db.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const found = await world.db.query(`SELECT FROM "${name}" t WHERE position($1 in t::text) > 0`, [secret]);
      expect([name, found.length]).toEqual([name, 0]);
    }
  });

  it('given one that is revoked or has run out, then it opens nothing', async () => {
    const [revoked, past] = [await make(), await make(['contacts:read'], new Date(Date.now() + 60_000).toISOString())];
    await owner().delete(`/api/api-keys/${revoked.id}`).expect(200);
    await world.db.query(`UPDATE api_key SET expires_at = now() WHERE id = $1`, [past.id]);

    await withKey(revoked).get('/api/contacts').expect(401);
    await withKey(past).get('/api/contacts').expect(401);
    await owner().delete(`/api/api-keys/${revoked.id}`).expect(404);
    expect((await list()).map(({ id }) => id)).toEqual([past.id]);
  });

  it('given more at once than there may be, then so many are made, and the others are refused in words until one is revoked', async () => {
    const ask = () =>
      owner()
        .post('/api/api-keys')
        .send({ name: 'Website', scopes: ['contacts:read'], expiresAt: null });
    const answers = await Promise.all(Array.from({ length: MOST_KEYS + 10 }, ask));
    const refused = answers.filter(({ status }) => status !== 201);

    expect(await list()).toHaveLength(MOST_KEYS);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(10).fill([409, 'too_many_keys']));
    expect(refused[0]?.body.message).toContain(`${MOST_KEYS} API keys at most`);
    const [key] = await list();
    await owner().delete(`/api/api-keys/${key?.id}`).expect(200);
    await ask().expect(201);
  });

  it('given something that only looks like one, then it opens nothing', async () => {
    const { secret } = await make();
    const looksLikeOne = [
      'zikaron_',
      `zikaron_${'A'.repeat(43)}`,
      secret.slice(0, -1),
      `${secret}x`,
      secret.toUpperCase(),
      `ZIKARON_${secret.slice(8)}`,
      `zikaron_${'x'.repeat(5000)}`,
    ];

    for (const token of looksLikeOne)
      await world
        .as({ token } as Person)
        .get('/api/contacts')
        .expect(401);
  });

  it('given a use, then the list says when, to the minute', async () => {
    const key = await make();
    expect((await list())[0]?.lastUsedAt).toBeNull();

    await withKey(key).get('/api/contacts').expect(200);

    expect(Date.now() - Date.parse((await list())[0]?.lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('given what is about a person, then it is closed to every key', async () => {
    const key = await make(API_SCOPES);

    for (const path of ['/api/orgs', '/api/auth/sessions', '/api/operator/organizations']) {
      const { status, body } = await withKey(key).get(path);
      if (status !== 404) expect([path, status, body.code]).toEqual([path, 403, 'not_a_person']);
    }
    expect((await withKey(key).post('/api/orgs/mine/leave').expect(403)).body.code).toBe('not_a_person');
    expect((await withKey(key).get('/api/auth/me')).body).toEqual({
      authenticated: false,
      hasActiveSubscription: false,
      isOperator: false,
    });
    await withKey(key).get('/api/api-keys').expect(403);
  });

  it('given scopes that no key may have, or none, or a time that is past, then it is not made', async () => {
    const drafts = [
      { name: 'x', scopes: [], expiresAt: null },
      { name: 'x', scopes: ['members:write'], expiresAt: null },
      { name: 'x', scopes: ['billing:write'], expiresAt: null },
      { name: 'x', scopes: ['keys:write'], expiresAt: null },
      { name: '', scopes: ['contacts:read'], expiresAt: null },
      { name: 'x', scopes: ['contacts:read'], expiresAt: '2020-01-01T00:00:00Z' },
    ];

    for (const draft of drafts) {
      const { status } = await owner().post('/api/api-keys').send(draft);
      expect([draft, [400, 422].includes(status)]).toEqual([draft, true]);
    }
  });

  it('given a plan below Plus, then keys are neither made nor taken; they can be revoked', async () => {
    const key = await make();
    await world.db.query(`UPDATE organization SET plan = 'standard', subscription_status = 'active' WHERE id = $1`, [
      beth.org,
    ]);

    expect((await withKey(key).get('/api/contacts').expect(402)).body.code).toBe('plan_needed');
    await owner()
      .post('/api/api-keys')
      .send({ name: 'x', scopes: ['contacts:read'], expiresAt: null })
      .expect(402);
    await owner().delete(`/api/api-keys/${key.id}`).expect(200);
  });

  it('given a trial that is over, then a key may read and not write, as people may', async () => {
    const key = await make(['yahrzeits:read', 'yahrzeits:write']);
    await world.db.query(`UPDATE organization SET trial_ends_at = now() - interval '1 day' WHERE id = $1`, [beth.org]);

    await withKey(key).get('/api/yahrzeits').expect(200);
    await withKey(key).post('/api/yahrzeits').send({ name: 'Ploni' }).expect(402);
  });

  it('given more requests than a minute allows, then the key waits, and others do not', async () => {
    const [busy, other] = [await make(), await make()];
    for (let n = 0; n < REQUESTS_PER_MINUTE; n += 50) {
      await Promise.all(Array.from({ length: 50 }, () => withKey(busy).get('/api/contacts')));
    }

    const answer = await withKey(busy).get('/api/contacts').expect(429);

    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await withKey(other).get('/api/contacts').expect(200);
  });
});
