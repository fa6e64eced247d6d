/** Words of which the names of congregations are made, as these write themselves in Latin letters. */
const WORDS = new Map(
  (
    [
      [
        'בית בני בנות בת קהילת קהילה קהל קהילות כנסת הכנסת עדת עדה',
        'beit bnei bnot bat kehilat kehila kahal kehilot knesset haknesset adat eda',
      ],
      [
        'אגודת חברת אנשי שערי שער אוהל אהל אהלי אהבת אוהבי אוהב',
        'agudat chevrat anshei shaarei shaar ohel ohel oholei ahavat ohavei ohev',
      ],
      [
        'היכל משכן מקדש נווה מגן עץ עמק הר אור תורה תפילה תפארת',
        'heichal mishkan mikdash neve magen etz emek har or torah tefila tiferet',
      ],
      [
        'תפילת אמונה אמת צדק חסד תקווה תקוה שלום חיים ישראל ציון',
        'tefilat emuna emet tzedek chesed tikva tikva shalom chaim yisrael zion',
      ],
      [
        'ירושלים ישורון יעקב אברהם אל עם לב ברית כתר זכרון זיכרון',
        'yerushalayim yeshurun yaakov avraham el am lev brit keter zichron zichron',
      ],
    ] as const
  ).flatMap(([hebrew, latin]) => {
    const written = latin.split(' ');
    return hebrew.split(' ').map((word, at) => [word, written[at] ?? ''] as const);
  }),
);

const LATIN = 'a b g d h o z ch t i k ch l m m n n s a p f tz tz k r sh t'.split(' ');
const LETTERS = new Map([...'אבגדהוזחטיכךלמםנןסעפףצץקרשת'].map((letter, at) => [letter, LATIN[at] ?? '']));

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
    .replace(/[^\d\s]/g, (letter) => LETTERS.get(letter) ?? '');
