import { z } from 'zod';
import { channel } from './contacts.js';
import { civilDate, id, instant, listFilter, listQuery, pageOf, reckonedDate } from './common.js';
import { familyAnswer } from './responses.js';

/** How somebody is reached about an observance. */
export const COVERAGE_WAYS = ['email', 'letter', 'both', 'phone', 'in_person', 'congregation'] as const;

/** Why somebody is not; the first that holds is told. */
export const COVERAGE_GAPS = [
  'no_observer',
  'no_address',
  'bounced',
  'complained',
  'unsubscribed',
  'uncertain',
  'failed',
  'cancelled',
  'not_planned',
  'over_limit',
  'not_written',
  'no_postal_address',
  'not_printed',
  'no_phone',
  'channel_none',
  'observer_deceased',
  'former_member',
  'held',
] as const;
export const COVERAGE_OUTCOMES = [...COVERAGE_WAYS, ...COVERAGE_GAPS] as const;
export const coverageWay = z.enum(COVERAGE_WAYS);
export const coverageGap = z.enum(COVERAGE_GAPS);
export const coverageOutcome = z.enum(COVERAGE_OUTCOMES);
export type CoverageWay = z.infer<typeof coverageWay>;
export type CoverageOutcome = z.infer<typeof coverageOutcome>;

const LONGEST_WINDOW_DAYS = 400;
const windowDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Days on which observances fall, both included; without them the thirty days from the organization's today. */
const coverageWindow = { from: reckonedDate.optional(), to: reckonedDate.optional() };
const endsAfterItBegins = {
  holds: ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
    !from || !to || (from <= to && windowDays(from, to) <= LONGEST_WINDOW_DAYS),
  refusal: { message: `The window ends before it begins, or is longer than ${LONGEST_WINDOW_DAYS} days`, path: ['to'] },
};

const coverageFilter = {
  outcome: coverageOutcome.optional(),
  /** Whether somebody is reached at all. */
  reached: z.boolean().optional(),
  /** Letters that wait to be printed. */
  toPrint: z.boolean().optional(),
};

/** Which lines of which days; `id` names their observers. */
export const coverageLines = listFilter({ ...coverageFilter, ...coverageWindow }).refine(
  endsAfterItBegins.holds,
  endsAfterItBegins.refusal,
);

/** GET /coverage */
export const coverageQuery = listQuery(['date', 'contact', 'yahrzeit'], coverageFilter)
  .extend(coverageWindow)
  .refine(endsAfterItBegins.holds, endsAfterItBegins.refusal);

/** One observer and one occurrence, or an occurrence that nobody observes. */
export const coverageLine = z.object({
  /** Of the occurrence and its observer. */
  id: z.string(),
  observanceId: id.nullable(),
  date: civilDate,
  calendar: z.enum(['hebrew', 'civil']),
  yahrzeit: z.object({ id, name: z.string(), hebrewName: z.string().nullable() }),
  contact: z
    .object({
      id,
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  channel: channel.nullable(),
  outcome: coverageOutcome,
  /** What the wished way fell short of, where another one reaches them. */
  shortfall: coverageGap.nullable(),
  emailStage: z.enum(['sent', 'queued', 'planned']).nullable(),
  letterStage: z.enum(['printed', 'toPrint']).nullable(),
  /** The day on which the first letter left, or is going to. */
  toldOn: civilDate.nullable(),
  messageId: id.nullable(),
  printedAt: instant.nullable(),
  /** What the family answered to the letter. */
  answer: familyAnswer.nullable(),
});
export type CoverageLine = z.infer<typeof coverageLine>;

/** Each line counts under exactly one outcome: they add up to `lines`. */
export const coveragePage = pageOf(coverageLine).extend({
  from: civilDate,
  to: civilDate,
  counts: z.partialRecord(coverageOutcome, z.int()),
  lines: z.int(),
  /** Occurrences that somebody observes or that nobody does. */
  occurrences: z.int(),
  toPrint: z.int(),
  /** Yahrzeits that no window can hold: their date cannot be worked out. */
  undated: z.int(),
});
export type CoveragePage = z.infer<typeof coveragePage>;

export const COVERAGE_COLUMNS = [
  'date',
  'yahrzeit',
  'hebrewName',
  'contact',
  'email',
  'phone',
  'address',
  'channel',
  'reached',
  'outcome',
  'shortfall',
  'emailStage',
  'letterStage',
] as const;

/** GET /coverage/export */
export const coverageExportQuery = listQuery(['date', 'contact', 'yahrzeit'], coverageFilter)
  .omit({ range: true })
  .extend({ ...coverageWindow, format: z.enum(['csv', 'xlsx']).default('csv') })
  .refine(endsAfterItBegins.holds, endsAfterItBegins.refusal);

/** Why somebody who was reached last year is not this year, beside the gaps above. */
export const LOSS_REASONS = [
  'contact_removed',
  'yahrzeit_removed',
  'yahrzeit_archived',
  'observer_removed',
  'no_date',
  ...COVERAGE_GAPS,
] as const;
export const lossReason = z.enum(LOSS_REASONS);

/** GET /coverage/lost: the window is this year's; who was reached in the same days a year before is asked about. */
export const lostQuery = listQuery(['date'], { reason: lossReason.optional() })
  .extend(coverageWindow)
  .refine(endsAfterItBegins.holds, endsAfterItBegins.refusal);

/** Somebody who was reached last year and is not this year. */
export const lostLine = z.object({
  id: z.string(),
  yahrzeit: z.object({ id, name: z.string() }).nullable(),
  contact: z.object({ id, name: z.string() }).nullable(),
  /** As it stood on last year's letter. */
  toEmail: z.string().nullable(),
  lastDate: civilDate,
  thisDate: civilDate.nullable(),
  reason: lossReason,
  /** Who did what took them off, and when, as the trail of changes says. */
  by: z.string().nullable(),
  at: instant.nullable(),
});
export type LostLine = z.infer<typeof lostLine>;
export const lostPage = pageOf(lostLine).extend({
  /** The days a year before. */
  from: civilDate,
  to: civilDate,
  lastYear: z.int(),
  stillReached: z.int(),
  counts: z.partialRecord(lossReason, z.int()),
});
export type LostPage = z.infer<typeof lostPage>;

/** The sheets of labels: Avery 5160 on US letter, three by ten; Avery L7160 on A4, three by seven. */
export const LABEL_SHEETS = { '5160': 30, L7160: 21 } as const;
export const labelSheet = z.enum(['5160', 'L7160']);
export type LabelSheet = z.infer<typeof labelSheet>;
export const paper = z.enum(['letter', 'a4']);
export type Paper = z.infer<typeof paper>;

/**
 * POST /printing: writes the letters that wait in a window, or the chosen ones of them, and records them as printed.
 * Only chosen ones can be printed `again`; each letter is recorded as printed once otherwise. POST /printing/look shows the
 * same letters, and records nothing.
 */
export const printing = z
  .object({
    from: reckonedDate,
    to: reckonedDate,
    /** The letter; the reminders' own without it, or else the ready one. */
    templateId: id.nullish().transform((template) => template ?? null),
    only: z
      .array(z.object({ observanceId: id, date: reckonedDate }))
      .min(1)
      .max(1000)
      .optional(),
    /** Only the letters about these yahrzeits, to these contacts or observers, or in place of these messages. */
    of: z
      .strictObject({
        by: z.enum(['yahrzeits', 'contacts', 'observers', 'emails']),
        ids: z.array(id).min(1).max(10_000),
      })
      .optional(),
    again: z.boolean().default(false),
  })
  .refine(endsAfterItBegins.holds, endsAfterItBegins.refusal)
  .refine(({ again, only }) => !again || only, { message: 'Choose what is printed again', path: ['only'] });
export type Printing = z.input<typeof printing>;

/** Letters that were printed together. */
export const printedBatch = z.object({
  id,
  letters: z.int(),
  from: civilDate,
  to: civilDate,
  printedAt: instant,
  printedBy: z.string(),
});
export type PrintedBatch = z.infer<typeof printedBatch>;
export const printedBatchPage = pageOf(printedBatch);
export const printedBatchQuery = listQuery(['printedAt'], {});

/** What came of printing; `unwritten` are letters that could not be written, and are not recorded as printed. */
export const printed = printedBatch.extend({
  unwritten: z.array(z.object({ observanceId: id, contact: z.string(), reason: z.string() })),
});
export type Printed = z.infer<typeof printed>;

/** POST /printing/count: how many letters wait that `printing` would print. */
export const waitingLetters = z.object({ data: z.object({ letters: z.int() }) });

/** GET /printing/{id}/letters.pdf, POST /printing/look: `slip` puts one at the foot of each letter that a family sends back. */
export const lettersQuery = z.object({
  paper: paper.default('letter'),
  slip: z
    .enum(['true', 'false'])
    .default('false')
    .transform((wished) => wished === 'true'),
});

/** GET /printing/{id}/labels.pdf: `skip` labels of the first sheet are used already. */
export const labelsQuery = z
  .object({ sheet: labelSheet.default('5160'), skip: z.coerce.number().int().min(0).max(29).default(0) })
  .refine(({ sheet, skip }) => skip < LABEL_SHEETS[sheet], { message: 'The sheet has fewer labels', path: ['skip'] });
