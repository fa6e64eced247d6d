import { z } from 'zod';
import { civilDate, id, listQuery, pageOf } from './common.js';
import { dateRules, serviceRule } from './organizations.js';

/**
 * GET /leap-year: the yahrzeits that the Adar rule touches in a Hebrew leap year, which is the current one or the next when
 * none is named. `approved` are those whose record says itself which Adar is kept.
 */
export const leapYearQuery = listQuery(['date', 'name'], { approved: z.boolean().optional() }).extend({
  hebrewYear: z.coerce.number().int().min(5000).max(6999).optional(),
});

const adarDate = z.object({ date: civilDate, hebrewDate: z.string(), hebrewDateHe: z.string() });

/** One yahrzeit with the days that either Adar gives. */
export const leapYearChoice = z.object({
  id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  /** Of the death. */
  hebrewDate: z.string(),
  hebrewDateHe: z.string(),
  nth: z.int().nullable(),
  first: adarDate,
  second: adarDate,
  /** What is kept now, and whether the record says so itself or follows the organization. */
  adarRule: dateRules.shape.adarRule,
  approved: z.boolean(),
});
export type LeapYearChoice = z.infer<typeof leapYearChoice>;
export const leapYearPage = pageOf(leapYearChoice).extend({ hebrewYear: z.int() });
export type LeapYearPage = z.infer<typeof leapYearPage>;

/** POST /leap-year/approve: from now on these records say themselves which Adar is kept. */
export const leapYearApproval = z.object({
  ids: z.array(id).min(1).max(10_000),
  adarRule: dateRules.shape.adarRule,
});
/** How many records now say so; those that are deleted, or that no leap year touches, are passed over. */
export const leapYearApproved = z.object({ data: z.object({ approved: z.int() }) });

/** POST /orgs/mine/settings/preview: what these customs would change. Nothing is saved. */
export const customsToTry = z.object({ rules: dateRules, serviceRule });
export const customsPreviewQuery = listQuery(['date', 'name'], {}).omit({ filter: true });

const dated = z.object({
  calendar: z.enum(['hebrew', 'civil']),
  date: civilDate,
  hebrewDate: z.string(),
  hebrewDateHe: z.string(),
  serviceDate: civilDate,
});

/** A record whose observances or services ahead would change: those that would go, and those that would come. */
export const customsChange = z.object({
  id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  hebrewDate: z.string(),
  hebrewDateHe: z.string(),
  before: z.array(dated),
  after: z.array(dated),
});
export type CustomsChange = z.infer<typeof customsChange>;

export const customsPreview = pageOf(customsChange).extend({
  counts: z.object({
    /** Records that have a date. */
    records: z.int(),
    /** Those for which an observance moves, and those for which only the service does. */
    datesChange: z.int(),
    onlyServicesChange: z.int(),
  }),
});
export type CustomsPreview = z.infer<typeof customsPreview>;
