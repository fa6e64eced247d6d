import { SYSTEM } from '../platform/tenancy/index.js';
import { BullRegistrar } from '@nestjs/bullmq';
import type { ImportSummary } from '@zikaron/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { OccurrencesService } from '../yahrzeits/index.js';
import { Monitors } from '../platform/queues/index.js';
import { ImportWork } from './import-work.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

/** So many people that the work is told in several steps. */
const MANY = 4_500;
const list = ['Name,Date of Death,Observer,Email']
  .concat(
    Array.from({ length: MANY }, (_, n) => `Person Number ${n},3/${(n % 28) + 1}/1984,Son of ${n},o${n}@example.org`),
  )
  .join('\n');

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
  await world.db.query('UPDATE organization SET observers_limit = 10000 WHERE id = $1', [ours.org]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  // What is left under way is no work for the workers of the last case.
  await world.db.query(`UPDATE import SET state = 'failed', failure = 'left' WHERE state = 'importing'`);
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const work = () => world.app.get(ImportWork);
const upload = async (text: string) =>
  (await staff().post('/api/imports?fileName=list.csv').set('Content-Type', 'text/csv').send(text).expect(201))
    .body as ImportSummary;
const look = async (id: string) => (await staff().get(`/api/imports/${id}`).expect(200)).body as ImportSummary;
const ask = (id: string, what: 'run' | 'undo') => staff().post(`/api/imports/${id}/${what}`).expect(200);
const count = async (table: string): Promise<number> => {
  const [{ n }] = await world.db.query(`SELECT count(*) AS n FROM ${table} WHERE organization_id = $1`, [ours.org]);
  return n;
};

describe('the work of importing', () => {
  it('given it is asked for, then the answer comes at once, and how far it is can be seen while it goes on', async () => {
    const { id } = await upload(list);
    const answer = await ask(id, 'run');
    const seen: number[] = [];
    let done = false;
    const watching = (async () => {
      while (!done) {
        seen.push((await look(id)).progress);
        await sleep(20);
      }
    })();

    await work().carryOut(ours.org, id);
    done = true;
    await watching;

    expect((answer.body as ImportSummary).state).toBe('importing');
    const [{ seconds }] = await world.db.query(
      'SELECT extract(epoch FROM now() - asked_at)::int AS seconds FROM import WHERE id = $1',
      [id],
    );
    expect(Math.abs(seconds)).toBeLessThan(300);
    expect(seen.some((progress) => progress > 0 && progress < 100)).toBe(true);
    expect(await look(id)).toMatchObject({ state: 'imported', progress: 100, counts: { new: MANY } });
    expect(await count('yahrzeit')).toBe(MANY);
  });

  it('given its connection is cut in the middle, then nothing of it is there, and begun anew it is there once', async () => {
    const { id } = await upload(list);
    await ask(id, 'run');
    const occurrences = world.app.get(OccurrencesService);
    const cut = jest.spyOn(occurrences, 'recompute').mockImplementationOnce(async (_, __, within) => {
      const [{ pid }] = await within!.query('SELECT pg_backend_pid() AS pid');
      await world.db.query('SELECT pg_terminate_backend($1)', [pid]);
      await within!.query('SELECT 1');
    });

    await work().carryOut(ours.org, id);
    const between = [await count('yahrzeit'), await count('contact'), (await look(id)).state];
    await work().carryOut(ours.org, id);

    expect(cut).toHaveBeenCalled();
    expect(between).toEqual([0, 0, 'importing']);
    expect([await count('yahrzeit'), await count('contact')]).toEqual([MANY, MANY]);
  });

  it('given two workers, when both reach for one import, then it is written once', async () => {
    const { id } = await upload(list);
    await ask(id, 'run');

    await Promise.all([work().carryOut(ours.org, id), work().carryOut(ours.org, id)]);

    const audited = await world.db.query(`SELECT FROM audit_log WHERE resource_id = $1 AND action = 'import'`, [id]);
    expect(await count('yahrzeit')).toBe(MANY);
    expect(audited).toHaveLength(1);
  });

  it('given work that kills its worker every time, then it ends after three and says so, and can be asked for again', async () => {
    const { id } = await upload('Name,Date of Death\nMiriam Katz,3/4/1984\n');
    await ask(id, 'run');
    await world.db.query('UPDATE import SET attempts = 3 WHERE id = $1', [id]);

    await work().carryOut(ours.org, id);
    const stopped = await look(id);
    const monitor = world.app.get(Monitors).named('imports')!;
    const failed = await monitor.jobs(ours.org, 'failed', 10);
    await monitor.retry(ours.org, id, SYSTEM);
    await work().carryOut(ours.org, id);

    expect(stopped).toMatchObject({ state: 'failed', failure: expect.stringContaining('Nothing of it was saved') });
    expect(failed).toMatchObject([{ id, name: 'list.csv', state: 'failed' }]);
    expect(await look(id)).toMatchObject({ state: 'imported', failure: null });
    expect(await monitor.counts(ours.org)).toMatchObject({ failed: 0, completed: 1 });
  });

  it('given a worker that ends, then what it has in hand is given up unsaved and costs no attempt', async () => {
    const { id } = await upload(list);
    await ask(id, 'run');
    const ending = new ImportWork(world.db, work()['writing'], work()['queue'], work()['mendings']);
    ending.stop();

    await ending.carryOut(ours.org, id);

    const [{ attempts }] = await world.db.query('SELECT attempts FROM import WHERE id = $1', [id]);
    expect([await count('yahrzeit'), (await look(id)).state, attempts]).toEqual([0, 'importing', 0]);
  });

  it('given the job was lost from the queue, then the sweep finds it and a worker imports it; taking back goes the same way', async () => {
    const { id } = await upload('Name,Date of Death\nMiriam Katz,3/4/1984\n');
    await world.db.query(`UPDATE import SET state = 'importing' WHERE id = $1`, [id]);
    world.app.get(BullRegistrar).register();

    await work().sweep();
    await until(async () => (await look(id)).state === 'imported');
    expect(await count('yahrzeit')).toBe(1);
    await ask(id, 'undo');
    await until(async () => (await look(id)).state === 'undone');

    expect(await count('yahrzeit')).toBe(0);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 600 && !(await holds()); tried++) await sleep(100);
  expect(await holds()).toBe(true);
}
