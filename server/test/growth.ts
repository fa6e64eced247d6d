/** A cost that grows with the size is four times as much at four times the size; sixteen where each part meets each other. */
const CLEARLY_LINEAR = 6;
const TRIES = 10;

/**
 * How much more processor time a piece of work takes when there is four times as much of it. It says the same on a slow
 * machine as on a fast one, as no number of milliseconds does. The least of the tries counts, since anything else of the
 * process is in the others; a run that others slowed down from beginning to end is tried again until it is clear.
 */
export async function growthAtFourTimes(size: number, work: (size: number) => unknown): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  for (let n = 0; n < TRIES && (n < 3 || large / small > CLEARLY_LINEAR); n++) {
    small = Math.min(small, await processorMs(() => work(size)));
    large = Math.min(large, await processorMs(() => work(4 * size)));
  }
  return large / small;
}

async function processorMs(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  // Below this the clock of the processor's time is too coarse to divide by.
  return Math.max(5, (user + system) / 1000);
}
