import type { NotReadReason, ReadAt, ReadingPolicy, ReadReason, ServiceSettings } from '@zikaron/contract';
import { addDays, daysBetween, type CivilDate } from '../calendar/index.js';
import { homeOf, keyOfService, reads, REACH_DAYS, type DatedService, type Home } from './dated-services.js';
import type { DueName, RecentDeath } from './names-to-read.js';
import { mourningOn, readingOf, type Mourned } from './who-is-read.js';

/** A name at a service. `movedFrom` is the Friday that it was assigned to, where that was not held or somebody decided otherwise. */
export interface ReadName {
  readonly due: DueName;
  readonly movedFrom: CivilDate | null;
  /** Why it is read, and why here; `null` at Yizkor, where all are. */
  readonly because: { readonly reason: ReadReason; readonly at: ReadAt } | null;
}

/** One who died recently, at a service. */
export interface MournedName {
  readonly death: RecentDeath;
  readonly mourned: Mourned;
}

interface NotReadHere {
  readonly due: DueName;
  readonly reason: NotReadReason;
}

/** Who is read at which service, and who is not and why: every occurrence that was given is in one or the other. */
interface Assigned {
  readonly at: ReadonlyMap<DatedService, readonly ReadName[]>;
  readonly not: readonly NotReadHere[];
}

/** Assigns every occurrence to the services that read it. `dated` reaches as far past the Fridays of what is due as `around` says. */
export function assign(due: readonly DueName[], dated: readonly DatedService[], { policy }: ServiceSettings): Assigned {
  const at = new Map<DatedService, ReadName[]>();
  const not: NotReadHere[] = [];
  const homes = new Map<CivilDate, Home>();
  const held = dated.filter((one) => !one.cancelled);
  for (const one of due) {
    const reading = readingOf(one, policy);
    if ('not' in reading) {
      not.push({ due: one, reason: reading.not });
      continue;
    }
    const friday = one.service ?? '';
    const home = homes.get(friday) ?? homeOf(friday, dated);
    homes.set(friday, home);
    const places = placesOf(one, home, held, policy);
    for (const { service, movedFrom, at: placed } of places) {
      const names = at.get(service) ?? [];
      names.push({ due: one, movedFrom, because: { reason: reading.read, at: placed } });
      at.set(service, names);
    }
    if (places.length === 0) not.push({ due: one, reason: 'noService' });
    else if (one.decision?.service && places.every(({ service }) => service.friday !== friday))
      not.push({ due: one, reason: 'otherDate' });
  }
  return { at, not };
}

interface Place {
  readonly service: DatedService;
  readonly movedFrom: CivilDate | null;
  readonly at: ReadAt;
}

function placesOf(due: DueName, home: Home, held: readonly DatedService[], policy: ReadingPolicy): Place[] {
  const forAll = !due.perpetual || isReadForFamily(due, policy);
  const readsThem = (one: DatedService) => forAll || reads(one, 'perpetual');
  const chosen = chosenFor(due, held);
  if (chosen) return [{ service: chosen, movedFrom: chosen.friday === due.service ? null : due.service, at: 'chosen' }];
  const week = home.services.filter(readsThem).map((service): Place => ({
    service,
    movedFrom: home.moved ? due.service : null,
    at: home.moved ? 'notHeld' : 'week',
  }));
  const day = held
    .filter((one) => one.day === due.date && reads(one, 'yahrzeitDay') && readsThem(one))
    .filter((one) => !week.some(({ service }) => service === one))
    .map((service): Place => ({ service, movedFrom: null, at: 'day' }));
  return [...week, ...day];
}

/** Whoever is kept for ever and has a family too is read like anybody's: it takes nothing from them. */
const isReadForFamily = (due: DueName, policy: ReadingPolicy): boolean =>
  due.observed && 'read' in readingOf({ ...due, perpetual: false }, policy);

/** What somebody decided counts before what a service usually reads, as far as there is such a service. */
function chosenFor({ decision, date }: DueName, held: readonly DatedService[]): DatedService | undefined {
  if (!decision?.service || !date || Math.abs(daysBetween(date, decision.service)) > REACH_DAYS) return undefined;
  const choices = held.filter((one) => one.date === decision.service && reads(one, 'yahrzeitWeek', 'yahrzeitDay'));
  return choices.find(({ service }) => keyOfService(service) === decision.key) ?? choices[0];
}

/** Who is named at a service because they died recently: in the week of mourning first, then in the thirty days, then in the year. */
export function mournedAt(
  service: DatedService,
  deaths: readonly RecentDeath[],
  days: number,
  where: { israel: boolean },
): MournedName[] {
  if (service.cancelled) return [];
  const named = deaths.flatMap((death) => {
    const mourned = mourningOn(death, service.day, days, where);
    const kind = mourned?.time === 'shiva' ? 'shiva' : 'sheloshim';
    return mourned && reads(service, kind) ? [{ death, mourned }] : [];
  });
  return (['shiva', 'sheloshim', 'year'] as const).flatMap((time) =>
    named.filter(({ mourned }) => mourned.time === time),
  );
}

/** A Friday is less than a week from the day whose names it reads. */
const WEEK = 7;

/** Dates in which services are looked for when names between two Fridays are placed. */
export const around = (from: CivilDate, to: CivilDate) => ({
  from: addDays(from, -REACH_DAYS - WEEK),
  to: addDays(to, REACH_DAYS + WEEK),
});
