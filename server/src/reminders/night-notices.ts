import type { CivilDate } from '../calendar/index.js';
import type { Cause } from '../notifications/index.js';
import type { Late, Planned } from './plan.js';

/** A night as staff should know of it. */
interface TroubledNight {
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
  const runPage = `/app/runs/${runId}`;
  const causes: Cause[] = [];
  const raise = (what: 'no-template' | 'too-late' | 'over-limit' | 'errors', actionUrl: string, values = {}) =>
    causes.push({
      cause: `reminders:${what}:${localDate}`,
      key: `reminders-${what}`,
      values,
      severity: 'error',
      data: { actionUrl },
    });
  if (!hasLetter) raise('no-template', '/account');
  if (late.length > 0) raise('too-late', runPage, { smart_count: late.length, names: namesOf(late) });
  if (planned?.overLimit) raise('over-limit', '/pricing', { smart_count: planned.overLimit });
  if (planned?.errors) raise('errors', runPage, { smart_count: planned.errors });
  return causes;
}

function namesOf(late: readonly Late[]): string {
  const names = late.slice(0, NAMED).map(({ contactName, yahrzeitName }) => `${contactName} (${yahrzeitName})`);
  return names.join(', ') + (late.length > NAMED ? ' …' : '');
}
