import { instantOf } from '../calendar/index.js';
import { dueNight, handSending, sendingDays, sendingNow } from './sending-days.js';

/** Without coordinates Shabbat and Yom Tov are quiet from 14:00 on their eve until 23:00. */
const place = { timezone: 'America/New_York', israel: false, hour: 9 };

/** "2026-11-20 9" is nine o'clock there. */
const at = (text: string): Date => {
  const [date = '', hour = ''] = text.split(' ');
  return instantOf(date, Number(hour), place.timezone);
};

describe('the night that is due', () => {
  it.each([
    ['a weekday before its hour', '2026-11-23 8.99', 9, null],
    ['a weekday at its hour', '2026-11-23 9', 9, '2026-11-23'],
    ['a weekday late', '2026-11-23 23.99', 9, '2026-11-23'],
    ['Shabbat, whose letters left on Friday', '2026-11-21 15', 9, null],
    ['an hour of Shabbat after it has gone out', '2026-11-21 23', 23, '2026-11-21'],
    ['a Friday whose hour is before Shabbat', '2026-11-20 9', 9, '2026-11-20'],
    ['a Friday whose hour is within Shabbat, an hour before it', '2026-11-20 13', 18, '2026-11-20'],
    ['a Friday whose hour is within Shabbat, still before', '2026-11-20 12.99', 18, null],
    ['a Sunday after Shabbat', '2026-11-22 9', 9, '2026-11-22'],
  ])('given %s', (_, now, hour, night) => {
    expect(dueNight(at(now), { ...place, hour })).toBe(night);
  });
});

describe('what is late', () => {
  it.each([
    ['2026-11-23 10', '2026-11-23 10', '2026-11-23'],
    ['2026-11-21 10', '2026-11-21 23', '2026-11-21'],
    ['2026-11-20 14', '2026-11-21 23', '2026-11-21'],
  ])('given %s, leaves at %s', (now, sendAt, sendsOn) => {
    expect(sendingNow(place, at(now))).toEqual({ sendAt: at(sendAt), sendsOn, moved: false });
  });
});

describe('the days on which letters leave', () => {
  const days = (from: string, to: string, now: string, hour = 9) =>
    sendingDays({ ...place, hour }, from, to, at(now)).map(({ wished, sendAt, sendsOn, moved }) => {
      expect(sendAt.getTime() % 3_600_000).toBe(0);
      const clock = sendAt.toLocaleTimeString('en-GB', { timeZone: place.timezone, timeStyle: 'short' });
      return `${wished}: ${sendsOn} ${clock}${moved ? ', moved' : ''}`;
    });

  it('given weekdays, then each at its hour', () => {
    expect(days('2026-11-23', '2026-11-24', '2026-11-23 0')).toEqual([
      '2026-11-23: 2026-11-23 09:00',
      '2026-11-24: 2026-11-24 09:00',
    ]);
  });

  it('given an hour that has passed, then what was wished for it leaves now, or after Shabbat', () => {
    expect(days('2026-11-23', '2026-11-23', '2026-11-23 11')).toEqual(['2026-11-23: 2026-11-23 11:00']);
    expect(days('2026-11-20', '2026-11-20', '2026-11-20 15')).toEqual([
      '2026-11-20: 2026-11-21 23:00',
      '2026-11-21: 2026-11-21 23:00, moved',
    ]);
  });

  it('given a Friday, then Shabbat’s letters leave with its own', () => {
    expect(days('2026-11-20', '2026-11-20', '2026-11-20 8')).toEqual([
      '2026-11-20: 2026-11-20 09:00',
      '2026-11-21: 2026-11-20 13:00, moved',
    ]);
    expect(days('2026-11-21', '2026-11-21', '2026-11-21 0')).toEqual([]);
  });

  it('given two days of Rosh Hashanah and Shabbat, then the letters of all three leave on their eve', () => {
    expect(days('2024-10-02', '2024-10-02', '2024-10-02 8')).toEqual([
      '2024-10-02: 2024-10-02 09:00',
      ...['03', '04', '05'].map((day) => `2024-10-${day}: 2024-10-02 13:00, moved`),
    ]);
  });
});

describe('what staff send by hand', () => {
  it.each([
    ['without a wish, now', null, '2026-11-20 10', '2026-11-20 10', false],
    ['wished for the past, now', '2026-11-19 10', '2026-11-20 10', '2026-11-20 10', false],
    ['wished for a weekday, then', '2026-11-23 9', '2026-11-20 10', '2026-11-23 9', false],
    ['wished for Shabbat, an hour before it', '2026-11-21 10', '2026-11-20 10', '2026-11-20 13', true],
    ['wished for Shabbat in the hour before it begins', '2026-11-21 10', '2026-11-20 13', '2026-11-20 13', true],
    [
      'wished for Shabbat when that hour has passed, after it',
      '2026-11-21 10',
      '2026-11-20 13.5',
      '2026-11-21 23',
      true,
    ],
    ['on Shabbat, after it', null, '2026-11-21 10', '2026-11-21 23', true],
  ])('leaves, %s', (_, wished, now, sendAt, moved) => {
    expect(handSending(wished === null ? null : at(wished), at(now), place)).toEqual({
      ...{ sendAt: at(sendAt), sendsOn: sendAt.slice(0, 10), moved },
    });
  });
});
