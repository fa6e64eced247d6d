import { DEFAULT_RULES } from '../calendar/index.js';
import { customsOf, datedBetween, deathOf, type Customs } from './dated.js';

const CUSTOMS: Customs = { rules: { ...DEFAULT_RULES, adarRule: 'second' }, serviceRule: 'onOrBefore' };
const DEATH = {
  ...{ gregorianDate: null, hebrewDay: 15, hebrewMonth: 12, hebrewYear: null, adarSaid: null },
  ...{ afterSunset: false, burialDate: null },
};

describe('the death that a record tells of', () => {
  it.each([
    [1, '2027-02-22'],
    [2, '2027-03-24'],
    [null, '2027-03-24'],
  ] as const)(
    'given 15 Adar without a year, said to be the Adar numbered %s, then in the leap year 5787 it is on %s',
    (adarSaid, date) => {
      const death = deathOf({ ...DEATH, adarSaid })!;

      const dated = datedBetween(death, { from: '2026-10-01', to: '2027-09-01' }, 'hebrew', CUSTOMS);

      expect(dated.map((one) => one.date)).toEqual([date]);
    },
  );

  it('given a year, then the Adar is known, and what was said is not asked', () => {
    expect(deathOf({ ...DEATH, hebrewYear: 5744, adarSaid: 1 })?.hebrew).toEqual({ day: 15, month: 12, year: 5744 });
  });

  it('given no date at all, then there is nothing to reckon from', () => {
    expect(deathOf({ ...DEATH, hebrewDay: null })).toBeNull();
    expect(deathOf({ ...DEATH, hebrewMonth: null })).toBeNull();
  });

  it('given customs of a family’s own, then they stand before the congregation’s, the others stay', () => {
    const own = customsOf({ rules: { feb29Rule: 'mar1' }, serviceRule: 'onOrAfter' }, CUSTOMS);

    expect(own).toEqual({ rules: { ...CUSTOMS.rules, feb29Rule: 'mar1' }, serviceRule: 'onOrAfter' });
    expect(customsOf({ rules: {}, serviceRule: null }, CUSTOMS)).toEqual(CUSTOMS);
  });
});
