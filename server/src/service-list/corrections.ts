import type { Correction, ServiceList } from '@zikaron/contract';
import { createHash } from 'node:crypto';

/** A name on a list that was taken: which reading it is, how it was spelled, and a hash of its whole line. */
export interface FrozenName {
  readonly key: string;
  readonly service: string;
  readonly name: string;
  readonly hash: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** Every name of a list with its service. What is kept of a line with living persons in it is a hash. */
export const frozen = (list: ServiceList): FrozenName[] => lines(list).map(({ text: _, ...name }) => name);

const lines = ({ services, language }: ServiceList) =>
  services.flatMap((service, at) =>
    service.names.map((one) => ({
      key: [keyOf(service, services.slice(0, at)), one.yahrzeitId, one.date, one.calendar].join(' '),
      service: service.date,
      name: language === 'he' ? (one.hebrewName ?? one.name) : one.name,
      // Above a name that is mourned stands in which time: the week, the thirty days, the year.
      hash: hashOf([one.text, one.hebrewName, one.notes, ...(one.mourning ? [one.mourning] : [])]),
      text: one.mourning && one.group ? `${one.text} (${one.group})` : one.text,
    })),
  );

type Service = Pick<ServiceList['services'][number], 'date' | 'kind'>;

/** A service by its date, its kind, and the how manieth of them it is: it is the same when others come or go, or its hour changes. */
const keyOf = ({ date, kind }: Service, before: readonly Service[]): string =>
  [date, kind, before.filter((one) => one.date === date && one.kind === kind).length].join(' ');

/** What is to be said since a list was taken: who is added, who is left out, whose line is another one now. */
export function correctionsSince(before: readonly FrozenName[], now: ServiceList): Correction[] {
  const was = new Map(before.map((name) => [name.key, name]));
  const is = lines(now);
  const keys = new Set(is.map(({ key }) => key));
  const changed = is.flatMap(({ key, service, text, name, hash }): Correction[] => {
    const old = was.get(key);
    if (!old) return [{ change: 'add', service, text, before: null }];
    if (old.hash === hash) return [];
    return [{ change: 'spelled', service, text, before: old.name === name ? null : old.name }];
  });
  const gone = before.filter(({ key }) => !keys.has(key));
  return [
    ...changed,
    ...gone.map(({ service, name }): Correction => ({ change: 'leaveOut', service, text: name, before: null })),
  ];
}

/** Changes when the corrections do; `null` of none. */
export const hashOfCorrections = (corrections: readonly Correction[]): string | null =>
  corrections.length ? hashOf(corrections) : null;
