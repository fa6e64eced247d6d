import { readFileSync } from 'node:fs';

/**
 * Loaded into a serving process before its own program (`node --import`): asked by the message `longest turn`, it answers how
 * long nobody else could be served since the last question, in milliseconds of processor time, and how long a fixed piece of work
 * takes the same thread now. The one in terms of the other is the same on a busy machine and on a slow one.
 */
const EVERY_MS = 5;
/** The fixed work: a page of rows is written and read as JSON; so often that the system's count, which moves in steps of 4 ms, is exact. */
const ROWS = Array.from({ length: 5_000 }, (_, at) => ({ id: at, name: `Person ${at}`, date: '1984-03-03' }));
const TIMES = 20;

let before = workedMs();
let longest = 0;
const look = () => {
  const now = workedMs();
  longest = Math.max(longest, now - before);
  before = now;
};
setInterval(look, EVERY_MS).unref();
process.on('message', (message) => {
  if (message !== 'longest turn') return;
  look();
  process.send?.({ longestTurnMs: longest, yardstickMs: yardstickMs() });
  before = workedMs();
  longest = 0;
});
process.channel?.unref();

function yardstickMs(): number {
  const begun = workedMs();
  for (let time = 0; time < TIMES; time += 1) JSON.parse(JSON.stringify(ROWS));
  return (workedMs() - begun) / TIMES;
}

/** Of the main thread alone, which Linux counts in nanoseconds (sched-stats.rst); elsewhere of the whole process. */
function workedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
