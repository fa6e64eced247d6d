import { nthOf } from './next-observance';

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
