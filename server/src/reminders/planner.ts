import { Injectable } from '@nestjs/common';
import type { outcomeQuery, PlannedOutcome } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { CivilDate } from '../calendar/index.js';
import { SendingQueue } from '../emails/index.js';
import { Clock } from '../platform/clock/index.js';
import { lettersPlanned } from '../platform/figures/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { LetterQuery } from './letters/letter-record.js';
import { planParameters, type Plan, type Planned } from './plan.js';
import { carryOut, countByDay, countFirsts, inOneLetter, show } from './plan-statement.js';

export interface OutcomeCounts {
  queued: number;
  skipped: number;
  errors: number;
}

export type ShownOutcome = PlannedOutcome & { organizationId: OrganizationId };

/** What a plan decides, without having done it: counts of all of it, and one page. */
interface PlanPage {
  counts: OutcomeCounts & { total: number };
  outcomes: ShownOutcome[];
}

interface LettersOf {
  readonly org: OrganizationId;
  readonly letters: number;
  readonly firstYahrzeits: number;
}

type OutcomeQuery = z.output<typeof outcomeQuery>;

/** Carries plans out, or shows them: one statement either way, whatever the number of organizations and observers. */
@Injectable()
export class Planner {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly queue: SendingQueue,
  ) {}

  /**
   * Writes the run, messages and outcomes of every organization in the plan; answers those that have any. Call it in a
   * transaction that holds the organizations' rows, so that two plannings of one organization follow each other.
   */
  carryOut(plan: Plan, within: EntityManager): Promise<Planned[]> {
    const { kind, jobId, startedBy } = plan.by;
    const asking = [this.clock.now().toISOString(), kind, jobId, startedBy];
    return within.query(carryOut(plan), [...planParameters(plan), ...asking]);
  }

  /** Tells the queue, after the commit, what may be sent. Without a queue the letters wait for the sweep. */
  async announce(planned: readonly Planned[]): Promise<void> {
    lettersPlanned.inc(planned.reduce((sum, { queued }) => sum + queued, 0));
    const ready = planned.filter((one) => one.ready.length > 0);
    await this.queue.announce(new Map(ready.map((one) => [one.organizationId, one.ready])));
  }

  /** What `carryOut` would do now. Reads only. */
  async show(plan: Plan, query: OutcomeQuery): Promise<PlanPage> {
    const { offset, limit } = pageBounds(query);
    const [shown] = await this.db.query<[PlanPage]>(show(plan, query.sort?.[1] ?? 'ASC'), [
      ...planParameters(plan),
      offset,
      limit,
      query.filter?.outcome ?? null,
    ]);
    return shown;
  }

  /** What would go in one letter with this observance and occurrence. */
  inOneLetter(plan: Plan, observanceId: string, date: CivilDate): Promise<LetterQuery[]> {
    return this.db.query(inOneLetter(plan), [...planParameters(plan), observanceId, date]);
  }

  /** How many families each organization would write to, and of them how many about a first yahrzeit. */
  countFirsts(plan: Plan, within: EntityManager): Promise<LettersOf[]> {
    return within.query(countFirsts(plan), planParameters(plan));
  }

  /** How many letters would leave on each day that has any. */
  countByDay(plan: Plan): Promise<{ date: string; letters: number; moved: number }[]> {
    return this.db.query(countByDay(plan), planParameters(plan));
  }
}

/** The run's counts as nothing has come of it yet. */
export const NOTHING_PLANNED: OutcomeCounts = { queued: 0, skipped: 0, errors: 0 };
