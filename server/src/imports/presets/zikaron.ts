import type { Preset } from './preset.js';

/** The columns of the house's own lists in both languages; `exports.spec.ts` holds them to what is exported. */
const COLUMNS: readonly (readonly [english: string, hebrew: string, field: Preset['fields'][string]])[] = [
  ['Name', 'שם', 'name'],
  ['Hebrew Name', 'שם עברי', 'hebrewName'],
  ['Details', 'פרטים', 'personDetails'],
  ['Date of Death', 'תאריך פטירה', 'gregorianDate'],
  ['After Sunset', 'לאחר השקיעה', 'afterSunset'],
  ['Hebrew Date of Death', 'תאריך עברי', 'hebrewDate'],
  ['Burial', 'קבורה', 'burialDate'],
  ['Age at Death', 'גיל בפטירה', 'ageAtDeath'],
  ['Plaque', 'לוח זיכרון', 'plaque'],
  ['Notes', 'הערות', 'notes'],
  ['Observer', 'מי זוכר', 'observerName'],
  ['Observer Hebrew Name', 'שם עברי של מי שזוכר', 'observerHebrewName'],
  ['Relationship', 'קרבה', 'relationship'],
  ['Observer Email', 'דוא״ל', 'email'],
  ['Observer Phone', 'טלפון', 'phone'],
  ['Observer Address', 'כתובת', 'address'],
  ['Observe By', 'לוח שנה', 'observeBy'],
  ['Lead Days', 'ימים לפני', 'leadDays'],
  ['Reminded By', 'דרך התזכורת', 'remindedBy'],
];

/** What the list at a private address has beside them. */
const OF_THE_SHEET: typeof COLUMNS = [
  ['Zikaron ID', 'מזהה רשומה', 'personId'],
  ['Next Yahrzeit, Hebrew', 'היארצייט הבא, עברי', 'workedOut'],
  ['Next Yahrzeit', 'היארצייט הבא', 'workedOut'],
  ['Next Civil Anniversary', 'היארצייט הבא בתאריך לועזי', 'workedOut'],
  ['Read On', 'נקרא בתפילת', 'workedOut'],
  ['Reached By', 'דרך ההודעה', 'workedOut'],
];

const inLanguage = (at: 0 | 1): Pick<Preset, 'fields' | 'onWish'> => ({
  fields: Object.fromEntries([...COLUMNS, ...OF_THE_SHEET].map((column) => [column[at], column[2]])),
  onWish: OF_THE_SHEET.map((column) => column[at]),
});

/** The house's own lists: the export with a row for each observer, and the list at a private address. */
export const zikaron: Preset = { id: 'zikaron', name: 'Zikaron', ...inLanguage(0) };
export const zikaronInHebrew: Preset = { id: 'zikaron-he', name: 'זיכרון', ...inLanguage(1) };
