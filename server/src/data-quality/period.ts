const HOUR_MS = 3_600_000;

/** The full hour at which the last so many days of 24 hours began: sums are kept by the hour. */
export const beginningOf = (now: Date, days: number): Date =>
  new Date(Math.floor((now.getTime() - days * 24 * HOUR_MS) / HOUR_MS) * HOUR_MS);
