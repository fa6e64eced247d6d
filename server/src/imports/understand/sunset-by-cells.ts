import { parseCivil, parseHebrew, toCivil } from '../../calendar/index.js';
import { readSunset } from './after-sunset.js';
import { dateOrderOf } from './date-order.js';
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
  readonly give: Give;
}): void {
  const of = (field: string) => table.columns.find(({ index }) => table.fields.get(index) === field);
  const [civil, hebrew] = [of('gregorianDate'), of('hebrewDate')];
  if (!civil || !hebrew) return;
  const said = table.answers.filter((one) => isSaidByDates(one, daysBetween(civil, hebrew)));
  table.give('afterSunset', said.length === 1 ? said : []);
}

/** By the row: how many days the Hebrew date is after the civil one; null of dates that leave a doubt. */
function daysBetween(civil: Seen, hebrew: Seen): readonly (number | null)[] {
  const order = dateOrderOf(civil.texts, 'mdy');
  return civil.texts.map((text, row) => {
    const day = parseCivil(text, { order, today: '2200-01-01' });
    const read = parseHebrew(hebrew.texts[row] ?? '');
    if (!day.ok || !read.ok || read.date.year === null || read.adarAmbiguous) return null;
    return (Date.parse(toCivil(read.date)) - Date.parse(day.date)) / 86_400_000;
  });
}

function isSaidByDates({ texts }: Seen, days: readonly (number | null)[]): boolean {
  const told = texts.flatMap((text, row) => {
    const answer = readSunset(text, {});
    const apart = days[row] ?? null;
    return apart === null || (answer !== 'yes' && answer !== 'no') ? [] : [apart === (answer === 'yes' ? 1 : 0)];
  });
  return told.length >= FEWEST && shareOf(told, (agrees) => agrees) >= NEARLY_ALL;
}
