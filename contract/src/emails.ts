import { z } from 'zod';
import {
  civilDate,
  id,
  instant,
  listFilter,
  listQuery,
  pageOf,
  reckonedDate,
  reckonedInstant,
  versionRead,
} from './common.js';
import { mergeFieldIssue } from './templates.js';

export const windowBasis = z.enum(['sendDate', 'observanceDate', 'serviceDate']);
const day = z.int().min(-366).max(366);

/** From and to, in days from the organization's today, both included. */
export const jobWindow = z
  .object({ basis: windowBasis.default('sendDate'), fromDays: day.default(0), toDays: day.default(7) })
  .refine(({ fromDays, toDays }) => fromDays <= toDays, {
    message: 'The window ends before it begins',
    path: ['toDays'],
  });

export const jobTiming = z.enum(['eachOnItsDay', 'allNow']);

/** By which a job may name people; who is written to has to be among each that is given. */
const NAMES = ['yahrzeitIds', 'contactIds', 'observerIds'] as const;

/** POST and PUT /emails/jobs */
export const emailJobDraft = z
  .object({
    mode: z.enum(['window', 'ids']),
    templateId: id,
    window: jobWindow.optional(),
    yahrzeitIds: z.array(id).max(10_000).optional(),
    /** Whom alone it writes to; without `yahrzeitIds`, about everyone whom they observe. */
    contactIds: z.array(id).max(10_000).optional(),
    /** Exactly these observers, each about the one person whom they observe. */
    observerIds: z.array(id).max(10_000).optional(),
    sendAt: reckonedInstant.nullish().transform((at) => at ?? null),
    /**
     * Of a window by the day of sending without a time: when its letters leave. The form begins with each on its day. Left out, as a
     * body of the original is, which knows no such field and whose run sends all: all now.
     */
    timing: jobTiming.default('allNow'),
  })
  .refine(({ mode, window }) => mode === 'ids' || window, { message: 'Choose a window', path: ['window'] })
  .refine(({ mode, ...named }) => mode === 'window' || NAMES.some((ids) => named[ids]?.length), {
    message: 'Name at least one yahrzeit, contact or observer',
    path: ['yahrzeitIds'],
  });
export type EmailJobDraft = z.input<typeof emailJobDraft>;
export const emailJobChange = emailJobDraft.safeExtend({ version: versionRead });

export const emailJob = z.object({
  id,
  createdAt: instant,
  mode: z.enum(['window', 'ids']),
  template: z.object({ id, name: z.string() }).nullable(),
  inputJson: z.object({
    mode: z.enum(['window', 'ids']),
    templateId: id,
    window: z.object({ basis: windowBasis, fromDays: z.int(), toDays: z.int() }).nullable(),
    yahrzeitIds: z.array(id),
    contactIds: z.array(id),
    observerIds: z.array(id),
    sendAt: instant.nullable(),
    timing: jobTiming,
  }),
  /** Counts of the last run. */
  queuedCount: z.int(),
  skippedCount: z.int(),
  errorCount: z.int(),
  lastRunAt: instant.nullable(),
  /** Since when it is put away; null of one that is in use. */
  archivedAt: instant.nullable(),
  version: z.int(),
});
export type EmailJob = z.infer<typeof emailJob>;

const emailJobFilters = {
  mode: z.enum(['window', 'ids']).optional(),
  /** Those that were put away, in place of those that are in use. */
  archived: z.boolean().optional(),
};
export const emailJobFilter = listFilter(emailJobFilters);
export const emailJobQuery = listQuery(['createdAt', 'mode', 'lastRunAt'], emailJobFilters);
export const emailJobPage = pageOf(emailJob);

export const messageState = z.enum(['queued', 'sending', 'sent', 'failed', 'uncertain', 'cancelled']);
export type MessageState = z.infer<typeof messageState>;

/** What planning decided about one observer and one occurrence. */
export const plannedOutcome = z.object({
  observanceId: id,
  contact: z.object({ id, name: z.string(), email: z.string().nullable() }),
  yahrzeit: z.object({ id, name: z.string() }),
  occurrenceDate: civilDate.nullable(),
  sendAt: instant.nullable(),
  /** True when Shabbat or Yom Tov moved the letter to an earlier day. */
  moved: z.boolean(),
  outcome: z.enum(['queued', 'skipped', 'error']),
  reason: z.string().nullable(),
  messageId: id.nullable(),
  /** Where the message stands now; null without one. */
  messageStatus: messageState.nullable(),
  /** Whether it was heard of the message, after it was sent, that it did not arrive. */
  cameBack: z.boolean(),
  /** How many observances go in the same letter, this one too; 0 without a letter. */
  inLetter: z.int(),
});
export type PlannedOutcome = z.infer<typeof plannedOutcome>;

/** A run of a job or of a night, also as a preview (`dryRun`). */
export const run = z.object({
  id: id.nullable(),
  kind: z.enum(['job', 'night']),
  dryRun: z.boolean(),
  localDate: civilDate,
  queued: z.int(),
  skipped: z.int(),
  errors: z.int(),
  createdAt: instant,
  /** The job that was run; null for a night, and where the job was deleted since. */
  jobId: id.nullable(),
  template: z.object({ id, name: z.string() }).nullable(),
  /** Who ran it; null for a night and a preview. */
  startedBy: z.string().nullable(),
  /** When what it decided about each observer was removed, being old; null while that is kept. */
  outcomesRemovedAt: instant.nullable(),
});
export type Run = z.infer<typeof run>;
export const runWithOutcomes = run.extend({ outcomes: z.array(plannedOutcome), total: z.int() });
export type RunWithOutcomes = z.infer<typeof runWithOutcomes>;
export const runPage = pageOf(run);
export const runQuery = listQuery(['createdAt'], {
  kind: z.enum(['job', 'night']).optional(),
  jobId: id.optional(),
});
export const outcomeQuery = listQuery(['occurrenceDate'], {
  outcome: z.enum(['queued', 'skipped', 'error']).optional(),
});

/** GET /emails/jobs/{id}/letters/{observanceId}: one letter of a run as it would be written now. */
export const letterPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  mergeFieldIssues: z.array(mergeFieldIssue),
});
export type LetterPreview = z.infer<typeof letterPreview>;
/** Which occurrence; the next one without it. */
export const letterDate = z.object({ date: civilDate.optional() });

const letterCount = {
  letters: z.int(),
  /** Those among them that leave earlier because of Shabbat or Yom Tov. */
  moved: z.int(),
};

/** GET /reminders/forecast: what leaves in the 365 days from today, by day and by the Monday of its week; without empty ones. */
export const forecast = z.object({
  /** The day from which it is seen, and whether that is only supposed. */
  today: civilDate,
  supposed: z.boolean(),
  /** False while no letter is chosen for the reminders: then nothing leaves. */
  hasTemplate: z.boolean(),
  remindersOn: z.boolean(),
  weeks: z.array(z.object({ week: civilDate, ...letterCount })),
  days: z.array(z.object({ date: civilDate, ...letterCount })),
});
export type Forecast = z.infer<typeof forecast>;
/** Another day taken for today. */
export const forecastQuery = z.object({ today: reckonedDate.optional() });

export const emailMessage = z.object({
  id,
  toEmail: z.string(),
  subject: z.string().nullable(),
  status: messageState,
  sendAt: instant,
  sentAt: instant.nullable(),
  createdAt: instant,
  error: z.string().nullable(),
  /** Whether it was heard, after it was sent, that it did not arrive. Its status stays. */
  cameBack: z.boolean(),
  template: z.object({ id, name: z.string() }).nullable(),
  contact: z.object({ id, name: z.string() }).nullable(),
  yahrzeit: z.object({ id, name: z.string(), personDetails: z.string().nullable() }).nullable(),
});
export type EmailMessage = z.infer<typeof emailMessage>;

/**
 * Why a letter failed, as one thing that a person can mend: its template, a field that a record lacks, the address, or nothing
 * here (`mailServer`: what theirs said; `other`: what ours said).
 */
export const letterFailure = z.object({
  kind: z.enum(['template', 'field', 'address', 'mailServer', 'other']),
  /** The field that is missing, and of which record; of a template the one that it names and that there is not. */
  field: z.string().nullable(),
  recordType: z.enum(['contact', 'yahrzeit', 'organization']).nullable(),
  recordId: id.nullable(),
  /** The words of a mail server, or of the house. */
  said: z.string().nullable(),
});
export type LetterFailure = z.infer<typeof letterFailure>;

export const emailMessageDetails = emailMessage.extend({
  html: z.string().nullable(),
  text: z.string().nullable(),
  /** Since when its text is no longer kept, by the settings of the congregation; null while it is. */
  textRemovedAt: instant.nullable(),
  headers: z.record(z.string(), z.string()),
  /** Null of a letter that has not failed. */
  failure: letterFailure.nullable(),
  attempts: z.array(z.object({ at: instant, outcome: z.string(), response: z.string().nullable() })),
  mergeFieldsUsed: z.array(z.string()),
  mergeFieldIssues: z.array(mergeFieldIssue),
  /** Further yahrzeits that this letter is about. */
  otherYahrzeits: z.array(z.object({ id, name: z.string() })),
});
export type EmailMessageDetails = z.infer<typeof emailMessageDetails>;

const emailFilters = {
  status: messageState.optional(),
  templateId: id.optional(),
  yahrzeitId: id.optional(),
  contactId: id.optional(),
  runId: id.optional(),
  from: civilDate.optional(),
  to: civilDate.optional(),
};
export const emailFilter = listFilter(emailFilters);
export const emailQuery = listQuery(['createdAt', 'toEmail', 'subject', 'status', 'sentAt', 'sendAt'], emailFilters);
export const emailPage = pageOf(emailMessage);

/** GET /emails/progress: of one run, or of all that are going on. */
export const progressQuery = z.object({ runId: id.optional() });
/** How far the sending has come: letters of runs that are going on, and those that have yet to leave. Letters of a later hour do not count. */
export const sendingProgress = z.object({ letters: z.int(), left: z.int() });
export type SendingProgress = z.infer<typeof sendingProgress>;

/** POST /emails/{id}/settle: what a person knows about a message whose fate is uncertain. */
export const settlement = z.object({ verdict: z.enum(['arrived', 'send_again']) });

/** POST /emails/resend, POST /emails/cancel: many at once. Those that have not failed, or do not wait any more, are left as they are. */
export const chosenMessages = z.object({ ids: z.array(id).min(1).max(1000) });
export const changedMany = z.object({ data: z.object({ changed: z.int() }) });

/** POST /emails/settle: the same verdict for many. Messages that are not uncertain are left as they are. */
export const settlementOfMany = settlement.extend({ ids: z.array(id).min(1).max(1000) });
export const settledMany = z.object({ data: z.object({ settled: z.int() }) });
