import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { instantOf, localDate, sendingMoment, type CivilDate } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { NotFound } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { readLeads } from './leads.js';
import { nightPlan, type Night } from './night-plan.js';
import type { Planned } from './plan.js';
import { NOTHING_PLANNED, Planner, type OutcomeCounts, type ShownOutcome } from './planner.js';
import { placeOf, SENDER, type Sender } from './senders.js';
import { dueNight } from './sending-days.js';
import { troubles } from './troubles.js';

/** What became of one organization's night; `outcomes` when it was only looked at. */
export interface NightReport extends OutcomeCounts {
  readonly sender: Sender;
  readonly localDate: CivilDate;
  readonly outcomes: readonly ShownOutcome[];
}

/** The automatic reminders: each organization's night is planned once for each local date. */
@Injectable()
export class Nights {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly planner: Planner,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
  ) {}

  /** Plans every organization whose hour has come on a local date that has no run yet. May be called by many at once. */
  async planDue(): Promise<NightReport[]> {
    const reports: NightReport[] = [];
    await this.work.forAll('nights', async (orgs) => {
      reports.push(...(await this.planDueOf(orgs)));
    });
    return reports;
  }

  private async planDueOf(orgs: readonly OrganizationId[]): Promise<NightReport[]> {
    const now = this.clock.now();
    const senders: (Sender & { lastNight: CivilDate | null })[] = await this.db.query(
      `SELECT ${SENDER}, (SELECT max(local_date) FROM reminder_run run
                           WHERE run.organization_id = organization.id AND run.kind = 'night') AS "lastNight"
         FROM organization WHERE id = ANY ($1::uuid[]) AND reminders_on AND customs_version = dates_version`,
      [orgs],
    );
    const nights = dueNights(senders, now);
    return nights.length === 0 ? [] : this.plan(nights);
  }

  /**
   * Plans the night of a local date by hand, its hour come or not: of one organization or of all that have reminders
   * switched on. A night that was planned before is not planned again, and is not in the answer.
   * @throws NotFound when no such organization has that code
   */
  async planFor(which: { orgCode?: string; date?: CivilDate }): Promise<NightReport[]> {
    return this.plan(await this.named(which));
  }

  /** What `planFor` would do. Reads only. */
  async show(which: { orgCode?: string; date?: CivilDate }): Promise<NightReport[]> {
    const nights = await this.named(which);
    const plan = nightPlan(nights, await readLeads(this.db));
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

  /** Claims, plans and counts in one transaction: a scheduler that dies in the middle leaves nothing behind. */
  private async plan(asked: readonly Night[]): Promise<NightReport[]> {
    const leads = await readLeads(this.db);
    const { nights, planned } = await this.db.transaction(async (within) => {
      const nights = await this.claim(asked, within);
      const planned = nights.length ? await this.planner.carryOut(nightPlan(nights, leads), within) : [];
      await this.tell(nights, planned, within);
      return { nights, planned };
    });
    await this.planner.announce(planned);

    const byRun = new Map(planned.map((counts) => [counts.runId, counts]));
    return nights.map(({ sender, localDate, runId }) => {
      const { queued, skipped, errors } = byRun.get(runId) ?? NOTHING_PLANNED;
      return { sender, localDate, queued, skipped, errors, outcomes: [] };
    });
  }

  /**
   * Holds the organizations until the end of the transaction and answers those whose night nobody has planned: whoever
   * comes second waits, and finds it planned. Where dates are being worked out anew, the night waits for a later tick. The index `reminder_run_night` would refuse a second run all the same.
   */
  private async claim(nights: readonly Night[], within: EntityManager): Promise<Night[]> {
    const ids = nights.map(({ sender }) => sender.id);
    const held: { id: string }[] = await within.query(
      `SELECT id FROM organization WHERE id = ANY ($1::uuid[]) AND customs_version = dates_version
        ORDER BY id FOR NO KEY UPDATE`,
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

  private async tell(nights: readonly Night[], planned: readonly Planned[], within: EntityManager): Promise<void> {
    const byRun = new Map(planned.map((counts) => [counts.runId, counts]));
    for (const { sender, localDate, runId } of nights) {
      for (const cause of troubles(sender.templateId !== null, localDate, byRun.get(runId))) {
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

/** The nights that have come and are not planned. Organizations of one place and hour share the looking. */
function dueNights(senders: readonly (Sender & { lastNight: CivilDate | null })[], now: Date): Night[] {
  const known = new Map<string, CivilDate | null>();
  return senders.flatMap((sender) => {
    const key = JSON.stringify(placeOf(sender));
    let night = known.get(key);
    if (night === undefined) {
      night = dueNight(now, placeOf(sender));
      known.set(key, night);
    }
    return night === null || night === sender.lastNight
      ? []
      : [{ sender, localDate: night, at: now, runId: randomUUID() }];
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
