import { endOfToday, nthOf } from './next-observance';

const died = { hebrewYear: 5728, yearUnknown: false };

describe('which yahrzeit comes next', () => {
  it('given both years, then it is their difference', () => {
    expect(nthOf({ ...died, nextHebrewObservance: '12 Kislev 5787' })).toBe(59);
  });

  it('given a month of two words, then the year is still the last word', () => {
    expect(nthOf({ ...died, nextHebrewObservance: '7 Adar II 5787' })).toBe(59);
  });

  it.each([
    { ...died, nextHebrewObservance: null },
    { ...died, yearUnknown: true, nextHebrewObservance: '12 Kislev 5787' },
    { hebrewYear: null, yearUnknown: false, nextHebrewObservance: '12 Kislev 5787' },
    { ...died, nextHebrewObservance: '12 Kislev 5728' },
  ])('given %j, then nobody says', (unknown) => {
    expect(nthOf(unknown)).toBeNull();
  });
});

describe('the sundown of today', () => {
  const sundown = '2026-11-22T21:31:00.000Z';
  const at = (now: string, date = '2026-11-22', ends: string | null = sundown) =>
    endOfToday({ date, ends }, new Date(now), 'America/New_York')?.toISOString() ?? null;

  it('given the day itself, then it is known until it has passed', () => {
    expect(at('2026-11-22T05:00:00Z')).toBe(sundown);
    expect(at('2026-11-22T21:31:00Z')).toBeNull();
  });

  it('given another day, or a place that is not known, then nothing is said of it', () => {
    expect(at('2026-11-22T04:59:00Z')).toBeNull();
    expect(at('2026-11-22T15:00:00Z', '2026-11-22', null)).toBeNull();
  });
});
