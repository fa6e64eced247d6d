import { DAY_MS, parseHebrew, toCivil } from '../../calendar/index.js';
import { ofDayAndNight, readSunset, sunsetWord } from './after-sunset.js';
import { dateOrderOf } from './date-order.js';
import { civilIn } from './dates-in-cells.js';
import { shareOf, type Fields, type Give, type Seen } from './seen-columns.js';

const NEARLY_ALL = 0.95;
const FEWEST = 5;

/**
 * A column of yes and no is "after sunset" where each row's two dates say so: the Hebrew one is a day further beside "yes" and the
 * same day beside "no". Without both dates it may be any question, and is asked.
 */
export function sunsetByCells(table: {
  readonly columns: readonly Seen[];
  readonly fields: Fields;
  readonly answers: readonly Seen[];
  /** So many nights have to be said: among headings that speak, one that nobody knows may mean something else. */
  readonly fewestNights: number;
  readonly give: Give;
}): void {
  const of = (field: string) => table.columns.find(({ index }) => table.fields.get(index) === field);
  const [civil, hebrew] = [of('gregorianDate'), of('hebrewDate')];
  if (!civil || !hebrew) return;
  const said = table.answers.filter((one) => isSaidByDates(one, daysBetween(civil, hebrew), table.fewestNights));
  table.give('afterSunset', said.length === 1 ? said : []);
}

/** By the row: how many days the Hebrew date is after the civil one; null of dates that leave a doubt. */
function daysBetween(civil: Seen, hebrew: Seen): readonly (number | null)[] {
  const order = dateOrderOf(civil.texts, 'mdy');
  return civil.texts.map((text, row) => {
    const read = parseHebrew(hebrew.texts[row] ?? '');
    if (!read.ok || read.date.year === null || read.adarAmbiguous) return null;
    const meant = toCivil(read.date);
    // A year of two digits is in the century of the Hebrew one.
    const day = civilIn(text, { order, today: `${Number(meant.slice(0, 4)) + 1}-01-01` });
    return day.ok ? (Date.parse(meant) - Date.parse(day.date)) / DAY_MS : null;
  });
}

function isSaidByDates({ texts }: Seen, days: readonly (number | null)[], nights: number): boolean {
  const words = ofDayAndNight(new Set(texts.map(sunsetWord)));
  const told = texts.flatMap((text, row) => {
    const answer = readSunset(text, words);
    const apart = days[row] ?? null;
    const isNight = answer === 'yes';
    return apart === null || (!isNight && answer !== 'no') ? [] : [{ isNight, agrees: apart === (isNight ? 1 : 0) }];
  });
  const ofNights = told.filter(({ isNight }) => isNight);
  return told.length >= FEWEST && ofNights.length >= nights && shareOf(told, ({ agrees }) => agrees) >= NEARLY_ALL;
}
