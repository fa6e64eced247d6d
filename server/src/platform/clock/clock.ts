import { Global, Injectable, Module, type DynamicModule } from '@nestjs/common';

/** The only source of the present moment. Tests bind another one. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands where it is set; for tests, and for a night planned by hand for another date. */
export class StandingClock extends Clock {
  constructor(private moment: Date) {
    super();
  }

  override now(): Date {
    return new Date(this.moment);
  }

  set(moment: Date): void {
    this.moment = moment;
  }
}

/** A clock that runs, so many seconds ahead of the host's (or behind it): to see the house on another day. */
class ShiftedClock extends Clock {
  constructor(private readonly seconds: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.seconds * 1000);
  }
}

/** The host's time, moved by so many seconds (CLOCK_SHIFT_SECONDS). */
export const clockShifted = (seconds: number): Clock => (seconds ? new ShiftedClock(seconds) : new Clock());

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {
  /** The host's time, moved by CLOCK_SHIFT_SECONDS. */
  static shifted(seconds: number): DynamicModule {
    const provider = { provide: Clock, useFactory: () => clockShifted(seconds) };
    return { module: ClockModule, providers: [provider], exports: [Clock] };
  }
}
