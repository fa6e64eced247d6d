import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { campaign, type Figures } from '../test/faults/campaign.js';
import { besiege } from '../test/faults/hostile.js';
import { mortalPostgres, mortalRedis, redisBinary } from '../test/faults/servers.js';

/**
 * `npm run faults -- [--kills 50] [--messages 10000] [--seed N]`: the full form of the fault tests, on either backend of the queue.
 * `npm run faults -- --hostile [--size 1] [--only 'one line']`: everything hostile that one organization can upload, order or press,
 * in full; or what has this in its name.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    messages: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '5787' },
    hostile: { type: 'boolean', default: false },
    size: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const size = { kills: Number(values.kills), messages: Number(values.messages), seed: Number(values.seed) };
/** What we leave in doubt ourselves, of all letters. */
const MOST_IN_DOUBT = 0.01;

const workerProgram = fileURLToPath(new URL('./faults-worker.js', import.meta.url));

const postgres = await mortalPostgres();
const binary = values.hostile ? undefined : redisBinary();
const redis = binary ? await mortalRedis(binary) : undefined;
try {
  if (values.hostile) await hostile(Number(values.size), values.only);
  else await breakThings();
} finally {
  await redis?.remove();
  await postgres.remove();
}

async function breakThings(): Promise<void> {
  report('queue on Postgres', await campaign({ ...size, postgres, redis: undefined, workerProgram }));
  if (redis) report('queue on Redis', await campaign({ ...size, postgres, redis, workerProgram }));
  else console.log('queue on Redis: left out, there is no redis-server on this machine');
}

async function hostile(size: number, only: string | undefined): Promise<void> {
  const mainProgram = fileURLToPath(new URL('../program/main.js', import.meta.url));
  const turnsProgram = fileURLToPath(new URL('./longest-turn.js', import.meta.url));
  const siege = { databaseUrl: postgres.url, mainProgram, turnsProgram, size };
  const figures = await besiege({ ...siege, every: 1, only, say: console.log });
  const { inputs, floods, asked, calmMs, p99Ms, slowestMs, wrong, heldUp, died } = figures;
  const good = p99Ms <= 500 && wrong.length + heldUp.length === 0 && !died;
  if (!good) process.exitCode = 1;
  console.log(
    `hostile: ${good ? 'held' : 'NOT HELD'}; ${inputs} inputs, ${floods} floods; the list of another organization, asked ${asked} times: ` +
      `99 of 100 within ${p99Ms.toFixed(0)} ms (${calmMs.toFixed(0)} before), the slowest ${slowestMs.toFixed(0)} ms\n` +
      `${died ? '  the server died\n' : ''}${[...wrong, ...heldUp].map((line) => `  ${line}`).join('\n')}`,
  );
}

function report(what: string, figures: Figures): void {
  const { lost, twice, untrue, uncertain, leftInDoubt, bound, states, messages, seconds } = figures;
  const ours = uncertain - leftInDoubt;
  const good = lost + twice + untrue === 0 && uncertain <= bound && ours <= MOST_IN_DOUBT * messages;
  if (!good) process.exitCode = 1;
  console.log(
    `${what}: ${good ? 'held' : 'NOT HELD'} in ${seconds.toFixed(0)} s\n` +
      `  ${messages} messages, ${size.kills} kills: ${lost} lost, ${twice} sent twice, ${untrue} in an untrue state, ` +
      `${uncertain} uncertain of at most ${bound}, ${leftInDoubt} of them by the relay's silence after the text\n  ${JSON.stringify(states)}`,
  );
}
