import { z } from 'zod';
import { id, instant, listQuery, pageOf } from './common.js';
import { channel, contact, contactFilter, observerFilter } from './contacts.js';
import { coverageLines } from './coverage.js';
import { dateProblemFilter } from './data-quality.js';
import { emailFilter, emailJobFilter } from './emails.js';
import { importChoice, importRowFilter, sunsetAnswer } from './imports.js';
import { calendar, dateRules } from './organizations.js';
import { yahrzeit, yahrzeitFilter } from './yahrzeits.js';

/** So many records, or observers, are changed at once at most. */
export const MOST_AT_ONCE = 20_000;

/** So many days a change of many can be undone. */
export const UNDO_DAYS = 30;

/** Rows of a list: those that are named, or all that a filter finds, on whichever page they are. */
const rowsOf = <List extends string, Filter extends z.ZodType>(list: List, filter: Filter) =>
  z.strictObject({
    list: z.literal(list),
    ids: z.array(id).min(1).max(MOST_AT_ONCE).optional(),
    filter: filter.optional(),
  });
const ofYahrzeits = rowsOf('yahrzeits', yahrzeitFilter);
const ofContacts = rowsOf('contacts', contactFilter);
const ofObservers = rowsOf('observers', observerFilter);
/** Lines of coverage are named by their observers. */
const ofCoverage = rowsOf('coverage', coverageLines);
const ofDates = rowsOf('dates', dateProblemFilter);
const ofEmails = rowsOf('emails', emailFilter);
const ofJobs = rowsOf('email-jobs', emailJobFilter);

const eitherWay = {
  holds: ({ ids, filter }: { ids?: unknown; filter?: unknown }) => (ids === undefined) !== (filter === undefined),
  refusal: { message: 'Name rows or give a filter, one of the two', path: ['ids'] },
};
export const yahrzeitSelection = z
  .discriminatedUnion('list', [ofYahrzeits, ofDates])
  .refine(eitherWay.holds, eitherWay.refusal);
export const observerSelection = z
  .discriminatedUnion('list', [ofYahrzeits, ofContacts, ofObservers, ofCoverage])
  .refine(eitherWay.holds, eitherWay.refusal);
export const contactSelection = ofContacts.refine(eitherWay.holds, eitherWay.refusal);
/** Of jobs the letters that their runs have made. */
export const messageSelection = z
  .discriminatedUnion('list', [ofEmails, ofJobs])
  .refine(eitherWay.holds, eitherWay.refusal);
export const jobSelection = ofJobs.refine(eitherWay.holds, eitherWay.refusal);
export type Selection =
  z.input<typeof yahrzeitSelection> | z.input<typeof observerSelection> | z.input<typeof messageSelection>;

/** Rows of a list that is looked at: their numbers in the file, or all that a filter finds. */
export const importRowSelection = z
  .strictObject({
    list: z.literal('import-rows'),
    importId: id,
    rows: z.array(z.int().min(1).max(2_000_000_000)).min(1).max(MOST_AT_ONCE).optional(),
    filter: importRowFilter.optional(),
  })
  .refine(({ rows, filter }) => (rows === undefined) !== (filter === undefined), {
    message: 'Name rows or give a filter, one of the two',
    path: ['rows'],
  });
export type ImportRowSelection = z.input<typeof importRowSelection>;

/** What can be said of many rows of a list: leave them out, bring them after all, when the deaths were, what is done in conflict. */
export const importRowAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('skip') }),
  z.strictObject({ act: z.literal('unskip') }),
  z.strictObject({ act: z.literal('sunset'), value: sunsetAnswer }),
  z.strictObject({ act: z.literal('choice'), value: importChoice }),
]);
export type ImportRowAct = z.infer<typeof importRowAct>;

/** What can be done with many records at once. Of `adarRule` null is the congregation's. */
export const yahrzeitAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('archive') }),
  z.strictObject({ act: z.literal('restore') }),
  z.strictObject({ act: z.literal('afterSunset'), value: z.boolean() }),
  z.strictObject({ act: z.literal('adarRule'), value: dateRules.shape.adarRule.nullable() }),
]);
export type YahrzeitAct = z.infer<typeof yahrzeitAct>;

/** What can be said of many observers at once. */
export const observerAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('reminderDaysBefore'), value: z.int().min(0).max(90) }),
  z.strictObject({ act: z.literal('calendar'), value: calendar }),
  z.strictObject({ act: z.literal('channel'), value: channel }),
]);
export type ObserverAct = z.infer<typeof observerAct>;

/** Many contacts leave the congregation today, or belong to it again. */
export const contactAct = z.strictObject({ act: z.enum(['leave', 'belong']) });
export type ContactAct = z.infer<typeof contactAct>;

/** What can be done with many messages at once; each fits those of one state, and the others stay as they are. */
export const messageAct = z.enum(['resend', 'cancel', 'arrived', 'sendAgain']);
export type MessageAct = z.infer<typeof messageAct>;

/** What can be done with many email jobs at once. */
export const jobAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('archive') }),
  z.strictObject({ act: z.literal('restore') }),
  z.strictObject({ act: z.literal('template'), value: id }),
]);
export type JobAct = z.infer<typeof jobAct>;
export type BulkAct = YahrzeitAct | ObserverAct | ContactAct | { act: MessageAct } | JobAct | ImportRowAct;

/** POST /bulk-actions/yahrzeits, and the same of `observers`, `contacts`, `emails`, `jobs` and `import-rows`; `dryRun` says what would come of it, and changes nothing. */
const dryRun = z.boolean().default(false);
export const yahrzeitsChange = z.strictObject({ selection: yahrzeitSelection, change: yahrzeitAct, dryRun });
export const observersChange = z.strictObject({ selection: observerSelection, change: observerAct, dryRun });
export const contactsChange = z.strictObject({ selection: contactSelection, change: contactAct, dryRun });
export const messagesChange = z.strictObject({
  selection: messageSelection,
  change: z.strictObject({ act: messageAct }),
  dryRun,
});
export const jobsChange = z.strictObject({ selection: jobSelection, change: jobAct, dryRun });
export const importRowsChange = z.strictObject({ selection: importRowSelection, change: importRowAct, dryRun });

/** So many seconds letters wait that are sent again together: until then it can be undone. */
export const SECONDS_TO_UNDO = 30;

/** What came of it, or would: each of the selected is changed, was so already, or cannot be. */
export const bulkOutcome = z.object({
  /** By which it can be undone; null where nothing changed, and of letters that are said to have arrived. */
  id: id.nullable(),
  selected: z.int(),
  changed: z.int(),
  alreadySo: z.int(),
  /** It does not fit them: dates that would contradict each other, a letter in another state. They stay as they are. */
  refused: z.int(),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;

/** POST /bulk-actions/yahrzeits/{id}/undo, and the same of the other subjects: who was changed since stays as they are. */
export const bulkUndone = z.object({ restored: z.int(), changedSince: z.int() });
export type BulkUndone = z.infer<typeof bulkUndone>;

/** POST /contacts/{id}/merge, POST /yahrzeits/{id}/merge: the other one that is the same person, and is gone afterwards. */
export const merging = z.strictObject({ otherId: id });

/** The one that stays, and by which the merge can be undone for 30 days. */
export const mergedContact = contact.extend({ mergeId: id });
export const mergedYahrzeit = yahrzeit.extend({ mergeId: id });

/**
 * Before its thirty days are over: the list of the rows was imported, or is no longer kept; one of the two that were merged was
 * merged or erased since; every one of the letters has left, or something else became of it.
 */
export const tooLate = z.enum(['imported', 'list_gone', 'record_gone', 'letters_moved']);
export type TooLate = z.infer<typeof tooLate>;

/** GET /bulk-actions: what was done with many in the last 30 days. */
export const bulkAction = z.object({
  id,
  at: instant,
  by: z.string(),
  subject: z.enum(['yahrzeits', 'observers', 'contacts', 'emails', 'jobs', 'import-rows']),
  act: z.enum([
    ...([
      'archive',
      'restore',
      'afterSunset',
      'adarRule',
      'reminderDaysBefore',
      'calendar',
      'channel',
      'merge',
    ] as const),
    ...(['resend', 'cancel', 'sendAgain', 'template'] as const),
    ...(['skip', 'unskip', 'sunset', 'choice', 'leave', 'belong'] as const),
  ]),
  /** Of `merge` the name of the one that went; of `template` its id. */
  value: z.union([z.boolean(), z.int(), z.string()]).nullable(),
  changed: z.int(),
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
  /** Why it cannot be undone any more; null where it can be, or was. */
  tooLate: tooLate.nullable(),
});
export type BulkAction = z.infer<typeof bulkAction>;
export const bulkActionPage = pageOf(bulkAction);
export const bulkActionQuery = listQuery(['at'], {});
