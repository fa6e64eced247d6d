import { hebrewDateSaid, hebrewDayOf, hebrewMonthOf } from './hebrew';

describe('a Hebrew day on screen', () => {
  it.each([
    ['2026-09-12', '1 Tishrei 5787', 'א׳ בתשרי תשפ״ז'],
    ['2026-10-12', '1 Cheshvan 5787', 'א׳ בחשוון תשפ״ז'],
    ['2026-11-22', '12 Kislev 5787', 'י״ב בכסלו תשפ״ז'],
    ['2027-07-06', '1 Tamuz 5787', 'א׳ בתמוז תשפ״ז'],
  ])('given %s, then it is written as the server writes it', (day, english, hebrew) => {
    expect(hebrewDayOf(day, 'en')).toBe(english);
    expect(hebrewDayOf(day, 'he')).toBe(hebrew);
  });

  it('given a month of autumn, then it has one name', () => {
    expect(hebrewMonthOf('2026-09-20', 'en')).toBe('Tishrei');
  });
});

describe('a Hebrew date that the server wrote in English', () => {
  it.each([
    ['26 Tevet 5710', 'כ״ו בטבת תש״י'],
    ['30 Adar I 5744', 'ל׳ באדר א׳ תשמ״ד'],
    ['10 Adar', 'י׳ באדר'],
    ['as on the stone', 'as on the stone'],
  ])('given %s, then a reader of Hebrew reads it in letters', (written, hebrew) => {
    expect(hebrewDateSaid(written, 'he')).toBe(hebrew);
    expect(hebrewDateSaid(written, 'en')).toBe(written);
  });
});
