import { z } from 'zod';
import { civilDate, id, instant, listQuery, pageOf } from './common.js';

/** What a column of the file holds. */
export const IMPORT_FIELDS = [
  'name',
  'lastName',
  'firstName',
  'hebrewName',
  'personDetails',
  'gregorianDate',
  'hebrewDate',
  'hebrewYear',
  'afterSunset',
  'observerName',
  'relationship',
  'email',
  'phone',
  'address',
  'plaque',
  'notes',
  'calendar',
  'ignore',
] as const;
export const importField = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importField>;

export const importIssue = z.object({
  /** Stable, such as `hebrew_day_out_of_range`. */
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** The heading of the column concerned; `null` when it is the whole row. */
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportIssue = z.infer<typeof importIssue>;

/** What a row of the file was understood to say. */
export const importRow = z.object({
  /** Data rows are counted from 1 after the header. */
  row: z.int(),
  state: z.enum(['new', 'merge', 'duplicate', 'unchanged', 'error']),
  name: z.string().nullable(),
  gregorianDate: civilDate.nullable(),
  hebrewDate: z.string().nullable(),
  yearUnknown: z.boolean(),
  afterSunset: z.boolean().nullable(),
  observers: z.array(
    z.object({
      name: z.string(),
      email: z.string().nullable(),
      relationship: z.string().nullable(),
      detail: z.string().nullable(),
    }),
  ),
  perpetual: z.boolean(),
  /** The earlier row, or the record, that this row says again. */
  sameAsRow: z.int().nullable(),
  yahrzeitId: id.nullable(),
  issues: z.array(importIssue),
});
export type ImportRow = z.infer<typeof importRow>;

export const importState = z.enum(['previewed', 'importing', 'imported', 'undone', 'failed']);

export const importSummary = z.object({
  id,
  fileName: z.string(),
  state: importState,
  encoding: z.string(),
  delimiter: z.string(),
  headerRow: z.int(),
  columns: z.array(z.object({ index: z.int(), heading: z.string(), field: importField, samples: z.array(z.string()) })),
  dateOrder: z.enum(['mdy', 'dmy']),
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    merge: z.int(),
    duplicate: z.int(),
    unchanged: z.int(),
    error: z.int(),
    warnings: z.int(),
    observers: z.int(),
  }),
  createdAt: instant,
  importedAt: instant.nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;
export const importPage = pageOf(importSummary);
export const importQuery = listQuery(['createdAt'], {});

/** POST /imports/{id}/columns: the guess, corrected by hand. */
export const importColumns = z.object({
  fields: z.array(importField).max(500),
  dateOrder: z.enum(['mdy', 'dmy']).optional(),
});

export const importRowQuery = listQuery(['row'], {
  state: z.enum(['new', 'merge', 'duplicate', 'unchanged', 'error']).optional(),
  withIssues: z.boolean().optional(),
});
export const importRowPage = pageOf(importRow);
