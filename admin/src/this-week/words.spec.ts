import { thisWeek as english } from '../i18n/en/this-week';
import { thisWeek as hebrew } from '../i18n/he/this-week';
import { counted, hebrewDays, which } from './words';

const t = (key: string, { n }: Record<string, unknown> = {}) => `${key} ${String(n ?? '')}`.trim();
const week = (first: string, last: string) => [
  { hebrewDateHe: first },
  ...Array.from({ length: 5 }, () => ({ hebrewDateHe: '' })),
  { hebrewDateHe: last },
];

describe('the words of a week', () => {
  it.each([
    ['י״ב בכסלו תשפ״ז', 'י״ח בכסלו תשפ״ז', 'י״ב–י״ח בכסלו תשפ״ז'],
    ['כ״ט בכסלו תשפ״ז', 'ו׳ בטבת תשפ״ז', 'כ״ט בכסלו – ו׳ בטבת תשפ״ז'],
    ['כ״ח באלול תשפ״ו', 'ד׳ בתשרי תשפ״ז', 'כ״ח באלול תשפ״ו – ד׳ בתשרי תשפ״ז'],
    ['א׳ באדר א׳ תשפ״ז', 'ז׳ באדר א׳ תשפ״ז', 'א׳–ז׳ באדר א׳ תשפ״ז'],
  ])('given %s to %s, then %s', (first, last, words) => {
    expect(hebrewDays(week(first, last))).toBe(words);
  });

  it.each([
    [1, 'en', 'thisWeek.first'],
    [21, 'en', 'thisWeek.nth.one 21'],
    [12, 'en', 'thisWeek.nth.other 12'],
    [2, 'he', 'thisWeek.nth.two 2'],
    [10, 'he', 'thisWeek.nth.few 10'],
    [21, 'he', 'thisWeek.nth.other 21'],
    [null, 'en', null],
  ])('given yahrzeit %s in %s, then %s', (nth, locale, words) => {
    expect(which(t, nth, locale)).toBe(words);
  });

  it.each([
    [english, 9, 'Nine', 'Nine'],
    [hebrew, 9, 'תשעה', 'תשע'],
    [hebrew, 2, 'שני', 'שתי'],
    [hebrew, 20, 'עשרים', 'עשרים'],
    [hebrew, 21, '21', '21'],
  ])('given a count, then it is in words, as beside nouns of either gender', (texts, count, n, nf) => {
    const of = (key: string) => texts[key.replace('thisWeek.', '') as 'numbers'];
    expect(counted(of, count)).toEqual({ smart_count: count, n, nf });
  });
});
