import { getQueueToken } from '@nestjs/bullmq';
import { Worker, type Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { once } from '../src/platform/queues/index.js';
import { aWorld, type World } from './world.js';

interface Shown {
  name: string;
  counts: Record<string, number>;
  jobs: object[];
}

describe("the operators' console", () => {
  let world: World;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'operator@example.org' });
  });
  afterAll(() => world.close());

  it('given an operator, then every queue of the house is there', async () => {
    const { body } = await world
      .as(await world.person('Operator'))
      .get('/admin/queues/api/queues')
      .expect(200);

    const names = (body.queues as { name: string }[]).map(({ name }) => name).sort();
    expect(names).toEqual(['email-sending', 'imports', 'observance-dates'].sort());
  });

  it('given its page, then the browser is told to load nothing from elsewhere', async () => {
    const { headers } = await world
      .as(await world.person('Operator'))
      .get('/admin/queues/')
      .expect(200);

    const policy = String(headers['content-security-policy'])
      .split(';')
      .map((one) => one.trim());
    for (const kind of ['default-src', 'script-src', 'style-src', 'font-src']) {
      const [, ...from] = policy.find((one) => one.startsWith(kind))?.split(' ') ?? [];
      expect(from.filter((one) => !["'self'", "'unsafe-inline'", 'data:'].includes(one))).toEqual([]);
      expect(from).not.toEqual([]);
    }
  });

  it('given the page itself, then it names nothing of another origin', async () => {
    const { text } = await world
      .as(await world.person('Operator'))
      .get('/admin/queues/')
      .expect(200);

    expect(text).toContain('static/js/main');
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it.each(['completed', 'failed'] as const)(
    'given more than 200 jobs that %s, then the last 200 are shown',
    async (end) => {
      const queue = world.app.get<Queue>(getQueueToken('observance-dates'), { strict: false });
      await queue.obliterate({ force: true });
      await queue.addBulk(
        Array.from({ length: 205 }, () => ({
          name: 'observance-dates',
          data: { organizationId: randomUUID() },
          opts: once(),
        })),
      );
      const worker = new Worker('observance-dates', null, { connection: queue.opts.connection });
      for (let taken = await worker.getNextJob('t'); taken; taken = await worker.getNextJob('t'))
        await (end === 'completed'
          ? taken.moveToCompleted(null, 't', false)
          : taken.moveToFailed(new Error('It did not work'), 't', false));
      await worker.close();

      const operator = world.as(await world.person('Operator'));
      const { body } = await operator
        .get(`/admin/queues/api/queues?activeQueue=observance-dates&status=${end}&jobsPerPage=250`)
        .expect(200);
      const [shown] = (body.queues as Shown[]).filter(({ name }) => name === 'observance-dates');
      expect(shown?.counts).toMatchObject({ [end]: 200, waiting: 0 });
      expect(shown?.jobs).toHaveLength(200);
    },
  );

  it('given anybody else, then it is closed', async () => {
    await world.as().get('/admin/queues/api/queues').expect(401);
    await world
      .as(await world.person('Somebody'))
      .get('/admin/queues/api/queues')
      .expect(403);
  });
});
