import fc from 'fast-check';
import { clockTime, dayNumber, fromDayNumber, instantOf, localDate, localHour } from './index.js';

const at = (date: string, hour: number, zone: string): string => instantOf(date, hour, zone).toISOString();

describe('local time', () => {
  it('given an instant, each zone has its own date and hour', () => {
    const instant = new Date('2026-11-20T04:30:00Z');

    expect(localDate(instant, 'America/New_York')).toBe('2026-11-19');
    expect(localHour(instant, 'America/New_York')).toBe(23);
    expect(localDate(instant, 'Pacific/Auckland')).toBe('2026-11-20');
    expect(localHour(instant, 'Pacific/Auckland')).toBe(17);
    expect(localHour(new Date('2026-11-20T00:00:00Z'), 'UTC')).toBe(0);
  });

  it('given a language, the time is written as its people write it', () => {
    const [morning, afternoon] = [new Date('2026-06-01T06:05:00Z'), new Date('2026-06-01T13:37:00Z')];
    const written = (language: 'en' | 'he') =>
      [morning, afternoon].map((instant) => clockTime(instant, 'Asia/Jerusalem', language));

    expect(written('en')).toEqual(['9:05 am', '4:37 pm']);
    expect(written('he')).toEqual(['9:05', '16:37']);
  });

  it('given the spring night, the hour that the clocks skip is the one after', () => {
    expect(at('2026-03-08', 1, 'America/New_York')).toBe('2026-03-08T06:00:00.000Z');
    expect(at('2026-03-08', 2, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(at('2026-03-08', 3, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(localHour(instantOf('2026-03-08', 2, 'America/New_York'), 'America/New_York')).toBe(3);
  });

  it('given the autumn night, the hour shown twice is the first of the two', () => {
    expect(at('2026-11-01', 1, 'America/New_York')).toBe('2026-11-01T05:00:00.000Z');
    expect(at('2026-11-01', 2, 'America/New_York')).toBe('2026-11-01T07:00:00.000Z');
    expect(at('2026-04-05', 2, 'Pacific/Auckland')).toBe('2026-04-04T13:00:00.000Z');
  });

  it('given the day that Samoa skipped, its hours are those of the next', () => {
    expect(localDate(instantOf('2011-12-30', 9, 'Pacific/Apia'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('given any hour but those that the clocks skip, it reads back in every zone', () => {
    const zones = [
      'UTC',
      'America/New_York',
      'Asia/Jerusalem',
      'Pacific/Auckland',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
    ];
    const days = fc.integer({ min: dayNumber('2012-01-01'), max: dayNumber('2035-12-31') });
    fc.assert(
      fc.property(days, fc.integer({ min: 4, max: 23 }), fc.constantFrom(...zones), (day, hour, zone) => {
        const instant = instantOf(fromDayNumber(day), hour, zone);

        expect(localDate(instant, zone)).toBe(fromDayNumber(day));
        expect(localHour(instant, zone)).toBe(hour);
      }),
      { numRuns: 500 },
    );
  });

  it('given a zone for the host, the host is really in it', () => {
    const host = Intl.DateTimeFormat().resolvedOptions().timeZone;

    expect(host).toBe(process.env['EXPECTED_HOST_ZONE'] ?? host);
    expect(new Date(2026, 10, 20, 9).getTime()).toBe(instantOf('2026-11-20', 9, host).getTime());
  });

  it('given a zone that does not exist, it is refused', () => {
    expect(() => localDate(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});
