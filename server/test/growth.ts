/**
 * How much more processor time a piece of work takes when there is four times as much of it: about four when the time grows
 * with the size, sixteen when each part meets each other. It says the same on a slow machine as on a fast one, as no number
 * of milliseconds does. The least of three tries counts, since anything else of the process is in the others.
 */
export async function growthAtFourTimes(size: number, work: (size: number) => unknown): Promise<number> {
  return (await leastMs(() => work(4 * size))) / (await leastMs(() => work(size)));
}

async function leastMs(work: () => unknown): Promise<number> {
  const tries: number[] = [];
  for (let n = 0; n < 3; n++) {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    tries.push((user + system) / 1000);
  }
  // Below this the clock of the processor's time is too coarse to divide by.
  return Math.max(5, Math.min(...tries));
}
