import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { instantOf, localDate, sendingMoment, type CivilDate } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
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

type Due = Omit<Night, 'sender' | 'runId'> & { readonly sender: Sender };
type Begun = Due & { readonly runId: string | null };

/** The automatic reminders: each organization's night is planned once for each local date. */
@Injectable()
export class Nights {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly planner: Planner,
    private readonly notifications: NotificationsService,
  ) {}

  /** Plans every organization whose hour has come on a local date that has no run yet. May be called by many at once. */
  async planDue(): Promise<NightReport[]> {
    const now = this.clock.now();
    const senders: (Sender & { lastNight: CivilDate | null })[] = await this.db.query(
      `SELECT ${SENDER}, (SELECT max(local_date) FROM reminder_run run
                           WHERE run.organization_id = organization.id AND run.kind = 'night') AS "lastNight"
         FROM organization WHERE reminders_on`,
    );
    const due = senders.flatMap((sender): Due[] => {
      if (sender.lastNight === localDate(now, sender.timezone)) return [];
      const night = dueNight(now, placeOf(sender));
      return night === null ? [] : [{ sender, localDate: night, at: now }];
    });
    return due.length === 0 ? [] : this.plan(due);
  }

  /**
   * Plans the night of a local date by hand, its hour come or not: of one organization or of all that have reminders
   * switched on. A night that was planned before is not planned again, and is not in the answer.
   */
  async planFor(which: { orgCode?: string; date?: CivilDate }): Promise<NightReport[]> {
    return this.plan(await this.named(which));
  }

  /** What `planFor` would do. Reads only. */
  async show(which: { orgCode?: string; date?: CivilDate }): Promise<NightReport[]> {
    const nights = (await this.named(which)).map((due): Begun => ({ ...due, runId: null })).filter(hasLetter);
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
  private async plan(due: readonly Due[]): Promise<NightReport[]> {
    const leads = await readLeads(this.db);
    const { nights, planned } = await this.db.transaction(async (within) => {
      const nights = await this.begin(due, within);
      const writing = nights.filter(hasLetter);
      const planned = writing.length ? await this.planner.carryOut(nightPlan(writing, leads), within) : [];
      await this.tell(nights, planned, within);
      return { nights, planned };
    });
    await this.planner.announce(planned);

    const byRun = new Map(planned.map((counts) => [counts.runId, counts]));
    return nights.map(({ sender, localDate, runId }) => {
      const { queued, skipped, errors } = byRun.get(runId ?? '') ?? NOTHING_PLANNED;
      return { sender, localDate, queued, skipped, errors, outcomes: [] };
    });
  }

  /** Claims the nights that nobody has claimed, and holds their organizations until the end of the transaction. */
  private async begin(due: readonly Due[], within: EntityManager): Promise<Begun[]> {
    const claimed: { id: string; organizationId: string }[] = await within.query(
      `INSERT INTO reminder_run (organization_id, kind, template_id, local_date, planned_at)
       SELECT night.organization_id, 'night', night.template_id, night.local_date, $4
         FROM unnest($1::uuid[], $2::uuid[], $3::date[]) AS night (organization_id, template_id, local_date)
        ORDER BY night.organization_id
       ON CONFLICT (organization_id, local_date) WHERE kind = 'night' DO NOTHING
       RETURNING id, organization_id AS "organizationId"`,
      [
        due.map(({ sender }) => sender.id),
        due.map(({ sender }) => sender.templateId),
        due.map(({ localDate }) => localDate),
        this.clock.now(),
      ],
    );
    const runs = new Map(claimed.map(({ id, organizationId }) => [organizationId, id]));
    await within.query(`SELECT 1 FROM organization WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`, [
      [...runs.keys()],
    ]);
    return due.flatMap((night): Begun[] => {
      const runId = runs.get(night.sender.id);
      return runId === undefined ? [] : [{ ...night, runId }];
    });
  }

  private async tell(nights: readonly Begun[], planned: readonly Planned[], within: EntityManager): Promise<void> {
    const byRun = new Map(planned.map((counts) => [counts.runId, counts]));
    for (const { sender, localDate, runId } of nights) {
      for (const cause of troubles(sender.templateId !== null, localDate, byRun.get(runId ?? ''))) {
        await this.notifications.raise(sender.id, cause, within);
      }
    }
  }

  private async named({ orgCode, date }: { orgCode?: string; date?: CivilDate }): Promise<Due[]> {
    const senders: Sender[] = await this.db.query(
      `SELECT ${SENDER} FROM organization WHERE reminders_on AND ($1::text IS NULL OR org_code = $1) ORDER BY org_code`,
      [orgCode ?? null],
    );
    const now = this.clock.now();
    return senders.map((sender) =>
      date === undefined
        ? { sender, localDate: localDate(now, sender.timezone), at: now }
        : { sender, localDate: date, at: hourOf(date, sender) },
    );
  }
}

/** When the night of a civil date would have been planned. */
function hourOf(date: CivilDate, sender: Sender): Date {
  const moment = sendingMoment({ date, hour: sender.hour }, placeOf(sender));
  return instantOf(date, moment.date === date ? moment.hour : sender.hour, sender.timezone);
}

const hasLetter = (night: Begun): night is Begun & Night => night.sender.templateId !== null;

function countsOf(outcomes: readonly ShownOutcome[]): OutcomeCounts {
  const count = (which: ShownOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === which).length;
  return { queued: count('queued'), skipped: count('skipped'), errors: count('error') };
}
