import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres.js';

/** Who hears of it when the database dies. */
export interface Watcher {
  say(text: string): void;
  giveUp(reason: string): void;
}

const LOOK_MS = 250;
/** The backends of a killed server take a moment to notice, and keep its memory until then. */
const ATTEMPTS = 20;
const DEATHS_ALLOWED = 5;
const DEATH_WINDOW_MS = 60_000;

/** A Postgres server of our own that is started again when it dies, at the same address and with what was committed. */
export class WatchedPostgres {
  private readonly looking: NodeJS.Timeout;
  private deaths: number[] = [];
  private stopping = false;
  private mending: Promise<void> = Promise.resolve();
  private isMending = false;
  private dismiss: () => void;

  private constructor(
    private server: RunningPostgres,
    private readonly options: PostgresOptions,
    private readonly watcher: Watcher,
  ) {
    this.dismiss = server.endWithUs();
    this.looking = setInterval(() => this.look(), LOOK_MS).unref();
  }

  static async start(options: PostgresOptions, watcher: Watcher): Promise<WatchedPostgres> {
    return new WatchedPostgres(await startPostgres(options), options, watcher);
  }

  url(database: string): string {
    return this.server.url(database);
  }

  async stop(): Promise<void> {
    this.endWatch();
    await this.mending;
    this.dismiss();
    await this.server.stop();
  }

  kill(): void {
    this.endWatch();
    this.dismiss();
    if (this.server.isAlive()) this.server.kill();
  }

  private endWatch(): void {
    this.stopping = true;
    clearInterval(this.looking);
  }

  private look(): void {
    if (this.stopping || this.isMending || this.server.isAlive()) return;
    this.isMending = true;
    this.mending = this.mend().finally(() => (this.isMending = false));
  }

  private async mend(): Promise<void> {
    const now = performance.now();
    this.deaths = [...this.deaths.filter((death) => now - death < DEATH_WINDOW_MS), now];
    if (this.deaths.length > DEATHS_ALLOWED)
      return this.watcher.giveUp('The database ended by itself, again and again.');
    this.watcher.say('the database ended by itself; starting it again');
    for (let attempt = 1; !this.stopping; attempt++) {
      try {
        this.server = await startPostgres(this.options);
        this.dismiss();
        this.dismiss = this.server.endWithUs();
        return this.watcher.say('the database is back');
      } catch (failure) {
        if (attempt === ATTEMPTS) return this.watcher.giveUp(`The database does not come back. ${String(failure)}`);
        await sleep(LOOK_MS);
      }
    }
  }
}
