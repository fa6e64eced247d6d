import { getYahrzeitHD, hebrew2abs } from '@hebcal/hdate';
import { calendar, dateRules } from '@zikaron/contract';
import fc from 'fast-check';
import {
  addDays,
  civilObservances,
  dayNumber,
  daysInHebrewMonth,
  DEFAULT_RULES,
  effectiveHebrewDate,
  fromDayNumber,
  hebrewObservances,
  observancesBetween,
  renderHebrew,
  RULE_PRESETS,
} from './index.js';
import type { CivilDate, DateRules, Death, HebrewDate } from './index.js';

const died = (gregorianDate: CivilDate, more: Partial<Death> = {}): Death => ({
  gregorianDate,
  hebrew: effectiveHebrewDate({ gregorianDate, afterSunset: more.afterSunset ?? null }),
  afterSunset: null,
  ...more,
});

const kept = (death: Death, year: number, rules: Partial<DateRules> = {}): string[] =>
  hebrewObservances(death, year, { ...DEFAULT_RULES, ...rules }).map(({ hebrew }) => renderHebrew(hebrew, 'en'));

const anyRules: fc.Arbitrary<DateRules> = fc.record({
  adarRule: fc.constantFrom('first', 'second', 'both'),
  adar1ThirtyRule: fc.constantFrom('shevat30', 'nisan1'),
  thirtyRule: fc.constantFrom('firstAnniversary', 'fixed29', 'roshChodesh', 'lastDay'),
  firstYearRule: fc.constantFrom('hebrewDate', 'twelveMonths'),
  burialRule: fc.constantFrom('off', 'after2days', 'after3days'),
  feb29Rule: fc.constantFrom('feb28', 'mar1'),
});
const anyDay = fc.integer({ min: dayNumber('1850-01-01'), max: dayNumber('2100-12-31') });
const anyDeath = fc
  .record({
    day: anyDay,
    afterSunset: fc.constantFrom(true, false, null),
    buriedAfter: fc.option(fc.integer({ min: 0, max: 40 })),
  })
  .map(({ day, afterSunset, buriedAfter }) =>
    died(fromDayNumber(day), {
      afterSunset,
      burialDate: buriedAfter === null ? null : fromDayNumber(day + buriedAfter),
    }),
  );

describe('observances, whatever the death and the rules', () => {
  it('given any death, each year after it has one observance, or two with both Adars, and they only ever go forward', () => {
    fc.assert(
      fc.property(anyDeath, anyRules, (death, rules) => {
        const year = (death.hebrew as HebrewDate).year;
        const years = Array.from({ length: 25 }, (_, index) => hebrewObservances(death, year + 1 + index, rules));
        const dates = years.flat().map(({ date }) => date);

        const counts = years.map((observances) => observances.length);
        const allowed = years.map((observances) => (observances[0]?.reason === 'adarBoth' ? 2 : 1));

        expect(hebrewObservances(death, year, rules)).toEqual([]);
        expect(counts).toEqual(allowed);
        if (rules.adarRule !== 'both') expect(Math.max(...counts)).toBe(1);
        expect(years.map(([first]) => first?.nth)).toEqual(years.map((_, index) => index + 1));
        expect([death.gregorianDate, ...dates]).toEqual([...new Set([death.gregorianDate, ...dates])].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('given any death and a range, exactly the observances within it are found, on either calendar', () => {
    fc.assert(
      fc.property(anyDeath, anyRules, anyDay, fc.integer({ min: 0, max: 1200 }), (death, rules, day, length) => {
        const [from, to] = [fromDayNumber(day), fromDayNumber(day + length)];
        const year = (death.hebrew as HebrewDate).year;
        const all = Array.from({ length: 260 }, (_, index) => hebrewObservances(death, year + 1 + index, rules)).flat();
        const within = all.filter(({ date }) => date >= from && date <= to);

        expect(observancesBetween(death, from, to, 'hebrew', rules)).toEqual(within);
        for (const { date } of observancesBetween(death, from, to, 'civil', rules)) {
          expect(date >= from && date <= to).toBe(true);
          expect(date.slice(5) === death.gregorianDate?.slice(5) || death.gregorianDate?.endsWith('02-29')).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('given any death, the default rules agree with Hebcal, which follows Calendrical Calculations', () => {
    fc.assert(
      fc.property(anyDeath, fc.integer({ min: 1, max: 120 }), (death, nth) => {
        const { day, month, year } = death.hebrew as HebrewDate;
        const theirs = getYahrzeitHD(year + nth, { yy: year, mm: month, dd: day });
        const ours = hebrewObservances({ ...death, burialDate: null }, year + nth, DEFAULT_RULES);

        expect(ours.map(({ date }) => dayNumber(date))).toEqual([
          theirs && hebrew2abs(theirs.yy, theirs.mm, theirs.dd),
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  it('given any observance, its civil date is the daytime of its Hebrew one', () => {
    fc.assert(
      fc.property(anyDeath, anyRules, fc.integer({ min: 1, max: 60 }), (death, rules, nth) => {
        for (const { date, hebrew } of hebrewObservances(death, (death.hebrew as HebrewDate).year + nth, rules)) {
          expect(effectiveHebrewDate({ gregorianDate: date, afterSunset: false })).toEqual(hebrew);
          expect(hebrew.day).toBeLessThanOrEqual(daysInHebrewMonth(hebrew.month, hebrew.year));
        }
      }),
    );
  });
});

describe('the first yahrzeit', () => {
  it.each([
    ['Adar I, before an Adar II', '2024-02-19', '10 Shevat 5785'],
    ['30 Adar I', '2024-03-10', '30 Shevat 5785'],
    ['Nisan, before a leap year', '2023-03-23', '1 Adar II 5784'],
    ['30 Nisan, before a leap year', '2023-04-21', '29 Adar II 5784'],
    ['Tevet of a common year', '2022-12-25', '1 Tevet 5784'],
    ['1 Tishrei of a leap year', '2023-09-16', '1 Elul 5784'],
  ])('given a death in %s, when twelve months are full, it is kept', (_, date, expected) => {
    expect(kept(died(date), (died(date).hebrew as HebrewDate).year + 1, { firstYearRule: 'twelveMonths' })).toEqual([
      expected,
    ]);
  });

  it('given twelve months that end on a 30th which the month lacks, Rosh Chodesh is kept where that is the rule', () => {
    const rules = { firstYearRule: 'twelveMonths', thirtyRule: 'roshChodesh' } as const;

    expect(kept(died('2023-04-21'), 5784, rules)).toEqual(['1 Nisan 5784']);
  });

  it('given a death in Adar before a leap year, twelve months end in Adar I whatever the rule on Adar', () => {
    const eshkol = died('1969-02-26');

    for (const adarRule of ['first', 'second', 'both'] as const) {
      expect(kept(eshkol, 5730, { adarRule, firstYearRule: 'twelveMonths' })).toEqual(['8 Adar I 5730']);
    }
    expect(kept(eshkol, 5733, { adarRule: 'both', firstYearRule: 'twelveMonths' })).toEqual([
      '8 Adar I 5733',
      '8 Adar II 5733',
    ]);
  });

  it('given a late burial, the first follows it where the rule says so, and the later ones the death', () => {
    const late = died('2019-01-07', { afterSunset: true, burialDate: '2019-01-10' });

    expect(kept(late, 5780)).toEqual(['2 Shevat 5780']);
    expect(kept(late, 5780, { burialRule: 'after3days' })).toEqual(['2 Shevat 5780']);
    expect(kept(late, 5780, { burialRule: 'after2days' })).toEqual(['4 Shevat 5780']);
    expect(kept(late, 5781, { burialRule: 'after2days' })).toEqual(['2 Shevat 5781']);
    expect(hebrewObservances(late, 5780, { ...DEFAULT_RULES, burialRule: 'after2days' })[0]?.followsBurial).toBe(
      '2019-01-10',
    );
  });

  it('given a burial beyond Rosh Hashanah, the first comes before the second and none is lost', () => {
    const late = died('2020-09-18', { afterSunset: false, burialDate: '2020-09-21' });
    const rules = { ...DEFAULT_RULES, burialRule: 'after3days' } as const;

    expect(
      observancesBetween(late, '2020-01-01', '2022-12-31', 'hebrew', rules).map(({ date, nth }) => [nth, date]),
    ).toEqual([
      [1, '2021-09-09'],
      [2, '2022-09-25'],
    ]);
  });
});

describe('a death whose year is not known', () => {
  const yearless = (hebrew: Death['hebrew']): Death => ({ gregorianDate: null, hebrew, afterSunset: null });

  it('given day and month alone, it is observed every year, without a number', () => {
    expect(hebrewObservances(yearless({ day: 7, month: 10, year: null }), 5787, DEFAULT_RULES)).toEqual([
      expect.objectContaining({ date: '2026-12-17', nth: null, reason: 'sameDay' }),
    ]);
    expect(civilObservances(yearless({ day: 7, month: 10, year: null }), 2026, DEFAULT_RULES)).toEqual([]);
  });

  it('given Adar alone, the rule decides; given Adar I, it does not', () => {
    expect(kept(yearless({ day: 15, month: 12, year: null }), 5787, { adarRule: 'second' })).toEqual([
      '15 Adar II 5787',
    ]);
    expect(kept(yearless({ day: 15, month: 12, year: null, adarOne: true }), 5787, { adarRule: 'second' })).toEqual([
      '15 Adar I 5787',
    ]);
    expect(kept(yearless({ day: 15, month: 13, year: null }), 5788)).toEqual(['15 Adar 5788']);
    expect(kept(yearless({ day: 30, month: 12, year: null }), 5788)).toEqual(['30 Shevat 5788']);
  });

  it('given 30 Kislev, it counts as the Rosh Chodesh that it was', () => {
    expect(kept(yearless({ day: 30, month: 9, year: null }), 5781)).toEqual(['1 Tevet 5781']);
    expect(kept(yearless({ day: 30, month: 9, year: null }), 5781, { thirtyRule: 'lastDay' })).toEqual([
      '29 Kislev 5781',
    ]);
  });
});

describe('why a day is kept', () => {
  it.each([
    ['a day that every year has', '1990-11-20', 5787, {}, ['sameDay']],
    ['Adar II, in a leap year', '1992-03-09', 5787, {}, ['sameDay']],
    ['Adar II, in a common year', '1992-03-09', 5786, {}, ['adarTwoInCommonYear']],
    ['Adar I, in a leap year', '1970-02-17', 5787, {}, ['sameDay']],
    ['Adar of a common year, in another', '1969-02-26', 5786, {}, ['sameDay']],
    ['Adar of a common year, in a leap year', '1969-02-26', 5787, { adarRule: 'both' }, ['adarBoth', 'adarBoth']],
    ['30 Cheshvan, in a year that has it', '1998-11-19', 5760, {}, ['sameDay']],
    ['30 Nisan', '2023-04-21', 5786, {}, ['sameDay']],
    ['a first year with a thirteenth month', '2023-03-23', 5784, { firstYearRule: 'twelveMonths' }, ['twelveMonths']],
    ['one that ends on the 29th', '2023-04-21', 5784, { firstYearRule: 'twelveMonths' }, ['twelveMonths']],
    [
      ...(['one that ends on Rosh Chodesh', '2023-04-21', 5784] as const),
      ...([{ firstYearRule: 'twelveMonths', thirtyRule: 'roshChodesh' }, ['twelveMonths']] as const),
    ],
    ['a first year of twelve months', '2024-12-25', 5786, { firstYearRule: 'twelveMonths' }, ['sameDay']],
  ] as const)('given %s, then its reason is told', (_, date, year, rules, reasons) => {
    const observances = hebrewObservances(died(date), year, { ...DEFAULT_RULES, ...rules });

    expect(observances.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('given the civil date is kept, then it counts from the year of death, or from the Hebrew date’s daytime', () => {
    const hebrew = { day: 29, month: 12, year: 5744 };
    const known = { gregorianDate: null, hebrew, afterSunset: null };

    expect(civilObservances(died('1990-11-20'), 1990, DEFAULT_RULES)).toEqual([]);
    expect(civilObservances(known, 2026, DEFAULT_RULES)).toMatchObject([
      { date: '2026-03-03', nth: 42, reason: 'sameDay' },
    ]);
  });
});

describe('what other programs got wrong', () => {
  it('given an Adar I death, it is never a month late in a leap year', () => {
    expect(kept(died('1970-02-17'), 5784)).toEqual(['11 Adar I 5784']);
    expect(
      observancesBetween(died('1970-02-17'), '2024-01-01', '2024-12-31', 'hebrew', DEFAULT_RULES).map(
        ({ date }) => date,
      ),
    ).toEqual(['2024-02-20']);
  });

  it('given an Adar II death, it is observed in common years too', () => {
    expect(kept(died('1992-03-09'), 5785)).toEqual(['4 Adar 5785']);
  });

  it('given 30 Cheshvan, it is observed in short years too', () => {
    expect(kept(died('1998-11-19'), 5761)).toEqual(['1 Kislev 5761']);
    expect(kept(died('1973-11-25'), 5735)).toEqual(['29 Cheshvan 5735']);
  });

  it('given a civil anniversary today, it is today and not a year away', () => {
    expect(observancesBetween(died('1990-11-20'), '2026-11-20', '2026-11-20', 'civil', DEFAULT_RULES)).toMatchObject([
      { nth: 36 },
    ]);
  });

  it('given the night before the clocks change, after sunset is the next day and no hour is counted', () => {
    expect(died('2026-03-07', { afterSunset: true }).hebrew).toEqual({ day: 19, month: 12, year: 5786 });
    expect(died('2026-10-31', { afterSunset: true }).hebrew).toEqual({ day: 21, month: 8, year: 5787 });
    expect(addDays('2011-12-29', 1)).toBe('2011-12-30');
  });

  it('given one Hebrew calendar, no person comes up twice in a Hebrew year', () => {
    const dates = observancesBetween(
      died('2021-12-31', { afterSunset: true }),
      '2022-01-01',
      '2025-12-31',
      'hebrew',
      DEFAULT_RULES,
    );

    expect(dates.map(({ date }) => date)).toEqual(['2023-01-21', '2024-01-09', '2025-01-28']);
  });
});

describe('the presets', () => {
  it.each(Object.entries(RULE_PRESETS))(
    'given that of %s, then an organization may set each of its rules',
    (_, preset) => {
      expect(dateRules.parse(preset.rules)).toEqual(preset.rules);
      expect(calendar.options).toContain(preset.calendar);
    },
  );

  it('given a death in Adar, custom decides its month in 5787', () => {
    const eshkol = died('1969-02-26');

    expect(kept(eshkol, 5787, RULE_PRESETS.ashkenaziOrthodox.rules)).toEqual(['8 Adar I 5787']);
    expect(kept(eshkol, 5787, RULE_PRESETS.sephardi.rules)).toEqual(['8 Adar II 5787']);
  });
});
