import { z } from 'zod';
import { civilDate, id, instant } from './common.js';
import { coverageGap } from './coverage.js';
import { calendar } from './organizations.js';
import { remembererAnswered } from './rememberers.js';
import { familyResponse } from './responses.js';
import { serviceName } from './service-list.js';

/** GET /this-week: the names to be read are in this language, by default the congregation's. */
export const thisWeekQuery = z.object({ language: z.enum(['en', 'he']).optional() });

/** One who is remembered on a day, and whether somebody of the family has been told. */
export const remembered = z.object({
  yahrzeitId: id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  /** Which yahrzeit it is; null where the year of death is not known. */
  nth: z.int().nullable(),
  told: z.boolean(),
});
export type Remembered = z.infer<typeof remembered>;

export const weekDay = z.object({
  date: civilDate,
  /** The Hebrew date of its daytime. */
  hebrewDate: z.string(),
  hebrewDateHe: z.string(),
  hebrewDay: z.int(),
  /** Shabbat or Yom Tov. */
  rest: z.boolean(),
  /** When candles are lit before Shabbat or Yom Tov; null on other days, and where the place is not known. */
  candles: instant.nullable(),
  /** The first of them, by name. */
  people: z.array(remembered),
  /** How many there are in all. */
  remembered: z.int(),
});
export type WeekDay = z.infer<typeof weekDay>;

/** A family whom nothing reaches about a day that comes soon. */
export const unreached = z.object({
  yahrzeitId: id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  date: civilDate,
  reason: coverageGap,
  contact: z.object({ id, name: z.string() }).nullable(),
});
export type Unreached = z.infer<typeof unreached>;

/** What a congregation decides before its letters leave, and what of it is not decided yet. */
export const setup = z.object({
  remindersOn: z.boolean(),
  /** The city or the coordinates; null while the place is not known. */
  place: z.string().nullable(),
  calendar,
  /** Whether staff said that place and customs are right. */
  customsConfirmed: z.boolean(),
  hasLetter: z.boolean(),
  /** Local hour, 0 to 23. */
  hour: z.int(),
  hasAddress: z.boolean(),
  hasReplyTo: z.boolean(),
});
export type Setup = z.infer<typeof setup>;

export const thisWeek = z.object({
  today: civilDate,
  /** Null before the first record, once all is decided, and where staff do not want to be asked. */
  setup: setup.nullable(),
  /** Whether something of it is missing still, and staff do not want to be asked. */
  setupDeclined: z.boolean(),
  /** Sunday to Shabbat, the organization's today among them. */
  days: z.array(weekDay).length(7),
  /** What is read on Shabbat: the parasha, or the festival that has its place. */
  reading: z.object({ en: z.string(), he: z.string(), festival: z.boolean() }),
  remembered: z.int(),
  /** Of these, the families of whom somebody has been told. */
  told: z.int(),
  /** What waits for a person, for the days from today to `until`. */
  waiting: z.object({
    until: civilDate,
    unreached: z.object({ count: z.int(), first: z.array(unreached) }),
    toPrint: z.int(),
    /** Letters that may have arrived or not, whenever they were sent. */
    uncertain: z.int(),
    /** Steps for mourners in their first year that are due until Shabbat. */
    mourners: z.int(),
    /** Lists that were brought in the last months and not finished: to be decided and imported, or imported without some of their rows. */
    lists: z.array(z.object({ id, fileName: z.string(), rows: z.int(), imported: z.boolean() })),
    /** Which Adar, where this year has two and some have not been looked at. */
    adar: z.object({ hebrewYear: z.int(), count: z.int() }).nullable(),
  }),
  /** What families answered to their letters in the last seven days: the latest, and how many in all. */
  answers: z.object({
    first: z.array(familyResponse.omit({ observanceId: true })),
    count: z.int(),
  }),
  /** What came back to letters that asked who will remember, in the last seven days: the latest four. */
  rememberers: z.array(remembererAnswered),
  /** The names to be read on the coming Friday evening: the first, and how many in all. */
  friday: z.object({
    date: civilDate,
    names: z.array(serviceName.pick({ yahrzeitId: true, text: true, hebrewName: true })),
    count: z.int(),
  }),
});
export type ThisWeek = z.infer<typeof thisWeek>;
