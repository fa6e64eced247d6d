import { addDays, type CivilDate } from '../calendar/index.js';
import type { EmailJobRow } from './email-job.entity.js';
import type { JobCandidates, JobPlan, Sending } from './plan.js';
import { monthBegins, placeOf, scopeOf, type Sender } from './senders.js';
import { handSending, LONGEST_REST_DAYS, sendingDays, type SendingPlace } from './sending-days.js';

/**
 * What a run of a job asks for on a local date. All its letters leave together, at the job's `sendAt`, else now; or each on its
 * own day, where the job wishes so. Never within Shabbat or Yom Tov.
 */
export function jobPlan(job: EmailJobRow, sender: Sender, today: CivilDate, now: Date, run: RunOfJob): JobPlan {
  const part = { place: 0, today, templateId: job.templateId, monthBegins: monthBegins(today, sender.timezone) };
  return {
    by: { kind: 'job', jobId: job.id, startedBy: run.startedBy },
    candidates: candidatesOf(job, today),
    scopes: [scopeOf(sender, { ...part, runId: run.id }, now)],
    sendings: sendingsOf(job, placeOf(sender), today, now),
  };
}

function sendingsOf(job: EmailJobRow, where: SendingPlace, today: CivilDate, now: Date): Sending[] {
  if (!job.eachOnItsDay) return [{ place: 0, wished: null, ...handSending(job.sendAt, now, where) }];
  const [from, to] = [addDays(today, job.fromDays - LONGEST_REST_DAYS), addDays(today, job.toDays)];
  return sendingDays(where, from, to, now).map((day) => ({ place: 0, ...day }));
}

/** The run's id, chosen before it is written. */
interface RunOfJob {
  readonly id: string;
  readonly startedBy: string | null;
}

function candidatesOf(job: EmailJobRow, today: CivilDate): JobCandidates {
  const { mode, basis, fromDays, toDays, yahrzeitIds, contactIds, observerIds } = job;
  return mode === 'ids'
    ? { by: 'next', yahrzeitIds, contactIds, observerIds }
    : { by: basis, dates: [addDays(today, fromDays), addDays(today, toDays)] };
}
