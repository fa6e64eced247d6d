import type { CustomsChange } from '@zikaron/contract';
import { inBothScripts, type ObservanceCalendar } from '../calendar/index.js';
import { customsOf, datedBetween, deathOf, type Customs, type Dated, type YahrzeitRow } from '../yahrzeits/index.js';

interface Days {
  readonly from: string;
  readonly to: string;
}

type DatedChange = CustomsChange['before'][number];

const CALENDARS: readonly ObservanceCalendar[] = ['hebrew', 'civil'];

/** What other customs of the organization would change for a record within these days; null when nothing. */
export function compareCustoms(row: YahrzeitRow, now: Customs, wanted: Customs, days: Days): CustomsChange | null {
  const death = deathOf(row);
  if (!death) return null;
  const change: CustomsChange = {
    id: row.id,
    name: row.name,
    hebrewName: row.hebrewName,
    ...inBothScripts(death.hebrew),
    before: [],
    after: [],
  };
  for (const calendar of CALENDARS) {
    const is = datedBetween(death, days, calendar, customsOf(row, now));
    const wouldBe = datedBetween(death, days, calendar, customsOf(row, wanted));
    change.before.push(...onlyIn(is, wouldBe).map((dated) => shown(dated, calendar)));
    change.after.push(...onlyIn(wouldBe, is).map((dated) => shown(dated, calendar)));
  }
  return change.before.length + change.after.length > 0 ? change : null;
}

/** Whether an observance moves, and not only the service at which it is read. */
export function datesMove({ before, after }: CustomsChange): boolean {
  const days = (list: readonly DatedChange[]) => list.map(({ calendar, date }) => calendar + date).join();
  return days(before) !== days(after);
}

/** The first day that is concerned: by it a list of changes is ordered. */
export const firstDayOf = ({ before, after }: CustomsChange): string =>
  [...before, ...after].reduce((first, { date }) => (date < first ? date : first), '9999-12-31');

const keyOf = ({ date, serviceDate }: Dated): string => `${date} ${serviceDate}`;

function onlyIn(list: readonly Dated[], other: readonly Dated[]): Dated[] {
  const there = new Set(other.map(keyOf));
  return list.filter((dated) => !there.has(keyOf(dated)));
}

const shown = ({ date, hebrew, serviceDate }: Dated, calendar: ObservanceCalendar): DatedChange => ({
  calendar,
  date,
  ...inBothScripts(hebrew),
  serviceDate,
});
