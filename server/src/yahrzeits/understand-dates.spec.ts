import { DEFAULT_RULES } from '../calendar/index.js';
import { understandDates, withSaid, type Reader } from './understand-dates.js';

const reader: Reader = {
  order: 'mdy',
  today: '2026-11-01',
  customs: { rules: DEFAULT_RULES, serviceRule: 'onOrBefore' },
  ahead: { from: '2026-11-01', to: '2032-09-01' },
};
const understand = (gregorianText: string | null, hebrewText: string | null, afterSunset: boolean | null = null) =>
  understandDates({ gregorianText, hebrewText, dayText: null, afterSunset }, reader);

/** One field for either calendar, on the 22nd of Cheshvan. */
const day = (dayText: string, isRecent = true) =>
  understandDates({ gregorianText: null, hebrewText: null, dayText, afterSunset: null, isRecent }, reader);

describe('what a field for either calendar understands', () => {
  it.each([
    ['10/30', '2026-10-30'],
    ['30.10.', '2026-10-30'],
    ['October 30', '2026-10-30'],
    ['30 באוקטובר', '2026-10-30'],
    ['11/2', '2025-11-02'],
    ['10/30/25', '2025-10-30'],
    ['19 Cheshvan', '2026-10-30'],
    ['י״ט בחשון', '2026-10-30'],
    ['19 Cheshvan 5787', '2026-10-30'],
    ['23 Cheshvan', '2025-11-14'],
    ['5 Adar', '2026-02-22'],
  ])('given %s, then the day is %s', (text, gregorianDate) => {
    expect(day(text)).toMatchObject({ settled: { gregorianDate }, problems: [] });
  });

  it.each([
    ['February 29', true, 'year_missing'],
    ['yesterday', true, 'not_a_civil_date'],
    ['31 Tevet', true, 'hebrew_day_out_of_range'],
    ['19 Cheshvan', false, 'year_missing'],
    ['October 30', false, 'year_missing'],
    ['10/30', false, 'not_a_civil_date'],
  ])('given %s (of what has just happened: %s), then it is refused as %s', (text, isRecent, code) => {
    expect(day(text, isRecent)).toMatchObject({ settled: null, problems: [{ code }] });
  });

  it('given a death after sunset by its Hebrew date, then its civil day is the one before', () => {
    const typed = { gregorianText: null, hebrewText: null, dayText: '19 Cheshvan', afterSunset: true, isRecent: true };
    expect(understandDates(typed, reader).settled).toMatchObject({ gregorianDate: '2026-10-29' });
  });
});

describe('what a form understands', () => {
  it('given nothing, then nothing is understood and nothing is wrong', () => {
    expect(understand(null, null)).toMatchObject({ settled: null, problems: [], notes: [], next: null });
  });

  it.each(['3/3/84', 'March 3 1984', '3 March 1984', '1984-03-03'])(
    'given %s, then both calendars are shown',
    (text) => {
      expect(understand(text, null)).toMatchObject({
        settled: { gregorianDate: '1984-03-03', hebrewDate: '29 Adar I 5744', hebrewDateHe: 'כ״ט באדר א׳ תשמ״ד' },
        problems: [],
        next: { date: '2027-03-08', hebrewDate: '29 Adar I 5787', nth: 43 },
      });
    },
  );

  it('given that a Hebcal service says another next day, then it is shown; said of another death it is not', () => {
    const ours = understand('3/3/84', null, true);
    const next = { date: '2027-03-10', nth: 43 };

    expect(withSaid(ours, { day: 724_339, next }).next).toMatchObject({
      date: '2027-03-10',
      hebrewDate: '1 Adar II 5787',
    });
    expect(withSaid(ours, { day: 724_338, next })).toEqual(ours);
    expect(withSaid(ours, { day: 724_339, next: null })).toEqual(ours);
    expect(withSaid(ours, null)).toEqual(ours);
  });

  it('given a Hebrew date, then its civil one is shown', () => {
    expect(understand(null, '30 Adar I 5744')).toMatchObject({
      settled: { gregorianDate: '1984-03-04', hebrewDate: '30 Adar I 5744' },
      notes: ['gregorian_derived'],
    });
  });

  it('given a Hebrew date one day later, then sunset is proposed', () => {
    expect(understand('3/3/84', '30 Adar I 5744')).toMatchObject({
      settled: { afterSunset: true },
      notes: expect.arrayContaining(['after_sunset_inferred']),
    });
  });

  it('given dates that contradict each other, then both readings are shown and nothing is settled', () => {
    expect(understand('3/3/84', '3 Adar I 5744')).toMatchObject({
      fromGregorian: { hebrewDate: '29 Adar I 5744' },
      fromHebrew: { gregorianDate: '1984-02-06' },
      settled: null,
      problems: [{ code: 'dates_conflict' }],
    });
  });

  it('given numbers that may be exchanged, then it is said that they may', () => {
    expect(understand('3/4/1984', null)).toMatchObject({
      settled: { gregorianDate: '1984-03-04' },
      notes: expect.arrayContaining(['ambiguous_order']),
    });
  });

  it.each([
    ['30 February', '2/30/1984', null, 'gregorianText', 'no_such_day'],
    ['tomorrow', '11/2/2026', null, 'gregorianText', 'future_date'],
    ['a Hebrew tomorrow', null, '22 Cheshvan 5787', 'hebrewText', 'future_date'],
    ['30 Tevet', null, '30 Tevet 5744', 'hebrewText', 'hebrew_day_out_of_range'],
    ['Adar of a leap year', null, '15 Adar 5744', 'hebrewText', 'adar_ambiguous'],
    ['a joke', 'soon', null, 'gregorianText', 'not_a_civil_date'],
  ])('given %s, then the field and the reason are named', (_, civil, hebrew, path, code) => {
    expect(understand(civil, hebrew)).toMatchObject({ settled: null, problems: [{ path, code }] });
  });

  it.each([
    ['15 Adar 5744', ['15 Adar I 5744', '15 Adar II 5744']],
    ['Erev Purim 5743', ['13 Adar 5743', '14 Adar 5743']],
  ])('given %s, which may be of two days, then both are offered', (text, days) => {
    const [problem] = understand(null, text).problems;

    expect(problem?.mayBe?.map(({ hebrewDate }) => hebrewDate)).toEqual(days);
  });

  it('given Adar of a leap year with the civil date, then it decides', () => {
    expect(understand('3/19/1984', '15 Adar 5744')).toMatchObject({ settled: { hebrewDate: '15 Adar II 5744' } });
  });

  it('given no year, then there is no civil date, and there is a next observance', () => {
    expect(understand(null, '7 Sivan')).toMatchObject({
      settled: { gregorianDate: null, hebrewDate: '7 Sivan' },
      next: { date: '2027-06-12', nth: null },
    });
  });
});
