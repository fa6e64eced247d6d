import { dateOrderOf } from '@zikaron/contract';
import { formatDate, hebrewDate, ordinal } from './index.js';

describe('dates as a country writes them', () => {
  it.each([
    ['full', 'dayFirst', 'Monday, 4 January 2027'],
    ['full', 'monthFirst', 'Monday, January 4, 2027'],
    ['long', 'monthFirst', 'January 4, 2027'],
    ['short', 'monthFirst', 'Jan 4, 2027'],
    ['day', 'dayFirst', 'Monday, 4 January'],
    ['day', 'monthFirst', 'Monday, January 4'],
  ] as const)('given %s and %s, then a day is %s', (style, order, written) => {
    expect(formatDate('2027-01-04', 'en', style, order)).toBe(written);
    expect(formatDate('2027-01-04', 'he', style, order)).toContain('ינו');
  });

  it.each([
    ['America/New_York', null, 'monthFirst'],
    ['America/Indiana/Knox', null, 'monthFirst'],
    ['America/Toronto', null, 'monthFirst'],
    ['America/Buenos_Aires', null, 'dayFirst'],
    ['Europe/London', null, 'dayFirst'],
    ['Asia/Jerusalem', null, 'dayFirst'],
    ['America/New_York', 'dayFirst', 'dayFirst'],
  ] as const)('given %s and the setting %s, then it is %s', (timezone, dateOrder, order) => {
    expect(dateOrderOf({ timezone, dateOrder })).toBe(order);
  });
});

describe('a date in a letter', () => {
  it.each([
    ['2027-01-04', 'Monday, 4 January 2027', 'יום שני, 4 בינואר 2027'],
    ['1973-12-01', 'Saturday, 1 December 1973', 'יום שבת, 1 בדצמבר 1973'],
    ['2028-02-29', 'Tuesday, 29 February 2028', 'יום שלישי, 29 בפברואר 2028'],
    ['1899-12-31', 'Sunday, 31 December 1899', 'יום ראשון, 31 בדצמבר 1899'],
  ])('given %s, then it is %s', (day, english, hebrew) => {
    expect(formatDate(day, 'en')).toBe(english);
    expect(formatDate(day, 'he')).toBe(hebrew);
  });

  it('given a style, then it is longer or shorter', () => {
    expect(formatDate('2027-01-04', 'en', 'long')).toBe('4 January 2027');
    expect(formatDate('2027-01-04', 'en', 'short')).toBe('4 Jan 2027');
  });

  it.each(['2027-02-30', '2027-1-4', 'soon', '2027-01-04T10:00:00Z', ''])(
    'given %p, which is no day, then it stands',
    (text) => {
      expect(formatDate(text, 'en')).toBe(text);
    },
  );

  it('given nothing, then nothing stands', () => {
    expect([formatDate(null, 'en'), hebrewDate(undefined, 'he'), ordinal(null, 'en')]).toEqual(['', '', '']);
  });
});

describe('a Hebrew date in a letter', () => {
  it.each([
    ['2027-01-04', '25 Tevet 5787', 'כ״ה בטבת תשפ״ז'],
    ['2024-02-20', '11 Adar I 5784', 'י״א באדר א׳ תשפ״ד'],
    ['2024-03-24', '14 Adar II 5784', 'י״ד באדר ב׳ תשפ״ד'],
    ['2023-03-07', '14 Adar 5783', 'י״ד באדר תשפ״ג'],
    ['2026-09-12', '1 Tishrei 5787', 'א׳ בתשרי תשפ״ז'],
    ['2026-10-26', '15 Cheshvan 5787', 'ט״ו בחשוון תשפ״ז'],
    ['2026-07-01', '16 Tamuz 5786', 'ט״ז בתמוז תשפ״ו'],
  ])('given the civil day %s, then it is %s', (day, english, hebrew) => {
    expect(hebrewDate(day, 'en')).toBe(english);
    expect(hebrewDate(day, 'he')).toBe(hebrew);
  });

  it.each([
    ['15 Adar II 5744', 'ט״ו באדר ב׳ תשמ״ד'],
    ["3 Sh'vat 5700", 'ג׳ בשבט ת״ש'],
    ['30 Heshvan', 'ל׳ בחשוון'],
    ['כ״ה טבת תשפ״ז', 'כ״ה טבת תשפ״ז'],
    ['some day', 'some day'],
  ])('given %p in words, then a Hebrew letter says %s', (text, hebrew) => {
    expect(hebrewDate(text, 'he')).toBe(hebrew);
  });
});

describe('an ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [22, '22nd'],
    [101, '101st'],
    [111, '111th'],
    ['22', '22nd'],
    ['many', 'many'],
    [0, '0'],
    [1.5, '1.5'],
  ])('given %p, then %s', (number, text) => {
    expect(ordinal(number, 'en')).toBe(text);
  });
});
