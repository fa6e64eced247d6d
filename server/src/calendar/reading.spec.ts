import { readingOf } from './index.js';

const abroad = { israel: false };
const inIsrael = { israel: true };

describe('what is read on a Shabbat', () => {
  it.each([
    ['2026-11-28', abroad, { en: 'Vayishlach', he: 'וישלח', festival: false }],
    ['2027-07-10', abroad, { en: 'Korach', he: 'קורח', festival: false }],
    ['2027-07-10', inIsrael, { en: 'Chukat', he: 'חוקת', festival: false }],
    ['2027-07-17', abroad, { en: 'Chukat-Balak', he: 'חוקת־בלק', festival: false }],
    ['2027-04-24', abroad, { en: 'Pesach', he: 'פסח', festival: true }],
    ['2026-10-03', abroad, { en: 'Shmini Atzeret', he: 'שמיני עצרת', festival: true }],
  ])('given %s (%j), then %j', (shabbat, where, reading) => {
    expect(readingOf(shabbat, where)).toEqual(reading);
  });

  it('given a weekday, then the Shabbat after it', () => {
    expect(readingOf('2026-11-22', abroad).en).toBe('Vayishlach');
  });
});
