import { weekday, type CivilDate } from './civil-date.js';
import { hebrewYearOf, NISAN, TISHREI, toCivil, toHebrew } from './hebrew-date.js';

const SIVAN = 3;
const SHABBAT = 6;

/** The days of Yom Tov by Hebrew month; abroad each has its second day. */
const YOM_TOV: ReadonlyMap<number, { everywhere: readonly number[]; abroad: readonly number[] }> = new Map([
  [TISHREI, { everywhere: [1, 2, 10, 15, 22], abroad: [16, 23] }],
  [NISAN, { everywhere: [15, 21], abroad: [16, 22] }],
  [SIVAN, { everywhere: [6], abroad: [7] }],
]);

/** Whether the daytime of a civil date is Yom Tov; `israel` decides about second days. */
export function isYomTov(date: CivilDate, { israel }: { israel: boolean }): boolean {
  const { day, month } = toHebrew(date);
  const days = YOM_TOV.get(month);
  return days !== undefined && (days.everywhere.includes(day) || (!israel && days.abroad.includes(day)));
}

/** Whether the daytime of a civil date is Shabbat or Yom Tov. */
export const isRestDay = (date: CivilDate, where: { israel: boolean }): boolean =>
  weekday(date) === SHABBAT || isYomTov(date, where);

export type YizkorDay = 'yomKippur' | 'sheminiAtzeret' | 'pesach' | 'shavuot';

/** The four days of the Hebrew year on which Yizkor is said, in their order: abroad on the second day of Shavuot and the eighth of Pesach. */
export function yizkorDays(hebrewYear: number, { israel }: { israel: boolean }): Record<YizkorDay, CivilDate> {
  const on = (day: number, month: number): CivilDate => toCivil({ day, month, year: hebrewYear });
  return {
    yomKippur: on(10, TISHREI),
    sheminiAtzeret: on(22, TISHREI),
    pesach: on(israel ? 21 : 22, NISAN),
    shavuot: on(israel ? 6 : 7, SIVAN),
  };
}

/** The first day of Yizkor on or after a civil date. */
export function nextYizkor(date: CivilDate, where: { israel: boolean }): { day: YizkorDay; date: CivilDate } {
  const year = hebrewYearOf(date);
  const days = [year, year + 1].flatMap((each) =>
    Object.entries(yizkorDays(each, where)).map(([day, on]) => ({ day: day as YizkorDay, date: on })),
  );
  return days.find((one) => one.date >= date)!;
}
