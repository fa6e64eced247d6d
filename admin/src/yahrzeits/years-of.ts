import type { Activity, Occurrence } from '@zikaron/contract';
import type { CivilDate } from '../dates/civil';

const MOST = { told: 2, years: 4 };

/** The letters about the observance of a day that were printed, or sent and did not come back, the first of them first. */
export const sentAbout = (lines: readonly Activity[], date: CivilDate): Activity[] =>
  lines
    .filter(
      (line) => line.observance === date && (line.kind === 'letter' || (line.status === 'sent' && !line.cameBack)),
    )
    .sort((one, other) => one.at.localeCompare(other.at));

/** The last two days about which a family has been told, then those that lie ahead; four in all. */
export function yearsOf(
  ahead: readonly Occurrence[],
  lines: readonly Activity[],
  today: CivilDate,
): (Partial<Occurrence> & { date: CivilDate })[] {
  const told = lines.flatMap(({ observance }) =>
    observance && observance < today && sentAbout(lines, observance).length > 0 ? [observance] : [],
  );
  const last = [...new Set(told)].sort().slice(-MOST.told);
  return [...last.map((date) => ({ date })), ...ahead].slice(0, MOST.years);
}
