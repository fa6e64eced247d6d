import { NO_DATES, settleDates, type DateColumns, type TypedDates } from './settle-dates.js';

const TODAY = '2026-11-01';
const settle = (typed: TypedDates, before: DateColumns = NO_DATES) => settleDates(typed, before, TODAY);
const refusal = (typed: TypedDates, before?: DateColumns) => {
  try {
    settle(typed, before);
  } catch (failure) {
    return failure;
  }
  return null;
};

describe('the dates of a death', () => {
  it('given the civil date alone, then the Hebrew one is computed and marked so', () => {
    expect(settle({ gregorianDate: '1984-03-03', afterSunset: true })).toEqual({
      gregorianDate: '1984-03-03',
      gregorianDerived: false,
      hebrewDay: 30,
      hebrewMonth: 12,
      hebrewYear: 5744,
      hebrewDerived: true,
      adarSaid: null,
      afterSunset: true,
    });
  });

  it('given the Hebrew date alone, then the civil one is its daytime and marked so', () => {
    expect(settle({ hebrewDate: 'ט״ו אדר ב׳ תשמ״ד' })).toMatchObject({
      gregorianDate: '1984-03-19',
      gregorianDerived: true,
      hebrewDay: 15,
      hebrewMonth: 13,
      hebrewDerived: false,
    });
  });

  it('given a Hebrew date without a year, then there is no civil date', () => {
    expect(settle({ hebrewDate: '7 Sivan' })).toMatchObject({ gregorianDate: null, hebrewYear: null, hebrewMonth: 3 });
  });

  it('given a Hebrew day and its year in the field beside it, then they are one date', () => {
    expect(settle({ hebrewDate: '15 Adar II', hebrewYear: 5744 })).toMatchObject({ gregorianDate: '1984-03-19' });
  });

  it('given Adar I without a year, then it stays Adar I', () => {
    expect(settle({ hebrewDate: '15 Adar I' })).toMatchObject({ hebrewMonth: 12, hebrewYear: null, adarSaid: 1 });
  });

  it('given nothing, then nothing is known', () => {
    expect(settle({})).toEqual(NO_DATES);
  });

  it.each([
    [
      'contradict each other',
      { gregorianDate: '1984-03-03', hebrewDate: '3 Adar I 5744' },
      'dates_conflict',
      ['gregorianDate', 'hebrewDate'],
    ],
    [
      'are a day apart, and sunset is denied',
      { gregorianDate: '1984-03-03', hebrewDate: '30 Adar I 5744', afterSunset: false },
      'dates_conflict',
      ['gregorianDate', 'hebrewDate'],
    ],
    [
      'are a day apart, and nothing was said about sunset',
      { gregorianDate: '1984-03-03', hebrewDate: '30 Adar I 5744' },
      'after_sunset_proposed',
      ['afterSunset'],
    ],
    ['say Adar in a leap year', { hebrewDate: '15 Adar 5744' }, 'adar_ambiguous', ['hebrewDate']],
    ['say 30 Tevet', { hebrewDate: '30 Tevet 5744' }, 'hebrew_day_out_of_range', ['hebrewDate']],
    ['say no date', { hebrewDate: 'last spring' }, 'not_a_hebrew_date', ['hebrewDate']],
    ['lie ahead', { gregorianDate: '2026-11-02' }, 'future_date', ['gregorianDate']],
    ['lie ahead in Hebrew', { hebrewDate: '1 Kislev 5787' }, 'future_date', ['hebrewDate']],
    [
      'say two Hebrew years',
      { hebrewDate: '15 Adar II 5744', hebrewYear: 5746 },
      'hebrew_year_conflict',
      ['hebrewYear'],
    ],
    [
      'say another Hebrew year',
      { gregorianDate: '1984-03-03', hebrewYear: 5745 },
      'hebrew_year_conflict',
      ['hebrewYear'],
    ],
  ])('given dates that %s, then they are refused as %s', (_, typed, code, paths) => {
    const failure = refusal(typed);

    expect(failure).toMatchObject({ status: 422, code });
    expect((failure as { details: { path: string }[] }).details.map(({ path }) => path)).toEqual(paths);
  });

  it('given a conflict, then it is said by how much they differ and what each is in the other calendar', () => {
    expect(refusal({ gregorianDate: '1984-03-03', hebrewDate: '3 Adar I 5744' })).toMatchObject({
      details: [
        {
          path: 'gregorianDate',
          message: 'The civil and the Hebrew date differ by 26 days: this one is 29 Adar I 5744.',
        },
        { path: 'hebrewDate', message: 'The civil and the Hebrew date differ by 26 days: this one is 3 Adar I 5744.' },
      ],
    });
  });

  it('given a day apart, when sunset is answered, then they agree', () => {
    expect(settle({ gregorianDate: '1984-03-03', hebrewDate: '30 Adar I 5744', afterSunset: true })).toMatchObject({
      hebrewDay: 30,
      gregorianDerived: false,
      hebrewDerived: false,
    });
  });

  it('given Adar in a leap year, when the civil date is there, then it decides', () => {
    expect(settle({ gregorianDate: '1984-03-19', hebrewDate: '15 Adar 5744' })).toMatchObject({ hebrewMonth: 13 });
  });

  describe('of a record that is corrected', () => {
    const civilGiven = settle({ gregorianDate: '1984-03-03' });
    const hebrewGiven = settle({ hebrewDate: '15 Adar II 5744' });
    const bothGiven = settle({ gregorianDate: '1984-03-19', hebrewDate: '15 Adar II 5744' });

    it('given a computed Hebrew date that the form sends back, when the civil one changes, then it follows', () => {
      const typed = { gregorianDate: '1984-03-04', hebrewDate: '29 Adar I 5744', hebrewYear: 5744 };

      expect(settle(typed, civilGiven)).toMatchObject({ hebrewDay: 30, hebrewMonth: 12, hebrewDerived: true });
    });

    it('given a computed civil date that the form sends back, when the Hebrew one changes, then it follows', () => {
      const typed = { gregorianDate: '1984-03-19', hebrewDate: '16 Adar II 5744' };

      expect(settle(typed, hebrewGiven)).toMatchObject({ gregorianDate: '1984-03-20', gregorianDerived: true });
    });

    it('given two dates that were both given, when one changes, then nothing is overwritten silently', () => {
      expect(refusal({ gregorianDate: '1984-03-21' }, bothGiven)).toMatchObject({ code: 'dates_conflict' });
    });

    it('given two dates, when one is cleared with the change, then it is computed', () => {
      expect(settle({ gregorianDate: '1984-03-21', hebrewDate: null }, bothGiven)).toMatchObject({
        hebrewDay: 17,
        hebrewDerived: true,
      });
    });

    it('given a computed Hebrew date, when sunset is answered, then it moves', () => {
      expect(settle({ afterSunset: true }, civilGiven)).toMatchObject({ hebrewDay: 30, hebrewMonth: 12 });
    });

    it('given dates that are left alone, then they stay, even such as would not be accepted today', () => {
      const odd = { ...bothGiven, hebrewDay: 1 };

      expect(settle({}, odd)).toBe(odd);
    });

    it('given a Hebrew date, when its year alone changes, then day and month stay', () => {
      expect(settle({ hebrewDate: '15 Adar II 5744', hebrewYear: 5746 }, hebrewGiven)).toMatchObject({
        hebrewDay: 15,
        hebrewYear: 5746,
        gregorianDate: '1986-03-26',
      });
    });

    it('given a Hebrew date, when its text is replaced and the old year sent back, then the text counts', () => {
      expect(settle({ hebrewDate: '15 Adar II 5746', hebrewYear: 5744 }, hebrewGiven)).toMatchObject({
        hebrewYear: 5746,
      });
    });

    it('given a Hebrew date, when its year is cleared, then the year is unknown', () => {
      expect(settle({ hebrewYear: null }, hebrewGiven)).toMatchObject({ hebrewYear: null, gregorianDate: null });
    });
  });
});
