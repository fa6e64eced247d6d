import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { campaign, type Figures } from '../test/faults/campaign.js';
import { mortalPostgres, mortalRedis, redisBinary } from '../test/faults/servers.js';

/** `npm run faults -- [--kills 50] [--messages 10000] [--seed N]`: the full form of the fault tests, on either backend of the queue. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    messages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '5787' },
  },
});
const size = { kills: Number(values.kills), messages: Number(values.messages), seed: Number(values.seed) };
const workerProgram = fileURLToPath(new URL('./faults-worker.js', import.meta.url));

const postgres = await mortalPostgres();
const binary = redisBinary();
const redis = binary ? await mortalRedis(binary) : undefined;
try {
  report('queue on Postgres', await campaign({ ...size, postgres, redis: undefined, workerProgram }));
  if (redis) report('queue on Redis', await campaign({ ...size, postgres, redis, workerProgram }));
  else console.log('queue on Redis: left out, there is no redis-server on this machine');
} finally {
  await redis?.remove();
  await postgres.remove();
}

function report(what: string, { lost, twice, untrue, uncertain, bound, states, messages, seconds }: Figures): void {
  const good = lost + twice + untrue === 0 && uncertain <= bound;
  if (!good) process.exitCode = 1;
  console.log(
    `${what}: ${good ? 'held' : 'NOT HELD'} in ${seconds.toFixed(0)} s\n` +
      `  ${messages} messages, ${size.kills} kills: ${lost} lost, ${twice} sent twice, ${untrue} in an untrue state, ` +
      `${uncertain} uncertain of at most ${bound}\n  ${JSON.stringify(states)}`,
  );
}
