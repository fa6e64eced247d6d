import { kinshipInWords, USUAL_SHABBAT_TIMES } from '@zikaron/contract';
import type { Letter } from '../../emails/index.js';
import { lightingInLetter, lightingInWords } from './candle-words.js';
import type { LetterRecord } from './letter-record.js';
import { endOfLetters, withWayToStay } from './staying-on.js';
import { whyNotDue } from './why-not.js';

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
    expect(lightingInWords('2026-06-17', tromso, 'he')).toBe(
      'בערב, בשעה 18:30; ביום זה השמש אינה שוקעת, ואנו הולכים לפי השעון',
    );
    expect(lightingInWords('2026-06-19', tromso, 'en')).toMatch(
      /^before the Shabbat candles are lit, by 6:12 pm; the sun/,
    );
    expect(lightingInWords('2026-06-19', tromso, 'he')).toMatch(/^לפני הדלקת נרות שבת, עד השעה 18:12; ביום זה/);
    expect(lightingInWords('2026-06-20', tromso, 'en')).toMatch(/^from 7:42 pm; the sun does not set/);
    expect(lightingInWords('2026-06-20', tromso, 'he')).toMatch(/^מהשעה 19:42; ביום זה השמש אינה שוקעת/);
    expect(lightingInWords('2026-05-21', tromso, 'en')).toMatch(
      /^before the festival candles are lit, by 6:12 pm; the sun/,
    );
    expect(lightingInWords('2026-05-21', tromso, 'he')).toMatch(/^לפני הדלקת נרות החג, עד השעה 18:12; ביום זה/);
    expect(lightingInWords('2026-03-17', tromso, 'en')).toMatch(/^at sundown, 5:\d\d pm$/);
  });

  it.each([
    ['2027-01-03', 'at sundown', 'עם השקיעה', ', ', ', בשעה '],
    ['2027-01-01', 'before the Shabbat candles are lit', 'לפני הדלקת נרות שבת', ', by ', ', עד השעה '],
    ['2027-04-21', 'before the festival candles are lit', 'לפני הדלקת נרות החג', ', by ', ', עד השעה '],
    ['2027-01-02', 'after nightfall', 'אחרי צאת הכוכבים', ', from ', ', מהשעה '],
  ])(
    'given the evening of %s, then it is lit %s, with the time where the place is known',
    (evening, en, he, ...before) => {
      expect(lightingInWords(evening, nowhere, 'en')).toBe(en);
      expect(lightingInWords(evening, nowhere, 'he')).toBe(he);
      expect(lightingInWords(evening, springfield, 'en')).toMatch(new RegExp(`^${en}${before[0]}\\d{1,2}:\\d\\d pm$`));
      expect(lightingInWords(evening, springfield, 'he')).toMatch(new RegExp(`^${he}${before[1]}\\d\\d:\\d\\d$`));
    },
  );

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

describe('what a former member is told where letters end', () => {
  const record = {
    contact: { memberUntil: '2025-08-31', lettersUntil: '2027-08-31' },
    organization: { name: 'Beth El', timezone: 'America/New_York', dateOrder: null },
  } as LetterRecord;
  const letter = { subject: '', html: '<body>Dear Ruth</body>', text: 'Dear Ruth', language: 'en' } as Letter;

  it('given an end, then since when they are none and until when we write, in their language; without one nothing', () => {
    expect(endOfLetters(record, 'en')).toBe(
      'Our records have you as a member of Beth El until August 31, 2025. After August 31, 2027 we write no more letters to you.',
    );
    expect(endOfLetters(record, 'he')).toMatch(/\u2068Beth El\u2069 היא עד 31 באוגוסט 2025. אחרי 31 באוגוסט 2027 /);
    expect(endOfLetters({ ...record, contact: { ...record.contact, lettersUntil: null } }, 'en')).toBeNull();
    expect(endOfLetters({ ...record, contact: { ...record.contact, memberUntil: null } }, 'en')).toBeNull();
  });

  it('given a page, then the letter links to it; on paper it says whom to tell', () => {
    const byMail = withWayToStay(letter, 'The end <soon>', 'https://z.example/p/a?b&c');
    expect(byMail.text).toBe('Dear Ruth\n\nThe end <soon> Please keep writing to me: https://z.example/p/a?b&c');
    expect(byMail.html).toMatch(
      /^<body>Dear Ruth<div .*>The end &#60;soon&#62;<br><a href="https:\/\/z.example\/p\/a\?b&#38;c">Please keep writing to me<\/a><\/div><\/div><\/body>$/,
    );
    const onPaper = withWayToStay({ ...letter, html: 'לרות', language: 'he' }, 'הסוף', null);
    expect(onPaper.text).toBe('Dear Ruth\n\nהסוף אם תרצו שנמשיך לכתוב, נא להודיע למזכירות.');
    expect(onPaper.html).toMatch(/^לרות<div .*>הסוף אם תרצו שנמשיך לכתוב, נא להודיע למזכירות.<\/div><\/div>$/);
  });
});

describe('why a planned letter is due no more', () => {
  const record = { yahrzeit: { archivedAt: null }, occurrence: {}, mailGap: null } as unknown as LetterRecord;

  it.each<[why: string | null, record: LetterRecord | null]>([
    [null, record],
    ['The observer was removed.', null],
    ['The yahrzeit was deleted.', { ...record, yahrzeit: { ...record.yahrzeit, archivedAt: '2026-11-20' } }],
    ['The date of the observance has changed.', { ...record, occurrence: null }],
    ['The observer has died.', { ...record, mailGap: 'observer_deceased' }],
    ['They left the congregation, and letters to former members have ended.', { ...record, mailGap: 'former_member' }],
    ['A person holds this letter.', { ...record, mailGap: 'held' }],
    ['The observer is no longer reached by email.', { ...record, mailGap: 'not_by_email' }],
    [null, { ...record, mailGap: 'no_address' }],
  ])('%s', (why, now) => {
    expect(whyNotDue(now)).toBe(why);
  });
});
