import { SchedulerRegistry } from '@nestjs/schedule';
import { SHOWN_TO_LOOKERS } from '../src/auth/shown-to-lookers.js';
import type { OrganizationId } from '../src/platform/tenancy/index.js';
import { NEEDED, pathOf } from './attacks.js';
import { everyRecord, fingerprint, type Records } from './records.js';
import { routesOf, type Route } from './routes.js';
import { aWorld, type Congregation, type Person, type World } from './world.js';

const OPERATOR = 'olga.operator@example.org';
const THEIRS = 'Kanarie';
const OTHERS = 'Olijftak';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

describe('a look as a member', () => {
  let world: World;
  let operator: Person;
  let them: Congregation;
  let others: Congregation;
  let they: Records;
  let elsewhere: Records;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: `${OPERATOR}, second.operator@example.org` });
    operator = await world.person('Olga Operator');
    [them, others] = [await world.congregation(THEIRS), await world.congregation(OTHERS)];
    [they, elsewhere] = [
      await everyRecord(world.db, them.org, THEIRS),
      await everyRecord(world.db, others.org, OTHERS),
    ];
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
  });
  beforeEach(() => world.db.query('DELETE FROM look_consent'));
  afterAll(() => world.close());

  const allow = (who: Congregation, hours = 1) =>
    world.as(who.people.owner).put('/api/looks/consent').send({ hours }).expect(200);
  const begin = (org: OrganizationId, by = operator) => world.as(by).post(`/api/operator/organizations/${org}/look`);
  async function aLook(who = them): Promise<string> {
    await allow(who);
    const { body } = await begin(who.org).expect(201);
    return body.id;
  }
  const looking = (look: string, method: Route['method'], path: string, by = operator) =>
    world.as(by)[method](path).set('X-Look', look);
  const codeOf = async (asked: PromiseLike<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await asked;
    return `${status} ${body.code}`;
  };
  const historyOf = (org: OrganizationId): Promise<{ action: string; actor: string }[]> =>
    world.db.query(
      `SELECT action, actor_name AS actor FROM audit_log WHERE organization_id = $1 AND resource = 'look' ORDER BY id`,
      [org],
    );

  describe('its routes', () => {
    let routes: Route[];

    beforeAll(async () => {
      routes = await routesOf(world.app);
    });

    it('given any route that is not for reading, then it is refused, but for leaving', async () => {
      const look = await aLook();
      const before = await fingerprint(world.db, them.org);
      const wrong: string[] = [];
      const writing = routes.filter(({ method, operationId }) => method !== 'get' && operationId !== 'leaveLook');

      for (const route of writing) {
        const answer = await codeOf(looking(look, route.method, pathOf(route, they)).send({}));
        // The Hebcal service has a form of its own for what it refuses.
        const refusal = route.path.startsWith('/api/hebcal/') ? '403 undefined' : '403 only_looking';
        if (answer !== refusal) wrong.push(`${route.name}: ${answer}`);
      }

      expect(wrong).toEqual([]);
      expect(writing.length).toBeGreaterThan(150);
      expect(await fingerprint(world.db, them.org)).toBe(before);
      await looking(look, 'post', '/api/looks/leave').expect(204);
    });

    it('given a route for reading, then it is refused unless it is listed, and what is listed answers and changes nothing', async () => {
      const look = await aLook();
      await looking(look, 'get', '/api/orgs/mine').expect(200);
      const untold = async () => {
        await world.db.query('DELETE FROM look_seen');
        return fingerprint(world.db, them.org);
      };
      const before = await untold();
      const wrong: string[] = [];

      for (const route of routes.filter(({ method }) => method === 'get')) {
        const { status, body } = await looking(look, 'get', pathOf(route, they)).query(NEEDED[route.name] ?? {});
        const isShown = SHOWN_TO_LOOKERS.has(route.operationId);
        const asExpected = isShown ? status < 500 && ![401, 402, 403].includes(status) : body.code === 'only_looking';
        if (!asExpected) wrong.push(`${route.name}: ${status} ${body.code}`);
      }

      expect(wrong).toEqual([]);
      expect(await untold()).toBe(before);
    });

    it('given what is listed, then each is a route of today, and no file, key or private address is among it', () => {
      const shown = routes.filter(({ operationId }) => SHOWN_TO_LOOKERS.has(operationId));

      expect(shown.map(({ operationId }) => operationId).sort()).toEqual([...SHOWN_TO_LOOKERS].sort());
      expect(shown.filter(({ method }) => method !== 'get')).toEqual([]);
      expect(
        shown.filter(({ path }) => /export|\.\w{3,4}$|keys|links|webhooks|sources|personal|history|token/.test(path)),
      ).toEqual([]);
    });

    it('given the records of another congregation in every address, then nothing of theirs is shown', async () => {
      const look = await aLook();
      const wrong: string[] = [];
      const shown = routes.filter(({ operationId }) => SHOWN_TO_LOOKERS.has(operationId));

      for (const route of shown) {
        const answer = await looking(look, 'get', pathOf(route, elsewhere))
          .query({ ...NEEDED[route.name], organizationId: others.org })
          .send();
        if ([OTHERS, others.org].some((secret) => answer.text.includes(secret))) wrong.push(route.name);
      }

      expect(wrong).toEqual([]);
    });

    it('given a letter with the addresses that open something, then they end where their secret begins', async () => {
      const token = 'x'.repeat(99);
      await world.db.query(`UPDATE email_message SET html = $2, text = $2 WHERE id = $1`, [
        they.message,
        `<a href="http://zikaron.test/p/${token}">Preferences</a> <a href="http://zikaron.test/u/${token}">Stop</a>`,
      ]);
      const look = await aLook();
      const { text } = await looking(look, 'get', `/api/emails/${they.message}`).expect(200);

      expect(text).toContain('http://zikaron.test/p/…');
      expect(text).not.toContain('xxxx');
    });
  });

  describe('who may', () => {
    it('given no consent, or that of another congregation, then no look begins', async () => {
      await allow(others);

      expect(await codeOf(begin(them.org))).toBe('403 no_consent');
    });

    it('given people who do not run the installation, then they neither begin a look nor use one', async () => {
      const look = await aLook();

      expect(await codeOf(begin(them.org, others.people.owner))).toBe('403 not_an_operator');
      expect(await codeOf(looking(look, 'get', '/api/contacts', others.people.owner))).toBe('403 not_an_operator');
      expect(await codeOf(looking(look, 'get', '/api/contacts', them.people.owner))).toBe('403 not_an_operator');
    });

    it('given the look of a colleague, or one that was made up, then it is none', async () => {
      const look = await aLook();
      const colleague = await world.person('Second Operator');

      expect(await codeOf(looking(look, 'get', '/api/contacts', colleague))).toBe('403 look_over');
      expect(await codeOf(looking(NOBODYS, 'get', '/api/contacts'))).toBe('403 look_over');
      expect(await codeOf(looking("' OR true --", 'get', '/api/contacts'))).toBe('403 look_over');
    });

    it('given an organization beside the look, then the request is refused', async () => {
      const look = await aLook();
      const [own] = (await world.as(operator).get('/api/orgs').expect(200)).body.data;
      const both = (org: string) => looking(look, 'get', '/api/contacts').set('X-Organization-Id', org);

      expect(await codeOf(both(own.id))).toBe('400 look_and_organization');
      expect(await codeOf(both(them.org))).toBe('403 not_a_member');
    });

    it('given an open look, then the pages of the operator’s own congregation are as they were', async () => {
      const look = await aLook();
      const own = await world.as(operator).get('/api/orgs/mine').expect(200);
      const theirs = await looking(look, 'get', '/api/orgs/mine').expect(200);
      await world.as(operator).post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);

      expect(own.body).toMatchObject({ look: null, currentUser: { role: 'owner' } });
      expect(theirs.body).toMatchObject({ organization: { id: them.org }, currentUser: { role: 'viewer' } });
      expect(theirs.body.look.until).toMatch(/Z$/);
    });

    it.each(['admin', 'clergy', 'staff', 'viewer'] as const)(
      'given our %s, then they decide nothing about it',
      async (role) => {
        const us = world.as(them.people[role]);

        expect(await codeOf(us.put('/api/looks/consent').send({ hours: 1 }))).toBe('403 not_allowed');
        expect(await codeOf(us.get('/api/looks'))).toBe('403 not_allowed');
        expect(await codeOf(us.delete('/api/looks/consent'))).toBe('403 not_allowed');
      },
    );
  });

  describe('its end', () => {
    it('given the consent is taken back, then the very next request is refused, and consent given anew opens no old look', async () => {
      const look = await aLook();
      await looking(look, 'get', '/api/contacts').expect(200);
      await world.as(them.people.owner).delete('/api/looks/consent').expect(200);

      expect(await codeOf(looking(look, 'get', '/api/contacts'))).toBe('403 look_over');
      expect(await codeOf(looking(look, 'put', '/api/orgs/mine/settings').send({}))).toBe('403 look_over');
      await allow(them);
      expect(await codeOf(looking(look, 'get', '/api/contacts'))).toBe('403 look_over');
    });

    it('given its time has passed, or the consent’s, then the very next request is refused', async () => {
      for (const table of ['look', 'look_consent']) {
        const look = await aLook();
        await world.db.query(`UPDATE ${table} SET until = now() - interval '1 second' WHERE organization_id = $1`, [
          them.org,
        ]);

        expect(await codeOf(looking(look, 'get', '/api/contacts'))).toBe('403 look_over');
      }
    });

    it('given somebody leaves, then it is over', async () => {
      const look = await aLook();
      await looking(look, 'post', '/api/looks/leave').expect(204);

      expect(await codeOf(looking(look, 'get', '/api/contacts'))).toBe('403 look_over');
    });
  });

  describe('what is told of it', () => {
    it('given consent, a look, what was opened, and the withdrawal, then owners see all of it, and the history has each', async () => {
      await world.db.query(`UPDATE look SET ended_at = now() WHERE ended_at IS NULL`);
      const before = (await historyOf(them.org)).length;
      const look = await aLook();
      await looking(look, 'get', '/api/contacts').expect(200);
      await looking(look, 'get', `/api/contacts/${they.contact}`).expect(200);
      const owner = world.as(them.people.owner);
      const { body } = await owner.get('/api/looks').expect(200);
      await owner.delete('/api/looks/consent').expect(200);

      expect(body.who).toContain(OPERATOR);
      expect(body.consent).toMatchObject({ givenBy: 'owner' });
      expect(body.looks[0]).toMatchObject({ id: look, name: 'Olga Operator', endedAt: null });
      expect(body.looks[0].seen).toMatchObject([{ part: 'contacts', times: 2, recordIds: [they.contact] }]);
      expect((await historyOf(them.org)).slice(before)).toEqual([
        { action: 'allow-look', actor: 'owner' },
        { action: 'begin-look', actor: 'Olga Operator' },
        { action: 'withdraw-look', actor: 'owner' },
        { action: 'end-look', actor: 'Olga Operator' },
      ]);
    });

    it('given a look that ran out while nobody asked, then the house writes its end down, once', async () => {
      const look = await aLook();
      await world.db.query(`UPDATE look SET until = now() - interval '1 second' WHERE id = $1`, [look]);
      const job = world.app.get(SchedulerRegistry).getCronJob('looks');
      await job.fireOnTick();
      await job.fireOnTick();

      expect((await historyOf(them.org)).slice(-2).map(({ action }) => action)).toEqual(['begin-look', 'end-look']);
    });

    it('given consent, then whoever runs the installation finds until when', async () => {
      const one = () => world.as(operator).get(`/api/operator/organizations/${them.org}`).expect(200);

      expect((await one()).body.lookUntil).toBeNull();
      await allow(them, 8);
      expect(Date.parse((await one()).body.lookUntil) - Date.now()).toBeGreaterThan(7.9 * 3_600_000);
    });
  });
});
