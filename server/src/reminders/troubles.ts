import type { CivilDate } from '../calendar/index.js';
import type { Cause } from '../notifications/index.js';
import type { Planned } from './plan.js';

/** What a person should act on after a night; mostly nothing. */
export function troubles(hasLetter: boolean, localDate: CivilDate, planned: Planned | undefined): Cause[] {
  const causes: Cause[] = [];
  if (!hasLetter) {
    causes.push({
      cause: `reminders:no-template:${localDate}`,
      key: 'reminders-no-template',
      severity: 'error',
      data: { actionUrl: '/account' },
    });
  }
  if (planned?.tooLate) {
    causes.push({
      cause: `reminders:too-late:${localDate}`,
      key: 'reminders-too-late',
      values: { smart_count: planned.tooLate },
      severity: 'error',
      data: { actionUrl: runPage(planned) },
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
      data: { actionUrl: runPage(planned) },
    });
  }
  return causes;
}

const runPage = ({ runId }: Planned): string => `/app/runs/${runId}`;
