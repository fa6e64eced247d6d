import { Worker } from 'node:worker_threads';

/** A thread of its own looks: work that computes without a pause hears nothing, not even that its channel has closed. */
const LOOK = `
  const orderer = Number(require('node:worker_threads').workerData);
  setInterval(() => process.ppid !== orderer && process.kill(process.pid, 'SIGKILL'), 500);
`;
const LITTLE = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };

let isWatched = false;

/** Ends this process when the one that ordered its work has died, however suddenly: nobody else would hold it to its budget. */
export function endWithOrderer(): void {
  if (isWatched) return;
  isWatched = true;
  new Worker(LOOK, { eval: true, workerData: process.ppid, execArgv: [], env: {}, resourceLimits: LITTLE }).unref();
}
