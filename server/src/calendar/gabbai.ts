import { HDate, tachanun } from '@hebcal/core';
import { addDays, weekday, type CivilDate } from './civil-date.js';
import { NISAN, TISHREI, toHebrew } from './hebrew-date.js';

const SHABBAT = 6;

/**
 * The Shabbat of the customary aliyah for a yahrzeit: the Shabbat before it; of one that is on Shabbat, that Shabbat. Of Yom Tov on
 * a weekday it is the Shabbat before, too.
 */
export const customaryAliyah = (date: CivilDate): CivilDate => addDays(date, -((weekday(date) + 1) % 7));

export type WithoutElMalei = 'nisan' | 'mevarchim' | 'noTachanun';

/**
 * Why El Malei is not said on a day by the Ashkenazi custom: in Nisan, on the Shabbat on which the month is blessed, and on days
 * without Tachanun (on Shabbat: without Tzidkatcha), which are Hebcal's. `null` where it is said.
 */
export function withoutElMalei(date: CivilDate, { israel }: { israel: boolean }): WithoutElMalei | null {
  const { day, month, year } = toHebrew(date);
  if (month === NISAN) return 'nisan';
  if (isMevarchim(date)) return 'mevarchim';
  const { shacharit, mincha } = tachanun(new HDate(day, month, year), israel);
  return shacharit || mincha ? null : 'noTachanun';
}

/** The Shabbat before a new month begins; Tishrei is not blessed. */
function isMevarchim(date: CivilDate): boolean {
  if (weekday(date) !== SHABBAT || toHebrew(date).day === 30) return false;
  return [1, 2, 3, 4, 5, 6, 7].some((ahead) => {
    const { day, month } = toHebrew(addDays(date, ahead));
    return day === 30 || (day === 1 && month !== TISHREI);
  });
}
