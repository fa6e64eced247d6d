import { fork } from 'node:child_process';

/** Orders work that never ends, as the pool of heavy work does, and says the number of its process. */
const worker = fork(new URL('./run-busy.ts', import.meta.url));
worker.once('message', ({ began }: { began: number }) => process.send?.(began));
