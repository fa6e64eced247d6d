import { hebrewDays, which } from './words';

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
});
