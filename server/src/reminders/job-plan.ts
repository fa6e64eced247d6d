import { addDays, type CivilDate } from '../calendar/index.js';
import type { EmailJobRow } from './email-job.entity.js';
import type { Candidates, Plan } from './plan.js';
import { placeOf, scopeOf, type Sender } from './senders.js';
import { handSending } from './sending-days.js';

/**
 * What a run of a job asks for on a local date. All its letters leave together: at the job's `sendAt`, else now, and
 * never within Shabbat or Yom Tov.
 */
export function jobPlan(job: EmailJobRow, sender: Sender, today: CivilDate, now: Date, runId: string | null): Plan {
  const sending = { place: 0, wished: null, dueAt: now, ...handSending(job.sendAt, now, placeOf(sender)) };
  const scope = scopeOf(sender, { runId, templateId: job.templateId, today, place: 0 }, now);
  return { candidates: candidatesOf(job, today), scopes: [scope], sendings: [sending] };
}

const candidatesOf = ({ mode, basis, fromDays, toDays, yahrzeitIds }: EmailJobRow, today: CivilDate): Candidates =>
  mode === 'ids'
    ? { by: 'next', yahrzeitIds }
    : { by: basis, dates: [addDays(today, fromDays), addDays(today, toDays)] };
