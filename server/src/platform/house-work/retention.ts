import { Injectable, Logger, type FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { HouseWork } from './house-work.js';

/** So many rows go in one statement, so that no lock is held for long. */
const AT_ONCE = 1000;

/**
 * What is kept only for a time goes here, every night. Whoever owns such rows registers how they go when the house starts.
 * A statement removes at most so many rows, passes over what others hold (`SKIP LOCKED`), and is run again until fewer went:
 * it may run on many workers at once, and again.
 */
@Injectable()
export class Retention {
  private readonly log = new Logger('Retention');
  private readonly rules = new Map<string, () => Promise<void>>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly work: HouseWork,
  ) {}

  add(what: string, forget: () => Promise<void>): void {
    this.rules.set(what, forget);
  }

  /** Rows of organizations: `$1` their ids, `$2` now, `$3` at most so many. One for which it fails harms no other. */
  ofOrganizations(what: string, statement: string): void {
    this.add(what, () =>
      this.work.forAll(what, (orgs) => this.inBatches(statement, [orgs, this.clock.now(), AT_ONCE])),
    );
  }

  /** Rows that belong to no organization: `$1` now, `$2` at most so many. */
  ofTheHouse(what: string, statement: string): void {
    this.add(what, () => this.inBatches(statement, [this.clock.now(), AT_ONCE]));
  }

  /** Every rule, also when one of them fails. @throws when one failed, so that the timetable counts it */
  async forget(): Promise<void> {
    const failed: string[] = [];
    for (const [what, forget] of this.rules) {
      await forget().catch((failure: unknown) => {
        this.log.error(`${what}: ${String(failure)}`);
        failed.push(what);
      });
    }
    if (failed.length > 0) throw new Error(`Not forgotten: ${failed.join(', ')}`);
  }

  private async inBatches(statement: string, values: readonly unknown[]): Promise<void> {
    for (let done = AT_ONCE; done === AT_ONCE;) [, done] = await this.db.query(statement, [...values]);
  }
}

/** Registers such a statement: a provider of the module that owns the rows. */
export const retentionRule = (
  of: 'organizations' | 'house',
  what: string,
  statement: string,
): FactoryProvider<void> => ({
  provide: Symbol(what),
  inject: [Retention],
  useFactory: (retention: Retention) =>
    of === 'house' ? retention.ofTheHouse(what, statement) : retention.ofOrganizations(what, statement),
});
