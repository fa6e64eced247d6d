import { API_SCOPES, may, type NewApiKey, type Permission } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { attacksOn, isKnown, NEEDED, SHARED_ADDRESS, type Attack } from './attacks.js';
import { everyRecord, fingerprint, type Records, forgetActs } from './records.js';
import { askedOfCallers } from '../src/app/asked-of-callers.js';
import { routesOf, type Route } from './routes.js';
import { aWorld, ROLES, type Congregation, type Person, type World } from './world.js';

const OURS = 'Ourselves';
/** In every text of the other organization: where it shows, something leaked. */
const THEIRS = 'Kanarie';

/** Reading by POST, because what is asked does not fit into an address. */
const READ_BY_POST = [
  'POST /api/emails/jobs/{id}/preview',
  'POST /api/merge-field-testing/validate-template',
  'POST /api/merge-field-testing/fill',
  'POST /api/merge-field-testing/bulk-analyze',
  'POST /api/yahrzeits/understand',
  'POST /api/templates/prepare',
  'POST /api/printing/count',
  'POST /api/yahrzeits/export',
  'POST /api/contacts/export',
  'POST /api/observers/export',
  'POST /api/emails/export',
  'POST /api/emails/jobs/export',
  'POST /api/coverage/export',
];

const TAKE_ACCESS_AWAY = [
  'revokeCalendarLink',
  'revokePublicList',
  'revokeSheetLink',
  'revokeApiKey',
  'deleteWebhook',
  'deleteImportSource',
];

/** What only a member can be told: an API key belongs to the organization, and is nobody in it. */
const ABOUT_THE_MEMBER = ['PUT /api/notifications/digest', 'PUT /api/pulpit-sheet/mail'];

const isScope = (permission: Permission): boolean => (API_SCOPES as readonly Permission[]).includes(permission);

describe('one organization and another', () => {
  let world: World;
  let us: Congregation;
  let them: Congregation;
  let they: Records;
  let routes: Route[];

  beforeAll(async () => {
    world = await aWorld();
    [us, them] = [await world.congregation(OURS), await world.congregation(THEIRS)];
    they = await everyRecord(world.db, them.org, THEIRS);
    await world.db.query(`INSERT INTO contact (organization_id, name, email) VALUES ($1, $2, $3)`, [
      them.org,
      THEIRS,
      SHARED_ADDRESS,
    ]);
    routes = await routesOf(world.app);
  });
  beforeEach(() =>
    world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active' WHERE id = $1`, [us.org]),
  );
  afterAll(() => world.close());

  const send = (
    who: Person | undefined,
    { method }: Route,
    { path, query, body }: Omit<Attack, 'what' | 'mayAnswer'>,
  ) => {
    const agent = world.walking(who);
    return agent[method](path)
      .query(query ?? {})
      .send(body);
  };

  const tenantRoutes = () => routes.filter(({ asks }) => typeof asks === 'object');
  const rightsOf = ({ asks }: Route) => (typeof asks === 'object' ? asks.permission : 'organization:delete');

  /** Whatever was sent is taken out first: an answer may repeat a question. */
  function leaksIn(answer: { text?: string }, attack: Attack): string[] {
    const sent = `${attack.path} ${JSON.stringify(attack.query ?? {})} ${JSON.stringify(attack.body ?? {})}`;
    const secrets = [THEIRS, THEIRS.toLowerCase(), them.org, ...Object.values(they)];
    return secrets.filter((secret) => answer.text?.includes(secret) && !sent.includes(secret));
  }

  it('given a new route, then it has its cases here', () => {
    expect(routes.filter((route) => !isKnown(route)).map(({ name }) => name)).toEqual([]);
  });

  it('given a route that asks a permission, then it stands in the API document, where these cases find it', () => {
    const documented = tenantRoutes().length;
    const handlers = [...askedOfCallers(world.app).values()].filter((asks) => typeof asks === 'object').length;

    expect(documented).toBe(handlers);
  });

  it.each(ROLES)(
    "given our %s with the other organization's ids in every path, body, query and filter, then nothing leaks and nothing changes",
    async (role) => {
      const we = await everyRecord(world.db, us.org, `${OURS}-${role}`);
      const before = await fingerprint(world.db, them.org);
      const wrong: string[] = [];
      let tried = 0;

      for (const route of tenantRoutes()) {
        const isAllowed = may(role, rightsOf(route));
        if (route.path === '/api/history') await forgetActs(world.db, us.org);
        for (const attack of attacksOn(route, they, we, them.org, THEIRS)) {
          tried++;
          const answer = await send(us.people[role], route, attack);
          const asExpected = isAllowed ? attack.mayAnswer.includes(answer.status) : answer.status === 403;
          const leaks = leaksIn(answer, attack);
          if (!asExpected || leaks.length) {
            wrong.push(`${route.name}, ${attack.what}: ${answer.status} ${leaks.join()} ${answer.text?.slice(0, 200)}`);
          }
        }
      }

      expect(wrong).toEqual([]);
      expect(await fingerprint(world.db, them.org)).toBe(before);
      expect(tried).toBeGreaterThanOrEqual(100);
    },
  );

  it('given reading everything that is ours, then nothing of theirs is among it', async () => {
    const wrong: string[] = [];

    for (const route of tenantRoutes().filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
      if (route.path === '/api/history') await forgetActs(world.db, us.org);
      const answer = await send(us.people.owner, route, {
        path: route.path,
        query: { ...NEEDED[route.name], organizationId: them.org },
      });
      const leaks = leaksIn(answer, { what: '', path: route.path, mayAnswer: [] });
      if (leaks.length) wrong.push(`${route.name}: ${leaks.join()}`);
    }

    expect(wrong).toEqual([]);
  });

  it('given their organization named in the header, then every route refuses and nothing changes', async () => {
    const before = await fingerprint(world.db, them.org);
    const wrong: string[] = [];

    for (const route of routes.filter(({ asks }) => asks !== 'public')) {
      for (const named of [them.org, randomUUID(), 'not-an-id', `${us.org},${them.org}`]) {
        const path = route.path.replace(/\{\w+\}/g, they.contact);
        const asked = world.walking(us.people.owner)[route.method](path).set('X-Organization-Id', named);
        const { status, body } = await asked.send({});
        if (status !== 403 || body.code !== 'not_a_member') wrong.push(`${route.name}: ${status} ${body.code}`);
      }
    }

    expect(wrong).toEqual([]);
    expect(await fingerprint(world.db, them.org)).toBe(before);
  });

  describe('and its API keys', () => {
    const aKey = async (scopes: readonly Permission[]): Promise<Person> => {
      const draft = { name: 'A key', scopes, expiresAt: null };
      const { body } = await world.as(us.people.owner).post('/api/api-keys').send(draft).expect(201);
      return { subject: '', email: '', token: (body as NewApiKey).secret };
    };

    it("given a key with every scope and the other organization's ids everywhere, then nothing leaks and nothing changes", async () => {
      const we = await everyRecord(world.db, us.org, `${OURS}-key`);
      const key = await aKey(API_SCOPES);
      const before = await fingerprint(world.db, them.org);
      const wrong: string[] = [];

      for (const route of tenantRoutes().filter((one) => isScope(rightsOf(one)))) {
        for (const attack of attacksOn(route, they, we, them.org, THEIRS)) {
          const answer = await send(key, route, attack);
          // A key is no member: what is about the member who asks is not there for it.
          const isAllowed = [...attack.mayAnswer, ...(ABOUT_THE_MEMBER.includes(route.name) ? [404] : [])];
          const leaks = leaksIn(answer, attack);
          if (!isAllowed.includes(answer.status) || leaks.length) {
            wrong.push(`${route.name}, ${attack.what}: ${answer.status} ${leaks.join()} ${answer.text?.slice(0, 200)}`);
          }
        }
      }

      expect(wrong).toEqual([]);
      expect(await fingerprint(world.db, them.org)).toBe(before);
    });

    it.each(API_SCOPES)('given a key with %s alone, then every other route refuses it', async (scope) => {
      const key = await aKey([scope]);
      const wrong: string[] = [];

      for (const route of routes.filter(({ asks }) => asks !== 'public')) {
        const path = route.path.replace('{queue}', 'email-sending').replace('{version}', '1');
        const answer = await send(key, route, { path: path.replace(/\{\w+\}/g, randomUUID()) });
        const refused = answer.status === 403 && ['not_allowed', 'not_a_person'].includes(answer.body.code);
        const isIncluded = typeof route.asks === 'object' && route.asks.permission === scope;
        if (refused === isIncluded) wrong.push(`${route.name}: ${answer.status} ${answer.text}`);
      }

      expect(wrong).toEqual([]);
    });
  });

  describe('and its roles', () => {
    /** An id that nobody has: only the guard's answer is of interest. */
    const nowhere = (path: string) =>
      path
        .replace('{version}', '1')
        .replace('{queue}', 'email-sending')
        .replace(/\{\w+\}/g, randomUUID());

    it.each(ROLES)('given our %s, then every route answers as the table of permissions says', async (role) => {
      const wrong: string[] = [];

      for (const route of tenantRoutes()) {
        const answer = await send(us.people[role], route, { path: nowhere(route.path) });
        const refused = answer.status === 403 && answer.body.code === 'not_allowed';
        if (refused === may(role, rightsOf(route))) wrong.push(`${route.name}: ${answer.status} ${answer.text}`);
      }

      expect(wrong).toEqual([]);
    });

    it.each(['trialing', 'expired'])(
      'given no plan in force (%s), then what takes access away from others is open, and a route that changes records is not',
      async (status) => {
        const passed = `UPDATE organization SET subscription_status = $2, trial_ends_at = now() - interval '1 day' WHERE id = $1`;
        await world.db.query(passed, [us.org, status]);
        const taking = routes.filter(({ operationId }) => TAKE_ACCESS_AWAY.includes(operationId));
        const wrong: string[] = [];

        for (const route of taking) {
          const answer = await send(us.people.owner, route, { path: nowhere(route.path) });
          if (answer.status !== 404) wrong.push(`${route.name}: ${answer.status} ${answer.text}`);
        }

        expect([wrong, taking.length]).toEqual([[], TAKE_ACCESS_AWAY.length]);
        await world.as(us.people.owner).delete(`/api/yahrzeits/${randomUUID()}`).expect(402);
        await world.as(us.people.viewer).delete(`/api/calendar-links/${randomUUID()}`).expect(403);
      },
    );

    it('given nobody, then every route that is not for everybody refuses', async () => {
      const wrong: string[] = [];

      for (const route of routes.filter(({ asks }) => asks !== 'public')) {
        const { status } = await send(undefined, route, { path: nowhere(route.path) });
        if (status !== 401) wrong.push(`${route.name}: ${status}`);
      }

      expect(wrong).toEqual([]);
    });

    it('given a route that changes something, then it asks for more than reading', () => {
      const lax = tenantRoutes().filter(
        (route) => route.method !== 'get' && rightsOf(route).endsWith(':read') && !READ_BY_POST.includes(route.name),
      );

      expect(lax.map(({ name }) => name)).toEqual([]);
    });
  });
});
