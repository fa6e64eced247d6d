import { z } from 'zod';
import { activity, observer } from './contacts.js';
import { civilDate, id, instant, line, listQuery, optionalLine, optionalText, pageOf } from './common.js';
import { dateRules, serviceRule } from './organizations.js';

/**
 * What is typed about a deceased person. `hebrewDate` is text in either script ("15 Adar II 5744", "ט״ו אדר ב׳ תשמ״ד",
 * with or without a year); the server reads it, and refuses a date that does not exist or contradicts the civil one.
 */
export const yahrzeitDraft = z.object({
  name: line(),
  hebrewName: optionalLine(),
  personDetails: optionalText(2000),
  gregorianDate: civilDate.nullish().transform((date) => date ?? null),
  hebrewDate: optionalLine(60),
  hebrewYear: z
    .int()
    .min(1)
    .max(9999)
    .nullish()
    .transform((year) => year ?? null),
  /** Whether the death occurred after sunset but before midnight; `null` is "not sure". */
  afterSunset: z
    .boolean()
    .nullish()
    .transform((answer) => answer ?? null),
  burialDate: civilDate.nullish().transform((date) => date ?? null),
  plaque: optionalLine(),
  notes: optionalText(),
  rules: dateRules
    .partial()
    .nullish()
    .transform((rules) => rules ?? {}),
  serviceRule: serviceRule.nullish().transform((rule) => rule ?? null),
  /** The browser's zone; it decides nothing, since the organization's zone does. */
  timezone: z.string().max(64).optional(),
});
export type YahrzeitDraft = z.input<typeof yahrzeitDraft>;

/** A correction; what is left out stays. `version` is the one that was read: a newer one in the database is a conflict. */
export const yahrzeitChange = yahrzeitDraft.partial().extend({ version: z.int().min(1).max(2_000_000_000).optional() });

export const yahrzeit = z.object({
  id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  personDetails: z.string().nullable(),
  gregorianDate: civilDate.nullable(),
  /** True when only the Hebrew date was given and the civil one was computed from it. */
  gregorianDerived: z.boolean(),
  hebrewDate: z.string().nullable(),
  hebrewDateHe: z.string().nullable(),
  hebrewDay: z.int().nullable(),
  hebrewMonth: z.int().nullable(),
  hebrewYear: z.int().nullable(),
  yearUnknown: z.boolean(),
  afterSunset: z.boolean().nullable(),
  burialDate: civilDate.nullable(),
  plaque: z.string().nullable(),
  notes: z.string().nullable(),
  rules: dateRules.partial(),
  serviceRule: serviceRule.nullable(),
  /** Civil dates of the next observance on the Hebrew and on the civil calendar. */
  nextHebrewObservanceDate: civilDate.nullable(),
  nextHebrewObservance: z.string().nullable(),
  nextGregorianObservance: civilDate.nullable(),
  observerCount: z.int(),
  archivedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Yahrzeit = z.infer<typeof yahrzeit>;

export const yahrzeitQuery = listQuery(
  ['name', 'gregorianDate', 'nextHebrewObservanceDate', 'hebrewDate', 'personDetails', 'afterSunset', 'createdAt'],
  {
    afterSunset: z.boolean().optional(),
    /** Month of the Hebrew date of death, 1 Nisan to 13 Adar II. */
    month: z.int().min(1).max(13).optional(),
    withoutObserver: z.boolean().optional(),
    deleted: z.boolean().optional(),
    /** Next observance within these civil dates, both included. */
    from: civilDate.optional(),
    to: civilDate.optional(),
    contactId: id.optional(),
  },
);
export const yahrzeitPage = pageOf(yahrzeit);

/** One dated observance that lies ahead. */
export const occurrence = z.object({
  date: civilDate,
  calendar: z.enum(['hebrew', 'civil']),
  hebrewDate: z.string(),
  nth: z.int().nullable(),
  serviceDate: civilDate,
  /** Why this date, as sentences. */
  explanation: z.string(),
});
export type Occurrence = z.infer<typeof occurrence>;

export const yahrzeitDetails = yahrzeit.extend({
  fridayServiceBefore: civilDate.nullable(),
  fridayServiceAfter: civilDate.nullable(),
  assignedService: civilDate.nullable(),
  computedServiceDates: z
    .object({ serviceBeforeIso: z.string().nullable(), serviceAfterIso: z.string().nullable() })
    .nullable(),
  explanation: z.string().nullable(),
  explanationHe: z.string().nullable(),
  upcoming: z.array(occurrence),
  observers: z.array(observer),
});
export type YahrzeitDetails = z.infer<typeof yahrzeitDetails>;

export const yahrzeitActivity = z.object({ data: z.array(activity), total: z.int() });

/** POST /yahrzeits/{id}/recalculate */
export const recalculated = z.object({
  hebrewDate: z.string().nullable(),
  hebrewYear: z.int().nullable(),
  nextGregorianObservance: civilDate.nullable(),
  nextHebrewObservance: z.string().nullable(),
});

/** The quiet line above the list. */
export const weekAhead = z.object({
  observances: z.int(),
  withoutObserver: z.int(),
  from: civilDate,
  to: civilDate,
  nextLetters: z.object({ at: instant, count: z.int() }).nullable(),
});
export type WeekAhead = z.infer<typeof weekAhead>;
