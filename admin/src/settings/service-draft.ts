import type { Service, ServiceSettings } from '@zikaron/contract';

/** A service as the form has it: every answer in a field of its own, named dates as one line. */
interface ServiceDraft extends Omit<Service, 'cadence' | 'time'> {
  readonly cadence: { readonly how: 'every' | 'nth' | 'dates'; readonly nth?: number[] };
  readonly dates?: string | null;
  readonly clock?: string | null;
  readonly afterSunset?: number | null;
}

export interface Draft {
  readonly services: ServiceDraft[];
  readonly noService: ServiceSettings['noService'];
  readonly policy: Omit<ServiceSettings['policy'], 'relations' | 'formerYears'> & {
    readonly relations?: ServiceSettings['policy']['relations'];
    readonly formerYears?: number | null;
  };
}

/** What was saved, as the form shows it. */
export const drafted = ({ services, noService, policy }: ServiceSettings): Draft => ({
  services: services.map(({ cadence, time, ...service }) => ({
    ...service,
    cadence: cadence.how === 'nth' ? cadence : { how: cadence.how },
    dates: cadence.how === 'dates' ? cadence.dates.join(' ') : null,
    clock: time && 'clock' in time ? time.clock : null,
    afterSunset: time && 'afterSunset' in time ? time.afterSunset : null,
  })),
  noService,
  policy: { ...policy, relations: policy.relations ?? [] },
});

/** What the form says, as it is saved; the hour on the clock counts where both are given, and no relation means all. */
export const savedOf = ({ services, noService, policy }: Draft): ServiceSettings => ({
  services: services.map(({ name, kind, weekdays, reads, quorum, ...draft }) => ({
    name: name || null,
    ...{ kind, reads, quorum: quorum ?? null, cadence: cadenceOf(draft), time: timeOf(draft) },
    weekdays: kind === 'weekdayEvening' || kind === 'weekdayMorning' ? (weekdays ?? []) : [],
  })),
  noService: noService.map(({ date, reason }) => ({ date, reason: reason || null })),
  policy: {
    ...policy,
    relations: policy.relations?.length ? policy.relations : null,
    formerYears: policy.formerYears ?? null,
  },
});

/**
 * The rows as they are typed, with what somebody else has made of those that were opened: theirs are added, and what they took
 * away goes. A row that both changed stands in both ways.
 */
export function joined<Row>(opened: readonly Row[], typed: readonly Row[], now: readonly Row[]): Row[] {
  const has = (rows: readonly Row[], row: Row) => rows.some((one) => JSON.stringify(one) === JSON.stringify(row));
  const stay = typed.filter((row) => !has(opened, row) || has(now, row));
  return [...stay, ...now.filter((row) => !has(opened, row) && !has(stay, row))];
}

function cadenceOf({ cadence, dates }: Pick<ServiceDraft, 'cadence' | 'dates'>): Service['cadence'] {
  if (cadence?.how === 'nth') return { how: 'nth', nth: cadence.nth ?? [] };
  if (cadence?.how === 'dates') return { how: 'dates', dates: (dates ?? '').split(/[\s,;]+/).filter(Boolean) };
  return { how: 'every' };
}

function timeOf({ clock, afterSunset }: Pick<ServiceDraft, 'clock' | 'afterSunset'>): Service['time'] {
  if (clock) return { clock };
  return typeof afterSunset === 'number' ? { afterSunset } : null;
}
