import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Real worker processes, of which any may be killed at any moment. */
export class Workers {
  private readonly all: ChildProcess[] = [];
  private readonly ready: ChildProcess[] = [];
  private words = '';
  private crashed = 0;
  private closing = false;

  constructor(
    private readonly program: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** What they last complained of, for a failing test. */
  get complaints(): string {
    return this.words.slice(-4000);
  }

  /** How many ended by themselves. */
  get crashes(): number {
    return this.crashed;
  }

  /** Starts one and does not wait for it. */
  startAnother(): void {
    const worker = spawn(process.execPath, [this.program], {
      env: { PATH: process.env.PATH, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    worker.stderr.on('data', (bytes: Buffer) => (this.words += bytes.toString()));
    worker.stdout.once('data', () => this.ready.push(worker));
    worker.once('exit', (code) => code && this.comeBack(code));
    this.all.push(worker);
  }

  /** A worker that cannot start while the database is away ends by itself; whoever runs it starts it again. */
  private comeBack(code: number): void {
    this.words += `A worker ended with ${code}.\n`;
    this.crashed++;
    setTimeout(() => this.closing || this.startAnother(), 300);
  }

  /** SIGKILL to one that is at work, as soon as there is one: no farewell. */
  async killOne(): Promise<void> {
    while (this.ready.length === 0) await sleep(20);
    const worker = this.ready.shift();
    if (!worker || worker.exitCode !== null) return this.killOne();
    await ended(worker, 'SIGKILL');
  }

  /** SIGTERM to all: each finishes what it has in hand. */
  async stopAll(): Promise<void> {
    this.closing = true;
    const stubborn = setTimeout(() => {
      this.words += 'A worker did not end when it was asked to.\n';
      void this.killAll();
    }, 20_000);
    await Promise.all(this.all.map((worker) => ended(worker, 'SIGTERM')));
    clearTimeout(stubborn);
    if (this.words.includes('did not end')) throw new Error(this.complaints);
  }

  async killAll(): Promise<void> {
    this.closing = true;
    await Promise.all(this.all.map((worker) => ended(worker, 'SIGKILL')));
  }
}

function ended(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (worker.exitCode !== null || worker.signalCode !== null) return resolve();
    worker.once('exit', () => resolve());
    worker.kill(signal);
  });
}
