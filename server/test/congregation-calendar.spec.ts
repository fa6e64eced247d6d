import type { ImportSummary, ServiceList, WeekAhead } from '@zikaron/contract';
import { ImportWork } from '../src/imports/import-work.js';
import { aWorld, toldAt, type Congregation, type World } from './world.js';

/** A Wednesday, when the two dates of 3 March 1984 that come next are not read on one Shabbat. */
const TODAY = '2026-12-02T15:00:00Z';

let world: World;
let reform: Congregation;

beforeAll(async () => {
  world = await aWorld(toldAt(TODAY));
});
beforeEach(async () => {
  reform = await world.congregation('Temple Emet');
  const { body } = await staff().get('/api/orgs/mine/settings').expect(200);
  await world
    .as(reform.people.owner)
    .put('/api/orgs/mine/settings')
    .send({ ...body, calendar: 'civil' })
    .expect(200);
});
afterAll(() => world.close());

const staff = () => world.as(reform.people.staff);

async function remember(name: string, gregorianDate = '1984-03-03'): Promise<string> {
  const { body } = await staff().post('/api/yahrzeits').send({ name, gregorianDate }).expect(201);
  return body.id;
}

/** What the observer with an address keeps. */
async function keptBy(email: string): Promise<string> {
  const [{ hebrew }] = await world.db.query(
    `SELECT o.observe_on_hebrew_calendar AS hebrew FROM observance o JOIN contact c ON c.id = o.contact_id
      WHERE o.organization_id = $1 AND c.email = $2`,
    [reform.org, email],
  );
  return hebrew ? 'hebrew' : 'civil';
}

const nextOn = async (id: string, hebrew: boolean): Promise<{ date: string; service: string }> => {
  const [row] = await world.db.query(
    `SELECT date, service_date AS service FROM occurrence
      WHERE yahrzeit_id = $1 AND on_hebrew_calendar = $2 AND date > $3 ORDER BY date LIMIT 1`,
    [id, hebrew, TODAY],
  );
  return row;
};

async function namesAt(friday: string): Promise<string[]> {
  const { body } = await staff().get(`/api/service-list?friday=${friday}&observers=false`).expect(200);
  return (body as ServiceList).services.flatMap(({ names }) => names.map(({ name }) => name));
}

/** Whom nobody observes, as the coverage of a single day says. */
async function unobserved(day: string): Promise<unknown[]> {
  const { body } = await staff().get(`/api/coverage?from=${day}&to=${day}`).expect(200);
  return body.data;
}

describe('a congregation that keeps the civil calendar', () => {
  it('given a new observer, by either way, then they keep the civil date until they say otherwise', async () => {
    const yahrzeitId = await remember('Ada Stein');
    const added = { yahrzeitId, email: 'added@example.org' };
    const { body } = await staff().post('/api/observers/upsert-by-email').send(added).expect(200);
    await staff().post('/api/contacts').send({ name: 'New', email: 'new@example.org', yahrzeitId }).expect(201);

    expect([await keptBy('added@example.org'), await keptBy('new@example.org')]).toEqual(['civil', 'civil']);
    await staff().put(`/api/observers/${body.id}`).send({ observeOnHebrewCalendar: true }).expect(200);
    await staff().post('/api/observers/upsert-by-email').send(added).expect(200);
    expect(await keptBy('added@example.org')).toBe('hebrew');
  });

  it('given a list to import, then it decides where it says, and the congregation where it does not', async () => {
    const list = [
      'Name,Date of Death,Observer Name,Observer Email,Calendar',
      'Ada Stein,3/4/1984,Dan Stein,silent@example.org,',
      'Leo Stein,3/5/1984,Ruth Stein,hebrew@example.org,Hebrew',
      'Max Stein,3/6/1984,Noa Stein,civil@example.org,לועזי',
    ].join('\n');
    const { body } = await staff()
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send(list)
      .expect(201);
    const { id } = body as ImportSummary;
    await staff().post(`/api/imports/${id}/run`).expect(200);
    await world.app.get(ImportWork).carryOut(reform.org, id);

    expect(await keptBy('silent@example.org')).toBe('civil');
    expect(await keptBy('hebrew@example.org')).toBe('hebrew');
    expect(await keptBy('civil@example.org')).toBe('civil');
  });

  it('given nobody observes a person, then the name is read, counted and missed on the civil date alone', async () => {
    const id = await remember('Ada Stein');
    const [hebrew, civil] = [await nextOn(id, true), await nextOn(id, false)];
    expect(hebrew.service).not.toBe(civil.service);

    expect(await namesAt(civil.service)).toEqual(['Ada Stein']);
    expect(await namesAt(hebrew.service)).toEqual([]);
    expect(await unobserved(civil.date)).toHaveLength(1);
    expect(await unobserved(hebrew.date)).toEqual([]);
  });

  it('given a family that keeps the Hebrew date, then the name is read on that one', async () => {
    const yahrzeitId = await remember('Ada Stein');
    const { body } = await staff()
      .post('/api/observers/upsert-by-email')
      .send({ yahrzeitId, email: 'dan@example.org' })
      .expect(200);
    await staff().put(`/api/observers/${body.id}`).send({ observeOnHebrewCalendar: true }).expect(200);

    expect(await namesAt((await nextOn(yahrzeitId, true)).service)).toEqual(['Ada Stein']);
    expect(await namesAt((await nextOn(yahrzeitId, false)).service)).toEqual([]);
  });

  it('given the week ahead, then it counts civil dates that nobody observes', async () => {
    const { body: week } = await staff().get('/api/yahrzeits/week').expect(200);
    const { from } = week as WeekAhead;
    await remember('Today', `1990${from.slice(4)}`);

    expect((await staff().get('/api/yahrzeits/week').expect(200)).body).toMatchObject({
      observances: 1,
      withoutObserver: 1,
    });
  });
});
