/** Milliseconds of processor time that a piece of work takes: as much on a busy machine as on a quiet one. */
export async function processorMs(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
