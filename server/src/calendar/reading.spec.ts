import { customaryAliyah, withoutElMalei } from './gabbai.js';
import { nextYizkor, readingOf } from './index.js';

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

describe('what the gabbai asks', () => {
  it.each([
    ['a Monday', '2027-01-11', '2027-01-09'],
    ['a Friday', '2027-01-15', '2027-01-09'],
    ['Shabbat', '2027-01-16', '2027-01-16'],
    ['Yom Tov on a weekday', '2027-04-22', '2027-04-17'],
  ])('given a yahrzeit on %s, then the aliyah is on this Shabbat', (_, date, shabbat) => {
    expect(customaryAliyah(date)).toBe(shabbat);
  });

  it.each([
    ['an ordinary Shabbat', '2027-01-16', null],
    ['Nisan', '2027-04-10', 'nisan'],
    ['the Shabbat before 1 Adar I', '2027-02-06', 'mevarchim'],
    ['the Shabbat before Rosh Hashanah, whose month is not blessed', '2027-09-25', null],
    ['the Shabbat a week before a new month of two days that begins on Shabbat', '2028-06-17', 'mevarchim'],
    ['the Shabbat a week before a new month of one day, on Shabbat', '2027-01-02', 'mevarchim'],
    ['the first day of a new month, on Shabbat', '2028-06-24', 'noTachanun'],
    ['a Friday, without Tachanun in the afternoon alone', '2026-10-16', null],
    ['Chanukah', '2026-12-09', 'noTachanun'],
    ['a new month on Shabbat', '2027-01-09', 'noTachanun'],
    ['a weekday', '2027-01-13', null],
  ])('given %s, then so it is with El Malei', (_, date, why) => {
    expect(withoutElMalei(date, { israel: false })).toBe(why);
  });
});

describe('the next day of Yizkor', () => {
  it.each([
    ['2026-11-28', abroad, 'pesach', '2027-04-29'],
    ['2026-11-28', inIsrael, 'pesach', '2027-04-28'],
    ['2027-04-29', abroad, 'pesach', '2027-04-29'],
    ['2027-04-29', inIsrael, 'shavuot', '2027-06-11'],
    ['2027-04-30', abroad, 'shavuot', '2027-06-12'],
    ['2027-06-13', abroad, 'yomKippur', '2027-10-11'],
    ['2027-10-12', abroad, 'sheminiAtzeret', '2027-10-23'],
  ])('given %s (%j), it is %s', (date, where, day, on) => {
    expect(nextYizkor(date, where)).toEqual({ day, date: on });
  });
});
