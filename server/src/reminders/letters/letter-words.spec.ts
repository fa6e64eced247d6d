import { lightingInLetter, lightingInWords } from './candle-words.js';
import { kinshipInWords, USUAL_SHABBAT_TIMES } from '@zikaron/contract';

const springfield = { timezone: 'America/New_York', israel: false, latitude: 42.1, longitude: -72.59 };
const nowhere = { timezone: 'America/New_York', israel: false };
const jerusalem = { timezone: 'Asia/Jerusalem', israel: true, latitude: 31.78, longitude: 35.22 };

describe('when the memorial candle is lit', () => {
  it('given a place, then the words say the local time', () => {
    expect(lightingInWords('2027-01-03', springfield, 'en')).toMatch(/^at sundown, 4:3\d pm$/);
    expect(lightingInWords('2027-01-01', springfield, 'en')).toMatch(
      /^before the Shabbat candles are lit, by 4:1\d pm$/,
    );
    expect(lightingInWords('2027-01-02', jerusalem, 'he')).toMatch(/^אחרי צאת הכוכבים, מהשעה 17:\d\d$/);
  });

  it('given a place where the sun does not set, then the words say the hour that the congregation chose, and why', () => {
    const tromso = {
      ...{ timezone: 'Europe/Oslo', israel: false, latitude: 69.65, longitude: 18.96 },
      shabbatTimes: { ...USUAL_SHABBAT_TIMES, eveningWithoutSunset: '18:30' },
    };
    expect(lightingInWords('2026-06-17', tromso, 'en')).toBe(
      'in the evening, at 6:30 pm; the sun does not set that day, and we go by the clock',
    );
    expect(lightingInWords('2026-06-17', tromso, 'he')).toContain('בשעה 18:30; ביום זה השמש אינה שוקעת');
    expect(lightingInWords('2026-03-17', tromso, 'en')).toMatch(/^at sundown, 5:\d\d pm$/);
  });

  it('given no place, then the words name no time', () => {
    expect(lightingInWords('2027-01-03', nowhere, 'en')).toBe('at sundown');
    expect(lightingInWords('2027-01-03', nowhere, 'he')).toBe('עם השקיעה');
  });

  it('given a letter that leaves on the day itself, then it names no evening that has passed', () => {
    expect(lightingInLetter('2027-01-03', '2027-01-04', springfield, 'en')).toBe(
      'when this reaches you, if it is not lit yet',
    );
    expect(lightingInLetter('2027-01-03', '2027-01-04', jerusalem, 'he')).toMatch(/^עם קבלת המכתב/);
    expect(lightingInLetter('2027-01-03', '2027-01-03', springfield, 'en')).toMatch(/^at sundown/);
    // No fire is lit on Shabbat.
    expect(lightingInLetter('2027-01-01', '2027-01-02', springfield, 'en')).toMatch(/^before the Shabbat candles/);
  });
});

describe('the words for a family', () => {
  it('given the word that the family uses, then the letter uses it', () => {
    expect(kinshipInWords({ relationship: 'Parent', relationshipDetail: 'Mother' }, 'en')).toBe('Mother');
    expect(kinshipInWords({ relationship: 'Parent', relationshipDetail: ' ' }, 'he')).toBe('הורה');
    expect(kinshipInWords({ relationship: 'Parent', relationshipDetail: 'Mother' }, 'he')).toBe('אם');
    expect(kinshipInWords({ relationship: 'Other', relationshipDetail: null }, 'en')).toBeNull();
    expect(kinshipInWords({ relationship: null, relationshipDetail: null }, 'en')).toBeNull();
  });
});
