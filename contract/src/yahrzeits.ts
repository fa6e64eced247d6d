import { z } from 'zod';
import { activity, observer } from './contacts.js';
import {
  besideSeen,
  civilDate,
  id,
  instant,
  line,
  listFilter,
  listQuery,
  optionalLine,
  optionalText,
  pageOf,
  versionRead,
} from './common.js';
import { dateRules, serviceRule } from './organizations.js';
import { yizkorDay } from './service-list.js';

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
  /** In whole years. */
  ageAtDeath: z
    .int()
    .min(0)
    .max(150)
    .nullish()
    .transform((age) => age ?? null),
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
export const yahrzeitChange = yahrzeitDraft.partial().extend({ version: versionRead });

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
  ageAtDeath: z.int().nullable(),
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

const yahrzeitFilters = {
  /** Of this name, in either script; `q` finds by the names of the mourners and by the plaque too. */
  called: z.string().max(200).optional(),
  /** `unsure` for those of whom it is not known. */
  afterSunset: z.union([z.boolean(), z.literal('unsure')]).optional(),
  /** Month of the Hebrew date of death, 1 Nisan to 13 Adar II. */
  month: z.int().min(1).max(13).optional(),
  withoutObserver: z.boolean().optional(),
  deleted: z.boolean().optional(),
  /** Next observance within these civil dates, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  contactId: id.optional(),
  diedOn: civilDate.optional(),
  /** The Friday of the service at which the name is read. */
  service: civilDate.optional(),
};
export const yahrzeitFilter = listFilter(yahrzeitFilters);
export const yahrzeitQuery = listQuery(
  ['name', 'gregorianDate', 'nextHebrewObservanceDate', 'hebrewDate', 'personDetails', 'afterSunset', 'createdAt'],
  yahrzeitFilters,
).extend(besideSeen);
export const yahrzeitPage = pageOf(yahrzeit);

/**
 * When the memorial candle is lit, on the evening before; `at` is null where the congregation's place is not known. `byClock`:
 * the sun does not set, and the congregation's own hour stands for it.
 */
export const candleTime = z.object({
  when: z.enum(['beforeShabbat', 'beforeFestival', 'afterNightfall', 'atSundown']),
  byClock: z.boolean(),
  evening: civilDate,
  at: instant.nullable(),
});

/** The last days of each time of mourning, by their daytime; shiva and sheloshim are counted from the burial. */
export const mourning = z.object({
  shivaEnds: civilDate.nullable(),
  sheloshimEnds: civilDate.nullable(),
  kaddishEnds: civilDate,
  yearEnds: civilDate,
});

/** One dated observance that lies ahead. */
export const occurrence = z.object({
  date: civilDate,
  calendar: z.enum(['hebrew', 'civil']),
  hebrewDate: z.string(),
  hebrewDateHe: z.string(),
  nth: z.int().nullable(),
  serviceDate: civilDate,
  candle: candleTime,
  /** At sundown; null where the congregation's place is not known, and where the sun does not set. */
  ends: instant.nullable(),
  /** Why this date, as sentences. */
  explanation: z.string(),
});
export type Occurrence = z.infer<typeof occurrence>;

export const yahrzeitDetails = yahrzeit.extend({
  fridayServiceBefore: civilDate.nullable(),
  fridayServiceAfter: civilDate.nullable(),
  assignedService: civilDate.nullable(),
  /** Where the name is read in truth for the next Hebrew observance: it may have been moved, or left out, which is null. */
  readAt: z.object({ date: civilDate, service: z.object({ en: z.string(), he: z.string() }) }).nullable(),
  computedServiceDates: z
    .object({ serviceBeforeIso: z.string().nullable(), serviceAfterIso: z.string().nullable() })
    .nullable(),
  explanation: z.string().nullable(),
  explanationHe: z.string().nullable(),
  upcoming: z.array(occurrence),
  /** Null while the year of the death is not known. */
  mourning: mourning.nullable(),
  /** The congregation's next day of Yizkor. */
  nextYizkor: z.object({ day: yizkorDay, date: civilDate }),
  observers: z.array(observer),
});
export type YahrzeitDetails = z.infer<typeof yahrzeitDetails>;

/** GET /yahrzeits/{id}/details */
export const yahrzeitDetailsQuery = z.object({
  includeServiceDates: z
    .enum(['true', 'false'])
    .default('false')
    .transform((answer) => answer === 'true'),
});

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

/** POST /yahrzeits/understand: what stands in the form's date fields, as people type dates. */
export const typedDates = z.object({
  gregorianText: optionalLine(40),
  hebrewText: optionalLine(60),
  /** A day in either calendar, of a form that has one field for it, in place of the two. */
  dayText: optionalLine(60),
  afterSunset: z
    .boolean()
    .nullish()
    .transform((answer) => answer ?? null),
  /** Of a burial, which is told of some days before: within a month from today. */
  mayLieAhead: z.boolean().optional(),
  /** Of what has just happened: without its year, `dayText` is the last such day. */
  isRecent: z.boolean().optional(),
});
export type TypedDates = z.input<typeof typedDates>;

/** One day in both calendars. A Hebrew date without its year has no civil one. */
const dateReading = z.object({
  gregorianDate: civilDate.nullable(),
  hebrewDate: z.string(),
  hebrewDateHe: z.string(),
});

/** The days that a text may mean, where it does not say which. */
export const severalDays = z.array(z.object({ hebrewDate: z.string(), hebrewDateHe: z.string() }));

/** What a form may tell beside the dates; none of these hinders saving. */
export const dateNote = z.enum([
  'gregorian_derived',
  'hebrew_derived',
  'hebrew_year_inferred',
  'after_sunset_inferred',
  'after_sunset_unknown',
  'adar_disambiguated_by_gregorian',
  'adar_i_in_common_year',
  'adar_ii_in_common_year',
  'ambiguous_order',
  'two_digit_year',
]);

/**
 * What was understood. `settled` is what would be saved: null while a field is not understood, while the two dates
 * contradict each other, or while both fields are empty. `afterSunset` true with the note `after_sunset_inferred` is a proposal.
 */
export const understoodDates = z.object({
  fromGregorian: dateReading.nullable(),
  fromHebrew: dateReading.nullable(),
  settled: dateReading.extend({ hebrewYear: z.int().nullable(), afterSunset: z.boolean().nullable() }).nullable(),
  notes: z.array(dateNote),
  problems: z.array(
    z.object({
      path: z.enum(['gregorianText', 'hebrewText']),
      code: z.string(),
      message: z.string(),
      mayBe: severalDays.optional(),
    }),
  ),
  /** The next observance on the Hebrew calendar; it begins at sundown the evening before. */
  next: z
    .object({ date: civilDate, hebrewDate: z.string(), hebrewDateHe: z.string(), nth: z.int().nullable() })
    .nullable(),
});
export type UnderstoodDates = z.infer<typeof understoodDates>;
