import { dayNumber, fromDayNumber, type CivilDate } from './civil-date.js';

/** Which service an observance is announced at; each is named by its Friday. */
export type ServiceRule = 'onOrBefore' | 'onOrAfter' | 'fridayWeek' | 'strictBefore' | 'strictAfter';

const FRIDAY = 5;
const SATURDAY = 6;

/**
 * The Friday of the service at which a name is read. `onOrBefore` and `onOrAfter` look for the nearest Shabbat and answer its
 * eve, `fridayWeek` counts weeks from Friday to Thursday, the strict rules never answer a Shabbat on, or a Friday of, the observance.
 */
export function serviceFriday(observance: CivilDate, rule: ServiceRule): CivilDate {
  const day = dayNumber(observance);
  const weekday = day % 7;
  const sinceFriday = (weekday + 7 - FRIDAY) % 7;
  const sinceShabbat = (weekday + 7 - SATURDAY) % 7;
  const isShabbatOrItsEve = weekday >= FRIDAY;

  switch (rule) {
    case 'onOrBefore':
      return fromDayNumber(day - sinceShabbat - 1);
    case 'onOrAfter':
      return fromDayNumber(day + ((7 - sinceShabbat) % 7) - 1);
    case 'fridayWeek':
      return fromDayNumber(day - sinceFriday);
    case 'strictBefore':
      return fromDayNumber(day - sinceFriday - (isShabbatOrItsEve ? 7 : 0));
    case 'strictAfter':
      return fromDayNumber(day - sinceFriday + 7);
  }
}
