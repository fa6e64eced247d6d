import { TooMany, Unavailable } from '../refusals/index.js';

/**
 * Turns at something of which there are few. One organization has at most `mostOfOne` at a time; of those who wait, each
 * organization gets one turn after the other, however many of one stand there. Nobody waits longer than `patienceMs`.
 */
export class FairTurns {
  private readonly taken = new Map<string, number>();
  /** Organizations in the order of their next turn. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private free: number;

  constructor(
    places: number,
    private readonly mostOfOne: number,
    private readonly mostWaiting: number,
    private readonly patienceMs: number,
  ) {
    this.free = places;
  }

  /**
   * Waits for a turn and answers how to give it back.
   * @throws TooMany when too many of this organization wait already, Unavailable when none came in time
   */
  async take(organization: string): Promise<() => void> {
    const queue = this.waiting.get(organization) ?? [];
    if (queue.length >= this.mostWaiting) throw new TooMany(60);
    await new Promise<void>((resolve, reject) => {
      const come = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        this.leave(organization, come);
        reject(noTurnCame());
      }, this.patienceMs).unref();
      queue.push(come);
      this.waiting.set(organization, queue);
      this.next();
    });
    let given = false;
    return () => {
      if (!given) this.giveBack(organization);
      given = true;
    };
  }

  private leave(organization: string, come: () => void): void {
    const left = (this.waiting.get(organization) ?? []).filter((other) => other !== come);
    if (left.length > 0) this.waiting.set(organization, left);
    else this.waiting.delete(organization);
  }

  private giveBack(organization: string): void {
    const left = (this.taken.get(organization) ?? 1) - 1;
    if (left > 0) this.taken.set(organization, left);
    else this.taken.delete(organization);
    this.free++;
    this.next();
  }

  private next(): void {
    for (const [organization, queue] of this.waiting) {
      if (this.free === 0) return;
      const taken = this.taken.get(organization) ?? 0;
      if (taken >= this.mostOfOne) continue;
      const come = queue.shift();
      // To the end of the row: the others come first.
      this.waiting.delete(organization);
      if (queue.length > 0) this.waiting.set(organization, queue);
      if (!come) continue;
      this.taken.set(organization, taken + 1);
      this.free--;
      come();
    }
  }
}

const noTurnCame = () =>
  new Unavailable(
    'busy',
    'So much was ordered at once that this one found no turn. Nothing was changed: try again in a moment.',
    10,
  );
