import type { Occurrence, YahrzeitDetails } from '@zikaron/contract';
import {
  explain,
  renderExplanation,
  renderHebrew,
  serviceFriday,
  type Death,
  type ObservanceCalendar,
} from '../calendar/index.js';
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
>;

const NOTHING_AHEAD: DatedDetails = {
  fridayServiceBefore: null,
  fridayServiceAfter: null,
  assignedService: null,
  computedServiceDates: null,
  explanation: null,
  explanationHe: null,
  upcoming: [],
};

/**
 * The observances of a record that lie ahead, on both calendars, each with its service and its reason; the services and
 * the explanation of the record itself are those of the next Hebrew one.
 */
export function detailsOf(row: YahrzeitRow, organization: Customs, ahead: Pick<Horizon, 'from' | 'to'>): DatedDetails {
  const death = deathOf(row);
  if (!death) return NOTHING_AHEAD;
  const customs = customsOf(row, organization);
  const hebrew = datedBetween(death, ahead, 'hebrew', customs);
  const civil = datedBetween(death, ahead, 'civil', customs);
  const upcoming = [
    ...hebrew.map((dated) => occurrence(death, dated, 'hebrew', customs)),
    ...civil.map((dated) => occurrence(death, dated, 'civil', customs)),
  ].sort((one, other) => (one.date < other.date ? -1 : 1));

  const [next] = hebrew;
  if (!next) return { ...NOTHING_AHEAD, upcoming };
  const facts = explain(death, next, 'hebrew', customs.rules);
  const before = serviceFriday(next.date, 'strictBefore');
  const after = serviceFriday(next.date, 'strictAfter');
  return {
    fridayServiceBefore: before,
    fridayServiceAfter: after,
    assignedService: next.serviceDate,
    computedServiceDates: { serviceBeforeIso: before, serviceAfterIso: after },
    explanation: renderExplanation(facts, 'en'),
    explanationHe: renderExplanation(facts, 'he'),
    upcoming,
  };
}

const occurrence = (death: Death, dated: Dated, calendar: ObservanceCalendar, { rules }: Customs): Occurrence => ({
  date: dated.date,
  calendar,
  hebrewDate: renderHebrew(dated.hebrew, 'en'),
  nth: dated.nth,
  serviceDate: dated.serviceDate,
  explanation: renderExplanation(explain(death, dated, calendar, rules), 'en'),
});
