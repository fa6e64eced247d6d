import { effectiveHebrewDate, reconcile, type StatedDeath } from './index.js';

const stated = (some: Partial<StatedDeath>): StatedDeath => ({
  gregorianDate: null,
  hebrew: null,
  afterSunset: null,
  ...some,
});

describe('the day of death', () => {
  it('given a death after sunset, the next Hebrew day is its date', () => {
    expect(effectiveHebrewDate({ gregorianDate: '1984-03-03', afterSunset: false })).toEqual({
      day: 29,
      month: 12,
      year: 5744,
    });
    expect(effectiveHebrewDate({ gregorianDate: '1984-03-03', afterSunset: true })).toEqual({
      day: 30,
      month: 12,
      year: 5744,
    });
    expect(effectiveHebrewDate({ gregorianDate: '1984-03-03', afterSunset: null })).toEqual({
      day: 29,
      month: 12,
      year: 5744,
    });
  });

  it('given dates that agree, they are kept as they are', () => {
    const known = { gregorianDate: '1973-12-01', hebrew: { day: 6, month: 9, year: 5734 } };

    expect(reconcile(stated({ ...known, afterSunset: false }))).toEqual({
      ok: true,
      ...known,
      afterSunset: false,
      notes: [],
    });
    expect(reconcile(stated(known))).toEqual({ ok: true, ...known, afterSunset: null, notes: [] });
  });

  it('given a Hebrew date one day later and no word on sunset, after sunset is proposed', () => {
    const rabin = stated({ gregorianDate: '1995-11-04', hebrew: { day: 12, month: 8, year: 5756 } });

    expect(reconcile(rabin)).toMatchObject({ ok: true, afterSunset: true, notes: ['after_sunset_inferred'] });
    expect(reconcile({ ...rabin, afterSunset: true })).toMatchObject({ ok: true, afterSunset: true, notes: [] });
    expect(reconcile({ ...rabin, afterSunset: false })).toMatchObject({
      ok: false,
      code: 'dates_conflict',
      differenceDays: 1,
    });
  });

  it('given dates that disagree, both are shown with their difference and neither wins', () => {
    const conflict = reconcile(stated({ gregorianDate: '1985-03-15', hebrew: { day: 5, month: 5, year: 5745 } }));

    expect(conflict).toMatchObject({
      ok: false,
      code: 'dates_conflict',
      fromGregorian: { day: 22, month: 12, year: 5745 },
      stated: { day: 5, month: 5, year: 5745 },
      differenceDays: 130,
      message: 'The civil and the Hebrew date differ by 130 days',
    });
    expect(reconcile(stated({ gregorianDate: '1973-12-02', hebrew: { day: 6, month: 9, year: 5734 } }))).toMatchObject({
      differenceDays: -1,
      message: 'The civil and the Hebrew date differ by 1 day',
    });
  });

  it('given the Hebrew date alone, its daytime is the civil one', () => {
    const hebrew = { day: 21, month: 8, year: 5713 };

    expect(reconcile(stated({ hebrew }))).toMatchObject({ gregorianDate: '1952-11-09', notes: ['gregorian_derived'] });
  });

  it('given the Hebrew date and that it was after sunset, the evening belongs to the civil date before', () => {
    const hebrew = { day: 21, month: 8, year: 5713 };
    const result = reconcile(stated({ hebrew, afterSunset: true }));

    expect(result).toMatchObject({ ok: true, gregorianDate: '1952-11-08', afterSunset: true, hebrew });
    expect(effectiveHebrewDate({ gregorianDate: '1952-11-08', afterSunset: true })).toEqual(hebrew);
  });

  it('given the civil date alone, the Hebrew one follows, and an unknown sunset is told', () => {
    expect(reconcile(stated({ gregorianDate: '1974-10-05' }))).toMatchObject({
      hebrew: { day: 19, month: 7, year: 5735 },
      afterSunset: null,
      notes: ['hebrew_derived', 'after_sunset_unknown'],
    });
    expect(reconcile(stated({ gregorianDate: '1974-10-05', afterSunset: false }))).toMatchObject({
      notes: ['hebrew_derived'],
    });
  });

  it('given a Hebrew day without its year beside a civil date, the year is inferred', () => {
    const thirty = { day: 30, month: 11, year: null };

    expect(reconcile(stated({ gregorianDate: '1945-02-13', hebrew: thirty, afterSunset: false }))).toMatchObject({
      hebrew: { day: 30, month: 11, year: 5705 },
      notes: ['hebrew_year_inferred'],
    });
    expect(reconcile(stated({ gregorianDate: '1945-02-15', hebrew: thirty }))).toMatchObject({
      ok: false,
      differenceDays: -2,
    });
    expect(reconcile(stated({ gregorianDate: '2020-09-19', hebrew: { day: 29, month: 6, year: null } }))).toMatchObject(
      {
        ok: false,
        differenceDays: -1,
      },
    );
    expect(reconcile(stated({ gregorianDate: '2020-09-18', hebrew: { day: 1, month: 7, year: null } }))).toMatchObject({
      hebrew: { day: 1, month: 7, year: 5781 },
      notes: ['hebrew_year_inferred', 'after_sunset_inferred'],
    });
  });

  it('given a Hebrew day alone and no year, it stays without one', () => {
    const hebrew = { day: 7, month: 10, year: null };

    expect(reconcile(stated({ hebrew }))).toEqual({
      ok: true,
      gregorianDate: null,
      hebrew,
      afterSunset: null,
      notes: [],
    });
  });

  it('given a bare Adar in a leap year, the civil date decides, else it is asked', () => {
    const bare = { hebrew: { day: 14, month: 12, year: 5744 }, adarAmbiguous: true };

    expect(reconcile(stated({ ...bare, gregorianDate: '1984-03-18' }))).toMatchObject({
      hebrew: { day: 14, month: 13, year: 5744 },
      notes: ['adar_disambiguated_by_gregorian'],
    });
    expect(reconcile(stated({ ...bare, gregorianDate: '1984-02-17' }))).toMatchObject({
      hebrew: { day: 14, month: 12, year: 5744 },
    });
    expect(reconcile(stated({ ...bare, gregorianDate: '1984-06-17' }))).toMatchObject({
      ok: false,
      code: 'dates_conflict',
    });
    expect(reconcile(stated(bare))).toMatchObject({
      ok: false,
      code: 'adar_ambiguous',
      message: '5744 has two Adars: Adar I or Adar II?',
      mayBe: [
        { day: 14, month: 12, year: 5744 },
        { day: 14, month: 13, year: 5744 },
      ],
    });
    expect(
      reconcile(stated({ hebrew: { day: 14, month: 12, year: null }, gregorianDate: '1984-03-18' })),
    ).toMatchObject({
      hebrew: { day: 14, month: 13, year: 5744 },
      notes: ['hebrew_year_inferred', 'adar_disambiguated_by_gregorian'],
    });
  });

  it('given Adar I of a leap year, then it is not held to be either', () => {
    const first = { hebrew: { day: 14, month: 12, year: 5744 }, gregorianDate: '1984-03-18' };

    expect(reconcile(stated(first))).toMatchObject({ ok: false, differenceDays: -30 });
    const sivan = { hebrew: { day: 14, month: 3, year: null }, gregorianDate: '1984-06-14' };
    expect(reconcile(stated(sivan))).toMatchObject({ ok: true, notes: ['hebrew_year_inferred'] });
  });

  it('given nothing, it is refused in words', () => {
    const message = 'Give the civil or the Hebrew date of death';
    expect(reconcile(stated({}))).toEqual({ ok: false, code: 'date_missing', message });
  });

  it.each([
    [30, 10, 5740],
    [1, 13, 5743],
    [31, 1, null],
    [0, 1, null],
    [0, 1, 5740],
    [1, 14, null],
    [1, 0, null],
  ])('given day %i of month %i of the year %j, which does not exist, it is refused', (day, month, year) => {
    const refused = new RangeError(`There is no day ${day} in that Hebrew month`);
    expect(() => reconcile(stated({ hebrew: { day, month, year } }))).toThrow(refused);
  });

  it('given a second Adar without a year, it exists', () => {
    expect(reconcile(stated({ hebrew: { day: 1, month: 13, year: null } }))).toMatchObject({ ok: true });
  });
});
