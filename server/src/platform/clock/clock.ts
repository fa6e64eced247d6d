import { Global, Injectable, Module, type DynamicModule } from '@nestjs/common';

/** The only source of the present moment. Tests bind another one. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** The host's time, moved by so many seconds (CLOCK_SHIFT_SECONDS): to see the house on another day. */
export const clockShifted = (seconds: number): Clock => ({ now: () => new Date(Date.now() + seconds * 1000) });

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {
  /** The host's time, moved by CLOCK_SHIFT_SECONDS. */
  static shifted(seconds: number): DynamicModule {
    return { module: ClockModule, providers: [{ provide: Clock, useValue: clockShifted(seconds) }], exports: [Clock] };
  }
}
