import { everyRecord, type Records } from './records.js';
import { aWorld, type Congregation, type World } from './world.js';

describe('what is being worked on', () => {
  let world: World;
  let us: Congregation;
  let ours: Records;

  beforeAll(async () => {
    world = await aWorld();
    us = await world.congregation('Ourselves');
    ours = await everyRecord(world.db, us.org, 'Ourselves');
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
  });
  afterAll(() => world.close());

  it.each([
    ['a run of a job', 'email_job', () => ours.job, (id: string) => `/api/emails/jobs/${id}/run`, 'job_is_running'],
    ['an import', 'import', () => ours.import, (id: string) => `/api/imports/${id}/run`, 'import_busy'],
  ])(
    'given %s that is going on, when it is pressed twenty times, then each is told 409 at once',
    async (_, table, idOf, path, code) => {
      const holder = world.db.createQueryRunner();
      await holder.startTransaction();
      await holder.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [idOf()]);

      const press = () => world.as(us.people.owner).post(path(idOf()));
      // Whoever waited for the one who holds it would wait longer than this spec.
      const answers = await Promise.all(Array.from({ length: 20 }, press));
      await holder.rollbackTransaction();
      await holder.release();

      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(20).fill([409, code]));
    },
  );
});
