import { findDateProblems, type StoredDeath } from './find-date-problems.js';

const death = (said: Partial<StoredDeath>): StoredDeath => ({
  ...{ id: 'a', name: 'Miriam Levin', key: 'levin miriam', gregorianDate: null, gregorianDerived: false },
  ...{ hebrewDay: null, hebrewMonth: null, hebrewYear: null, hebrewDerived: false, adarSaid: null, afterSunset: false },
  ...said,
});
/** 3 March 1984 by day. */
const civil = { gregorianDate: '1984-03-03' };
const hebrew = { hebrewDay: 29, hebrewMonth: 12, hebrewYear: 5744 };
const problems = (...deaths: StoredDeath[]) => findDateProblems(deaths).map(({ problem }) => problem);

describe('doubtful days of death', () => {
  it('given two dates that agree, then there is nothing to tell', () => {
    expect(problems(death({ ...civil, ...hebrew }))).toEqual([]);
  });

  it('given two dates that contradict each other, then it is told with what the civil one gives', () => {
    const [found] = findDateProblems([death({ ...civil, ...hebrew, hebrewDay: 12 })]);

    expect(found).toMatchObject({ problem: 'conflict', expected: hebrewDate(29, 12, 5744) });
  });

  it('given a Hebrew date one day later and nothing said about sunset, then sunset is asked about, and not a conflict', () => {
    expect(problems(death({ ...civil, ...hebrew, hebrewDay: 30, afterSunset: null }))).toEqual(['after_sunset_unsure']);
    expect(problems(death({ ...civil, ...hebrew, hebrewDay: 30, afterSunset: true }))).toEqual([]);
    expect(problems(death({ ...civil, ...hebrew, hebrewDay: 30, afterSunset: false }))).toEqual(['conflict']);
  });

  it('given a civil date alone and nothing said about sunset, then it is unsure which Hebrew day it was', () => {
    expect(problems(death({ ...civil, ...hebrew, hebrewDerived: true, afterSunset: null }))).toEqual([
      'after_sunset_unsure',
    ]);
  });

  it.each([
    ['5664 of old office programs', { hebrewDay: 1, hebrewMonth: 9, hebrewYear: 5664 }],
    ['1900', { gregorianDate: '1900-06-15', gregorianDerived: true }],
    ['the first day of Unix', { gregorianDate: '1970-01-01', gregorianDerived: true }],
    ['the first day of a spreadsheet', { gregorianDate: '1899-12-30', gregorianDerived: true }],
  ])('given %s, then the year was probably never known', (_, said) => {
    expect(problems(death({ ...hebrew, ...said }))).toEqual(['placeholder_year']);
  });

  it('given one year that a quarter of all records have, then a program wrote it', () => {
    const list = Array.from({ length: 40 }, (_, n) =>
      death({ id: String(n), key: `${n}`.repeat(3), ...hebrew, hebrewYear: n < 12 ? 5700 : 5700 + n }),
    );

    expect(problems(...list)).toEqual(Array.from({ length: 12 }, () => 'placeholder_year'));
  });

  it('given Adar of an unknown year, then which Adar is asked, unless the record says it', () => {
    const yearless = { hebrewDay: 7, hebrewMonth: 12 };

    expect(problems(death(yearless))).toEqual(['ambiguous_adar']);
    expect(problems(death({ ...yearless, adarSaid: 1 }))).toEqual([]);
  });

  it('given one name on one day twice, then the second is told, also when one of them lacks the year', () => {
    const twice = [
      death({ ...hebrew, id: 'first' }),
      death({ ...hebrew, id: 'second', hebrewYear: null, adarSaid: 2 }),
    ];

    expect(findDateProblems(twice)).toMatchObject([{ problem: 'duplicate', death: { id: 'second' }, sameAs: 'first' }]);
    expect(problems(death({ ...hebrew, id: 'first' }), death({ ...hebrew, id: 'second', hebrewYear: 5720 }))).toEqual(
      [],
    );
  });

  it.each([
    ['another letter', 'levim miriam', 1],
    ['a letter more', 'levinn miriam', 1],
    ['a letter less', 'lvin miriam', 1],
    ['another name', 'levin sarah', 0],
    ['two other letters', 'lavim miriam', 0],
  ])('given the same day and a name with %s, then it may be the same person', (_, key, found) => {
    const [first, second] = [death({ ...hebrew, id: 'first' }), death({ ...hebrew, id: 'second', key })];

    expect(problems(first, second)).toHaveLength(found);
    expect(problems(first, { ...second, hebrewYear: null })).not.toContain('duplicate');
  });

  it('given no date at all, then that is told', () => {
    expect(problems(death({}))).toEqual(['no_date']);
  });
});

const hebrewDate = (day: number, month: number, year: number) => ({ day, month, year });
