import { Injectable } from '@nestjs/common';
import type { ComparisonPage, comparisonQuery } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addDays, localDate, type CivilDate } from '../calendar/index.js';
import { Clock } from '../platform/clock/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { compare } from './comparison-statement.js';
import { EmailJobsService } from './email-jobs.service.js';
import { jobPlan } from './job-plan.js';
import { planParameters, type JobCandidates } from './plan.js';
import { readSender } from './read-sender.js';
import { NEXT_YEAR } from './sent-letters.js';

/** Nobody is lost between years: what a run of a job changes against the letters of the year before. */
@Injectable()
export class RunComparisons {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: EmailJobsService,
  ) {}

  /** As the job would be run now; one statement, reads only. @throws NotFound without such a job */
  async ofJob(org: OrganizationId, jobId: string, query: z.output<typeof comparisonQuery>): Promise<ComparisonPage> {
    const now = this.clock.now();
    const [job, sender] = await Promise.all([this.jobs.get(org, jobId), readSender(this.db, org)]);
    const today = localDate(now, sender.timezone);
    const plan = jobPlan(job, sender, today, now, { id: randomUUID(), startedBy: null });
    const { offset, limit } = pageBounds(query);
    const [page] = await this.db.query<[ComparisonPage]>(compare(plan), [
      ...planParameters(plan),
      ...[org, sender.timezone, today, ...lastYearOf(plan.candidates, today)],
      ...[query.filter?.change ?? 'missing', offset, limit],
    ]);
    return page;
  }
}

/** The longest lead time, in days, and the longest way between an occurrence and its service. */
const REACH = { sendDate: 90, observanceDate: 0, serviceDate: 8 } as const;

/** Between which civil dates the occurrences lie of which last year's letters were about. */
function lastYearOf(candidates: JobCandidates, today: CivilDate): [from: CivilDate, to: CivilDate] {
  if (candidates.by === 'next') return [addDays(today, -NEXT_YEAR.latest), addDays(today, -1)];
  const [from, to] = candidates.dates;
  const reach = REACH[candidates.by];
  return [addDays(from, -reach - NEXT_YEAR.latest), addDays(to, reach - NEXT_YEAR.soonest)];
}
