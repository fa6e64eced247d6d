/** Words of which the names of congregations are made, as these write themselves in Latin letters. */
const WORDS = new Map(
  [
    'בית beit|בני bnei|בנות bnot|בת bat|קהילת kehilat|קהילה kehila|קהל kahal|קהילות kehilot|כנסת knesset|הכנסת haknesset|עדת adat|עדה eda',
    'אגודת agudat|חברת chevrat|אנשי anshei|שערי shaarei|שער shaar|אוהל ohel|אהל ohel|אהלי oholei|אהבת ahavat|אוהבי ohavei|אוהב ohev',
    'היכל heichal|משכן mishkan|מקדש mikdash|נווה neve|מגן magen|עץ etz|עמק emek|הר har|אור or|תורה torah|תפילה tefila|תפארת tiferet',
    'תפילת tefilat|אמונה emuna|אמת emet|צדק tzedek|חסד chesed|תקווה tikva|תקוה tikva|שלום shalom|חיים chaim|ישראל yisrael|ציון zion',
    'ירושלים yerushalayim|ישורון yeshurun|יעקב yaakov|אברהם avraham|אל el|עם am|לב lev|ברית brit|כתר keter|זכרון zichron|זיכרון zichron',
  ].flatMap((line) => line.split('|').map((pair) => pair.split(' ') as [string, string])),
);

const LETTERS: Readonly<Record<string, string>> = {
  ...{ א: 'a', ב: 'b', ג: 'g', ד: 'd', ה: 'h', ו: 'o', ז: 'z', ח: 'ch', ט: 't', י: 'i', כ: 'k', ך: 'ch', ל: 'l' },
  ...{
    מ: 'm',
    ם: 'm',
    נ: 'n',
    ן: 'n',
    ס: 's',
    ע: 'a',
    פ: 'p',
    ף: 'f',
    צ: 'tz',
    ץ: 'tz',
    ק: 'k',
    ר: 'r',
    ש: 'sh',
    ת: 't',
  },
};

/**
 * A Hebrew word in Latin letters, with no mark between them: as congregations write it, else as it sounds, else letter by
 * letter. Two vav are the consonant, and so is one that begins a word.
 */
export const romanized = (letters: string, sound: string | null): string =>
  WORDS.get(letters) ?? (sound ? sound.replace(/[-']/g, '') : byLetters(letters));

const byLetters = (word: string): string =>
  word
    .replace(/^ו|וו/g, 'v')
    .replace(/^י/, 'y')
    .replace(/[^\d\s]/g, (letter) => LETTERS[letter] ?? '');
