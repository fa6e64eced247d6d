import type { Occurrence, YahrzeitDetails } from '@zikaron/contract';
import {
  candleTime,
  explain,
  inBothScripts,
  mourning,
  renderExplanation,
  serviceFriday,
  sunset,
  type Death,
  type ObservanceCalendar,
  type Place,
} from '../calendar/index.js';
import { daysOfChoices, type AdarChoice } from './adar-choices.js';
import { customsOf, datedBetween, deathOf, type Customs, type Dated, type Horizon } from './dated.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

type DatedDetails = Pick<
  YahrzeitDetails,
  | 'fridayServiceBefore'
  | 'fridayServiceAfter'
  | 'assignedService'
  | 'computedServiceDates'
  | 'explanation'
  | 'explanationHe'
  | 'upcoming'
  | 'mourning'
>;

const NOTHING_AHEAD: DatedDetails = {
  fridayServiceBefore: null,
  fridayServiceAfter: null,
  assignedService: null,
  computedServiceDates: null,
  explanation: null,
  explanationHe: null,
  upcoming: [],
  mourning: null,
};

/** What an organization has chosen, and where it is. */
type Here = Customs & Place;

/**
 * The observances of a record that lie ahead, on both calendars, of two Adars those that an observer keeps, each with its service and its reason; the services and
 * the explanation of the record itself are those of the next Hebrew one.
 */
export function detailsOf(
  row: YahrzeitRow,
  organization: Here,
  ahead: Pick<Horizon, 'from' | 'to'>,
  choices: readonly AdarChoice[],
): DatedDetails {
  const death = deathOf(row);
  if (!death) return NOTHING_AHEAD;
  const customs = customsOf(row, organization);
  const hebrew = daysOfChoices(death, ahead, row, organization, choices);
  const civil = datedBetween(death, ahead, 'civil', customs);
  const upcoming = [
    ...hebrew.map(({ dated, rules }) => occurrence(death, dated, 'hebrew', { ...organization, rules })),
    ...civil.map((dated) => occurrence(death, dated, 'civil', { ...organization, ...customs })),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));

  const [first] = hebrew;
  const around = { upcoming, mourning: mourningFor(death) };
  if (!first) return { ...NOTHING_AHEAD, ...around };
  const facts = explain(death, first.dated, 'hebrew', first.rules);
  return {
    ...servicesAround(first.dated),
    explanation: renderExplanation(facts, 'en'),
    explanationHe: renderExplanation(facts, 'he'),
    ...around,
  };
}

function servicesAround({ date, serviceDate }: Dated) {
  const before = serviceFriday(date, 'strictBefore');
  const after = serviceFriday(date, 'strictAfter');
  return {
    fridayServiceBefore: before,
    fridayServiceAfter: after,
    assignedService: serviceDate,
    computedServiceDates: { serviceBeforeIso: before, serviceAfterIso: after },
  };
}

function mourningFor({ hebrew: { day, month, year }, burialDate }: Death): DatedDetails['mourning'] {
  return year === null ? null : mourning({ day, month, year }, burialDate ?? null);
}

const occurrence = (death: Death, dated: Dated, calendar: ObservanceCalendar, here: Here): Occurrence => ({
  date: dated.date,
  calendar,
  ...inBothScripts(dated.hebrew),
  nth: dated.nth,
  serviceDate: dated.serviceDate,
  candle: lit(dated, here),
  ends: sunset(dated.date, here)?.toISOString() ?? null,
  explanation: renderExplanation(explain(death, dated, calendar, here.rules), 'en'),
});

function lit({ date }: Dated, place: Place): Occurrence['candle'] {
  const { at, ...candle } = candleTime(date, place);
  return { ...candle, at: at?.toISOString() ?? null };
}
