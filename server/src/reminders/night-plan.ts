import { addDays, type CivilDate } from '../calendar/index.js';
import type { Plan, Scope, Sending } from './plan.js';
import { monthBegins, placeOf, scopeOf, type Sender } from './senders.js';
import { CATCH_UP_DAYS, sendingDays } from './sending-days.js';

/** One organization's night: its local date, and the instant at which it is looked at. */
export interface Night {
  readonly sender: Sender;
  readonly localDate: CivilDate;
  readonly at: Date;
  readonly runId: string;
}

/**
 * What the nights of these organizations ask for. The night of a local date is about every reminder whose day of
 * sending lies in the eight days up to it and that no night has written: so a day that was missed is caught up a week
 * long, an observer or an address entered late is still reached, and no reminder is written twice. Organizations of
 * one place and hour share their days of sending. `leads` are the lead times in use.
 */
export function nightPlan(nights: readonly Night[], leads: readonly number[]): Plan {
  const places = new Map<string, Pick<Scope, 'place' | 'monthBegins'>>();
  const sendings: Sending[] = [];
  const scopes = nights.map(({ sender, localDate, at, runId }): Scope => {
    const place = placeOf(sender);
    const key = JSON.stringify([place, localDate, at]);
    let shared = places.get(key);
    if (!shared) {
      shared = { place: places.size, monthBegins: monthBegins(localDate, sender.timezone) };
      places.set(key, shared);
      const days = sendingDays(place, addDays(localDate, -CATCH_UP_DAYS), localDate, at);
      for (const day of days) sendings.push({ ...day, place: shared.place });
    }
    return scopeOf(sender, { runId, templateId: sender.templateId, today: localDate, ...shared }, at);
  });
  return { by: THE_NIGHT, candidates: { by: 'due', dates: datesOf(sendings, leads) }, scopes, sendings };
}

const THE_NIGHT = { kind: 'night', jobId: null, startedBy: null } as const;

/** Every civil date on which an occurrence may lie that is wished for on one of these days. */
export function datesOf(sendings: readonly Sending[], leads: readonly number[]): CivilDate[] {
  const wished = new Set(sendings.flatMap((sending) => sending.wished ?? []));
  return [...new Set([...wished].flatMap((day) => leads.map((lead) => addDays(day, lead))))].sort();
}
