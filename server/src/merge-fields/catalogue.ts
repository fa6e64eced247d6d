/** The languages in which letters are written. */
export type LetterLanguage = 'en' | 'he';

/** One text in both languages. */
type Bilingual = Readonly<Record<LetterLanguage, string>>;

/** What one merge field may hold. `null` and `undefined` mean "there is none"; a list holds one set of values per item. */
export type MergeValue = string | number | boolean | null | undefined | readonly MergeValues[];

/**
 * How a field is written in a letter: `date` is a civil day `YYYY-MM-DD` for {{formatDate}}, `url` is a link that we made,
 * `list` is for {{#each}} only.
 */
type FieldKind = 'text' | 'date' | 'number' | 'yesNo' | 'url' | 'list';

/** A field that a template may name in double braces. */
export interface MergeField<Path extends string = string> {
  readonly path: Path;
  readonly kind: FieldKind;
  /** A letter without this field is not sent. */
  readonly required: boolean;
  readonly meaning: Bilingual;
  readonly sample: Readonly<Record<LetterLanguage, string | number | boolean>>;
}

type Sample = string | number | boolean | Bilingual;

function field<Path extends string>(
  path: Path,
  kind: FieldKind,
  sample: Sample,
  en: string,
  he: string,
  required = false,
): MergeField<Path> {
  const both = typeof sample === 'object' ? sample : { en: sample, he: sample };
  return { path, kind, required, meaning: { en, he }, sample: both };
}

const required = true;
const link = (page: string) => `https://zikaron.example/${page}/sample`;

/** Every merge field there is; whatever is not here cannot be reached from a template. */
export const catalogue = [
  field(
    'yahrzeit.name',
    'text',
    { en: 'Miriam Levin', he: 'מרים לוין' },
    'Name of the person remembered',
    'שם הנפטר או הנפטרת',
    required,
  ),
  field('yahrzeit.hebrewName', 'text', 'מרים בת אברהם', 'Hebrew name, with the parents', 'השם העברי, עם שמות ההורים'),
  field(
    'yahrzeit.personDetails',
    'text',
    { en: 'Founder of our library', he: 'מייסדת הספרייה' },
    'What the office noted about the person',
    'פרטים שרשם המשרד',
  ),
  field(
    'yahrzeit.plaque',
    'text',
    { en: 'East wall, 12', he: 'קיר המזרח, 12' },
    'Where the memorial plaque of the person remembered is',
    'מקומה של לוחית הזיכרון של הנפטר',
  ),
  field('yahrzeit.gregorianDate', 'date', '2005-01-06', 'Civil date of death', 'תאריך הפטירה הלועזי'),
  field(
    'yahrzeit.hebrewDate',
    'text',
    { en: '25 Tevet 5765', he: 'כ״ה בטבת תשס״ה' },
    'Hebrew date of death',
    'תאריך הפטירה העברי',
  ),
  field('yahrzeit.hebrewYear', 'number', 5765, 'Hebrew year of death', 'שנת הפטירה העברית'),
  field(
    'yahrzeit.afterSunset',
    'yesNo',
    false,
    'Whether the death was after sunset and before midnight',
    'האם הפטירה הייתה אחרי השקיעה ולפני חצות',
  ),
  field(
    'yahrzeit.nextGregorianObservance',
    'date',
    '2027-01-06',
    'Next observance on the civil calendar',
    'היארצייט הבא בתאריך לועזי',
  ),
  field(
    'yahrzeit.nextHebrewObservance',
    'text',
    { en: '25 Tevet 5787', he: 'כ״ה בטבת תשפ״ז' },
    'Next observance, as a Hebrew date',
    'היארצייט הבא בתאריך עברי',
  ),
  field(
    'yahrzeit.fridayServiceBefore',
    'date',
    '2027-01-01',
    'Friday service before the next observance',
    'ערב שבת שלפני היארצייט הבא',
  ),
  field(
    'yahrzeit.fridayServiceAfter',
    'date',
    '2027-01-08',
    'Friday service after the next observance',
    'ערב שבת שאחרי היארצייט הבא',
  ),

  field(
    'contact.name',
    'text',
    { en: 'Daniel Levin', he: 'דניאל לוין' },
    'Name of the person who receives the letter',
    'שם מקבל המכתב',
    required,
  ),
  field(
    'contact.firstName',
    'text',
    { en: 'Daniel', he: 'דניאל' },
    'First name of the person who receives the letter',
    'השם הפרטי של מקבל המכתב',
  ),
  field(
    'contact.lastName',
    'text',
    { en: 'Levin', he: 'לוין' },
    'Last name of the person who receives the letter',
    'שם המשפחה של מקבל המכתב',
  ),
  field(
    'contact.salutation',
    'text',
    { en: 'Daniel', he: 'דניאל' },
    'What stands after "Dear", such as "Ruth and David" or "Rabbi Cohen"',
    'הפנייה בראש המכתב, כגון ״רות ודוד״ או ״הרב כהן״',
  ),
  field(
    'contact.email',
    'text',
    'daniel@family.example',
    'Email address of the person who receives the letter',
    'כתובת הדוא״ל של מקבל המכתב',
    required,
  ),
  field(
    'contact.phone',
    'text',
    '(555) 010-2290',
    'Telephone of the person who receives the letter',
    'הטלפון של מקבל המכתב',
  ),
  field(
    'contact.observeOnHebrewCalendar',
    'yesNo',
    true,
    'Whether this person observes on the Hebrew calendar',
    'האם היארצייט נשמר לפי הלוח העברי',
  ),
  field(
    'contact.reminderDaysBefore',
    'number',
    7,
    'How many days ahead this person is reminded',
    'כמה ימים מראש נשלחת התזכורת',
  ),
  field(
    'contact.relationship',
    'text',
    { en: 'Mother', he: 'אם' },
    'What the person remembered is to this person',
    'הקרבה של הנפטר למקבל המכתב',
  ),
  field(
    'contact.otherObservances',
    'list',
    '',
    'Further observances of this person that go in the same letter; for {{#each}}',
    'יארצייטים נוספים של מקבל המכתב שנשלחים באותו מכתב; עבור {{#each}}',
  ),

  field(
    'organization.name',
    'text',
    { en: 'Congregation Beth Shalom', he: 'קהילת בית שלום' },
    'Name of the congregation',
    'שם הקהילה',
    required,
  ),
  field('organization.timezone', 'text', 'America/New_York', 'Time zone of the congregation', 'אזור הזמן של הקהילה'),
  field('organization.orgCode', 'text', 'beth-shalom', 'Short code of the congregation', 'הקוד הקצר של הקהילה'),
  field(
    'organization.address',
    'text',
    { en: '12 Elm Street, Springfield, IL 62701', he: 'רחוב האלון 12, רעננה' },
    'Postal address of the congregation',
    'כתובת הדואר של הקהילה',
  ),

  field(
    'observance.date',
    'date',
    '2027-01-04',
    'Civil date whose daytime is the observance',
    'התאריך הלועזי של היארצייט',
  ),
  field(
    'observance.hebrewDate',
    'text',
    { en: '25 Tevet 5787', he: 'כ״ה בטבת תשפ״ז' },
    'Hebrew date of the observance',
    'התאריך העברי של היארצייט',
  ),
  field('observance.nth', 'number', 22, 'Which yahrzeit it is, for {{ordinal}}', 'מספר היארצייט, עבור {{ordinal}}'),
  field(
    'observance.isFirst',
    'yesNo',
    false,
    'Whether this is the first yahrzeit, a year after the death',
    'האם זה היארצייט הראשון, שנה אחרי הפטירה',
  ),
  field(
    'observance.isHebrewCalendar',
    'yesNo',
    true,
    'Whether this observance follows the Hebrew calendar',
    'האם היארצייט הזה לפי הלוח העברי',
  ),
  field(
    'observance.beginsAt',
    'date',
    '2027-01-03',
    'Civil date of the evening before, at whose sundown the observance begins',
    'הערב שבשקיעתו מתחיל היארצייט',
  ),
  field(
    'observance.candleLighting',
    'text',
    { en: 'at sundown, 4:37 pm', he: 'עם השקיעה, בשעה 16:37' },
    'When to light the memorial candle',
    'מתי מדליקים את נר הזיכרון',
  ),
  field(
    'observance.serviceDate',
    'date',
    '2027-01-01',
    'Date of the service at which the name is read',
    'תאריך התפילה שבה נקרא השם',
  ),
  field(
    'observance.serviceName',
    'text',
    { en: 'the Friday evening service', he: 'תפילת ליל שבת' },
    'Service at which the name is read, within a sentence',
    'התפילה שבה נקרא השם, כחלק ממשפט',
  ),
  field(
    'observance.fridayServiceBefore',
    'date',
    '2027-01-01',
    'Friday service before the observance',
    'ערב שבת שלפני היארצייט',
  ),
  field(
    'observance.fridayServiceAfter',
    'date',
    '2027-01-08',
    'Friday service after the observance',
    'ערב שבת שאחרי היארצייט',
  ),
  field('observance.sendDate', 'date', '2026-12-28', 'Day on which this letter is sent', 'יום שליחת המכתב'),
  field('observance.daysUntil', 'number', 7, 'Days from sending to the observance', 'כמה ימים מהשליחה עד היארצייט'),
  field(
    'observance.isLate',
    'yesNo',
    false,
    'Whether this letter leaves after its day, with less than a week to the observance',
    'האם המכתב יוצא באיחור, פחות משבוע לפני היארצייט',
  ),
  field(
    'observance.explanation',
    'text',
    {
      en: 'Died on 6 January 2005, that is 25 Tevet 5765; so it is observed on 25 Tevet 5787: 4 January 2027, from sundown on 3 January.',
      he: 'הפטירה הייתה ב־6 בינואר 2005, כ״ה בטבת תשס״ה; לכן היארצייט חל בכ״ה בטבת תשפ״ז, 4 בינואר 2027, החל משקיעת החמה ב־3 בינואר.',
    },
    'Why the observance falls on this date',
    'מדוע היארצייט חל בתאריך זה',
  ),

  field(
    'template.name',
    'text',
    { en: 'Yahrzeit reminder', he: 'תזכורת ליארצייט' },
    'Name of this template',
    'שם התבנית',
  ),

  field('links.answer', 'url', link('answer'), 'Page on which the receiver answers', 'קישור לדף התשובה'),
  field(
    'links.attend',
    'url',
    link('answer?a=come'),
    'The same page, with “We will come” chosen',
    'קישור לדף התשובה, עם ״נבוא״',
  ),
  field('links.calendar', 'url', link('calendar'), 'Adds the observance to a calendar', 'קישור להוספה ליומן'),
  field(
    'links.preferences',
    'url',
    link('preferences'),
    'Page on which the receiver chooses lead time and calendar',
    'קישור לדף ההעדפות',
  ),
  field(
    'links.unsubscribe',
    'url',
    link('unsubscribe'),
    'Page on which the receiver stops these letters',
    'קישור להפסקת המכתבים',
  ),
] as const;

/** The path of a catalogue field, for example `yahrzeit.name`. */
type FieldPath = (typeof catalogue)[number]['path'];

type Split<Path> = Path extends `${infer Category}.${infer Name}` ? { category: Category; name: Name } : never;

/** The group a field is listed under: the first word of its path. */
type FieldCategory = Split<FieldPath>['category'];

/** The values of one letter, by category and field. */
export type MergeValues = {
  readonly [Category in FieldCategory]?: {
    readonly [Name in Extract<Split<FieldPath>, { category: Category }>['name']]?: MergeValue;
  };
};

const byPath: ReadonlyMap<string, MergeField> = new Map(catalogue.map((entry) => [entry.path, entry]));

/** The catalogue's entry for a path, or `null` when there is no such field. */
export const findField = (path: string): MergeField | null => byPath.get(path) ?? null;

/** How a field is written in a letter by default: a date with its weekday, a number as 22nd, a part that depends on it. */
export function writtenAs({ path, kind }: MergeField): string {
  switch (kind) {
    case 'text':
    case 'url':
      return `{{${path}}}`;
    case 'number':
      return path === 'observance.nth' ? `{{ordinal ${path}}}` : `{{${path}}}`;
    case 'date':
      return `{{formatDate ${path}}}`;
    case 'yesNo':
      return `{{#if ${path}}} … {{/if}}`;
    case 'list':
      return `{{#each ${path}}} {{yahrzeit.name}} {{/each}}`;
  }
}

/** The group a path belongs to: its first word. */
export const categoryOf = (path: string): string => path.slice(0, path.indexOf('.'));

/** The value a letter would show for a path; own properties only. */
export function valueAt(values: MergeValues, path: string): MergeValue {
  const [category = '', name = ''] = path.split('.', 2);
  const group: unknown = Object.hasOwn(values, category) ? values[category as FieldCategory] : undefined;
  if (typeof group !== 'object' || group === null || !Object.hasOwn(group, name)) return undefined;
  return (group as Record<string, MergeValue>)[name];
}

/** A full set of example values, for previews and tests: one observance of Daniel Levin's mother. */
export function sampleValues(language: LetterLanguage): MergeValues {
  const values: Record<string, Record<string, MergeValue>> = {};
  for (const { path, sample, kind } of catalogue) {
    if (kind === 'list') continue; // the sample letter speaks of one observance
    const [category = '', name = ''] = path.split('.', 2);
    (values[category] ??= {})[name] = sample[language];
  }
  return values;
}
