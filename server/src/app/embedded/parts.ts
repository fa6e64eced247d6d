/** Something that runs until it is stopped. */
export interface Part {
  /** In order and with time to finish. */
  stop(): Promise<void>;
  /** At once. */
  kill(): void;
}

/** What is up, in the order in which it came up. It goes down the other way round: who still writes goes before what is written to. */
export class Parts {
  private readonly up: Part[] = [];
  private stopped: Promise<void> | null = null;

  add<T extends Part>(part: T): T {
    this.up.push(part);
    return part;
  }

  /** Stops each, the youngest first. Asked twice, it stops once. */
  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  kill(): void {
    for (const part of this.up) part.kill();
  }

  private async stopAll(): Promise<void> {
    for (let youngest = this.up.at(-1); youngest; youngest = this.up.at(-1)) {
      await youngest.stop();
      this.up.splice(this.up.indexOf(youngest), 1);
    }
  }
}
