import type { Clock } from '../src/platform/clock/index.js';

/** A clock that stands where it is set. */
export class StandingClock implements Clock {
  constructor(private moment: Date) {}

  now(): Date {
    return new Date(this.moment);
  }

  set(moment: Date): void {
    this.moment = moment;
  }
}
