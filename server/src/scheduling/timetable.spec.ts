import { SchedulerRegistry } from '@nestjs/schedule';
import { aWorld, type World } from '../../test/world.js';
import { dueNight } from '../reminders/sending-days.js';
import { Timetable } from './timetable.js';

describe('the timetable', () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld();
  });
  afterAll(() => world.close());

  it('given a process that keeps no hours, then nothing runs; given a worker, then it catches up and keeps them', async () => {
    const { org } = await world.congregation('Beth Shalom');
    await world.db.query('UPDATE organization SET reminders_on = true, reminder_hour = 0 WHERE id = $1', [org]);
    const jobs = [...world.app.get(SchedulerRegistry).getCronJobs().values()];
    const nights = () => world.db.query(`SELECT 1 FROM reminder_run WHERE kind = 'night'`);
    expect(jobs.length).toBeGreaterThan(4);
    expect(jobs.filter((job) => job.isActive)).toEqual([]);

    await world.app.get(Timetable, { strict: false }).start();

    expect(jobs.filter((job) => !job.isActive)).toEqual([]);
    const due = dueNight(new Date(), { timezone: 'America/New_York', israel: false, hour: 0 });
    expect(await nights()).toHaveLength(due ? 1 : 0);
    for (const job of jobs) await job.stop();
  });
});
