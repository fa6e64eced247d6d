import { z } from 'zod';
import { civilDate, id, optionalLine, optionalText } from './common.js';
import { relationship } from './contacts.js';
import { optionalEmailAddress } from './email-address.js';
import { yahrzeitDraft } from './yahrzeits.js';

/** What the congregation does for mourners in the first year, in its order. */
export const FIRST_YEAR_STEPS = [
  'funeral',
  'recentDeaths',
  'shiva',
  'rabbiLetter',
  'sheloshim',
  'callWeek5',
  'callMonth3',
  'callMonth6',
  'unveiling',
  'plaque',
  'kaddishEnds',
  'firstYahrzeit',
] as const;
export const firstYearStepKind = z.enum(FIRST_YEAR_STEPS);
export type FirstYearStepKind = z.infer<typeof firstYearStepKind>;

/** For how long kaddish is said: Hebrew months, less a day or a week, or thirty days. */
export const KADDISH_RULES = ['11m-1d', '11m', '12m-1w', '12m', '30d'] as const;
export const kaddishRule = z.enum(KADDISH_RULES);
export type KaddishRule = z.infer<typeof kaddishRule>;
export const kaddishFrom = z.enum(['death', 'burial']);
export type KaddishFrom = z.infer<typeof kaddishFrom>;

/** A festival that ends the week, or the thirty days: asked of the congregation, or applied by the custom. */
export const festivalRule = z.enum(['ask', 'apply']);
export type FestivalRule = z.infer<typeof festivalRule>;

/** Somebody who mourns: a contact on record, or a person who becomes one. */
const mourner = z
  .object({
    contactId: id.nullable(),
    name: optionalLine(),
    phone: optionalLine(50),
    email: optionalEmailAddress,
    /** What the one who died was to them. */
    relationship: relationship.nullable(),
    relationshipDetail: optionalLine(100).optional(),
  })
  .refine(({ contactId, name }) => contactId !== null || name !== null, { message: 'Say who it is', path: ['name'] });

/** POST /first-year: a death in the congregation. */
export const deathDraft = yahrzeitDraft.pick({ name: true, hebrewName: true, afterSunset: true }).extend({
  died: civilDate,
  buried: civilDate,
  mourners: z.array(mourner).max(30),
  /** Where and when the family sits shiva. */
  shiva: optionalText(500),
  /** Who of the congregation takes care. */
  carer: optionalLine(),
  kaddishRule,
  kaddishFrom,
  festivals: festivalRule.default('ask'),
});
export type DeathDraft = z.input<typeof deathDraft>;

export const firstYearStep = z.object({
  kind: firstYearStepKind,
  /** The day that it is about; the office does it on `dueOn`, which is no day of rest. */
  fallsOn: civilDate,
  dueOn: civilDate,
  /** The day by which a festival would end it, where one lies in between and nobody has decided. */
  festival: civilDate.nullable(),
  /** Without the festival that ended it, where that was applied. */
  usual: civilDate.nullable(),
  owner: z.string().nullable(),
  state: z.enum(['open', 'done', 'left']),
  closedBy: z.string().nullable(),
});
export type FirstYearStep = z.infer<typeof firstYearStep>;

export const FIRST_YEAR_COLUMNS = ['shiva', 'thirtyDays', 'elevenMonths', 'toYahrzeit'] as const;

/** One who died within the year, and the way of those who mourn. */
export const firstYear = z.object({
  /** Of the yahrzeit. */
  id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  column: z.enum(FIRST_YEAR_COLUMNS),
  /** The last day of that column. */
  until: civilDate,
  shiva: z.string().nullable(),
  carer: z.string().nullable(),
  mourners: z.array(z.object({ id, name: z.string(), phone: z.string().nullable() })),
  steps: z.array(firstYearStep),
  /** Whether the date of death or of burial was corrected since its days were worked out. */
  datesChanged: z.boolean(),
});
export type FirstYear = z.infer<typeof firstYear>;

/** GET /first-year: those whose first yahrzeit has not passed, the latest death first. */
export const firstYears = z.object({ today: civilDate, data: z.array(firstYear) });
export type FirstYears = z.infer<typeof firstYears>;

/** PUT /first-year/{id}/step; what is left out stays. */
export const firstYearStepChange = z.object({
  kind: firstYearStepKind,
  state: z.enum(['open', 'done', 'left']).optional(),
  owner: optionalLine().optional(),
  /** Another day; one of rest is moved to the day before. */
  fallsOn: civilDate.optional(),
});
export type FirstYearStepChange = z.input<typeof firstYearStepChange>;
