import type { BulkOutcome, BulkUndone } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from '../../test/world.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const made = async (path: string, body: object): Promise<string> =>
  ((await staff().post(`/api/${path}`).send(body).expect(201)).body as { id: string }).id;
const remember = (name: string, more: object = {}) => made('yahrzeits', { name, gregorianDate: '1984-03-03', ...more });
const family = (name: string, yahrzeitId: string) =>
  made('contacts', { name, email: `${name.toLowerCase()}@example.org`, yahrzeitId });

const yahrzeits = async (selection: object, change: object, more: object = {}): Promise<BulkOutcome> =>
  (
    await staff()
      .post('/api/bulk-actions/yahrzeits')
      .send({ selection: { list: 'yahrzeits', ...selection }, change, ...more })
      .expect(200)
  ).body;
const observers = async (selection: object, change: object, more: object = {}): Promise<BulkOutcome> =>
  (
    await staff()
      .post('/api/bulk-actions/observers')
      .send({ selection, change, ...more })
      .expect(200)
  ).body;
const undo = async (subject: string, id: string | null): Promise<BulkUndone> =>
  (await staff().post(`/api/bulk-actions/${subject}/${id}/undo`).expect(200)).body;

const everyName = async (filter: object = {}): Promise<string[]> =>
  (
    await staff()
      .get('/api/yahrzeits')
      .query({ filter: JSON.stringify(filter), sort: '["name","ASC"]' })
  ).body.data.map(({ name }: { name: string }) => name);
const observed = (): Promise<object[]> =>
  world.db.query(
    `SELECT c.name, o.reminder_days_before AS lead, o.channel, o.observe_on_hebrew_calendar AS hebrew FROM observance o
       JOIN contact c ON c.id = o.contact_id WHERE o.organization_id = $1 ORDER BY c.name`,
    [ours.org],
  );
const record = async (id: string) => (await staff().get(`/api/yahrzeits/${id}`).expect(200)).body;

describe('many yahrzeits at once', () => {
  it('given a filter, then all that match on every page are archived, and undone again', async () => {
    for (let n = 10; n < 35; n++) await remember(`Levin ${n}`);
    await remember('Cohen');

    const done = await yahrzeits({ filter: { q: 'levin' } }, { act: 'archive' });

    expect(done).toMatchObject({ selected: 25, changed: 25, alreadySo: 0, refused: 0 });
    expect(await everyName()).toEqual(['Cohen']);
    expect(await undo('yahrzeits', done.id)).toEqual({ restored: 25, changedSince: 0 });
    expect(await everyName()).toHaveLength(20);
  });

  it('given only the question, then it says what would come of it and nothing changes', async () => {
    const [one, other] = [await remember('One'), await remember('Other')];

    const would = await yahrzeits({ ids: [one, other] }, { act: 'archive' }, { dryRun: true });

    expect(would).toEqual({ id: null, selected: 2, changed: 2, alreadySo: 0, refused: 0 });
    expect(await everyName()).toEqual(['One', 'Other']);
  });

  it('given the same twice, then the second finds it so already, and leaves nothing to undo', async () => {
    const id = await remember('One');
    await yahrzeits({ ids: [id] }, { act: 'archive' });

    expect(await yahrzeits({ ids: [id] }, { act: 'archive' })).toMatchObject({ id: null, changed: 0, alreadySo: 1 });
    expect(await yahrzeits({ filter: { deleted: true } }, { act: 'restore' })).toMatchObject({ changed: 1 });
    expect(await everyName()).toEqual(['One']);
  });

  it('given unanswered sunsets, then the answer moves their Hebrew dates, and undoing moves them back', async () => {
    const id = await remember('Unsure');
    const before = (await record(id)).hebrewDate;

    const done = await yahrzeits({ filter: { afterSunset: 'unsure' } }, { act: 'afterSunset', value: true });
    expect([before, (await record(id)).hebrewDate]).toEqual(['29 Adar I 5744', '30 Adar I 5744']);

    await undo('yahrzeits', done.id);
    expect(await record(id)).toMatchObject({ hebrewDate: '29 Adar I 5744', afterSunset: null });
  });

  it('given two dates that an answer would set against each other, then that record is refused, and the others change', async () => {
    const both = await remember('Both', { hebrewDate: '30 Adar I 5744', afterSunset: true });
    const plain = await remember('Plain');

    const done = await yahrzeits({ ids: [both, plain] }, { act: 'afterSunset', value: false });

    expect(done).toMatchObject({ selected: 2, changed: 1, refused: 1 });
    expect(await record(both)).toMatchObject({ afterSunset: true, hebrewDate: '30 Adar I 5744' });
  });

  it('given doubtful dates of one kind, then they are settled together, and are doubtful no more', async () => {
    await remember('Unsure');
    const kind = { list: 'dates', filter: { problem: 'after_sunset_unsure' } };

    expect(await yahrzeits(kind, { act: 'afterSunset', value: false })).toMatchObject({ changed: 1 });
    expect((await staff().get('/api/data-quality/dates')).body.counts.after_sunset_unsure).toBe(0);
  });

  it('given an own custom of Adar, then the other rules of the record stay, and null is the congregation’s again', async () => {
    const id = await remember('One', { rules: { feb29Rule: 'mar1' } });
    const said = async (value: string | null) => {
      await yahrzeits({ ids: [id] }, { act: 'adarRule', value });
      return (await record(id)).rules;
    };

    expect(await said('both')).toEqual({ feb29Rule: 'mar1', adarRule: 'both' });
    expect(await said(null)).toEqual({ feb29Rule: 'mar1' });
  });

  it('given one was changed since, then undoing leaves that one as it is, and says so', async () => {
    const [one, other] = [await remember('One'), await remember('Other')];
    const done = await yahrzeits({ ids: [one, other] }, { act: 'afterSunset', value: true });
    await staff().put(`/api/yahrzeits/${one}`).send({ afterSunset: false }).expect(200);

    expect(await undo('yahrzeits', done.id)).toEqual({ restored: 1, changedSince: 1 });
    expect(await record(one)).toMatchObject({ afterSunset: false });
    expect(await undo('yahrzeits', done.id)).toEqual({ restored: 0, changedSince: 0 });
  });

  it('given each changed record, then its own history says who did it', async () => {
    const id = await remember('One');
    await yahrzeits({ ids: [id] }, { act: 'archive' });

    const { body } = await staff().get(`/api/yahrzeits/${id}/activity`).expect(200);
    expect(body.data[0]).toMatchObject({ subject: 'archive', actor: expect.stringContaining('staff') });
  });

  it.each([
    ['neither ids nor a filter', {}],
    ['both', { ids: ['00000000-0000-4000-8000-000000000000'], filter: {} }],
    ['a filter that the list does not have', { filter: { name: 'Levin' } }],
  ])('given %s, then it is refused', async (_, selection) => {
    await staff()
      .post('/api/bulk-actions/yahrzeits')
      .send({ selection: { list: 'yahrzeits', ...selection }, change: { act: 'archive' } })
      .expect(400);
  });
});

describe('many observers at once', () => {
  let mother: string;
  let father: string;
  beforeEach(async () => {
    [mother, father] = [await remember('Mother'), await remember('Father')];
    await family('Dina', mother);
    await family('Moshe', father);
  });

  it('given yahrzeits, then their observers get the lead time, their letters move, and undoing moves them back', async () => {
    const wished = () =>
      world.db.query(
        `SELECT DISTINCT occurrence_date - wished_on AS days FROM reminder WHERE organization_id = $1 AND state = 'open' ORDER BY 1`,
        [ours.org],
      );
    const done = await observers({ list: 'yahrzeits', ids: [mother] }, { act: 'reminderDaysBefore', value: 30 });

    expect(done).toMatchObject({ selected: 1, changed: 1, alreadySo: 0 });
    expect(await observed()).toMatchObject([
      { name: 'Dina', lead: 30 },
      { name: 'Moshe', lead: 14 },
    ]);
    expect(await wished()).toEqual([{ days: 14 }, { days: 30 }]);

    expect(await undo('observers', done.id)).toEqual({ restored: 1, changedSince: 0 });
    expect(await wished()).toEqual([{ days: 14 }]);
  });

  it('given all contacts without a filter, then all of their observances keep the other calendar', async () => {
    expect(await observers({ list: 'contacts', filter: {} }, { act: 'calendar', value: 'civil' })).toMatchObject({
      selected: 2,
      changed: 2,
    });
    expect(await observed()).toMatchObject([{ hebrew: false }, { hebrew: false }]);
  });

  it('given the lines of coverage that a search finds, then only their observers are reached otherwise', async () => {
    const inAYear = new Date(Date.now() + 390 * 86_400_000).toISOString().slice(0, 10);
    const window = { to: inAYear, q: 'dina' };

    expect(await observers({ list: 'coverage', filter: window }, { act: 'channel', value: 'phone' })).toMatchObject({
      changed: 1,
    });
    expect(await observed()).toMatchObject([{ channel: 'phone' }, { channel: 'email' }]);
  });

  it('given a lead that one had already, then it is counted so, and undoing does not touch it', async () => {
    await observers({ list: 'yahrzeits', ids: [mother] }, { act: 'reminderDaysBefore', value: 7 });
    const all = { list: 'yahrzeits', filter: {} };

    expect(await observers(all, { act: 'reminderDaysBefore', value: 7 }, { dryRun: true })).toMatchObject({
      changed: 1,
      alreadySo: 1,
    });
    const done = await observers(all, { act: 'reminderDaysBefore', value: 7 });
    await undo('observers', done.id);

    expect(await observed()).toMatchObject([{ lead: 7 }, { lead: 14 }]);
  });

  it('given a viewer, then nothing is changed', async () => {
    await world
      .as(ours.people.viewer)
      .post('/api/bulk-actions/observers')
      .send({ selection: { list: 'yahrzeits', filter: {} }, change: { act: 'channel', value: 'none' } })
      .expect(403);
  });

  it('given what was done, then it is listed with who did it, and an undone one says so', async () => {
    const done = await observers({ list: 'yahrzeits', filter: {} }, { act: 'channel', value: 'letter' });
    await undo('observers', done.id);

    const { body } = await staff().get('/api/bulk-actions').expect(200);
    expect(body).toMatchObject({
      total: 1,
      data: [{ id: done.id, act: 'channel', value: 'letter', changed: 2, undoneBy: expect.any(String) }],
    });
  });

  it('given thirty days have passed, then it is no longer there to be undone', async () => {
    const { id } = await observers({ list: 'yahrzeits', filter: {} }, { act: 'channel', value: 'letter' });
    await world.db.query(`UPDATE bulk_action SET at = at - interval '31 days' WHERE id = $1`, [id]);

    await staff().post(`/api/bulk-actions/observers/${id}/undo`).expect(404);
  });
});
