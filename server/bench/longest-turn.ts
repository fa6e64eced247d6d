import { readFileSync } from 'node:fs';

/**
 * Loaded into a serving process before its own program (`node --import`): asked by the message `longest turn`, it answers how
 * long nobody else could be served since the last question, in milliseconds of processor time. So it is the same on a busy machine.
 */
const EVERY_MS = 5;

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
  process.send?.({ longestTurnMs: longest });
  longest = 0;
});
process.channel?.unref();

/** Of the main thread alone, which Linux counts in nanoseconds (sched-stats.rst); elsewhere of the whole process. */
function workedMs(): number {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
