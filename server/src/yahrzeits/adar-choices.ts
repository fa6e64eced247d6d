import type { AdarRule, Observer } from '@zikaron/contract';
import type { CivilDate, DateRules, Death } from '../calendar/index.js';
import { customsOf, datedBetween, type Customs, type Dated, type Horizon } from './dated.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

/** What an observer may have chosen; `record` stands for nothing. */
export type AdarChoice = AdarRule | 'record';

const CHOICES: readonly AdarChoice[] = ['record', 'first', 'second', 'both'];

/** A day on the Hebrew calendar, and the choices by which it is none. */
interface ChosenDay {
  readonly dated: Dated;
  /** By which it falls there. */
  readonly rules: DateRules;
  readonly notKeptBy: readonly AdarChoice[];
}

/** What those chose who observe a record on the Hebrew calendar; nothing, where nobody does. */
export function choicesOf(observers: readonly Pick<Observer, 'observeOnHebrewCalendar' | 'adarRule'>[]): AdarChoice[] {
  const onHebrew = observers.filter(({ observeOnHebrewCalendar }) => observeOnHebrewCalendar);
  return onHebrew.length === 0 ? ['record'] : [...new Set(onHebrew.map(({ adarRule }) => adarRule ?? 'record'))];
}

/** The days on which the observers of a record may keep it, whichever Adar each of them chose, in order. */
export function daysOfChoices(
  death: Death,
  days: Pick<Horizon, 'from' | 'to'>,
  row: Pick<YahrzeitRow, 'rules' | 'serviceRule'>,
  organization: Customs,
  choices: readonly AdarChoice[] = CHOICES,
): ChosenDay[] {
  const byChoice = choices.map((choice) => {
    const customs = customsOf(row, organization, choice === 'record' ? null : choice);
    return { choice, rules: customs.rules, dated: datedBetween(death, days, 'hebrew', customs) };
  });
  const all = new Map(
    byChoice.flatMap(({ dated, rules }) =>
      dated.map((one): [CivilDate, Omit<ChosenDay, 'notKeptBy'>] => [one.date, { dated: one, rules }]),
    ),
  );
  return [...all.values()]
    .sort((one, other) => (one.dated.date < other.dated.date ? -1 : 1))
    .map((day) => ({
      ...day,
      notKeptBy: byChoice
        .filter(({ dated }) => !dated.some(({ date }) => date === day.dated.date))
        .map(({ choice }) => choice),
    }));
}

/** SQL: that an observance keeps an occurrence. It is on its calendar, and of two Adars in the one that was chosen. */
export const keeps = (observance: string, occurrence: string): string =>
  `${occurrence}.on_hebrew_calendar = ${observance}.observe_on_hebrew_calendar
     AND keeps_adar(${observance}.adar_rule, ${occurrence}.not_kept_by)`;

/** SQL: that a record is of Adar, and not known to be of the first of two. */
export const choosesAdar = (record: string): string => `(${record}.hebrew_month = 12
  AND CASE WHEN ${record}.hebrew_year IS NULL THEN ${record}.adar_said IS DISTINCT FROM 1 AND ${record}.hebrew_day < 30
           ELSE (7 * ${record}.hebrew_year + 1) % 19 >= 7 END)`;

/** SQL: the next day on the Hebrew calendar that an observance keeps of its record. */
export const nextHebrew = (observance: string, record: string): string => `CASE WHEN ${choosesAdar(record)} THEN (
    SELECT min(d.date) FROM occurrence d
     WHERE d.organization_id = ${record}.organization_id AND d.yahrzeit_id = ${record}.id AND d.on_hebrew_calendar
       AND d.date >= ${record}.next_hebrew_observance AND keeps_adar(${observance}.adar_rule, d.not_kept_by))
  ELSE ${record}.next_hebrew_observance END`;
