import { hebrew2abs, isLeapYear } from '@hebcal/hdate';
import { FIRST_YEAR_STEPS, KADDISH_RULES, type FestivalRule, type KaddishRule } from '@zikaron/contract';
import fc from 'fast-check';
import { addDays, dayNumber, firstYearSteps, fromDayNumber, toHebrew, weekday } from './index.js';
import type { CivilDate, HebrewDate } from './index.js';

const TISHREI = 7;

/** Month after month, as a calendar on the wall is turned. */
function monthsLater({ day, month, year }: HebrewDate, months: number): CivilDate {
  let [mm, yy] = [month, year];
  for (let turned = 0; turned < months; turned++) {
    const last = isLeapYear(yy) ? 13 : 12;
    mm = mm === last ? 1 : mm + 1;
    if (mm === TISHREI) yy++;
  }
  return fromDayNumber(hebrew2abs(yy, mm, 1) + day - 1 - EPOCH);
}
/** Hebcal counts days from another one than we do. */
const EPOCH = hebrew2abs(5787, 7, 1) - dayNumber('2026-09-12');

const ORACLE: Record<KaddishRule, (start: HebrewDate, civil: CivilDate) => CivilDate> = {
  '30d': (_, civil) => addDays(civil, 29),
  '11m-1d': (start) => addDays(monthsLater(start, 11), -1),
  '11m': (start) => monthsLater(start, 11),
  '12m-1w': (start) => addDays(monthsLater(start, 12), -7),
  '12m': (start) => monthsLater(start, 12),
};

const path = (buried: CivilDate, died = buried, rule: KaddishRule = '11m-1d', festivals: FestivalRule = 'ask') =>
  firstYearSteps(
    {
      death: toHebrew(died),
      buried,
      kaddish: { rule, from: 'death' },
      firstYahrzeit: addDays(died, 354),
      festivals,
    },
    { israel: false },
  );
const stepOf = (kind: string, steps: ReturnType<typeof path>) => steps.find((step) => step.kind === kind);

describe('the path of a first year', () => {
  it.each(KADDISH_RULES)(
    'given 1,000 deaths and kaddish of %s, then the days are those of the oracle, and none is of rest',
    (rule) => {
      const any = fc.record({
        day: fc.integer({ min: dayNumber('1990-01-01'), max: dayNumber('2090-12-31') }),
        wait: fc.integer({ min: 0, max: 5 }),
        from: fc.constantFrom('death' as const, 'burial' as const),
        israel: fc.boolean(),
      });
      fc.assert(
        fc.property(any, ({ day, wait, from, israel }) => {
          const [died, buried] = [fromDayNumber(day), fromDayNumber(day + wait)];
          const [death, firstYahrzeit] = [toHebrew(died), monthsLater(toHebrew(died), 12)];
          const steps = firstYearSteps(
            { death, buried, kaddish: { rule, from }, firstYahrzeit, festivals: 'ask' },
            { israel },
          );

          const start = from === 'death' ? died : buried;
          const expected = {
            ...{ funeral: buried, recentDeaths: addDays(buried, 1), shiva: addDays(buried, 6) },
            ...{ rabbiLetter: addDays(buried, 7), sheloshim: addDays(buried, 29), callWeek5: addDays(buried, 35) },
            ...{ callMonth3: monthsLater(death, 3), callMonth6: monthsLater(death, 6) },
            ...{ unveiling: monthsLater(death, 8), plaque: monthsLater(death, 10) },
            ...{ kaddishEnds: ORACLE[rule](toHebrew(start), start), firstYahrzeit },
          };
          const isRight = steps.every(({ kind, fallsOn }) => expected[kind] === fallsOn);
          const isWork = steps.every(
            ({ fallsOn, dueOn }) => weekday(dueOn) !== 6 && dueOn <= fallsOn && addDays(dueOn, 4) > fallsOn,
          );
          return isRight && isWork && steps.length === FIRST_YEAR_STEPS.length;
        }),
        { numRuns: 1000 },
      );
    },
  );

  it('given Passover between, then both days are said: the seventh, and the eve of the festival', () => {
    // 15 Nisan 5787 is 22 April 2027.
    const steps = path('2027-04-19');

    expect(stepOf('shiva', steps)).toMatchObject({ fallsOn: '2027-04-25', festival: '2027-04-21' });
    expect(stepOf('sheloshim', path('2027-04-10'))).toMatchObject({ fallsOn: '2027-05-09', festival: '2027-04-21' });
    expect(stepOf('shiva', path('2027-05-16'))).toMatchObject({ festival: null });
    // The last day of sheloshim is a festival; after shiva that ends on one, sheloshim begins the day after.
    expect(stepOf('sheloshim', path('2027-03-24'))).toMatchObject({ fallsOn: '2027-04-22', festival: '2027-04-21' });
    expect(stepOf('sheloshim', path('2027-04-16'))).toMatchObject({ festival: null });
  });

  it('given a festival that ends mourning by the custom of the congregation, then its eve is the day; the days are in order', () => {
    const steps = path('2027-04-10', '2027-04-10', '30d', 'apply');

    expect(stepOf('shiva', steps)).toMatchObject({ fallsOn: '2027-04-16', festival: null, usual: null });
    expect(stepOf('sheloshim', steps)).toMatchObject({ fallsOn: '2027-04-21', festival: null, usual: '2027-05-09' });
    const days = steps.map(({ fallsOn }) => fallsOn);
    expect(days).toEqual([...days].sort());
  });

  it('given a step on Yom Tov that follows Shabbat, then it is due on the Friday before', () => {
    // The second day of Shavuot 5787, Shabbat 12 June 2027; the first is Friday.
    expect(stepOf('shiva', path('2027-06-06'))).toMatchObject({ fallsOn: '2027-06-12', dueOn: '2027-06-10' });
  });
});
