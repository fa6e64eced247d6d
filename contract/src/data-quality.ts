import { z } from 'zod';
import { civilDate, id, instant, listFilter, listQuery, pageOf } from './common.js';
import { contact } from './contacts.js';
import { notification } from './notifications.js';
import { yahrzeit } from './yahrzeits.js';

/** The periods that the dashboard offers, in days of 24 hours up to now. */
export const QUALITY_PERIODS = [1, 7, 30, 90] as const;
export const qualityPeriod = z.object({ days: z.coerce.number().int().min(1).max(366).default(7) });

const count = z.int().min(0);

/** GET /notifications/merge-field-summary */
export const mergeFieldSummary = z.object({
  summary: z.object({
    /** Letters sent in the period: each was analysed when it was written. */
    totalAffectedEmails: count,
    /** Notifications of the period that nobody has dismissed. */
    totalNotifications: count,
  }),
  /** The ten with most issues. */
  mostProblematicFields: z.array(z.object({ field: z.string(), count })),
  /** The five with most issues that still exist. */
  mostProblematicTemplates: z.array(z.object({ templateId: id, templateName: z.string(), issueCount: count })),
  recentNotifications: z.array(notification),
});
export type MergeFieldSummary = z.infer<typeof mergeFieldSummary>;

/** GET /merge-field-testing/organization-summary */
export const organizationSummary = z.object({
  summary: z.object({
    /** Mean of the letters' success rates, in percent; null when none was sent. */
    averageSuccessRate: z.number().min(0).max(100).nullable(),
    totalIssues: count,
    /** Templates whose letters had issues. */
    totalTemplates: count,
  }),
  issuesBySeverity: z.object({ high: count, medium: count, low: count }),
  issuesByType: z.object({ missing_data: count, invalid_field: count, empty_value: count }),
});
export type OrganizationSummary = z.infer<typeof organizationSummary>;

/** GET /data-quality/over-time: by local day, or by hour for the last 24; times without letters are left out. */
export const qualityOverTime = z.object({
  data: z.array(z.object({ at: instant, letters: count, successRate: z.number(), issues: count })),
});
export type QualityOverTime = z.infer<typeof qualityOverTime>;

/** What can be mended where it is listed: the name of the record's own field, and how it is typed. */
export const mending = z.object({
  name: z.enum([
    ...['email', 'phone', 'relationship'],
    ...['hebrewName', 'personDetails', 'plaque', 'gregorianDate', 'hebrewDate', 'hebrewYear', 'afterSunset'],
  ] as const),
  kind: z.enum(['text', 'email', 'date', 'year', 'yesNo', 'relationship']),
});
export type Mending = z.infer<typeof mending>;

/** GET /data-quality/lacking: the records that leave a merge field without a value in their letters. */
export const lackingQuery = listQuery(['name'], {}).extend({ field: z.string().min(1).max(100) });
export const lackingRecord = z.object({
  id,
  name: z.string(),
  recordType: z.enum(['contact', 'yahrzeit', 'observer', 'organization', 'template']),
  /** Whose form mends it: the record itself, or for an observer the contact. */
  opens: z.object({ resource: z.enum(['contacts', 'yahrzeits', 'templates', 'settings']), id }),
  /** Who else is concerned: the person whom an observer remembers. */
  detail: z.string().nullable(),
});
export type LackingRecord = z.infer<typeof lackingRecord>;
export const lackingRecords = pageOf(lackingRecord).extend({
  /** Null when the field follows from others: then only the form can mend it. */
  mending: mending.nullable(),
});
export type LackingRecords = z.infer<typeof lackingRecords>;

/** What can be wrong with a date of death. */
export const DATE_PROBLEMS = [
  'conflict',
  'placeholder_year',
  'ambiguous_adar',
  'after_sunset_unsure',
  'no_date',
  'duplicate',
] as const;
export const dateProblem = z.enum(DATE_PROBLEMS);
export type DateProblem = z.infer<typeof dateProblem>;

/** GET /data-quality/dates */
const dateProblemFilters = { problem: dateProblem.optional() };
export const dateProblemFilter = listFilter(dateProblemFilters);
export const dateProblemQuery = listQuery(['name'], dateProblemFilters);
export const dateProblemRecord = z.object({
  id,
  name: z.string(),
  problem: dateProblem,
  gregorianDate: civilDate.nullable(),
  hebrewDate: z.string().nullable(),
  hebrewDateHe: z.string().nullable(),
  /** The Hebrew date that the civil one gives, where the two contradict each other. */
  expected: z.string().nullable(),
  expectedHe: z.string().nullable(),
  /** The record entered before it for the same person. */
  sameAs: id.nullable(),
});
export type DateProblemRecord = z.infer<typeof dateProblemRecord>;
export const dateProblems = pageOf(dateProblemRecord).extend({ counts: z.record(dateProblem, count) });
export type DateProblems = z.infer<typeof dateProblems>;

/** GET and PUT /notifications/digest: whether this member gets the day's notifications by email. */
export const digestChoice = z.object({ wanted: z.boolean() });
export const digest = digestChoice.extend({
  /** Whether the organization's plan includes it. */
  included: z.boolean(),
});
export type Digest = z.infer<typeof digest>;

/** The names are the same but for a slip of the pen. */
const nearName = z.boolean();

/** GET /data-quality/duplicates: two records that may be of one person, and what they have in common. */
export const duplicate = z.object({
  id: z.string(),
  one: yahrzeit,
  other: yahrzeit,
  same: z.object({ name: z.boolean(), nearName, date: z.boolean(), family: z.boolean() }),
});
export const duplicates = pageOf(duplicate);
export type Duplicate = z.infer<typeof duplicate>;
export type Duplicates = z.infer<typeof duplicates>;

/** GET /data-quality/contact-duplicates: two contacts who may be one person, and what they have in common. */
export const duplicateContact = z.object({
  id: z.string(),
  one: contact,
  other: contact,
  same: z.object({ name: z.boolean(), nearName, phone: z.boolean(), address: z.boolean(), family: z.boolean() }),
});
export const duplicateContacts = pageOf(duplicateContact);
export type DuplicateContact = z.infer<typeof duplicateContact>;
export type DuplicateContacts = z.infer<typeof duplicateContacts>;
export const duplicateQuery = listQuery(['name'], {
  /** The pairs of which somebody has said that they are two people, in place of those that are proposed. */
  answered: z.boolean().optional(),
});

/**
 * PUT /data-quality/duplicates/answer, and the same of contact-duplicates: these two are two people, and are not proposed
 * again; `false` takes that back.
 */
export const twoPeople = z
  .strictObject({ one: id, other: id, twoPeople: z.boolean() })
  .refine(({ one, other }) => one !== other, { message: 'Name two records', path: ['other'] });
export const saidOfTwo = z.object({ data: twoPeople });
