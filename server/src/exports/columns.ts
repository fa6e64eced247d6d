import {
  namesOf,
  type Contact,
  type EmailJob,
  type EmailMessage,
  type ExportColumn,
  type ExportedList,
  type ImportIssue,
  type ImportRow,
  type Template,
  type Yahrzeit,
} from '@zikaron/contract';
import type { Cell } from '../platform/documents/index.js';
import type { ObserverAsListed } from '../yahrzeits/index.js';
import { sentenceIn, wordOf, type Language } from './words-of-codes.js';

export interface Column<Row> {
  readonly en: string;
  readonly he: string;
  /** A `Date` is an instant, which the file shows by the clocks of the congregation. */
  readonly cell: (row: Row, language: Language) => Cell | Date;
}

/** One problem of one row of an imported file. */
export type ImportProblem = Pick<ImportRow, 'row' | 'name' | 'state'> &
  Pick<ImportIssue, 'severity' | 'column' | 'message'>;

/** A yahrzeit with one of its observers, or with none. */
export type ObservedYahrzeit = Yahrzeit & { readonly observer: ObserverAsListed | null };

/** The same, with what comes next. */
export type SheetLine = ObservedYahrzeit & {
  /** At which the name is read. */
  readonly service: string | null;
  /** How the observer hears of it: `email`, `letter`, `phone`, `none`, or what became of the reminder. */
  readonly reachedBy: string | null;
};

/** What a row of each list is. */
export interface ExportedRow {
  yahrzeits: Yahrzeit;
  observers: ObservedYahrzeit;
  sheet: SheetLine;
  contacts: Contact;
  emails: EmailMessage;
  emailJobs: EmailJob;
  templates: Omit<Template, 'metadataJson'>;
  importProblems: ImportProblem;
}

type Columns = { [List in ExportedList]: Record<ExportColumn<List>, Column<ExportedRow[List]>> };

/** Rows that the database answers hold an instant as `Date`, whatever the contract says of the wire. */
const instant = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

const day = (on: string | null): Cell => on && { on };

const OF_THE_DEAD: Columns['yahrzeits'] = {
  name: { en: 'Name', he: 'שם', cell: ({ name }) => name },
  hebrewName: { en: 'Hebrew Name', he: 'שם עברי', cell: ({ hebrewName }) => hebrewName },
  personDetails: { en: 'Details', he: 'פרטים', cell: ({ personDetails }) => personDetails },
  gregorianDate: { en: 'Date of Death', he: 'תאריך פטירה', cell: ({ gregorianDate }) => day(gregorianDate) },
  afterSunset: { en: 'After Sunset', he: 'לאחר השקיעה', cell: ({ afterSunset }) => afterSunset },
  hebrewDate: { en: 'Hebrew Date of Death', he: 'תאריך עברי', cell: ({ hebrewDate }) => hebrewDate },
  hebrewDateHe: { en: 'Date in Hebrew', he: 'תאריך בעברית', cell: ({ hebrewDateHe }) => hebrewDateHe },
  nextHebrewObservanceDate: {
    en: 'Next Yahrzeit',
    he: 'היארצייט הבא',
    cell: ({ nextHebrewObservanceDate }) => day(nextHebrewObservanceDate),
  },
  nextHebrewObservance: {
    en: 'Next Yahrzeit, Hebrew',
    he: 'היארצייט הבא, עברי',
    cell: ({ nextHebrewObservance }) => nextHebrewObservance,
  },
  nextGregorianObservance: {
    en: 'Next Civil Anniversary',
    he: 'היארצייט הבא בתאריך לועזי',
    cell: ({ nextGregorianObservance }) => day(nextGregorianObservance),
  },
  observerCount: { en: 'Observers', he: 'מספר בני המשפחה', cell: ({ observerCount }) => observerCount },
  burialDate: { en: 'Burial', he: 'קבורה', cell: ({ burialDate }) => day(burialDate) },
  ageAtDeath: { en: 'Age at Death', he: 'גיל בפטירה', cell: ({ ageAtDeath }) => ageAtDeath },
  plaque: { en: 'Plaque', he: 'לוח זיכרון', cell: ({ plaque }) => plaque },
  notes: { en: 'Notes', he: 'הערות', cell: ({ notes }) => notes },
};

/** A line for each observer, in the columns of a list that is brought in. */
const OBSERVED: Columns['observers'] = {
  ...OF_THE_DEAD,
  hebrewDate: {
    ...OF_THE_DEAD.hebrewDate,
    cell: ({ hebrewDate, hebrewDateHe }, language) => (language === 'he' ? hebrewDateHe : hebrewDate),
  },
  observerName: { en: 'Observer', he: 'מי זוכר', cell: ({ observer }) => observer?.name ?? null },
  observerHebrewName: {
    en: 'Observer Hebrew Name',
    he: 'שם עברי של מי שזוכר',
    cell: ({ observer }) => observer?.hebrewName ?? null,
  },
  relationship: { en: 'Relationship', he: 'קרבה', cell: ({ observer }) => observer?.kinship ?? null },
  observerEmail: { en: 'Observer Email', he: 'דוא״ל', cell: ({ observer }) => observer?.email ?? null },
  observerPhone: { en: 'Observer Phone', he: 'טלפון', cell: ({ observer }) => observer?.phone ?? null },
  observerAddress: { en: 'Observer Address', he: 'כתובת', cell: ({ observer }) => observer?.address ?? null },
  observeBy: {
    en: 'Observe By',
    he: 'לוח שנה',
    cell: ({ observer }, language) => observer && wordOf(observer.calendar, language),
  },
  leadDays: { en: 'Lead Days', he: 'ימים לפני', cell: ({ observer }) => observer?.leadDays ?? null },
  remindedBy: {
    en: 'Reminded By',
    he: 'דרך התזכורת',
    cell: ({ observer }, language) => observer && wordOf(observer.channel, language),
  },
};

/** The headings, which our own import understands again, and what stands beneath them. */
export const COLUMNS: Columns = {
  yahrzeits: OF_THE_DEAD,
  observers: OBSERVED,
  sheet: {
    ...OF_THE_DEAD,
    ...OBSERVED,
    recordId: { en: 'Zikaron ID', he: 'מזהה רשומה', cell: ({ id }) => id },
    service: { en: 'Read On', he: 'נקרא בתפילת', cell: ({ service }) => service },
    reachedBy: { en: 'Reached By', he: 'דרך ההודעה', cell: ({ reachedBy }) => reachedBy },
  },
  contacts: {
    name: { en: 'Name', he: 'שם', cell: ({ name }) => name },
    firstName: { en: 'First Name', he: 'שם פרטי', cell: (contact) => namesOf(contact).firstName },
    lastName: { en: 'Last Name', he: 'שם משפחה', cell: (contact) => namesOf(contact).lastName },
    salutation: { en: 'Salutation', he: 'פנייה', cell: (contact) => namesOf(contact).salutation },
    hebrewName: { en: 'Hebrew Name', he: 'שם עברי', cell: ({ hebrewName }) => hebrewName },
    email: { en: 'Email', he: 'דוא״ל', cell: ({ email }) => email },
    phone: { en: 'Phone', he: 'טלפון', cell: ({ phone }) => phone },
    address: { en: 'Address', he: 'כתובת', cell: ({ address }) => address },
    language: { en: 'Language', he: 'שפה', cell: (row, language) => row.language && wordOf(row.language, language) },
    deceased: { en: 'Deceased', he: 'נפטר', cell: ({ deceased }) => deceased },
    suppressed: { en: 'Not Written To', he: 'לא כותבים אליו', cell: ({ suppressed }) => suppressed },
    observances: { en: 'Yahrzeits', he: 'יארצייטים', cell: ({ observances }) => observances },
    notes: { en: 'Notes', he: 'הערות', cell: ({ notes }) => notes },
    createdAt: { en: 'Created', he: 'נוצר', cell: ({ createdAt }) => instant(createdAt) },
  },
  emails: {
    createdAt: { en: 'Created', he: 'נוצר', cell: ({ createdAt }) => instant(createdAt) },
    toEmail: { en: 'To', he: 'אל', cell: ({ toEmail }) => toEmail },
    contact: { en: 'Contact', he: 'איש קשר', cell: ({ contact }) => contact?.name ?? null },
    subject: { en: 'Subject', he: 'נושא', cell: ({ subject }) => subject },
    template: { en: 'Template', he: 'תבנית', cell: ({ template }) => template?.name ?? null },
    yahrzeit: { en: 'Yahrzeit', he: 'יארצייט', cell: ({ yahrzeit }) => yahrzeit?.name ?? null },
    status: { en: 'Status', he: 'מצב', cell: ({ status }, language) => wordOf(status, language) },
    sendAt: { en: 'Due', he: 'מועד', cell: ({ sendAt }) => instant(sendAt) },
    sentAt: { en: 'Sent', he: 'נשלח', cell: ({ sentAt }) => instant(sentAt) },
    error: { en: 'Error', he: 'שגיאה', cell: ({ error }) => error },
  },
  emailJobs: {
    createdAt: { en: 'Created', he: 'נוצר', cell: ({ createdAt }) => instant(createdAt) },
    mode: { en: 'Mode', he: 'אופן', cell: ({ mode }, language) => wordOf(mode, language) },
    template: { en: 'Template', he: 'תבנית', cell: ({ template }) => template?.name ?? null },
    window: {
      en: 'Days',
      he: 'ימים',
      cell: ({ inputJson: { window } }) => window && `${window.fromDays} – ${window.toDays}`,
    },
    queuedCount: { en: 'Queued', he: 'בתור', cell: ({ queuedCount }) => queuedCount },
    skippedCount: { en: 'Skipped', he: 'דולגו', cell: ({ skippedCount }) => skippedCount },
    errorCount: { en: 'Errors', he: 'שגיאות', cell: ({ errorCount }) => errorCount },
    lastRunAt: { en: 'Last Run', he: 'הרצה אחרונה', cell: ({ lastRunAt }) => instant(lastRunAt) },
  },
  templates: {
    name: { en: 'Name', he: 'שם', cell: ({ name }) => name },
    jsxComponentKey: {
      en: 'Kind',
      he: 'סוג',
      cell: ({ jsxComponentKey }, language) => wordOf(jsxComponentKey, language),
    },
    language: { en: 'Language', he: 'שפה', cell: (row, language) => wordOf(row.language, language) },
    subject: { en: 'Subject', he: 'נושא', cell: ({ subject }) => subject },
    preheader: { en: 'Preheader', he: 'תקציר', cell: ({ preheader }) => preheader },
    version: { en: 'Version', he: 'גרסה', cell: ({ version }) => version },
    createdAt: { en: 'Created', he: 'נוצר', cell: ({ createdAt }) => instant(createdAt) },
    updatedAt: { en: 'Updated', he: 'עודכן', cell: ({ updatedAt }) => instant(updatedAt) },
  },
  importProblems: {
    row: { en: 'Row', he: 'שורה', cell: ({ row }) => row },
    name: { en: 'Name', he: 'שם', cell: ({ name }) => name },
    state: { en: 'Result', he: 'תוצאה', cell: ({ state }, language) => wordOf(state, language) },
    severity: { en: 'Severity', he: 'חומרה', cell: ({ severity }, language) => wordOf(severity, language) },
    column: { en: 'Column', he: 'עמודה', cell: ({ column }) => column },
    message: { en: 'Problem', he: 'בעיה', cell: ({ message }, language) => sentenceIn(language, message) },
  },
};

/** What an exported list is called, as its file and its sheet. */
export const TITLES: Record<ExportedList, Record<Language, string>> = {
  yahrzeits: { en: 'Yahrzeits', he: 'יארצייטים' },
  observers: { en: 'Yahrzeits with observers', he: 'יארצייטים ומי שזוכר' },
  sheet: { en: 'The list', he: 'הרשימה' },
  contacts: { en: 'Contacts', he: 'אנשי קשר' },
  emails: { en: 'Emails', he: 'מכתבים' },
  emailJobs: { en: 'Email jobs', he: 'משימות דוא״ל' },
  templates: { en: 'Templates', he: 'תבניות' },
  importProblems: { en: 'Import problems', he: 'בעיות בייבוא' },
};
