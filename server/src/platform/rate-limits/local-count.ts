const MOST_KEYS = 10_000;

/** Counts attempts by key within a sliding window, in this process's memory. */
export class LocalCount {
  private readonly attempts = new Map<string, number[]>();

  constructor(
    private readonly most: number,
    private readonly windowSeconds: number,
  ) {}

  /** Seconds to wait before the next attempt; 0 when this one may be made, and then it counts. */
  take(key: string, now: Date): number {
    const since = now.getTime() - this.windowSeconds * 1000;
    const recent = (this.attempts.get(key) ?? []).filter((at) => at > since);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= this.most) return Math.ceil((oldest - since) / 1000);
    if (this.attempts.size >= MOST_KEYS) this.forget(since);
    this.attempts.set(key, [...recent, now.getTime()]);
    return 0;
  }

  /** Takes the last attempt back: it turned out to be right. */
  giveBack(key: string): void {
    this.attempts.get(key)?.pop();
  }

  private forget(since: number): void {
    for (const [key, attempts] of this.attempts) {
      if (attempts.every((at) => at <= since)) this.attempts.delete(key);
    }
    if (this.attempts.size >= MOST_KEYS) this.attempts.clear();
  }
}
