import type { Observer } from '@zikaron/contract';
import { addDays, localDate } from '../calendar/index.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

describe('the routes of yahrzeits, contacts and observers', () => {
  let world: World;
  let here: Congregation;

  beforeAll(async () => {
    world = await aWorld();
    here = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const staff = () => world.as(here.people.staff);
  const body = async (request: PromiseLike<{ status: number; body: unknown }>) => {
    const { status, body } = await request;
    return { status, body };
  };

  it('given a family from its first entry to its removal, then each call answers as the contract says', async () => {
    const made = await staff()
      .post('/api/yahrzeits')
      .send({ name: 'Chaya Levin', gregorianDate: '1984-03-03', afterSunset: true });
    expect(made.status).toBe(201);
    const { id, version } = made.body as { id: string; version: number };

    const contact = await staff().post('/api/contacts').send({ name: 'Dov', email: 'dov@example.org', yahrzeitId: id });
    expect(contact).toMatchObject({ status: 201, body: { observances: 1, suppressed: null } });
    const observer = await staff()
      .post('/api/observers/upsert-by-email')
      .send({ yahrzeitId: id, email: 'sarah@example.org' });
    expect(observer).toMatchObject({ status: 200, body: { relationship: null } });
    const observerId = (observer.body as { id: string }).id;
    expect(await staff().put(`/api/observers/${observerId}`).send({ relationship: 'Child' })).toMatchObject({
      status: 200,
      body: { relationship: 'Child' },
    });

    const details = await body(staff().get(`/api/yahrzeits/${id}/details?includeServiceDates=true`));
    expect(details).toMatchObject({ status: 200, body: { observers: [{}, {}] } });
    expect(details.body).toHaveProperty('computedServiceDates.serviceBeforeIso', expect.any(String));
    expect(details.body).not.toHaveProperty('organizationId');
    expect(await staff().get(`/api/yahrzeits/${id}/activity`)).toMatchObject({ status: 200, body: { total: 4 } });
    expect(await staff().get(`/api/contacts/${contact.body.id}/details`)).toMatchObject({
      status: 200,
      body: { contact: { name: 'Dov' }, observances: [{ yahrzeit: { id } }], activity: [{ subject: 'add' }] },
    });

    expect(await staff().put(`/api/yahrzeits/${id}`).send({ name: 'Chaya', version })).toMatchObject({ status: 200 });
    expect(await staff().patch(`/api/yahrzeits/${id}`).send({ name: 'x', version })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', details: [{ path: 'name' }] },
    });
    expect(await staff().post(`/api/yahrzeits/${id}/recalculate`)).toMatchObject({
      status: 200,
      body: { hebrewDate: '30 Adar I 5744', hebrewYear: 5744 },
    });

    expect(await staff().delete(`/api/observers/${observerId}`)).toMatchObject({
      status: 200,
      body: { data: { id: observerId } },
    });
    expect(await staff().delete(`/api/yahrzeits/${id}`)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await staff().post(`/api/yahrzeits/${id}/restore`)).toMatchObject({
      status: 200,
      body: { archivedAt: null },
    });
    expect(await staff().delete(`/api/contacts/${contact.body.id}`)).toMatchObject({ status: 200 });
  });

  it('given lists, then they answer data and total', async () => {
    const query = `?sort=["name","ASC"]&range=[0,9]&filter=${encodeURIComponent('{"q":"Chaya"}')}`;
    expect(await staff().get(`/api/yahrzeits${query}`)).toMatchObject({ status: 200, body: { data: [{}], total: 1 } });
    expect(await staff().get(`/api/contacts${query}`)).toMatchObject({ status: 200, body: { data: [], total: 0 } });
    expect(await staff().get(`/api/yahrzeits${query}`)).toMatchObject({ headers: { 'content-range': 'items 0-0/1' } });
    expect(await staff().get('/api/yahrzeits?range=[5,9]')).toMatchObject({
      headers: { 'content-range': expect.stringMatching(/^items \*\/\d+$/) },
    });
    expect(await staff().get('/api/yahrzeits/week')).toMatchObject({ status: 200, body: { nextLetters: null } });
    expect(await staff().get('/api/yahrzeits?sort=["name;DROP TABLE yahrzeit","ASC"]')).toMatchObject({ status: 400 });
  });

  it('given observers, then all are listed together, found by either name, narrowed and sorted; an archived record’s are not', async () => {
    const office = await world.congregation('Observers');
    const as = () => world.as(office.people.staff);
    const observed = async (name: string, by: string, email: string | null) => {
      const { body } = await as().post('/api/yahrzeits').send({ name, gregorianDate: '1984-03-03' }).expect(201);
      await as().post('/api/contacts').send({ name: by, email, yahrzeitId: body.id }).expect(201);
      return body.id as string;
    };
    await observed('Chaya Stern', 'Rivka Alter', 'rivka@family.example');
    await observed('Dov Katz', 'Avigail Stern', null);
    const gone = await observed('Zev Blum', 'Ezra Blum', null);
    await as().delete(`/api/yahrzeits/${gone}`).expect(200);
    const listed = async (query: object) => {
      const { body, headers } = await as().get('/api/observers').query(query).expect(200);
      const named = body.data.map(({ contact, yahrzeit }: Observer) => `${contact.name}: ${yahrzeit.name}`);
      return [headers['content-range'], ...named];
    };
    const [avigail, rivka] = ['Avigail Stern: Dov Katz', 'Rivka Alter: Chaya Stern'];

    expect(await listed({})).toEqual(['items 0-1/2', avigail, rivka]);
    expect(await listed({ sort: '["yahrzeit","ASC"]', range: '[0,0]' })).toEqual(['items 0-0/2', rivka]);
    expect(await listed({ filter: '{"q":"stern"}' })).toEqual(['items 0-1/2', avigail, rivka]);
    expect(await listed({ filter: '{"q":"Avigal"}' })).toEqual(['items 0-0/1', avigail]);
    expect(await listed({ filter: '{"channel":"letter","calendar":"hebrew","ownLead":false}' })).toEqual([
      'items 0-0/1',
      avigail,
    ]);
    expect(await listed({ filter: '{"ownLead":true}' })).toEqual(['items */0']);
  });

  it('given the form’s helpers, then they answer both calendars', async () => {
    expect(await staff().post('/api/yahrzeits/understand').send({ gregorianText: '3/3/84' })).toMatchObject({
      status: 200,
      body: { settled: { gregorianDate: '1984-03-03', hebrewDate: '29 Adar I 5744' } },
    });
  });

  it('given a burial of which one is told before, then its day may lie ahead, a death’s may not', async () => {
    const ahead = addDays(localDate(new Date(), 'UTC'), 2);
    const understood = (typed: object) =>
      staff()
        .post('/api/yahrzeits/understand')
        .send({ gregorianText: ahead, ...typed });
    expect(await understood({ mayLieAhead: true })).toMatchObject({ body: { settled: { gregorianDate: ahead } } });
    expect(await understood({})).toMatchObject({ body: { settled: null, problems: [{ code: 'future_date' }] } });
  });

  it('given nobody who is signed in, then Hebcal’s calls answer, a form too, and refuse in its words', async () => {
    const anyone = () => world.as();
    expect(await anyone().get('/api/hebcal/converter?cfg=json&gy=1984&gm=3&gd=3&g2h=1&gs=on')).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': '*' },
      body: { hy: 5744, hm: 'Adar I', hd: 30 },
    });
    const question = 'cfg=json&v=yahrzeit&y1=1984&m1=3&d1=3&s1=on&n1=Chaya&years=2';
    const items = [{ name: 'Chaya' }, { name: 'Chaya' }];
    expect(await anyone().get(`/api/hebcal/yahrzeit?${question}`)).toMatchObject({ status: 200, body: { items } });
    expect(await anyone().post('/api/hebcal/yahrzeit').send(question)).toMatchObject({ status: 200, body: { items } });
    expect(await anyone().get('/api/hebcal/converter?h2g=1&hy=5786&hm=Cheshvan&hd=30')).toMatchObject({
      status: 400,
      body: { error: 'Hebrew day out of valid range 1-29 for Cheshvan 5786' },
    });
  });

  it('given one address that asks again and again, then it waits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => world.as().get('/api/hebcal/converter?gy=1984&gm=3&gd=3&g2h=1')),
    );
    const refused = answers.filter(({ status }) => status === 429);

    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]).toMatchObject({ body: { error: expect.stringContaining('Too many') } });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('given a viewer, then they read and change nothing', async () => {
    const viewer = () => world.as(here.people.viewer);

    expect(await viewer().get('/api/yahrzeits')).toMatchObject({ status: 200 });
    expect(await viewer().post('/api/yahrzeits').send({ name: 'x' })).toMatchObject({ status: 403 });
    expect(await viewer().post('/api/contacts/alone').send({ name: 'x' })).toMatchObject({ status: 403 });
  });
});
