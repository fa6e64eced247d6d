import { z } from 'zod';
import { MOST_AT_ONCE } from './bulk-actions.js';
import { id, instant } from './common.js';
import { contactQuery, observerQuery } from './contacts.js';
import { coverageExportQuery } from './coverage.js';
import { emailJobQuery, emailQuery } from './emails.js';
import { importRowQuery } from './imports.js';
import { templateQuery } from './templates.js';
import { yahrzeitQuery } from './yahrzeits.js';

/** What each list can leave as, in the order of its columns. */
export const EXPORT_COLUMNS = {
  yahrzeits: [
    'name',
    'hebrewName',
    'personDetails',
    'gregorianDate',
    'afterSunset',
    'hebrewDate',
    'hebrewDateHe',
    'nextHebrewObservanceDate',
    'nextHebrewObservance',
    'nextGregorianObservance',
    'observerCount',
    'burialDate',
    'ageAtDeath',
    'plaque',
    'notes',
  ],
  observers: [
    'name',
    'hebrewName',
    'personDetails',
    'gregorianDate',
    'afterSunset',
    'hebrewDate',
    'burialDate',
    'ageAtDeath',
    'plaque',
    'notes',
    'observerName',
    'observerHebrewName',
    'relationship',
    'observerEmail',
    'observerPhone',
    'observerAddress',
    'observeBy',
    'leadDays',
    'remindedBy',
  ],
  sheet: [
    'recordId',
    'name',
    'hebrewName',
    'personDetails',
    'gregorianDate',
    'afterSunset',
    'hebrewDate',
    'burialDate',
    'ageAtDeath',
    'plaque',
    'notes',
    'observerName',
    'observerHebrewName',
    'relationship',
    'observerEmail',
    'observerPhone',
    'observerAddress',
    'observeBy',
    'leadDays',
    'nextHebrewObservance',
    'nextHebrewObservanceDate',
    'nextGregorianObservance',
    'service',
    'reachedBy',
    'remindedBy',
  ],
  contacts: [
    'name',
    'firstName',
    'lastName',
    'salutation',
    'hebrewName',
    'email',
    'phone',
    'address',
    'language',
    'deceased',
    'suppressed',
    'observances',
    'notes',
    'createdAt',
  ],
  emails: ['createdAt', 'toEmail', 'contact', 'subject', 'template', 'yahrzeit', 'status', 'sendAt', 'sentAt', 'error'],
  emailJobs: ['createdAt', 'mode', 'template', 'window', 'queuedCount', 'skippedCount', 'errorCount', 'lastRunAt'],
  templates: ['name', 'jsxComponentKey', 'language', 'subject', 'preheader', 'version', 'createdAt', 'updatedAt'],
  importProblems: ['row', 'name', 'state', 'severity', 'column', 'message'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
export type ExportedList = keyof typeof EXPORT_COLUMNS;
export type ExportColumn<List extends ExportedList> = (typeof EXPORT_COLUMNS)[List][number];

export const exportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof exportFormat>;

/**
 * The query of an export: sort and filter as the list has them, `format`, and `columns=name,gregorianDate` for some columns
 * in that order. It has no range: an export holds all pages.
 */
const exporting = <Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  format: exportFormat.default('csv'),
  columns: z
    .string()
    .max(1000)
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(columns)).min(1).max(columns.length))
    .optional(),
});

/** `each=observer`: a row for each observer of each yahrzeit, in the columns of a list that is brought in; `columns` is not asked then. */
export const yahrzeitExportQuery = yahrzeitQuery
  .omit({ range: true, beside: true })
  .extend(exporting(EXPORT_COLUMNS.yahrzeits))
  .extend({ each: z.enum(['yahrzeit', 'observer']).default('yahrzeit') });
export const contactExportQuery = contactQuery
  .omit({ range: true, beside: true })
  .extend(exporting(EXPORT_COLUMNS.contacts));
/** In the columns of a list that is brought in, a row for each observer. */
export const observerExportQuery = observerQuery
  .omit({ range: true, beside: true })
  .extend({ format: exportFormat.default('csv') });
export const emailExportQuery = emailQuery.omit({ range: true }).extend(exporting(EXPORT_COLUMNS.emails));
export const emailJobExportQuery = emailJobQuery.omit({ range: true }).extend(exporting(EXPORT_COLUMNS.emailJobs));
export const templateExportQuery = templateQuery.omit({ range: true }).extend(exporting(EXPORT_COLUMNS.templates));
export const importProblemsQuery = importRowQuery
  .omit({ range: true })
  .extend(exporting(EXPORT_COLUMNS.importProblems));

/** POST to the address of an export: of what its query finds only these rows, since an address does not hold so many ids. */
const chosen = { ids: z.array(id).min(1).max(MOST_AT_ONCE) };
export const chosenYahrzeits = yahrzeitExportQuery.extend(chosen);
export const chosenContacts = contactExportQuery.extend(chosen);
export const chosenObservers = observerExportQuery.extend(chosen);
export const chosenEmails = emailExportQuery.extend(chosen);
export const chosenEmailJobs = emailJobExportQuery.extend(chosen);
/** Lines of coverage are named by their observers. */
export const chosenCoverage = coverageExportQuery.safeExtend(chosen);

/** `manifest.json` of the archive of a whole organization. */
export const exportManifest = z.object({
  organization: z.object({ name: z.string(), orgCode: z.string(), id: id.optional() }),
  exportedAt: z.iso.datetime(),
  /** The last migration of the installation it was made by: an older one cannot read it back. */
  schema: z.string().optional(),
  /** What the address of each picture began with there; its id follows. */
  picturesAt: z.string().optional(),
  /** How CSV text that a spreadsheet could run is made harmless: an apostrophe stands before it. */
  formulaGuard: z.literal("'"),
  files: z.array(z.object({ name: z.string(), rows: z.int(), bytes: z.int(), sha256: z.string() })),
});
export type ExportManifest = z.infer<typeof exportManifest>;

/** POST /organization/restore: the largest archive that is taken by upload. Larger ones are read by the command. */
export const ARCHIVE_BYTES = 128 * 1024 * 1024;

/** `gone=true`: the installation it comes from writes to nobody any more, though its reminders were on when the archive was made. */
export const restoreQuery = z.object({ gone: z.enum(['true', 'false']).default('false') });

/** What was brought back from an archive. */
export const restoredArchive = z.object({
  /** SHA-256 of its manifest, in hexadecimal digits. */
  archive: z.string(),
  exportedAt: instant,
  restoredAt: instant,
  /** The congregation as it was called there. */
  name: z.string(),
  files: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** Letters that may have left there, and wait for a person's decision. */
  held: z.int(),
  /** Who signed in there. Nobody of them is a member here by the archive. */
  members: z.array(z.object({ email: z.string(), name: z.string(), role: z.string() })),
  /** Letters whose words may not stand here, by their names: they have the ready words of their kind. */
  letters: z.array(z.string()).optional(),
});
export type RestoredArchive = z.infer<typeof restoredArchive>;
/** GET /organization/restore: null where nothing was brought back. */
export const lastRestored = z.object({ restored: restoredArchive.nullable() });
