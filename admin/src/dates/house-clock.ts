/** Less than this is the way through the net. */
const UNNOTICED = 60_000;

/** By how many milliseconds the house's clock is ahead of this computer's. */
let ahead = 0;

/** The house says what time it is: the clock of an office's computer may be days wrong, and "today" is the house's. */
export function setHouseClock(now: string): void {
  const by = Date.parse(now) - Date.now();
  ahead = Math.abs(by) < UNNOTICED ? 0 : by;
}

/** Now, by the house's clock; by this computer's until the house has said. */
export const houseNow = (): Date => new Date(Date.now() + ahead);
