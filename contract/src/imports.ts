import { z } from 'zod';
import { civilDate, id, instant, listQuery, pageOf } from './common.js';
import { relationship } from './contacts.js';

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

/** What to do with a row that speaks of somebody who is there already, in other words. */
export const importChoice = z.enum(['keep', 'file', 'separate', 'skip']);
export type ImportChoice = z.infer<typeof importChoice>;

export const importRowState = z.enum(['new', 'merge', 'changed', 'duplicate', 'unchanged', 'skipped', 'error']);

/** Where a row says of a person what the record, or an earlier row, says otherwise. */
export const importConflict = z.object({
  /** The same day of death, or the same name with another day: perhaps the same person, perhaps not. */
  kind: z.enum(['sameDay', 'otherDay']),
  /** The earlier row of the file; `null` when the record was there before. */
  row: z.int().nullable(),
  yahrzeitId: id.nullable(),
  fields: z.array(z.object({ field: z.string(), existing: z.string().nullable(), file: z.string() })),
  /** What is done when nobody chooses. */
  usual: importChoice,
  /** What the row comes to when what is there is kept. */
  kept: importRowState,
});
export type ImportConflict = z.infer<typeof importConflict>;

/** What a row of the file was understood to say. */
export const importRow = z.object({
  /** As in the file: counted from 1 after the headings, blank lines left out. Folded lines and repeated headings count. */
  row: z.int(),
  state: importRowState,
  name: z.string().nullable(),
  gregorianDate: civilDate.nullable(),
  hebrewDate: z.string().nullable(),
  yearUnknown: z.boolean(),
  afterSunset: z.boolean().nullable(),
  observers: z.array(
    z.object({
      name: z.string(),
      email: z.string().nullable(),
      relationship: relationship.nullable(),
      detail: z.string().nullable(),
    }),
  ),
  perpetual: z.boolean(),
  /** The earlier row, or the record, that this row says again. */
  sameAsRow: z.int().nullable(),
  yahrzeitId: id.nullable(),
  conflict: importConflict.nullable(),
  /** What a person chose, for this file or for the same row of an earlier one. */
  choice: importChoice.nullable(),
  issues: z.array(importIssue),
});
export type ImportRow = z.infer<typeof importRow>;

export const importState = z.enum(['previewed', 'importing', 'imported', 'undoing', 'undone', 'failed']);

/** What a word of the column "After sunset" means, which decides the day of everybody who has it. */
export const sunsetAnswer = z.enum(['yes', 'no', 'unsure']);

export const importSummary = z.object({
  id,
  fileName: z.string(),
  state: importState,
  encoding: z.string(),
  delimiter: z.string(),
  headerRow: z.int(),
  columns: z.array(z.object({ index: z.int(), heading: z.string(), field: importField, samples: z.array(z.string()) })),
  dateOrder: z.enum(['mdy', 'dmy']),
  /** Words of the column "After sunset" that are not known; asked once for the column, `null` until it is answered. */
  sunsetWords: z.array(z.object({ word: z.string(), count: z.int(), means: sunsetAnswer.nullable() })),
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    merge: z.int(),
    changed: z.int(),
    duplicate: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    error: z.int(),
    warnings: z.int(),
    conflicts: z.int(),
    observers: z.int(),
  }),
  /** Of the work in hand, in percent. */
  progress: z.int().min(0).max(100),
  /** Why the work stopped, where it did; nothing of it was saved then. */
  failure: z.string().nullable(),
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
  /** By the word as `sunsetWords` of the import names it; words that are left out stay as they were answered. */
  sunsetWords: z.record(z.string().max(100), sunsetAnswer).optional(),
});

/** POST /imports/{id}/choices: for these rows, or for every row in conflict; `null` takes a choice back. */
export const importChoices = z.object({
  rows: z.union([z.array(z.int().min(1)).min(1).max(500), z.literal('all')]),
  choice: importChoice.nullable(),
});

export const importRowQuery = listQuery(['row'], {
  state: importRowState.optional(),
  withConflict: z.boolean().optional(),
  withIssues: z.boolean().optional(),
});
export const importRowPage = pageOf(importRow);
