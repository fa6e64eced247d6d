/** Lengths of time in milliseconds; a day is one of 24 hours, whatever the clocks of a place do in it. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant so many minutes after another; before it, where they are negative. */
export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS);

/** The instant so many hours after another. */
export const hoursAfter = (instant: Date, hours: number): Date => minutesAfter(instant, hours * 60);

/** The instant so many days of 24 hours after another. */
export const daysAfter = (instant: Date, days: number): Date => hoursAfter(instant, days * 24);
