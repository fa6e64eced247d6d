import type { CivilDate } from '../calendar/index.js';
import type { Cause } from '../notifications/index.js';
import type { Planned } from './plan.js';

/** What a person should act on after a night; mostly nothing. */
export function troubles(hasLetter: boolean, localDate: CivilDate, planned: Planned | undefined): Cause[] {
  const causes: Cause[] = [];
  if (!hasLetter) {
    causes.push({
      cause: `reminders:no-template:${localDate}`,
      title: 'Reminders have no letter',
      message: 'Automatic reminders are switched on, but no template is chosen for them. Nothing was sent.',
      severity: 'error',
      data: { actionUrl: '/account' },
    });
  }
  if (planned?.tooLate) {
    causes.push({
      cause: `reminders:too-late:${localDate}`,
      title: 'Reminders came too late',
      message: `${reminders(planned.tooLate)} could not be sent before the day had passed. Please call these families.`,
      severity: 'error',
      data: { actionUrl: runPage(planned) },
    });
  }
  if (planned?.overLimit) {
    causes.push({
      cause: `reminders:over-limit:${localDate}`,
      title: 'Reminders are held back',
      message: `${reminders(planned.overLimit)} went beyond what your plan includes and will be sent only with a larger plan.`,
      severity: 'error',
      data: { actionUrl: '/pricing' },
    });
  }
  if (planned?.errors) {
    causes.push({
      cause: `reminders:errors:${localDate}`,
      title: 'Reminders need a correction',
      message: `${reminders(planned.errors)} could not be written, because a name is blank.`,
      severity: 'error',
      data: { actionUrl: runPage(planned) },
    });
  }
  return causes;
}

const reminders = (n: number): string => (n === 1 ? '1 reminder' : `${n} reminders`);
const runPage = ({ runId }: Planned): string => `/app/email-jobs?run=${runId}`;
