import type { RefusalBody } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { goodBodies } from './attacks.js';
import { everyRecord, type Records } from './records.js';
import { routesOf, type Route } from './routes.js';
import { aWorld, type Congregation, type World } from './world.js';

const FORGED_ID = randomUUID();
const LONG_AGO = '1999-12-31T00:00:00.000Z';

/** Fields that only the server writes, as somebody would add them to a body. */
const FORGED: Record<string, unknown> = {
  id: FORGED_ID,
  organizationId: FORGED_ID,
  organization_id: FORGED_ID,
  orgCode: 'forged',
  role: 'owner',
  plan: 'plus',
  subscriptionStatus: 'active',
  status: 'active',
  trialEndsAt: '2099-01-01T00:00:00.000Z',
  subscriptionEndsAt: '2099-01-01T00:00:00.000Z',
  observersLimit: 1_000_000,
  emailsPerMonth: 1_000_000,
  limits: { observers: 1_000_000, emailsPerMonth: 1_000_000 },
  stripeCustomerId: 'cus_forged',
  isDemo: true,
  createdAt: LONG_AGO,
  created_at: LONG_AGO,
  updatedAt: LONG_AGO,
  archivedAt: LONG_AGO,
  revokedAt: LONG_AGO,
  importId: FORGED_ID,
  createdBy: 'forged',
  savedBy: 'forged',
  state: 'forged',
  queuedCount: 999_999,
  nextHebrewObservance: '2099-01-01',
  computedThrough: 9999,
  ['__proto__']: { role: 'owner' },
  constructor: { prototype: { role: 'owner' } },
};

describe('fields that only the server writes', () => {
  let world: World;
  let us: Congregation;
  let we: Records;
  let routes: Route[];

  beforeAll(async () => {
    world = await aWorld();
    us = await world.congregation('Ourselves');
    we = await everyRecord(world.db, us.org, 'Ours');
    routes = (await routesOf(world.app)).filter(({ asks, takesBody }) => typeof asks === 'object' && takesBody);
  });
  afterAll(() => world.close());

  /** What no body may move: the plan and its limits, the code, the roles. */
  const fixed = async () =>
    world.db.query(
      `SELECT o.id, org_code, plan, subscription_status, trial_ends_at, subscription_ends_at, emails_per_month, observers_limit, is_demo, created_at,
              (SELECT string_agg(role || user_id, ',' ORDER BY user_id) FROM membership m WHERE m.organization_id = o.id) AS roles
         FROM organization o WHERE o.id = $1`,
      [us.org],
    );

  /** Rows of any table in which a forged value arrived. */
  async function forgedRows(): Promise<string[]> {
    const tables: { name: string }[] = await world.db.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migrations')`,
    );
    const traces = [FORGED_ID, '1999-12-31', '2099-01-01', 'cus_forged', '999999', '"forged"', ',forged,', '1000000'];
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await world.db.query(
          `SELECT t::text AS row FROM "${name}" t WHERE EXISTS (SELECT FROM unnest($1::text[]) trace WHERE position(trace in t::text) > 0)`,
          [traces],
        );
        return rows.map(({ row }: { row: string }) => `${name}: ${row}`);
      }),
    );
    return found.flat();
  }

  it('given one of them in any body that is taken, then it is refused by its name and no row of any table has it', async () => {
    const before = await fixed();
    const owner = world.walking(us.people.owner);
    const wrong: string[] = [];
    let tried = 0;

    for (const route of routes) {
      for (const { path, body } of goodBodies(route, we, we)) {
        for (const [field, value] of Object.entries(FORGED)) {
          if (field in (body ?? {})) continue;
          tried++;
          const { status, body: answer } = await owner[route.method](path).send({ ...body, [field]: value });
          const named = (answer as RefusalBody).details?.map((detail) => detail.path);
          if (status !== 400 || !named?.includes(field)) wrong.push(`${route.name} ${field}: ${status} ${named}`);
        }
      }
    }

    expect(wrong).toEqual([]);
    expect(await fixed()).toEqual(before);
    expect(await forgedRows()).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  it('given a field that is misspelt, however deep, then the answer says which, in words', async () => {
    const owner = world.walking(us.people.owner);
    const { body: settings } = await owner.get('/api/orgs/mine/settings').expect(200);
    const misspelt = { ...settings, rules: { ...settings.rules, adarRul: 'second' } };

    expect((await owner.put('/api/orgs/mine/settings').send(misspelt)).body).toMatchObject({
      statusCode: 400,
      message: 'rules.adarRul: is not known here',
      details: [{ path: 'rules.adarRul', message: 'is not known here' }],
    });
    expect((await owner.post('/api/contacts').send({})).body).toMatchObject({
      message: 'name: is required',
      details: [{ path: 'name' }, { path: 'yahrzeitId', message: 'is required' }],
    });
    expect((await owner.post('/api/yahrzeits').send({ name: ' ' })).body.message).toBe('name: is required');
    expect((await owner.post('/api/notifications/mark-read').send({})).body.message).toBe(
      'notificationIds: is required, or markAll',
    );
  });
});
