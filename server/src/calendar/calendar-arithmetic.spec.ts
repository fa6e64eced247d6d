import { abs2hebrew, hebrew2abs } from '@hebcal/hdate';
import fc from 'fast-check';
import {
  addDays,
  addHebrewMonths,
  civilDate,
  dayNumber,
  daysBetween,
  daysInHebrewMonth,
  fromDayNumber,
  fromSpreadsheetSerial,
  hebrewYearOf,
  isCivilDate,
  isHebrewDate,
  isHebrewLeapYear,
  parseCivil,
  parseHebrew,
  renderCivil,
  renderHebrew,
  toCivil,
  toHebrew,
  weekday,
} from './index.js';

const anyDay = fc.integer({ min: 1, max: dayNumber('9999-12-31') });
const anyHebrewDay = fc.integer({ min: hebrew2abs(4000, 7, 1), max: hebrew2abs(6999, 6, 29) });

describe('civil dates', () => {
  it('given any day, its date reads back as the same day and is what the world’s clocks call it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = fromDayNumber(day);

        expect(dayNumber(date)).toBe(day);
        expect(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 719_163).toBe(day);
        expect(weekday(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '1985-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0000-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '20260101',
    '2026/01-01',
    '2026-01/01',
    '2026-01-00',
    '2026-0/-01',
    '2026-01-0:',
    '',
  ])('given %j, which is no civil date, it is refused', (text) => {
    expect(isCivilDate(text)).toBe(false);
    expect(() => dayNumber(text)).toThrow(`Not a civil date: ${text}`);
  });

  it('given the ends of the calendar, days beyond them are refused', () => {
    expect(fromDayNumber(1)).toBe('0001-01-01');
    expect(() => fromDayNumber(0)).toThrow('No civil date has the day number 0');
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => civilDate(2026, 2, 29)).toThrow('There is no civil date 2026-02-29');
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
    expect(isCivilDate(20_260_101)).toBe(false);
    expect(isCivilDate(['2', '0', '2', '6', '-', '0', '1', '-', '0', '1'])).toBe(false);
  });

  it.each([400, 1600, 1799, 1900, 1999, 2000, 2100, 2200, 9600])(
    'given the turn of February in the year %i, every day is written once and in order',
    (year) => {
      const days = Array.from({ length: 5 }, (_, n) => addDays(civilDate(year, 2, 26), n));

      expect(days).toEqual(days.map((_, n) => new Date(Date.UTC(year, 1, 26 + n)).toISOString().slice(0, 10)));
    },
  );

  it('given the serial numbers of a spreadsheet, they are days of the system that the workbook counts in', () => {
    expect(fromSpreadsheetSerial(45_000, 1900)).toBe('2023-03-15');
    expect(fromSpreadsheetSerial(43_538, 1904)).toBe('2023-03-15');
    expect(fromSpreadsheetSerial(45_000.99, 1900)).toBe('2023-03-15');
  });
});

describe('Hebrew dates', () => {
  it('given any day, the Hebrew date is Hebcal’s and leads back to it', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { yy, mm, dd } = abs2hebrew(day);
        const hebrew = toHebrew(fromDayNumber(day));

        expect(hebrew).toEqual({ day: dd, month: mm, year: yy });
        expect(toCivil(hebrew)).toBe(fromDayNumber(day));
      }),
      { numRuns: 3000 },
    );
  });

  it('given any day, its rendering in either script reads back as the same date', () => {
    fc.assert(
      fc.property(anyHebrewDay, (day) => {
        const date = toHebrew(fromDayNumber(day));
        const plainAdar = date.month === 12 && !isHebrewLeapYear(date.year);

        for (const script of ['en', 'he'] as const) {
          expect(parseHebrew(renderHebrew(date, script))).toEqual({ ok: true, date });
          expect(parseHebrew(renderHebrew({ ...date, year: null }, script))).toMatchObject({
            date: { day: date.day, month: date.month, year: null },
          });
        }
        expect(renderHebrew(date, 'en')).not.toMatch(plainAdar ? /Adar I/ : /Adar \d/);
      }),
      { numRuns: 3000 },
    );
  });

  it('given any numbers, a day that does not exist is refused and never rolls over', () => {
    const numbers = fc.record({
      day: fc.integer({ min: -1, max: 32 }),
      month: fc.integer({ min: 0, max: 14 }),
      year: fc.integer({ min: 5500, max: 5900 }),
    });
    fc.assert(
      fc.property(numbers, (date) => {
        if (isHebrewDate(date)) expect(toHebrew(toCivil(date))).toEqual(date);
        else expect(() => toCivil(date)).toThrow(RangeError);
      }),
      { numRuns: 2000 },
    );
  });

  it('given the Hebrew years that no civil date of the house touches, they are refused; its first and last are not', () => {
    expect(isHebrewDate({ day: 29, month: 6, year: 3761 })).toBe(true);
    expect(isHebrewDate({ day: 29, month: 6, year: 3760 })).toBe(false);
    expect(isHebrewDate({ day: 1, month: 7, year: 13_760 })).toBe(true);
    expect(isHebrewDate({ day: 1, month: 7, year: 13_761 })).toBe(false);
    expect(isHebrewDate({ day: 1.5, month: 7, year: 5787 })).toBe(false);
    expect(isHebrewDate({ day: 1, month: 7, year: 5786.5 })).toBe(false);
    expect(() => toCivil({ day: 30, month: 10, year: 5787 })).toThrow('There is no day 30 in month 10 of 5787');
    expect(() => daysInHebrewMonth(7, 13_761)).toThrow('The Hebrew year 13761 is outside 3761 to 13760');
    expect(toHebrew('9999-12-31').year).toBe(13_760);
    expect(hebrewYearOf('2026-09-11')).toBe(5786);
    expect(hebrewYearOf('2026-09-12')).toBe(5787);
  });

  it('given any day and so many months, it is the same day of the month that stands so many months on', () => {
    const months = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(anyHebrewDay, months, (count, later) => {
        const date = toHebrew(fromDayNumber(count));
        let first = hebrew2abs(date.year, date.month, 1);
        for (let month = 0; month < later; month++) {
          const { yy, mm } = abs2hebrew(first);
          first += daysInHebrewMonth(mm, yy);
        }
        const { yy, mm } = abs2hebrew(first);

        expect(addHebrewMonths(date, later)).toEqual({ day: date.day, month: mm, year: yy });
      }),
      { numRuns: 500 },
    );
  });

  it('given the months whose length depends on the year, their length is the real one', () => {
    expect(daysInHebrewMonth(13, 5788)).toBe(0);
    expect(daysInHebrewMonth(12, 5788)).toBe(29);
    expect(daysInHebrewMonth(12, 5787)).toBe(30);
    expect(daysInHebrewMonth(8, 5735)).toBe(29);
    expect(daysInHebrewMonth(9, 5773)).toBe(29);
  });

  it('given the dates of the tables of letters, both scripts are written as people write them', () => {
    expect(renderHebrew({ day: 15, month: 13, year: 5744 }, 'en')).toBe('15 Adar II 5744');
    expect(renderHebrew({ day: 15, month: 13, year: 5744 }, 'he')).toBe('ט״ו באדר ב׳ תשמ״ד');
    expect(renderHebrew({ day: 3, month: 6, year: 5695 }, 'he')).toBe('ג׳ באלול תרצ״ה');
    expect(renderHebrew({ day: 29, month: 4, year: 4865 }, 'he')).toBe('כ״ט בתמוז ד׳תתס״ה');
    expect(renderHebrew({ day: 8, month: 12, year: 5729 }, 'en')).toBe('8 Adar 5729');
    expect(renderHebrew({ day: 8, month: 12, year: 5730 }, 'en')).toBe('8 Adar I 5730');
    expect(renderHebrew({ day: 30, month: 12, year: null }, 'en')).toBe('30 Adar I');
  });
});

describe('civil dates in words', () => {
  it('given any day, its English rendering reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: dayNumber('1000-01-01'), max: dayNumber('9999-12-31') }), (day) => {
        const date = fromDayNumber(day);

        expect(parseCivil(renderCivil(date, 'en'), { order: 'mdy' })).toMatchObject({ date });
      }),
    );
  });

  it('given any text of digits and marks, what is read is a day that exists and stands in the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789/-. '), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('mdy' as const, 'dmy' as const), (typed, order) => {
        const parsed = parseCivil(typed, { order, today: '2026-11-20' });
        if (!parsed.ok) return;
        expect(isCivilDate(parsed.date)).toBe(true);
        expect(typed.match(/\d+/g)?.map(Number)).toContain(Number(parsed.date.slice(8)));
      }),
      { numRuns: 3000 },
    );
  });
});
