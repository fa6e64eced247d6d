import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { instantOf, localDate, sendingMoment, type CivilDate } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { NotFound } from '../platform/http/index.js';
import { StandingReminders, type Missed } from '../yahrzeits/index.js';
import { nightPlan, type Night } from './night-plan.js';
import type { Planned } from './plan.js';
import { NOTHING_PLANNED, Planner, type OutcomeCounts, type ShownOutcome } from './planner.js';
import { reopen } from './reopen.js';
import { placeOf, SENDER, type Sender } from './senders.js';
import { dueNight } from './sending-days.js';
import { nightNotices } from './night-notices.js';
import { whoMayLeave } from './releases/waiting-nights.js';

/** What became of one organization's night; `outcomes` when it was only looked at. */
export interface NightReport extends OutcomeCounts {
  readonly sender: Sender;
  readonly localDate: CivilDate;
  readonly outcomes: readonly ShownOutcome[];
}

/** The automatic reminders: each organization's night is planned once for each local date. */
@Injectable()
export class Nights {
  private readonly log = new Logger('Nights');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly planner: Planner,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
    private readonly reminders: StandingReminders,
  ) {}

  /** Plans every organization whose hour has come on a local date that has no run yet. May be called by many at once. */
  async planDue(): Promise<NightReport[]> {
    await this.reminders.keepUp();
    const reports: NightReport[] = [];
    await this.work.forAll('nights', async (orgs) => {
      reports.push(...(await this.planDueOf(orgs)));
    });
    return reports;
  }

  private async planDueOf(orgs: readonly OrganizationId[]): Promise<NightReport[]> {
    const now = this.clock.now();
    return this.plan(dueNights(await this.whoSends(`${hasNoNight('=')} AND id = ANY ($2::uuid[])`, [now, orgs]), now));
  }

  /**
   * How many organizations had a night that was due at an instant and is not planned yet. Those whose settings changed since
   * are left out (who switches reminders on at noon is not late since nine), and those whose letters wait for a second person.
   * The sun of ten thousand places takes seconds: requests are answered in between.
   */
  async lateSince(then: Date): Promise<number> {
    const senders = await this.whoSends(
      `${hasNoNight('>=')} AND updated_at < $1 AND NOT EXISTS (
         SELECT FROM night_release asked WHERE asked.organization_id = organization.id AND asked.released_at IS NULL)`,
      [then],
    );
    let late = 0;
    for (let from = 0; from < senders.length; from += AT_ONCE) {
      late += dueNights(senders.slice(from, from + AT_ONCE), then).length;
      await setImmediate();
    }
    return late;
  }

  /** Those with reminders whose dates follow their customs, of whom this holds. */
  private whoSends(which: string, values: unknown[]): Promise<Sender[]> {
    return this.db.query(
      `SELECT ${SENDER} FROM organization WHERE reminders_on AND customs_version = dates_version AND ${which}`,
      values,
    );
  }

  /**
   * Plans the night of a local date by hand, its hour come or not: of one organization or of all that have reminders
   * switched on. A night that was planned before is not planned again, and is not in the answer.
   * @throws NotFound when no such organization has that code
   */
  async planFor(which: { orgCode?: string; date?: CivilDate }): Promise<NightReport[]> {
    await this.reminders.keepUp();
    return this.plan(await this.named(which));
  }

  /** What `planFor` would do. Reads only. */
  async show(which: { orgCode?: string; date?: CivilDate }): Promise<NightReport[]> {
    const nights = await this.named(which);
    const plan = nightPlan(nights);
    const outcomes: ShownOutcome[] = [];
    for (let total = 1; outcomes.length < total;) {
      const page = await this.planner.show(plan, { range: [outcomes.length, outcomes.length + 999] });
      outcomes.push(...page.outcomes);
      total = page.counts.total;
    }
    return nights.map(({ sender, localDate }) => {
      const own = outcomes.filter(({ organizationId }) => organizationId === sender.id);
      return { sender, localDate, outcomes: own, ...countsOf(own) };
    });
  }

  /** Congregations are taken so many at a time, each batch in a transaction of its own. */
  private async plan(asked: readonly Night[]): Promise<NightReport[]> {
    const reports: NightReport[] = [];
    for (let from = 0; from < asked.length; from += BATCH) {
      reports.push(...(await this.planBatch(asked.slice(from, from + BATCH))));
    }
    return reports;
  }

  /**
   * Claims, plans and counts in one transaction: a scheduler that dies in the middle leaves nothing behind. All of the batch
   * are planned at once; where that fails, one by one, and whoever fails is told of by name and holds up nobody.
   */
  private async planBatch(asked: readonly Night[]): Promise<NightReport[]> {
    const done = await this.db.transaction(async (within) => {
      const nights = await this.mayLeave(await this.claim(asked, within), within);
      if (nights.length === 0) return [];
      try {
        return [await this.planTogether(nights, within)];
      } catch (cause) {
        this.log.warn(
          `${nights.length} nights could not be planned together, and are planned one by one: ${String(cause)}`,
        );
        return this.planOneByOne(nights, within);
      }
    });
    await this.planner.announce(done.flatMap(({ planned }) => planned));

    return done.flatMap(({ nights, planned, missed }) => {
      const byRun = new Map(planned.map((counts) => [counts.runId, counts]));
      return nights.map(({ sender, localDate, runId }) => {
        const { queued, skipped, errors } = byRun.get(runId) ?? NOTHING_PLANNED;
        const passed = missed.filter(({ org }) => org === sender.id).length;
        return { sender, localDate, queued, skipped: skipped + passed, errors, outcomes: [] };
      });
    });
  }

  /** Without those whose letters wait for a second person. */
  private mayLeave(nights: readonly Night[], within: EntityManager): Promise<Night[]> {
    const { planner, notifications } = this;
    return whoMayLeave(nights, { now: this.clock.now(), planner, notifications }, within);
  }

  /** In a savepoint, so that what was claimed stays claimed when it fails. */
  private planTogether(nights: readonly Night[], outer: EntityManager): Promise<PlannedNights> {
    return outer.transaction(async (within) => {
      await reopen(
        nights.map(({ sender, localDate: today }) => ({ org: sender.id, today })),
        within,
      );
      const planned = await this.planner.carryOut(nightPlan(nights), within);
      const passing = nights.map(({ sender, localDate: today, runId }) => ({
        ...{ org: sender.id, today, runId, hasLetter: sender.templateId !== null },
      }));
      const missed = await this.reminders.miss(passing, within);
      await countMissed(nights, missed, within);
      await this.tell(nights, planned, missed, within);
      return { nights, planned, missed };
    });
  }

  private async planOneByOne(nights: readonly Night[], within: EntityManager): Promise<PlannedNights[]> {
    const done: PlannedNights[] = [];
    for (const night of nights) {
      try {
        done.push(await this.planTogether([night], within));
      } catch (cause) {
        await this.work.failed('nights', night.sender.id, cause);
      }
    }
    return done;
  }

  /**
   * Holds the organizations until the end of the transaction and answers those whose night nobody has planned. Whom somebody
   * else holds is passed over: they plan it, or a later tick does. Where dates are being worked out anew, the night waits for
   * a later tick. The index `reminder_run_night` would refuse a second run all the same.
   */
  private async claim(nights: readonly Night[], within: EntityManager): Promise<Night[]> {
    const ids = nights.map(({ sender }) => sender.id);
    const held: { id: string }[] = await within.query(
      `SELECT id FROM organization WHERE id = ANY ($1::uuid[]) AND customs_version = dates_version
        ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`,
      [ids],
    );
    const planned: { id: string }[] = await within.query(
      `SELECT run.organization_id AS id
         FROM unnest($1::uuid[], $2::date[]) AS night (organization_id, local_date)
         JOIN reminder_run run USING (organization_id, local_date) WHERE run.kind = 'night'`,
      [ids, nights.map(({ localDate }) => localDate)],
    );
    const ready = new Set(held.map(({ id }) => id));
    for (const { id } of planned) ready.delete(id);
    return nights.filter(({ sender }) => ready.has(sender.id));
  }

  private async tell(
    nights: readonly Night[],
    planned: readonly Planned[],
    missed: readonly Missed[],
    within: EntityManager,
  ): Promise<void> {
    const byRun = new Map(planned.map((counts) => [counts.runId, counts]));
    for (const { sender, localDate, runId } of nights) {
      const late = [
        ...(byRun.get(runId)?.tooLate ?? []),
        ...missed.filter(({ org, reason }) => org === sender.id && ['too_late', 'held'].includes(reason)),
      ];
      const night = { hasLetter: sender.templateId !== null, localDate, runId, late };
      for (const cause of nightNotices(night, byRun.get(runId))) {
        await this.notifications.raise(sender.id, cause, within);
      }
    }
  }

  private async named({ orgCode, date }: { orgCode?: string; date?: CivilDate }): Promise<Night[]> {
    const senders: Sender[] = await this.db.query(
      `SELECT ${SENDER} FROM organization WHERE reminders_on AND ($1::text IS NULL OR org_code = $1) ORDER BY org_code`,
      [orgCode ?? null],
    );
    if (orgCode !== undefined && senders.length === 0) {
      throw new NotFound('congregation with that code and its reminders switched on');
    }
    const now = this.clock.now();
    return senders.map((sender) => {
      const [localDay, at] = date === undefined ? [localDate(now, sender.timezone), now] : [date, hourOf(date, sender)];
      return { sender, localDate: localDay, at, runId: randomUUID() };
    });
  }
}

/** So many congregations are looked at before others have a turn of the process. */
const AT_ONCE = 200;
/** So many congregations are planned in one transaction. */
const BATCH = 200;

interface PlannedNights {
  readonly nights: readonly Night[];
  readonly planned: readonly Planned[];
  readonly missed: readonly Missed[];
}

async function countMissed(nights: readonly Night[], missed: readonly Missed[], within: EntityManager): Promise<void> {
  if (missed.length === 0) return;
  const runOf = new Map(nights.map(({ sender, runId }) => [sender.id, runId]));
  await within.query(
    `UPDATE reminder_run run SET skipped = skipped + passed.n
       FROM (SELECT id, count(*) AS n FROM unnest($1::uuid[]) AS id GROUP BY id) passed WHERE run.id = passed.id`,
    [missed.map(({ org }) => runOf.get(org))],
  );
}

/** SQL: that an organization's local date at the instant $1 has no night, or neither it nor a later one has. */
const hasNoNight = (of: '=' | '>='): string => `NOT EXISTS (
  SELECT FROM reminder_run run
   WHERE run.organization_id = organization.id AND run.kind = 'night'
     AND run.local_date ${of} ($1::timestamptz AT TIME ZONE organization.timezone)::date)`;

/** The nights that have come, of organizations that are not planned. Those of one place and hour share the looking. */
function dueNights(senders: readonly Sender[], now: Date): Night[] {
  const known = new Map<string, CivilDate | null>();
  return senders.flatMap((sender) => {
    const key = JSON.stringify(placeOf(sender));
    let night = known.get(key);
    if (night === undefined) {
      night = dueNight(now, placeOf(sender));
      known.set(key, night);
    }
    return night === null ? [] : [{ sender, localDate: night, at: now, runId: randomUUID() }];
  });
}

/** When the night of a civil date would have been planned. */
function hourOf(date: CivilDate, sender: Sender): Date {
  const moment = sendingMoment({ date, hour: sender.hour }, placeOf(sender));
  return instantOf(date, moment.date === date ? moment.hour : sender.hour, sender.timezone);
}

function countsOf(outcomes: readonly ShownOutcome[]): OutcomeCounts {
  const count = (which: ShownOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === which).length;
  return { queued: count('queued'), skipped: count('skipped'), errors: count('error') };
}
