import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Part } from './parts.js';

interface Program {
  /** As a person calls it: "the worker". */
  name: string;
  /** A compiled file, relative to this one. */
  file: string;
  args?: string[];
  environment: NodeJS.ProcessEnv;
  log: string;
  /** What it waits for once all of it is loaded, by `--when-told`; without this it goes on at once. */
  after?: Promise<unknown>;
}

/**
 * Memory before speed: without the first two an idle process keeps some 40 MB more. With the third, what is loaded at the start is
 * not searched for garbage again and again while it grows. Without `__proto__` no text that is read as a key reaches what all
 * objects share. docker/server.Dockerfile says the same.
 */
export const NODE_FLAGS = [
  ...['--max-semi-space-size=2', '--optimize-for-size', '--initial-heap-size=100'],
  '--disable-proto=delete',
];

const restartsAllowed = 5;
const restartWindowMs = 60_000;

/**
 * A program that should run until it is told to stop. It has a session of its own, so that Ctrl-C reaches only us and we
 * decide the order. When it dies, it is started again; after five deaths in a minute `onGivenUp` is called.
 */
export class Child implements Part {
  private process: ChildProcess | null = null;
  private stopping = false;
  private deaths: number[] = [];

  constructor(
    private readonly program: Program,
    private readonly say: (text: string) => void,
    private readonly onGivenUp: (reason: string) => void,
  ) {}

  start(): void {
    const log = openSync(this.program.log, 'a');
    const child = spawn(process.execPath, this.command(), {
      env: this.program.environment,
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    closeSync(log);
    child.on('error', (error) => this.onGivenUp(`${this.program.name} does not start: ${error.message}`));
    child.on('message', (message) => message === 'ready' && this.say(`${this.program.name} is ready`));
    child.on('exit', (code, signal) => this.ended(code, signal));
    this.process = child;
    this.program.after?.then(
      () => child.connected && child.send('go on'),
      () => undefined,
    );
  }

  /** Asks it to end, and insists after ten seconds. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.process;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(10_000, undefined, { ref: false })]);
    if (this.process) this.kill();
    await ended;
  }

  kill(): void {
    this.stopping = true;
    this.process?.kill('SIGKILL');
  }

  private command(): string[] {
    const file = (relative: string) => new URL(relative, import.meta.url);
    return [
      ...NODE_FLAGS,
      '--import',
      file('./die-with-parent.js').href,
      fileURLToPath(file(this.program.file)),
      ...(this.program.args ?? []),
      ...(this.program.after ? ['--when-told'] : []),
    ];
  }

  private ended(code: number | null, signal: NodeJS.Signals | null): void {
    this.process = null;
    if (this.stopping) return;
    const now = performance.now();
    this.deaths = [...this.deaths.filter((death) => now - death < restartWindowMs), now];
    const how = `${this.program.name} ended by itself (${signal ?? `exit code ${code}`})`;
    if (this.deaths.length > restartsAllowed) return this.onGivenUp(`${how}, again and again:\n${this.lastLines()}`);

    const delayMs = 250 * 2 ** (this.deaths.length - 1);
    this.say(`${how}; starting it again. Its log: ${this.program.log}`);
    setTimeout(() => !this.stopping && this.start(), delayMs);
  }

  /** The end of its log, for the person who must find out. */
  lastLines(): string {
    if (!existsSync(this.program.log)) return '';
    return readFileSync(this.program.log, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  }
}
