/** `f` or `m` where it is known; `null` where nothing says it. */
export type Gender = 'f' | 'm' | null;

/** Given names of one gender only, in Hebrew; what both may bear (יונה, שמחה, חיה and חיים are two, נועם is both) is not here. */
const WOMEN = `אביגיל אדל אהובה אורה איטה אילנה אסתר באטה ביילה בלומה ברכה ברוריה גולדה גיטל גילה דבורה דינה הדסה הינדה
  זהבה זלדה חוה חיה חנה חסיה חוולה טובה טויבה יהודית יוכבד יעל לאה מינה מיכל מירל מלכה מרים נחמה נעמי ננסי סימה עדינה פייגה פנינה
  פסיה פערל פרומה פרידה ציפורה צפורה צירל קיילא רבקה רות רוחמה רחל ריזל רייזל רינה שושנה שיינדל שינדל שפרה שרה תמר תקוה`;
const MEN = `אברהם אהרן אהרון אורי אייזיק אליהו אליעזר אלתר אלחנן אריה אשר בנימין ברוך בצלאל גד גדליה גרשון דב דוד דניאל הירש הלל הרשל
  וולף זאב זבולון זלמן חיים חנניה חזקיהו טוביה יהודה יהושע יואל יוסף יחיאל יחזקאל יעקב יצחק ירמיהו ישראל ישעיהו יששכר לוי לייב ליב
  מאיר מיכאל מנחם מנשה מרדכי משה נחום נחמיה נחמן נפתלי נתן סנדר עזריאל עקיבא פינחס פנחס פסח צבי קלמן ראובן רפאל שאול שלום שלמה שמואל שמעון שמשון`;

const GIVEN = new Map<string, Gender>([
  ...WOMEN.split(/\s+/).map((name): [string, Gender] => [name, 'f']),
  ...MEN.split(/\s+/).map((name): [string, Gender] => [name, 'm']),
]);

const POINTS = /[\u0591-\u05C7]/g;
/** Between a given name and a parent's: בן and בת stand alone, unlike in the family name בן־גוריון. */
const CHILD_OF = /\S[\s]+(?:(בן|ben)|(בת|bat|bas))\s+\S/iu;

/**
 * What a Hebrew name tells of the gender: by בן or בת (ben, bat, bas), and by a given name that only women or only men bear.
 * `null` where it tells nothing, and where the two disagree. An English name is never asked.
 */
export function genderOfHebrewName(name: string | null | undefined): Gender {
  const plain = (name ?? '').replace(POINTS, '').trim();
  const child = CHILD_OF.exec(plain);
  const byChild: Gender = child ? (child[1] ? 'm' : 'f') : null;
  const byGiven = GIVEN.get(/^\S+/.exec(plain)?.[0] ?? '') ?? null;
  return byChild && byGiven && byChild !== byGiven ? null : (byChild ?? byGiven);
}
