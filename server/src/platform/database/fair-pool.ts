import { AsyncLocalStorage } from 'node:async_hooks';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import { listReads } from '../figures/index.js';
import { Unavailable } from '../refusals/index.js';
import { followStatements } from '../tracing/index.js';
import { Replica } from './replica.js';

/** On whose behalf something is being done, and how many connections it holds. */
interface Asker {
  organization: string | null;
  held: number;
  /** Whoever asks has written nothing lately. */
  readonly mayBeOld: boolean;
}

const asking = new AsyncLocalStorage<Asker>();

/** A read whose answer may be some seconds old, and whether the replica has answered any of it. */
const reading = new AsyncLocalStorage<{ byReplica: boolean }>();

/** Does one request's work, which belongs to nobody until `askedBy` says whose it is. */
export const asOneRequest = (work: () => void, mayBeOld = false): void =>
  asking.run({ organization: null, held: 0, mayBeOld }, work);

/**
 * What only reads, for a list or an export: by the replica where there is one, it is young enough, and whoever asks has
 * written nothing lately; else by the primary. What fails there (a standby ends a statement that is in the way of its
 * replay) is asked of the primary once more. Outside of requests the primary reads.
 */
export async function slightlyOld<Read>(read: () => Promise<Read>): Promise<Read> {
  if (!asking.getStore()?.mayBeOld) return read();
  const there = { byReplica: false };
  try {
    return await reading.run(there, read);
  } catch (failure) {
    if (!there.byReplica) throw failure;
    return reading.exit(read);
  }
}

/** From here on, this request counts against the organization's share of the connections. */
export function askedBy(organization: string | null): void {
  const asker = asking.getStore();
  if (asker) asker.organization = organization;
}

/** Of all connections, those that requests of one organization may hold together: half, so that two are never shut out by a third. */
const shareOf = (connections: number): number => Math.max(2, Math.ceil(connections / 2));

/** A request that holds a connection waits no longer than this for a second one: what holds it up may be itself. */
const PATIENCE_OF_HOLDERS_MS = 500;

type Taken = (
  failure: Error | undefined,
  client: PoolClient | undefined,
  release: (failure?: Error | boolean) => void,
) => void;

interface FairPoolConfig extends PoolConfig {
  /** Where lists may be read from: a standby of the same database. */
  readonly replicaUrl?: string | undefined;
}

/**
 * Connections to Postgres of which no organization takes more than its share: its further requests wait for each other and
 * not for the pool. Whoever waits longer than the pool's patience is refused: 503, with `Retry-After`.
 */
export class FairPool extends pg.Pool {
  private readonly shares = new Map<string, Share>();
  private readonly replica: Replica | null;

  constructor({ replicaUrl, ...options }: FairPoolConfig = {}) {
    super(options);
    this.on('connect', followStatements);
    this.replica = replicaUrl ? new Replica(options, replicaUrl) : null;
  }

  override end(): Promise<void>;
  override end(ended: () => void): void;
  override end(ended?: () => void): Promise<void> | void {
    const both = Promise.all([this.replica?.end(), super.end()]).then(() => undefined);
    return ended ? void both.then(ended, ended) : both;
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | void {
    const client = this.take(asking.getStore());
    if (!taken) return client;
    client.then(
      (taken_) => taken(undefined, taken_, (failure) => taken_.release(failure)),
      (failure: Error) => taken(failure, undefined, () => undefined),
    );
  }

  private async take(asker: Asker | undefined): Promise<PoolClient> {
    const patience = this.options.connectionTimeoutMillis ?? 10_000;
    const leave = asker?.organization
      ? await this.shareFor(asker.organization).enter(asker, patience)
      : () => undefined;
    try {
      return this.counted((await this.byReplica()) ?? (await super.connect()), asker, leave);
    } catch (failure) {
      leave();
      throw isFull(failure) ? busy(failure) : failure;
    }
  }

  private async byReplica(): Promise<PoolClient | null> {
    const read = reading.getStore();
    if (!read || !this.replica) return null;
    const client = await this.replica.connect();
    listReads.inc({ by: client ? 'replica' : 'primary' });
    if (client) read.byReplica = true;
    return client;
  }

  private counted(client: PoolClient, asker: Asker | undefined, leave: () => void): PoolClient {
    const release = client.release.bind(client);
    if (asker) asker.held++;
    client.release = (failure) => {
      if (asker) asker.held--;
      leave();
      release(failure);
    };
    return client;
  }

  private shareFor(organization: string): Share {
    const share =
      this.shares.get(organization) ?? new Share(shareOf(this.options.max), () => this.shares.delete(organization));
    this.shares.set(organization, share);
    return share;
  }
}

/** How many connections an organization holds, and its requests that wait for one, the first first. */
class Share {
  private held = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly onEmpty: () => void,
  ) {}

  /** Answers how to leave again. @throws Unavailable after the given milliseconds */
  async enter(asker: Asker, patience: number): Promise<() => void> {
    if (this.held >= this.most) await this.turn(asker.held > 0 ? PATIENCE_OF_HOLDERS_MS : patience, asker.held > 0);
    else this.held++;
    let left = false;
    return () => {
      if (!left) this.leave();
      left = true;
    };
  }

  private turn(patience: number, goesOnAnyway: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        if (!goesOnAnyway) return reject(busy());
        this.held++;
        resolve();
      }, patience);
      this.waiting.push(come);
    });
  }

  /** The place goes to whoever waits, unless more are held than should be. */
  private leave(): void {
    const next = this.held <= this.most ? this.waiting.shift() : undefined;
    if (next) return next();
    this.held--;
    if (this.held === 0) this.onEmpty();
  }
}

/** As `pg-pool` says it: it gives its errors no code. */
const isFull = (failure: unknown): boolean =>
  failure instanceof Error && failure.message === 'timeout exceeded when trying to connect';

const busy = (cause?: unknown): Unavailable =>
  Object.assign(
    new Unavailable(
      'busy',
      'Too much is asked of Zikaron at this moment. Nothing was changed: try again in a few seconds.',
    ),
    { cause },
  );
