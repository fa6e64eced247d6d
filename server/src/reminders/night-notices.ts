import type { CivilDate } from '../calendar/index.js';
import type { Cause } from '../notifications/index.js';
import type { Late, Planned } from './plan.js';

/** A night as staff should know of it. */
export interface TroubledNight {
  readonly hasLetter: boolean;
  readonly localDate: CivilDate;
  readonly runId: string;
  readonly late: readonly Late[];
}

/** So many families are named; the page of the run names all. */
const NAMED = 5;

/** What a person should act on after a night; mostly nothing. */
export function nightNotices(
  { hasLetter, localDate, runId, late }: TroubledNight,
  planned: Planned | undefined,
): Cause[] {
  const causes: Cause[] = [];
  if (!hasLetter) {
    causes.push({
      cause: `reminders:no-template:${localDate}`,
      key: 'reminders-no-template',
      severity: 'error',
      data: { actionUrl: '/account' },
    });
  }
  if (late.length > 0) {
    const names = late.slice(0, NAMED).map(({ contactName, yahrzeitName }) => `${contactName} (${yahrzeitName})`);
    causes.push({
      cause: `reminders:too-late:${localDate}`,
      key: 'reminders-too-late',
      values: { smart_count: late.length, names: names.join(', ') + (late.length > NAMED ? ' …' : '') },
      severity: 'error',
      data: { actionUrl: runPage(runId) },
    });
  }
  if (planned?.overLimit) {
    causes.push({
      cause: `reminders:over-limit:${localDate}`,
      key: 'reminders-over-limit',
      values: { smart_count: planned.overLimit },
      severity: 'error',
      data: { actionUrl: '/pricing' },
    });
  }
  if (planned?.errors) {
    causes.push({
      cause: `reminders:errors:${localDate}`,
      key: 'reminders-errors',
      values: { smart_count: planned.errors },
      severity: 'error',
      data: { actionUrl: runPage(runId) },
    });
  }
  return causes;
}

const runPage = (runId: string): string => `/app/runs/${runId}`;
