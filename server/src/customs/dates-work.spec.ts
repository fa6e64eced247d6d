import { BullRegistrar } from '@nestjs/bullmq';
import type { OrganizationSettings } from '@zikaron/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { Nights } from '../reminders/index.js';
import { Clock } from '../platform/clock/index.js';
import { OccurrencesService } from '../yahrzeits/index.js';
import { aWorld, toldAt, type Congregation, type World } from '../../test/world.js';
import { DatesWork } from './dates-work.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld(toldAt('2026-12-02T15:00:00Z'));
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
  await owner().post('/api/yahrzeits').send({ name: 'Adar', hebrewDate: '10 Adar 5743' }).expect(201);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.close());

const owner = () => world.as(ours.people.owner);
const work = () => world.app.get(DatesWork);
type AdarRule = OrganizationSettings['rules']['adarRule'];
const settings = async () => (await owner().get('/api/orgs/mine/settings').expect(200)).body as OrganizationSettings;
const keep = async (adarRule: AdarRule) => {
  const before = await settings();
  await owner()
    .put('/api/orgs/mine/settings')
    .send({ ...before, rules: { ...before.rules, adarRule } })
    .expect(200);
};
const state = async () => (await owner().get('/api/orgs/mine/dates').expect(200)).body as object;
/** In 5787, which has two Adars. */
const dates = async () => {
  const rows = await world.db.query(
    `SELECT date FROM occurrence WHERE organization_id = $1 AND on_hebrew_calendar AND hebrew_year = 5787 ORDER BY date`,
    [ours.org],
  );
  return rows.map(({ date }: { date: string }) => date);
};
const FIRST = '2027-02-17';
const SECOND = '2027-03-19';

describe('dates after the customs changed', () => {
  it('given a rule changes, then the dates are stale at once, and right when the work is done, which is told', async () => {
    await keep('second');
    const before = [await state(), await dates()];
    const [{ seconds }] = await world.db.query(
      'SELECT extract(epoch FROM $2::timestamptz - dates_stale_since)::int AS seconds FROM organization WHERE id = $1',
      [ours.org, world.app.get(Clock).now()],
    );

    await work().carryOut(ours.org);

    expect(Math.abs(seconds)).toBeLessThan(300);
    const notes = await world.db.query(`SELECT title FROM notification WHERE organization_id = $1`, [ours.org]);
    expect(before).toEqual([{ upToDate: false, done: 0, total: 1 }, [FIRST]]);
    expect([await state(), await dates()]).toEqual([{ upToDate: true, done: 1, total: 1 }, [SECOND]]);
    expect(notes).toEqual([{ title: 'All dates are worked out anew' }]);
    const [{ known }] = await world.db.query(`SELECT reltuples AS known FROM pg_class WHERE relname = 'occurrence'`);
    expect(known).toBeGreaterThan(0);
  });

  it('given a second change while the first is worked out, then the dates follow the second', async () => {
    await keep('second');
    const occurrences = world.app.get(OccurrencesService);
    const original = occurrences.recomputeAll.bind(occurrences);
    const passes = jest.spyOn(occurrences, 'recomputeAll');
    passes.mockImplementationOnce(async (org, tell) => {
      await original(org, tell);
      await keep('both');
    });

    await work().carryOut(ours.org);

    expect([await state(), await dates()]).toEqual([{ upToDate: true, done: 1, total: 1 }, [FIRST, SECOND]]);
  });

  it('given the worker dies in the middle, then the dates stay stale, and the next one makes them right', async () => {
    await keep('second');
    const occurrences = world.app.get(OccurrencesService);
    jest.spyOn(occurrences, 'recomputeAll').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));

    await expect(work().carryOut(ours.org)).rejects.toThrow('Connection terminated');
    const between = await state();
    await work().carryOut(ours.org);

    expect(between).toMatchObject({ upToDate: false });
    expect([await state(), await dates()]).toMatchObject([{ upToDate: true }, [SECOND]]);
  });

  it('given two workers at once, then one works and the other leaves it to that one', async () => {
    await keep('second');
    const passes = jest.spyOn(world.app.get(OccurrencesService), 'recomputeAll');

    await Promise.all([work().carryOut(ours.org), work().carryOut(ours.org)]);

    expect(passes).toHaveBeenCalledTimes(1);
  });

  it('given stale dates, then no night is planned and no job runs on them; when they are fresh, both go on', async () => {
    const [{ id: templateId }] = await world.db.query('SELECT id FROM template WHERE organization_id = $1 LIMIT 1', [
      ours.org,
    ]);
    const job = await owner().post('/api/emails/jobs').send({ mode: 'window', templateId, window: {} }).expect(201);
    await world.db.query('UPDATE organization SET reminders_on = true, reminder_template_id = $2 WHERE id = $1', [
      ours.org,
      templateId,
    ]);
    const [{ code }] = await world.db.query('SELECT org_code AS code FROM organization WHERE id = $1', [ours.org]);
    const nights = world.app.get(Nights);
    const run = () => owner().post(`/api/emails/jobs/${(job.body as { id: string }).id}/run`);
    await keep('second');

    const [stale, refused] = [await nights.planFor({ orgCode: code }), await run()];
    await work().carryOut(ours.org);
    const [fresh, ran] = [await nights.planFor({ orgCode: code }), await run()];

    expect([stale.length, refused.status, refused.body.code]).toEqual([0, 409, 'dates_are_stale']);
    expect([fresh.length, ran.status < 300]).toEqual([1, true]);
  });

  it('given the job was lost from the queue, then the sweep finds it and a worker does it', async () => {
    await keep('second');
    await world.db.query('UPDATE organization SET customs_version = customs_version + 1 WHERE id = $1', [ours.org]);
    world.app.get(BullRegistrar).register();

    await work().sweep();
    for (let tried = 0; tried < 1000 && !((await state()) as { upToDate: boolean }).upToDate; tried++) await sleep(100);

    expect([await state(), await dates()]).toMatchObject([{ upToDate: true }, [SECOND]]);
  });

  it('given an organization without records, then there is nothing to work out', async () => {
    await world.db.query('DELETE FROM yahrzeit WHERE organization_id = $1', [ours.org]);

    await keep('second');

    expect(await state()).toMatchObject({ upToDate: true, total: 0 });
  });

  it('given a change that moves no date, then nothing is worked out', async () => {
    const before = await settings();
    await owner()
      .put('/api/orgs/mine/settings')
      .send({ ...before, city: 'Providence' })
      .expect(200);

    expect(await state()).toMatchObject({ upToDate: true });
  });
});
