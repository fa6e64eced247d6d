import { spawn, type ChildProcess } from 'node:child_process';

/** Real worker processes, of which any may be killed at any moment. */
export class Workers {
  private alive: ChildProcess[] = [];
  private words = '';

  constructor(
    private readonly program: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** What they last complained of, for a failing test. */
  get complaints(): string {
    return this.words.slice(-4000);
  }

  /** Starts one; done when it works. */
  async start(): Promise<void> {
    const worker = spawn(process.execPath, [this.program], {
      env: { PATH: process.env.PATH, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    worker.stderr.on('data', (bytes: Buffer) => (this.words += bytes.toString()));
    await new Promise<void>((resolve, reject) => {
      worker.stdout.once('data', () => resolve());
      worker.once('exit', () => reject(new Error(`A worker did not start.\n${this.complaints}`)));
    });
    this.alive.push(worker);
  }

  /** SIGKILL: no farewell. */
  async killOne(): Promise<void> {
    const worker = this.alive.shift();
    if (worker) await ended(worker, 'SIGKILL');
  }

  /** SIGTERM to all: each finishes what it has in hand. */
  async stopAll(): Promise<void> {
    await Promise.all(this.alive.map((worker) => ended(worker, 'SIGTERM')));
    this.alive = [];
  }

  async killAll(): Promise<void> {
    await Promise.all(this.alive.map((worker) => ended(worker, 'SIGKILL')));
    this.alive = [];
  }
}

function ended(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (worker.exitCode !== null || worker.signalCode !== null) return resolve();
    worker.once('exit', () => resolve());
    worker.kill(signal);
  });
}
