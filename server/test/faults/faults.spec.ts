import { askedToEnd, campaign, type Figures } from './campaign.js';
import { compileServer, type Compiled } from './compile.js';
import { mortalPostgres, mortalRedis, redisBinary, type MortalServer } from './servers.js';

const SMALL = { messages: 2000, kills: 10, seed: 5787 };

/** The small form of `npm run faults -- --kills 50 --messages 10000`. */
describe('messages, while everything around them breaks', () => {
  let compiled: Compiled;
  let postgres: MortalServer;

  beforeAll(async () => {
    compiled = await compileServer();
    postgres = await mortalPostgres();
  });

  afterAll(async () => {
    await postgres?.remove();
  });

  const isTrue = (figures: Figures) => {
    expect(figures).toMatchObject({ lost: 0, twice: 0, untrue: 0 });
    expect(figures.uncertain).toBeLessThanOrEqual(figures.bound);
    // Of the five letters in the hands of a killed worker, most had not begun and go back to the queue.
    expect(figures.uncertain - figures.leftInDoubt).toBeLessThanOrEqual(2.5 * SMALL.kills);
    expect(figures.states['sent']).toBeGreaterThan(SMALL.messages / 2);
    expect(figures.notified).toBeGreaterThan(0);
  };

  it('given the queue on Postgres, when workers, relay, queue and database fail, then none is lost and none sent twice', async () => {
    isTrue(await campaign({ ...SMALL, postgres, redis: undefined, workerProgram: compiled.workerProgram }));
  }, 420_000);

  it('given a worker that is asked to end, when it is in the middle, then what it has in hand is finished and the rest stays queued', async () => {
    const states = await askedToEnd({ messages: 1000, after: 200, postgres, workerProgram: compiled.workerProgram });

    expect(Object.keys(states).sort()).toEqual(['queued', 'sent']);
    expect(states['sent']).toBeGreaterThanOrEqual(200);
  });

  const binary = redisBinary();
  const onRedis =
    'given the queue on Redis, when Redis dies and forgets besides, then none is lost and none sent twice';
  if (!binary) it.skip(`${onRedis} (skipped: there is no redis-server on this machine)`, () => undefined);
  else {
    it(
      onRedis,
      async () => {
        const redis = await mortalRedis(binary);
        try {
          isTrue(await campaign({ ...SMALL, postgres, redis, workerProgram: compiled.workerProgram }));
        } finally {
          await redis.remove();
        }
      },
      420_000,
    );
  }
});
