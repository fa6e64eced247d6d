import { addDays, type CivilDate } from '../calendar/index.js';
import { Invalid } from '../platform/http/index.js';

/** A funeral is known some days ahead. What is typed further ahead is a slip, and mourning cannot be counted from it. */
const MOST_DAYS_AHEAD = 60;

/**
 * Judges the burial of a record as it will be; that it is too far ahead only where it is typed now.
 * @throws Invalid 422 `burial_before_death`, `future_date`
 */
export function refuseImpossibleBurial(
  { burialDate, gregorianDate }: { burialDate: CivilDate | null; gregorianDate: CivilDate | null },
  typed: CivilDate | null,
  today: CivilDate,
): void {
  const refuse = (code: string, message: string) => new Invalid([{ path: 'burialDate', message }], code);
  if (burialDate && gregorianDate && burialDate < gregorianDate)
    throw refuse('burial_before_death', 'The burial is before the death.');
  if (typed && typed > addDays(today, MOST_DAYS_AHEAD)) throw refuse('future_date', `${typed} is in the future.`);
}
