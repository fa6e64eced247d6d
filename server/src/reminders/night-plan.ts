import type { CivilDate } from '../calendar/index.js';
import type { Plan, Scope, Sending } from './plan.js';
import { monthBegins, placeOf, scopeOf, type Sender } from './senders.js';
import { sendingDays, sendingNow } from './sending-days.js';

/** One organization's night: its local date, and the instant at which it is looked at. */
export interface Night {
  readonly sender: Sender;
  readonly localDate: CivilDate;
  readonly at: Date;
  readonly runId: string;
}

/**
 * What the nights of these organizations ask for: every open reminder whose sending day has come and whose day has not
 * passed, however long ago it was wished for. Those that were wished for this day leave at its hour, or before the rest
 * that it lies in; those that are late, as soon as something may leave. Organizations of one place and hour share it.
 */
export function nightPlan(nights: readonly Night[]): Plan {
  const places = new Map<string, Pick<Scope, 'place' | 'monthBegins'>>();
  const sendings: Sending[] = [];
  const scopes = nights.map(({ sender, localDate: today, at, runId }): Scope => {
    const place = placeOf(sender);
    const key = JSON.stringify([place, today, at]);
    let shared = places.get(key);
    if (!shared) {
      shared = { place: places.size, monthBegins: monthBegins(today, sender.timezone) };
      places.set(key, shared);
      const itsPlace = { place: shared.place };
      for (const day of sendingDays(place, today, today, at)) sendings.push({ ...day, ...itsPlace });
      sendings.push({ ...sendingNow(place, at), ...itsPlace, wished: null });
    }
    return scopeOf(sender, { runId, templateId: sender.templateId, today, ...shared }, at);
  });
  return { by: THE_NIGHT, candidates: { by: 'due', dates: [] }, scopes, sendings };
}

const THE_NIGHT = { kind: 'night', jobId: null, startedBy: null } as const;
