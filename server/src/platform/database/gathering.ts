import { setImmediate as afterThisTurn } from 'node:timers/promises';

interface Asked<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: unknown) => void;
}

/**
 * Group commit: one statement at a time for each key, and what is asked meanwhile goes together in the next. Nobody waits
 * for company: what is asked while nothing runs goes at once.
 */
export class Gathering<Key, Ask, Answer> {
  /** What waits for the next statement of a key; there while one of it runs. */
  private readonly waiting = new Map<Key, Asked<Ask, Answer>[]>();

  /** `together` answers in the order of what was asked; when it fails, all that was in it fails. */
  constructor(private readonly together: (key: Key, asks: readonly Ask[]) => Promise<readonly Answer[]>) {}

  ask(key: Key, ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = { ask, resolve, reject };
      const waiting = this.waiting.get(key);
      if (waiting) return waiting.push(asked);
      this.waiting.set(key, [asked]);
      void this.run(key);
    });
  }

  private async run(key: Key): Promise<void> {
    for (;;) {
      // What is asked in the same turn of the event loop belongs together.
      await afterThisTurn();
      const asked = this.waiting.get(key) ?? [];
      if (asked.length === 0) break;
      this.waiting.set(key, []);
      await this.carryOut(key, asked);
    }
    this.waiting.delete(key);
  }

  private async carryOut(key: Key, asked: readonly Asked<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.together(
        key,
        asked.map(({ ask }) => ask),
      );
      for (const [nth, { resolve }] of asked.entries()) resolve(answers[nth]!);
    } catch (failure) {
      for (const { reject } of asked) reject(failure);
    }
  }
}
