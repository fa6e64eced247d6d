import { addDays, fromDayNumber, type CivilDate } from './civil-date.js';
import { addHebrewMonths, dayOfHebrew, type HebrewDate } from './hebrew-date.js';

/** The last days of each time of mourning, as civil dates of their daytime. */
type Mourning = {
  shivaEnds: CivilDate | null;
  sheloshimEnds: CivilDate | null;
  kaddishEnds: CivilDate;
  yearEnds: CivilDate;
};

/**
 * Shiva and sheloshim count from the burial, whose day is the first, and are null while it is not known; kaddish ends after
 * eleven Hebrew months less a day, the year after twelve, both counted from the Hebrew date of death.
 */
export function mourning(death: HebrewDate, burialDate: CivilDate | null): Mourning {
  return {
    shivaEnds: burialDate && addDays(burialDate, 6),
    sheloshimEnds: burialDate && addDays(burialDate, 29),
    kaddishEnds: dayBefore(addHebrewMonths(death, 11)),
    yearEnds: dayBefore(addHebrewMonths(death, 12)),
  };
}

const dayBefore = ({ day, month, year }: HebrewDate): CivilDate => fromDayNumber(dayOfHebrew(day, month, year) - 1);
