import { z } from 'zod';
import { civilDate, id, instant, listQuery, pageOf } from './common.js';
import { relationship } from './contacts.js';
import { IMPORT_CHOICES, SUNSET_ANSWERS } from './row-choices.js';
import { severalDays } from './yahrzeits.js';

/** What a column of the file holds; about the person who died first, then about who observes. */
export const IMPORT_FIELDS = [
  'personId',
  'name',
  'title',
  'firstName',
  'lastName',
  'hebrewName',
  'fatherHebrewName',
  'motherHebrewName',
  'gender',
  'tribe',
  'gregorianDate',
  'hebrewDate',
  'hebrewDay',
  'hebrewMonth',
  'hebrewYear',
  'afterSunset',
  'burialDate',
  'ageAtDeath',
  'printedObservance',
  'personDetails',
  'plaque',
  'notes',
  'maidenName',
  'observerId',
  'observerName',
  'observerTitle',
  'observerFirstName',
  'observerLastName',
  'observerHebrewName',
  'spouseName',
  'relationship',
  /** The other way round: what the observer is to the person. */
  'observerRelationship',
  'email',
  'phone',
  'mobilePhone',
  'homePhone',
  'address',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
  'memberStatus',
  'observeBy',
  'leadDays',
  'remindedBy',
  'ignore',
] as const;
export const importField = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importField>;

/** Whether these columns are enough to read people from: one name and one date. */
export function hasNameAndDate(fields: Iterable<ImportField>): boolean {
  const held = new Set(fields);
  const hasName = held.has('name') || held.has('lastName') || held.has('firstName');
  const hasDate =
    held.has('gregorianDate') || held.has('hebrewDate') || (held.has('hebrewDay') && held.has('hebrewMonth'));
  return hasName && hasDate;
}

/** Why a row of the file speaks of nobody: it is shown, left out, and may be brought by hand. */
export const importLeftOut = z.enum(['title', 'headings', 'section', 'total', 'page']);
export type ImportLeftOut = z.infer<typeof importLeftOut>;

export const importIssue = z.object({
  /** Stable, such as `hebrew_day_out_of_range`. */
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  /** The heading of the column concerned; `null` when it is the whole row. */
  column: z.string().nullable(),
  message: z.string(),
  /** Where the civil and the Hebrew date differ: both, and what would make them agree. */
  dates: z
    .object({
      civil: civilDate,
      hebrew: z.string(),
      hebrewHe: z.string().optional(),
      civilAsHebrew: z.string(),
      civilAsHebrewHe: z.string().optional(),
      hebrewAsCivil: civilDate.nullable(),
      differenceDays: z.int(),
      wouldAgree: z.array(
        z.object({ field: z.enum(['gregorianDate', 'hebrewDate']), value: z.string(), valueHe: z.string().optional() }),
      ),
    })
    .optional(),
  /** The days that the name of a day may mean, as they can be written into the cell. */
  mayBe: severalDays.optional(),
});
export type ImportIssue = z.infer<typeof importIssue>;

/** What is assumed of most rows of many lists, in the same words: said once for the list, with the number of its rows. */
export const SAID_ONCE: readonly string[] = [
  ...[
    'after_sunset_unknown',
    'gregorian_derived',
    'hebrew_year_inferred',
    'adar_disambiguated_by_gregorian',
    'no_email',
    'kinship_of_nobody',
    'not_reminded',
  ],
];

export const importChoice = z.enum(IMPORT_CHOICES);
export type ImportChoice = z.infer<typeof importChoice>;

export const importRowState = z.enum([
  'new',
  'merge',
  'changed',
  'duplicate',
  'unchanged',
  'skipped',
  'leftOut',
  'error',
]);

/** Where a row says of a person what the record, or an earlier row, says otherwise. */
export const importConflict = z.object({
  /**
   * The same day of death, or the same name with another day: perhaps the same person, perhaps not. Of a person whom the list
   * names by an id: only the list has changed something since its last file, both have, it is another name and day, or
   * somebody deleted the record here. Or only who observes is reached otherwise here.
   */
  kind: z.enum(['sameDay', 'otherDay', 'inStep', 'bothChanged', 'otherPerson', 'deletedHere', 'contactDiffers']),
  /** The earlier row of the file; `null` when the record was there before. */
  row: z.int().nullable(),
  yahrzeitId: id.nullable(),
  fields: z.array(
    z.object({
      ...{ field: z.string(), existing: z.string().nullable(), file: z.string() },
      /** Whom it concerns, of those who observe. */
      contact: z.object({ id, name: z.string() }).optional(),
    }),
  ),
  /** What is done when nobody chooses. */
  usual: importChoice,
  /** What the row comes to when what is there is kept. */
  kept: importRowState,
});
export type ImportConflict = z.infer<typeof importConflict>;

const MOST_OF_A_PHONE = 50;
/** The telephones of a contact and those of the file, ours first; null where there is no room for them, or none to join. */
export function bothPhones(existing: string | null, file: string): string | null {
  const both = [...new Set(`${existing ?? ''}, ${file}`.split(', '))].join(', ');
  return existing && both.length <= MOST_OF_A_PHONE ? both : null;
}

/** What a row of the file was understood to say. */
export const importRow = z.object({
  /** As the office sees it in its own file: Excel's row number. */
  row: z.int(),
  state: importRowState,
  leftOut: importLeftOut.nullable().default(null),
  name: z.string().nullable(),
  gregorianDate: civilDate.nullable(),
  hebrewDate: z.string().nullable(),
  /** The same in Hebrew; null too of rows that were read before it was kept. */
  hebrewDateHe: z.string().nullable().default(null),
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
  /** The record that it is, or has become; null of one that is there no more. */
  yahrzeitId: id.nullable(),
  conflict: importConflict.nullable(),
  /** What a person chose, for this file or for the same row of an earlier one. */
  choice: importChoice.nullable(),
  issues: z.array(importIssue),
});
export type ImportRow = z.infer<typeof importRow>;

/** A row with its cells: as they stood in the file, and where somebody mended them, as they are read now. */
export const importRowWithCells = importRow.extend({
  cells: z.array(z.string()),
  mended: z.array(z.string()).nullable(),
});
export type ImportRowWithCells = z.infer<typeof importRowWithCells>;

/** In `columns`, nobody has said yet which column holds the names and which the dates. */
export const importState = z.enum(['columns', 'previewed', 'importing', 'imported', 'undoing', 'undone', 'failed']);

export const sunsetAnswer = z.enum(SUNSET_ANSWERS);

export const importSummary = z.object({
  id,
  fileName: z.string(),
  state: importState,
  encoding: z.string(),
  delimiter: z.string(),
  /** The program whose list it was taken for by its headings, and whose columns are known. */
  preset: z.string().nullable(),
  /** The row of the headings; 0 when the first row is a person already. */
  headerRow: z.int(),
  columns: z.array(
    z.object({
      index: z.int(),
      heading: z.string(),
      field: importField,
      samples: z.array(z.string()),
      /** How many rows have something in it. */
      filled: z.int().default(0),
      /** Somebody said that it is to be left out. */
      leftOut: z.boolean().default(false),
    }),
  ),
  /** Columns that hold something, are not used, and of which nobody said that they are to be left out. */
  warnings: z.array(
    z.object({ code: z.literal('column_unused'), index: z.int(), column: z.string(), filled: z.int() }),
  ),
  /**
   * What a workbook holds and does not show: rows, which were read all the same, by their numbers ("3, 5–9"), lists on sheets that
   * were not read, and the numbers of rows that were filled down more than a thousand rows and are read once.
   */
  hidden: z.object({
    rows: z.int(),
    numbers: z.string(),
    sheets: z.array(z.string()),
    filledDown: z.string().optional(),
  }),
  dateOrder: z.enum(['mdy', 'dmy']),
  /**
   * Words of the column "After sunset" that are not known; asked once for the column, `null` until it is answered. The word ""
   * is an empty cell: `unsure` until somebody says otherwise.
   */
  sunsetWords: z.array(z.object({ word: z.string(), count: z.int(), means: sunsetAnswer.nullable() })),
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    merge: z.int(),
    changed: z.int(),
    duplicate: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    /** Titles, headings, sections, totals and page numbers; they are no part of `rows`. */
    leftOut: z.int().default(0),
    error: z.int(),
    warnings: z.int(),
    conflicts: z.int(),
    /** Rows that wait for somebody to say something. */
    doubts: z.int().default(0),
    observers: z.int(),
    /** Of the remarks of `SAID_ONCE`, how many rows have each. */
    saidOnce: z.array(z.object({ code: z.string(), message: z.string(), rows: z.int() })).default([]),
  }),
  /** Of the work in hand, in percent. */
  progress: z.int().min(0).max(100),
  /** Why the work stopped, where it did; nothing of it was saved then. */
  failure: z.string().nullable(),
  createdAt: instant,
  importedAt: instant.nullable(),
  /** Since when its cells are no longer kept, by the settings of the congregation; null while they are. */
  cellsRemovedAt: instant.nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;
export const importPage = pageOf(importSummary);
export const importQuery = listQuery(['createdAt'], {});

/** Heads the column of answers about "after sunset" that a list without one gets. A page shows it in its own language. */
export const SUNSET_ANSWERED = 'After sunset, as answered here';

/** Heads the column of observers that stand on lines of their own below those who died. A page shows it in its own language. */
export const OBSERVERS_BELOW = 'Observers on the lines below';

/** Heads the column of kinship that only headings between the rows say. A page shows it in its own language. */
export const KINSHIP_OF_SECTIONS = 'Kinship, by the sections of the list';

/** Heads the column of what stands in comments beside the cells of a workbook. A page shows it in its own language. */
export const COMMENTS_OF_CELLS = 'Comments of the workbook';

/** POST /imports/{id}/columns: the guess, corrected by hand. */
export const importColumns = z.object({
  fields: z.array(importField).max(500),
  dateOrder: z.enum(['mdy', 'dmy']).optional(),
  /** By the word as `sunsetWords` of the import names it; words that are left out stay as they were answered. */
  sunsetWords: z.record(z.string().max(100), sunsetAnswer).optional(),
  /** By index: columns that are left out on purpose. */
  leaveOut: z.array(z.int().min(0).max(500)).max(500).optional(),
  /** What the first row is; when it changes, the columns are guessed anew and `fields` is not looked at. */
  firstRow: z.enum(['headings', 'person']).optional(),
  /** It is no list of the program it was taken for: the columns are guessed anew, and `fields` is not looked at. */
  preset: z.null().optional(),
});

const importRowFilters = {
  state: importRowState.optional(),
  withConflict: z.boolean().optional(),
  /** What needs somebody's eyes: a warning, or what cannot be read. */
  withIssues: z.boolean().optional(),
  withDoubt: z.boolean().optional(),
};
export const importRowFilter = z.strictObject(importRowFilters);
export type ImportRowFilter = z.infer<typeof importRowFilter>;

/** POST /imports/{id}/rows: mends, leaves out or brings rows by hand; the rows are read anew by it. */
export const importMending = z.object({
  /** Their numbers. Of all rows that a filter finds: POST /bulk-actions/import-rows. */
  rows: z.array(z.int().min(1)).min(1).max(500),
  /** New text of cells, by the index of the column. */
  cells: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(2000)).optional(),
  /** Leave them out, or take that back. */
  skip: z.boolean().optional(),
  /** They speak of a person although they look like a title, a section or a total. */
  bring: z.literal(true).optional(),
});

/** POST /imports/{id}/trials: how a row would be read with this text in its cells. Nothing is kept of it. */
export const importTrial = z.strictObject({
  row: z.int().min(1).max(10_000_000),
  cells: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(2000)),
});

/** POST /imports/{id}/choices: for these rows, or for every row in conflict; `null` takes a choice back. */
export const importChoices = z.object({
  rows: z.union([z.array(z.int().min(1)).min(1).max(500), z.literal('all')]),
  choice: importChoice.nullable(),
});

/** A row holds all its cells, which may be long: a page of a thousand would be most of a file, in the process that answers. */
export const importRowQuery = listQuery(['row'], importRowFilters, 100);

/** GET /imports/{id}/plan */
export const importPlan = z.object({
  /** Observers that the plan includes. */
  limit: z.int(),
  /** Observers that there would be after the import. */
  after: z.int(),
});
export type ImportPlan = z.infer<typeof importPlan>;
export const importRowPage = pageOf(importRowWithCells);

/** GET /imports/{id}/no-longer-listed: people of earlier files of the same list whom this one does not name. */
export const unlistedPage = pageOf(z.object({ id, name: z.string() }));
export type UnlistedPage = z.infer<typeof unlistedPage>;
export const unlistedQuery = listQuery(['name'], {});

/** POST /imports/{id}/no-longer-listed: these people stay all the same. */
export const unlistedStay = z.strictObject({ stay: z.array(id).min(1).max(500) });
export const unlistedStayed = z.object({ stayed: z.int() });

/** GET /imports/{id}/traces: what has become of an import, for whoever wants to undo it, or has. */
export const importTraces = z.object({
  /** Letters about the people that it brought. */
  letters: z.object({ sent: z.int(), printed: z.int(), waiting: z.int() }),
  /** Yahrzeits and contacts that it brought and somebody has changed since, the first fifty: they stay. */
  staying: z.array(z.object({ of: z.enum(['yahrzeits', 'contacts']), id, name: z.string() })),
  stayingInAll: z.int(),
});
export type ImportTraces = z.infer<typeof importTraces>;
