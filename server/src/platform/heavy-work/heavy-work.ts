import { Global, Inject, Injectable, Module, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Tinypool, type TinypoolChannel } from 'tinypool';
import type { FileNews, FileOrder, FromTask, ToTask } from '../heavy-task/index.js';
import { environmentOfTasks } from '../config/index.js';
import { heavyPieces } from '../figures/index.js';
import { Refusal } from '../refusals/index.js';
import type { OrganizationId } from '../tenancy/index.js';
import { FairTurns } from '../turns/index.js';
import { useOf } from './process-use.js';

/** What one piece of work may use before its process is ended. */
interface Budget {
  readonly processorSeconds: number;
  /** In all, as the clock on the wall goes: where it waits for replies, that counts too. */
  readonly seconds: number;
  /** Of memory that the process holds, whatever holds it. Objects of JavaScript alone have `HEAP_MEGABYTES`. */
  readonly megabytes: number;
}

const USUAL: Budget = { processorSeconds: 20, seconds: 120, megabytes: 1024 };
const HEAP_MEGABYTES = 384;
/** Of one organization at a time; and of all, so that while two of them take their two there is room for a third. */
const MOST_OF_ONE = 2;
const PROCESSES = 4;
/** Of one organization that wait for their turn: a page of pictures, or a volunteer who clicks again and again. */
const MOST_WAITING = 20;
/** So long somebody waits before an answer that says so; browsers and proxies give up after a minute. */
const PATIENCE_MS = 30_000;
const IDLE_MS = 20_000;
const LOOK_EVERY_MS = 100;
/** Below whoever answers requests: they come first, however much is ordered. */
const PRIORITY = 10;

/** The number of processes, where it is not the usual one. */
const HEAVY_PROCESSES = Symbol('heavy processes');

/**
 * Everything that a customer uploads or orders in bulk is worked on here, outside the process that answers requests: in
 * processes of lower priority that are ended when they use more than their budget. Two at a time for one organization.
 */
@Injectable()
export class HeavyWork implements OnApplicationShutdown {
  private readonly turns: FairTurns;
  private readonly processes: number;
  private pool: Tinypool | null = null;

  constructor(@Optional() @Inject(HEAVY_PROCESSES) processes?: number) {
    this.processes = processes ?? PROCESSES;
    this.turns = new FairTurns(this.processes, MOST_OF_ONE, MOST_WAITING, PATIENCE_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  /** Has a task done. @throws Refusal as the task, 422 `too_much_work` over its budget, TooMany, Unavailable when no turn came in time */
  async run<Input, Result>(
    org: OrganizationId,
    task: URL,
    input: Input,
    budget: Partial<Budget> = {},
  ): Promise<Result> {
    const talk = this.talk<Input, Result, never, never>(org, task, input, budget);
    const { value } = await talk.next();
    return value;
  }

  /**
   * Has a task done that says things on the way: each is one step of this generator, and what is given to `next` is the
   * reply. Whoever goes away early ends the process.
   */
  async *talk<Input, Result, Said, Reply>(
    org: OrganizationId,
    task: URL,
    input: Input,
    budget: Partial<Budget> = {},
  ): AsyncGenerator<Said, Result, Reply> {
    const giveBack = await this.turn(org);
    const piece = new Piece<Said>({ ...USUAL, ...budget });
    try {
      const { channel, signal } = piece;
      const result = this.ready().run(input, { filename: task.href, channel, signal }) as Promise<Result>;
      piece.follow(result);
      for (let said = await piece.next(); said; said = await piece.next()) piece.reply(yield said.said);
      return await result;
    } catch (failure) {
      throw piece.asRefusal(failure);
    } finally {
      piece.end();
      heavyPieces.dec({ state: 'running' });
      giveBack();
    }
  }

  /**
   * Has a `fileTask` write a file of these parts, and hands it on when it is whole: whoever takes it slowly holds no turn. The
   * file has no name once both processes have opened it, so nothing is left behind, whichever of them dies.
   * @throws as `run`
   */
  async file<Input, Part>(
    org: OrganizationId,
    task: URL,
    input: Input,
    parts: AsyncIterable<Part> | null,
    budget: Partial<Budget> = {},
  ): Promise<Readable> {
    const name = path.join(os.tmpdir(), `zikaron-${randomUUID()}`);
    const order = { path: name, input };
    const talk = this.talk<FileOrder<Input>, null, FileNews, Part | null>(org, task, order, budget);
    const more = parts?.[Symbol.asyncIterator]();
    let file: FileHandle | undefined;
    try {
      await talk.next();
      file = await open(name);
      await rm(name);
      let said = await talk.next(null);
      while (!said.done) {
        const part = await more?.next();
        said = await talk.next(part && !part.done ? part.value : null);
      }
      return file.createReadStream();
    } catch (failure) {
      await file?.close();
      throw failure;
    } finally {
      await Promise.allSettled([more?.return?.(), talk.return(null), rm(name, { force: true })]);
    }
  }

  private async turn(org: OrganizationId): Promise<() => void> {
    heavyPieces.inc({ state: 'waiting' });
    try {
      const giveBack = await this.turns.take(org);
      heavyPieces.inc({ state: 'running' });
      return giveBack;
    } finally {
      heavyPieces.dec({ state: 'waiting' });
    }
  }

  /** The processes are begun with the first piece of work, and end when there was none for a while. */
  private ready(): Tinypool {
    if (this.pool) return this.pool;
    this.pool = new Tinypool({
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: this.processes,
      idleTimeout: IDLE_MS,
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--disable-proto=delete'],
      env: environmentOfTasks(),
    });
    // A process that ends while it has nothing to do is no news: the next piece begins another.
    this.pool.on('error', () => undefined);
    return this.pool;
  }
}

/** One piece of work: what its process says, and the watch over what it uses. */
class Piece<Said> {
  readonly channel: TinypoolChannel;
  private readonly ending = new AbortController();
  private readonly said: { said: Said }[] = [];
  private wake: () => void = () => undefined;
  private sendReply: (message: ToTask) => void = () => undefined;
  private finished = false;
  private over: string | null = null;
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly budget: Budget) {
    this.channel = {
      onMessage: (send) => (this.sendReply = send),
      postMessage: (message: FromTask) => this.hear(message),
    };
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  follow(result: Promise<unknown>): void {
    const finish = () => {
      this.finished = true;
      clearInterval(this.watch);
      this.wake();
    };
    result.then(finish, finish);
  }

  /** What the task says next; null when it is done. */
  async next(): Promise<{ said: Said } | null> {
    while (this.said.length === 0 && !this.finished) await new Promise<void>((wake) => (this.wake = wake));
    return this.said.shift() ?? null;
  }

  reply(reply: unknown): void {
    if (!this.finished) this.sendReply({ reply });
  }

  end(): void {
    clearInterval(this.watch);
    if (!this.finished) this.ending.abort();
  }

  /** A failure of the task in the words of whoever ordered it: its own refusal, what was over its budget, or a fault. */
  asRefusal(failure: unknown): unknown {
    if (this.over) return tooMuch(this.over);
    const { status, code, message, details } = (failure ?? {}) as Partial<Refusal>;
    if (typeof status === 'number' && typeof code === 'string')
      return new Refusal(status, code, message ?? '', details);
    // Node ends a process whose heap is full, and says no more than that.
    if (message === 'Worker exited unexpectedly') return Object.assign(tooMuch('memory'), { cause: failure });
    return failure;
  }

  private hear(message: FromTask): void {
    if ('began' in message) return this.watchOver(message.began);
    this.said.push(message as { said: Said });
    this.wake();
  }

  private watchOver(pid: number): void {
    lower(pid);
    const begun = performance.now();
    const before = useOf(pid)?.processorSeconds ?? 0;
    this.watch = setInterval(() => {
      const seconds = (performance.now() - begun) / 1000;
      const use = useOf(pid);
      // Without /proc the clock on the wall has to do.
      const worked = use ? use.processorSeconds - before : seconds;
      if (worked > this.budget.processorSeconds) this.stop('processor time');
      else if (seconds > this.budget.seconds) this.stop('time');
      else if (use && use.megabytes > this.budget.megabytes) this.stop('memory');
    }, LOOK_EVERY_MS);
  }

  private stop(what: string): void {
    this.over = what;
    this.ending.abort();
  }
}

function lower(pid: number): void {
  try {
    os.setPriority(pid, PRIORITY);
  } catch {
    // It has ended already.
  }
}

const tooMuch = (what: string) =>
  new Refusal(
    422,
    'too_much_work',
    `This takes more ${what} than one order may. Make it smaller, or in parts, and try again.`,
  );

@Global()
@Module({ providers: [HeavyWork], exports: [HeavyWork] })
export class HeavyWorkModule {}
