import { Injectable } from '@nestjs/common';
import type { Forecast } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addDays, instantOf, localDate, weekday, type CivilDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { Planner } from './planner.js';
import { readSender } from './read-sender.js';
import { monthBegins, placeOf, scopeOf, type Sender } from './senders.js';
import { sendingNow } from './sending-days.js';

const DAYS_AHEAD = 365;

/** How many letters the coming year holds, if nothing changes: planned like the nights, and not carried out. */
@Injectable()
export class Forecasts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly planner: Planner,
    private readonly organizations: OrganizationsService,
  ) {}

  /** By day and by week; none while no letter is chosen for the reminders. Another `today` only supposes, and changes nothing. */
  async ofYear(org: OrganizationId, supposed: CivilDate | null): Promise<Forecast> {
    const sender = await readSender(this.db, org);
    const now = supposed ? instantOf(supposed, 0, sender.timezone) : this.clock.now();
    const today = localDate(now, sender.timezone);
    const days = sender.templateId === null ? [] : await this.days(sender, today, now);
    const { remindersOn } = await this.organizations.settings(org);
    const about = { today, supposed: supposed !== null, hasTemplate: sender.templateId !== null, remindersOn };
    return { ...about, days, weeks: weeksOf(days) };
  }

  private async days(sender: Sender, today: CivilDate, now: Date): Promise<Forecast['days']> {
    const sendings = [{ ...sendingNow(placeOf(sender), now), place: 0, wished: null }];
    const part = { runId: randomUUID(), templateId: sender.templateId, today, place: 0 };
    const scope = {
      ...scopeOf(sender, { ...part, monthBegins: monthBegins(today, sender.timezone) }, now),
      allowance: null,
    };
    const candidates = { by: 'due', dates: [addDays(today, DAYS_AHEAD)] } as const;
    const by = { kind: 'job', jobId: null, startedBy: null } as const;
    return this.planner.countByDay({ by, candidates, scopes: [scope], sendings });
  }
}

/** The days gathered by the Monday of their week. */
function weeksOf(days: Forecast['days']): Forecast['weeks'] {
  const weeks = new Map<CivilDate, Forecast['weeks'][number]>();
  for (const { date, letters, moved } of days) {
    const week = addDays(date, -((weekday(date) + 6) % 7));
    const before = weeks.get(week);
    weeks.set(week, { week, letters: letters + (before?.letters ?? 0), moved: moved + (before?.moved ?? 0) });
  }
  return [...weeks.values()];
}
