import type { Occurrence, Yahrzeit, YahrzeitDetails } from '@zikaron/contract';
import { todayIn } from '../dates/civil';

/** The day to show first: on the Hebrew calendar, else on the civil one. */
export const nextObservance = (
  yahrzeit: Pick<Yahrzeit, 'nextHebrewObservanceDate' | 'nextGregorianObservance'>,
): string | null => yahrzeit.nextHebrewObservanceDate ?? yahrzeit.nextGregorianObservance;

/** The day to show on a person's page. One that passed tonight stands in the record until the night's work is done. */
export function comingDay(yahrzeit: YahrzeitDetails): { next: string | null; ahead: Occurrence | undefined } {
  const { upcoming } = yahrzeit;
  const kept = nextObservance(yahrzeit);
  const ahead =
    upcoming.find(({ date }) => date === kept) ?? upcoming.find(({ calendar }) => calendar === 'hebrew') ?? upcoming[0];
  return { next: ahead?.date ?? kept, ahead };
}

/** At what sundown the day ends that is today; null of another day, after that sundown, and where the hour is not known. */
export function endOfToday(
  { date, ends }: Pick<Occurrence, 'date' | 'ends'>,
  now: Date,
  timezone: string,
): Date | null {
  if (!ends || date !== todayIn(timezone, now)) return null;
  const sundown = new Date(ends);
  return sundown > now ? sundown : null;
}

/** Which yahrzeit the next one on the Hebrew calendar is; null where the year of either is not known. */
export function nthOf(yahrzeit: Pick<Yahrzeit, 'hebrewYear' | 'yearUnknown' | 'nextHebrewObservance'>): number | null {
  const next = Number(yahrzeit.nextHebrewObservance?.split(' ').at(-1));
  if (!next || yahrzeit.hebrewYear === null || yahrzeit.yearUnknown) return null;
  const nth = next - yahrzeit.hebrewYear;
  return nth > 0 ? nth : null;
}
