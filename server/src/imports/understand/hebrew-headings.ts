import type { ImportField } from '@zikaron/contract';

type Words = readonly [field: ImportField | null, ...phrases: string[]];

/** What a heading in Hebrew names, by words without marks; those under `null` have no field of their own. */
const ATTRIBUTES: readonly Words[] = [
  ['email', 'דואל', 'מייל', 'אימייל', 'דואר אלקטרוני', 'כתובת מייל', 'כתובת אימייל', 'כתובת דואל'],
  ['mobilePhone', 'נייד', 'סלולרי', 'סלולארי', 'פלאפון', 'טלפון נייד', 'טל נייד'],
  ['homePhone', 'טלפון בית', 'טלפון בבית', 'טל בית', 'טל בבית'],
  ['phone', 'טלפון', 'טלפונים', 'טל'],
  ['address2', 'כתובת 2', 'מספר בית', 'מס בית'],
  ['postalCode', 'מיקוד'],
  ['city', 'עיר', 'עיר מגורים', 'יישוב', 'ישוב'],
  ['country', 'מדינה', 'ארץ מגורים'],
  ['address', 'כתובת', 'כתובת מגורים', 'רחוב'],
  ['afterSunset', 'שקיעה', 'אחרי שקיעה', 'לפני שקיעה', 'צאת כוכבים', 'יום או לילה', 'יום לילה'],
  ['afterSunset', 'שעת פטירה', 'זמן פטירה', 'שעת מוות'],
  ['printedObservance', 'יארצייט קרוב', 'תאריך השנה'],
  ['burialDate', 'קבורה', 'תאריך קבורה', 'לוויה', 'הלוויה', 'תאריך לוויה', 'תאריך הלוויה'],
  [null, 'מקום קבורה', 'עיר קבורה', 'בית עלמין', 'בית קברות', 'מספר זהות', 'תעודת זהות', 'ת ז'],
  ['ageAtDeath', 'גיל', 'גיל פטירה', 'גיל בפטירה', 'בגיל'],
  ['hebrewYear', 'שנה עברית', 'שנת פטירה עברית'],
  ['hebrewMonth', 'חודש עברי'],
  ['hebrewDay', 'יום עברי', 'יום בחודש'],
  ['observeBy', 'לוח שנה', 'לפי תאריך', 'לפי לוח', 'תאריך עברי לועזי', 'עברי לועזי'],
  ['fatherHebrewName', 'שם אב', 'שם אבא', 'שם אבי', 'אבי נפטר', 'אבי מנוח'],
  ['motherHebrewName', 'שם אם', 'שם אמא'],
  ['hebrewName', 'שם עברי', 'שם בעברית', 'שם עלייה לתורה', 'שם עליה לתורה'],
  ['hebrewDate', 'תאריך עברי', 'תאריך פטירה עברי', 'ת פטירה עברי', 'יום פטירה עברי'],
  ['gregorianDate', 'תאריך פטירה', 'ת פטירה', 'יום פטירה', 'תאריך לועזי', 'תאריך פטירה לועזי'],
  ['gregorianDate', 'נפטר ב', 'נפטרה ב', 'נפטר בתאריך', 'נפטרה בתאריך', 'נפטר ביום'],
  ['observerRelationship', 'קרבה לנפטר', 'קרבה למנוח', 'קרבה לנפטרת', 'קרבת משפחה לנפטר'],
  ['relationship', 'קרבה', 'קירבה', 'קרבת משפחה', 'קירבת משפחה', 'יחס'],
  ['tribe', 'כהן', 'כהן לוי', 'כהן לוי ישראל', 'שבט לוי'],
  ['gender', 'מין', 'מגדר'],
  ['memberStatus', 'סטטוס', 'מעמד'],
  ['leadDays', 'ימים לפני'],
  ['remindedBy', 'דרך התזכורת', 'אופן התזכורת', 'אופן הודעה', 'דרך הודעה', 'לשלוח תזכורת', 'לשלוח מכתב', 'תזכורת'],
  ['spouseName', 'בן זוג', 'בת זוג', 'בן בת זוג'],
  ['observerTitle', 'תואר'],
  ['plaque', 'לוח זיכרון', 'לוח הנצחה', 'לוחית', 'מספר לוחית', 'מיקום'],
  ['notes', 'הערה', 'הערות'],
  ['personDetails', 'פרטים'],
  ['maidenName', 'שם נעורים', 'שם לבית', 'שם משפחה קודם', 'שם משפחה לפני נישואין'],
  ['lastName', 'שם משפחה'],
  ['firstName', 'שם פרטי'],
];

/** Headings that say so only when nothing else stands beside them: "שבט" is a month too, and "לוח" a plate. */
const ALONE: readonly Words[] = [
  ['gregorianDate', 'תאריך'],
  ['afterSunset', 'שעה'],
  ['maidenName', 'לבית', 'מבית'],
  ['hebrewDate', 'יארצייט', 'יאהרצייט', 'יורצייט', 'יאר צייט', 'יארצייטים', 'אזכרה', 'אזכרות', 'יום זיכרון'],
  ['hebrewDay', 'יום'],
  ['hebrewMonth', 'חודש'],
  ['hebrewYear', 'שנה'],
  ['observeBy', 'לוח'],
  ['tribe', 'שבט'],
  ['fatherHebrewName', 'אב', 'אבא', 'בן בת'],
  ['motherHebrewName', 'אם', 'אמא'],
  ['name', 'שם', 'שם מלא', 'שמות'],
];

const DECEASED = phrase('נפטר', 'נפטרת', 'נפטר ת', 'נפטרים', 'מנוח', 'מנוחה', 'מנוח ה', 'מנוחים');
export const OBSERVER_IN_HEBREW = phrase(
  ...['זוכר', 'זוכרים', 'מקיים', 'מקיימים', 'אבל', 'אבלים', 'קרוב', 'קרובים', 'איש קשר', 'אנשי קשר', 'בן משפחה'],
  ...['בת משפחה', 'בני משפחה', 'בן בת משפחה', 'להודיע', 'מודיע', 'מודיעים', 'מנציח', 'מנציחים', 'מתפלל', 'תורם'],
);
/** Of members lists say much besides their names. */
const MEMBER = phrase('חבר', 'חברה', 'חבר ה', 'חברים');
const NAME = phrase('שם', 'שמות');

/** These words as whole ones, wherever they stand; before each there may be a ה, a ל or a ב. */
function phrase(...phrases: readonly string[]): RegExp {
  const each = phrases.map((one) => one.replace(/(?<!\p{L})(?=\p{L})/gu, '[הלב]{0,2}'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${each.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

const patterns = (all: readonly Words[], of: (one: string) => RegExp) =>
  all
    .flatMap(([field, ...phrases]) => phrases.map((one) => ({ field, length: one.length, is: of(one) })))
    .sort((one, other) => other.length - one.length);
const NAMED = patterns(ATTRIBUTES, phrase);
const NAMED_ALONE = patterns(ALONE, (one) => new RegExp(`^ה?${one}$`, 'u'));

/** What a plain heading in Hebrew says, by the longest words that are known in it; undefined when it says nothing. */
export const hebrewAttribute = (plain: string): ImportField | null | undefined =>
  (NAMED_ALONE.find(({ is }) => is.test(plain)) ?? NAMED.find(({ is }) => is.test(plain)))?.field;

/** Whom a plain heading in Hebrew speaks of. */
export function whoseInHebrew(plain: string): 'deceased' | 'observer' | null {
  if (DECEASED.test(plain)) return 'deceased';
  return OBSERVER_IN_HEBREW.test(plain) || MEMBER.test(plain) ? 'observer' : null;
}

/** Whether a heading in Hebrew names those who observe, where it says nothing else of them. */
export const namesObservers = (plain: string): boolean =>
  OBSERVER_IN_HEBREW.test(plain) || (MEMBER.test(plain) && NAME.test(plain));
