import { addDays, type CivilDate } from '../calendar/index.js';
import type { EmailJobRow } from './email-job.entity.js';
import type { JobCandidates, JobPlan } from './plan.js';
import { monthBegins, placeOf, scopeOf, type Sender } from './senders.js';
import { handSending } from './sending-days.js';

/**
 * What a run of a job asks for on a local date. All its letters leave together: at the job's `sendAt`, else now, and
 * never within Shabbat or Yom Tov.
 */
export function jobPlan(job: EmailJobRow, sender: Sender, today: CivilDate, now: Date, run: RunOfJob): JobPlan {
  const sending = { place: 0, wished: null, ...handSending(job.sendAt, now, placeOf(sender)) };
  const part = { place: 0, today, templateId: job.templateId, monthBegins: monthBegins(today, sender.timezone) };
  return {
    by: { kind: 'job', jobId: job.id, startedBy: run.startedBy },
    candidates: candidatesOf(job, today),
    scopes: [scopeOf(sender, { ...part, runId: run.id }, now)],
    sendings: [sending],
  };
}

/** The run's id, chosen before it is written. */
export interface RunOfJob {
  readonly id: string;
  readonly startedBy: string | null;
}

const candidatesOf = ({ mode, basis, fromDays, toDays, yahrzeitIds }: EmailJobRow, today: CivilDate): JobCandidates =>
  mode === 'ids'
    ? { by: 'next', yahrzeitIds }
    : { by: basis, dates: [addDays(today, fromDays), addDays(today, toDays)] };
