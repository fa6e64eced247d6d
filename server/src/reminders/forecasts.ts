import { Injectable } from '@nestjs/common';
import type { Forecast } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addDays, localDate } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { readLeads } from './leads.js';
import { datesOf } from './night-plan.js';
import { Planner } from './planner.js';
import { readSender } from './read-sender.js';
import { monthBegins, placeOf, scopeOf } from './senders.js';
import { sendingDays } from './sending-days.js';

const DAYS_AHEAD = 365;

/** How many letters the coming year holds, if nothing changes: planned like the nights, and not carried out. */
@Injectable()
export class Forecasts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly planner: Planner,
  ) {}

  /** By the week in which they leave; none while no letter is chosen for the reminders. */
  async byWeek(org: OrganizationId): Promise<Forecast> {
    const now = this.clock.now();
    const sender = await readSender(this.db, org);
    if (sender.templateId === null) return { weeks: [] };
    const today = localDate(now, sender.timezone);
    const days = sendingDays(placeOf(sender), today, addDays(today, DAYS_AHEAD), now);
    const sendings = days.map((day) => ({ ...day, place: 0 }));
    const part = { runId: randomUUID(), templateId: sender.templateId, today, place: 0 };
    const scope = {
      ...scopeOf(sender, { ...part, monthBegins: monthBegins(today, sender.timezone) }, now),
      allowance: null,
    };
    const dates = datesOf(sendings, await readLeads(this.db));
    const by = { kind: 'job', jobId: null, startedBy: null } as const;
    const plan = { by, candidates: { by: 'due' as const, dates }, scopes: [scope], sendings };
    return { weeks: await this.planner.countByWeek(plan) };
  }
}
