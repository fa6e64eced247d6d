import { Global, Injectable, Module } from '@nestjs/common';

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

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
