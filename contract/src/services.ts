import { z } from 'zod';
import { calledAs, nameSound } from './called-names.js';
import { civilDate, id, instant, optionalLine, reckonedDate } from './common.js';
import { relationship } from './contacts.js';
import { serviceRule } from './organizations.js';

/** An evening service belongs to the Hebrew day that begins with it; `yomTov` is the service of a festival's daytime. */
export const serviceKind = z.enum(['fridayEvening', 'shabbatMorning', 'weekdayEvening', 'weekdayMorning', 'yomTov']);
export type ServiceKind = z.infer<typeof serviceKind>;

/** Whom a service names: the yahrzeits of its week, or those of its day; with or without those that the congregation keeps itself. */
export const readingKind = z.enum(['shiva', 'sheloshim', 'yahrzeitWeek', 'yahrzeitDay', 'perpetual']);
export type ReadingKind = z.infer<typeof readingKind>;

/** Every time, on the nth such weekday of a civil month, or on dates that are named. */
export const cadence = z.discriminatedUnion('how', [
  z.object({ how: z.literal('every') }),
  z.object({ how: z.literal('nth'), nth: z.array(z.int().min(1).max(5)).min(1).max(5) }),
  z.object({ how: z.literal('dates'), dates: z.array(civilDate).min(1).max(400) }),
]);

/** A service as the congregation holds it. */
export const service = z.object({
  /** As lists call it; `null` for the usual words of its kind. */
  name: optionalLine(80),
  kind: serviceKind,
  cadence,
  /** Of weekday services: 0 is Sunday. Empty means every day from Sunday to Thursday (evening) or Friday (morning). */
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
  /** The hour on the clock, or minutes after sunset (before it: negative). */
  time: z
    .union([
      z.object({ clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM') }),
      z.object({ afterSunset: z.int().min(-240).max(240) }),
    ])
    .nullable()
    .default(null),
  reads: z.array(readingKind).min(1).max(5),
  /** How many must come for it to be held; the list then says how many answered that they do. `null` where nobody asks. */
  quorum: z.int().min(2).max(100).nullable().default(null),
});
export type Service = z.infer<typeof service>;

/** For how many days after the burial the dead are named; 0 is not at all, 335 about eleven months. */
export const RECENT_DAYS = [0, 7, 30, 335, 365] as const;

/** Between which hours of the eve the sheet for the pulpit may be asked for. */
export const [FIRST_PULPIT_HOUR, LAST_PULPIT_HOUR] = [5, 18] as const;

/** Who is read. What the congregation keeps for ever, and who has a plaque, is read whatever the relation. */
export const readingPolicy = z.object({
  recentDays: z.literal(RECENT_DAYS),
  /** The relations that are read; `null` for all. */
  relations: z.array(relationship).min(1).max(7).nullable(),
  /** Whether they are read whom nobody observes. */
  nobodyObserves: z.boolean(),
  /** So many years after the last of the family has left the congregation the name is still read; `null` for always. */
  formerYears: z.int().min(0).max(100).nullable().default(null),
  /** On the congregation's calendar only, where a family observes both. */
  onceAYear: z.boolean(),
  /** After whom the dead are called up in Hebrew lists and in the pulpit pack, and in which sound. */
  calledAs: calledAs.default('typed'),
  sound: nameSound.default('israeli'),
  /** Whether Hebrew names have vowel points on the sheet for the pulpit and in prayers. */
  pointed: z.boolean().default(false),
  /** Whether a sheet for the pulpit is prepared before each Shabbat and Yom Tov, and said in the bell. */
  pulpitSheet: z.boolean().default(false),
  /** At which hour of the eve, by the clock; earlier where candles are lit so early that it would be late. */
  pulpitHour: z.int().min(FIRST_PULPIT_HOUR).max(LAST_PULPIT_HOUR).default(10),
  /** Whether lists for the office and the pulpit have the gabbai's column: tribe, who is expected, the customary aliyah. */
  gabbai: z.boolean().default(false),
  /** Whether the column says on which days El Malei is not said. */
  elMalei: z.enum(['always', 'ashkenazi']).default('always'),
});
export type ReadingPolicy = z.infer<typeof readingPolicy>;

/** GET and PUT /orgs/mine/services: all of it at once. */
export const serviceSettings = z.object({
  services: z.array(service).min(1).max(30),
  noService: z.array(z.object({ date: civilDate, reason: optionalLine(200) })).max(400),
  policy: readingPolicy,
  /** What was read: a change of an older version is refused with 409 `changed_meanwhile`. `null` while nothing was ever set. */
  version: instant.nullable().optional(),
});
export type ServiceSettings = z.output<typeof serviceSettings>;

/** What a congregation has that has set nothing: today's Friday evening. */
export const DEFAULT_SERVICE: Service = {
  ...{ name: null, kind: 'fridayEvening', cadence: { how: 'every' }, weekdays: [], time: null, quorum: null },
  reads: ['shiva', 'sheloshim', 'yahrzeitWeek', 'perpetual'],
};
export const DEFAULT_POLICY: ReadingPolicy = {
  recentDays: 30,
  relations: null,
  nobodyObserves: true,
  formerYears: null,
  onceAYear: false,
  calledAs: 'typed',
  sound: 'israeli',
  pointed: false,
  pulpitSheet: false,
  pulpitHour: 10,
  gabbai: false,
  elMalei: 'always',
};

/** A service on its date, as a list of choices shows it. */
export const datedService = z.object({ date: civilDate, key: z.string(), name: z.string(), heading: z.string() });
export const datedServices = z.object({ data: z.array(datedService) });
export type DatedServices = z.infer<typeof datedServices>;

/** GET /service-list/services: those at which a name can be read, five weeks before and after a date. */
export const servicesAround = z.object({ date: reckonedDate, language: z.enum(['en', 'he']).optional() });

/** The one observance that a decision is about. */
export const readingOf = { yahrzeitId: id, calendar: z.enum(['hebrew', 'civil']), date: reckonedDate };

/**
 * PUT /service-list/readings: read on the date of this service, or (`null`) not this year. `key` says at which service of that date,
 * as `GET /service-list/services` names it; without it at the first.
 */
export const readingDecision = z.object({
  ...readingOf,
  service: reckonedDate.nullable(),
  key: optionalLine(120),
  reason: optionalLine(200),
});
export type ReadingDecision = z.input<typeof readingDecision>;

/** POST /service-list/readings/usual: as the rule has it again. */
export const usualReading = z.object(readingOf);

/**
 * When the week of mourning and the thirty days ended, each by its last day, `null` where nothing cut it short; and for how many
 * days this one is named, `null` for as many as the policy says.
 */
const mourningEnds = {
  shiva: civilDate.nullable(),
  sheloshim: civilDate.nullable(),
  days: z.literal(RECENT_DAYS).nullable().default(null),
  reason: optionalLine(200),
};
export const mourningEnd = z.object({ ...mourningEnds, by: z.string() });
export type MourningEnd = z.infer<typeof mourningEnd>;

/** PUT /service-list/mourning: as a rabbi told it, or somebody decided; nothing at all takes it back. */
export const mourningEndDraft = z.object({
  yahrzeitId: id,
  ...mourningEnds,
  shiva: reckonedDate.nullable(),
  sheloshim: reckonedDate.nullable(),
});
export type MourningEndDraft = z.input<typeof mourningEndDraft>;

/** GET /service-list/not-read: a Friday's week. */
export const notReadQuery = z.object({ friday: reckonedDate.optional(), language: z.enum(['en', 'he']).optional() });

/**
 * Why somebody is read: the family observes this date; its relation is one that is read; a plaque; kept for ever; nobody observes
 * and the congregation reads such names; died recently; by somebody's word.
 */
export const readReason = z.enum([
  'observed',
  'relation',
  'plaque',
  'perpetual',
  'nobodyObserves',
  'recentDeath',
  'decided',
]);
export type ReadReason = z.infer<typeof readReason>;

/**
 * Why at this service: the rule puts it in the service's week; it is the day itself; the service of its week is not held; the time
 * of mourning; somebody chose it.
 */
export const readAt = z.enum(['week', 'day', 'notHeld', 'mourning', 'chosen']);
export type ReadAt = z.infer<typeof readAt>;

/** Why a name stands on a list. `serviceRule` is the one by which its week was found, and whether the record has its own. */
export const becauseRead = z.object({
  reason: readReason,
  at: readAt,
  serviceRule: z.object({ rule: serviceRule, own: z.boolean() }).nullable(),
});
export type BecauseRead = z.infer<typeof becauseRead>;

/**
 * Why somebody is not read: the family observes the other calendar; once a year, on the congregation's calendar; the relation is
 * not read; the family left the congregation; nobody observes; not this year, by somebody's word; another date, by somebody's word; no service reads them; recent
 * deaths are not read, or not so late; their mourning ended, or they are not named in it, by somebody's word.
 */
export const notReadReason = z.enum([
  ...([
    'otherCalendar',
    'onceAYear',
    'relation',
    'formerMember',
    'nobodyObserves',
    'notThisYear',
    'otherDate',
  ] as const),
  ...(['noService', 'recentDeath', 'mourningEnded', 'mourningLeftOut'] as const),
]);
export type NotReadReason = z.infer<typeof notReadReason>;

export const notReadName = z.object({
  yahrzeitId: id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  /** The observance; of a recent death the day of it. */
  date: civilDate,
  calendar: z.enum(['hebrew', 'civil']).nullable(),
  hebrewDate: z.string().nullable(),
  reason: notReadReason,
  /** With `otherDate`: the service at which the name is read. */
  service: civilDate.nullable(),
  /** What somebody wrote with the decision, and who. */
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Of a recent death, what somebody decided. */
  mourningEnd: mourningEnd.nullable(),
});
export type NotReadName = z.infer<typeof notReadName>;

/** A decision about a date that the record does not have any more. */
export const lostDecision = z.object({
  ...readingOf,
  name: z.string(),
  service: civilDate.nullable(),
  note: z.string().nullable(),
  decidedBy: z.string(),
});

export const notRead = z.object({
  friday: civilDate,
  names: z.array(notReadName),
  /** More than so many are not listed. */
  more: z.boolean(),
  lost: z.array(lostDecision),
});
export type NotRead = z.infer<typeof notRead>;
