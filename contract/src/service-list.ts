import { z } from 'zod';
import { civilDate, id, reckonedDate } from './common.js';
import { relationship } from './contacts.js';
import { familyAnswer } from './responses.js';
import { becauseRead, mourningEnd, serviceKind } from './services.js';

export const yizkorDay = z.enum(['yomKippur', 'sheminiAtzeret', 'pesach', 'shavuot']);
export type YizkorDay = z.infer<typeof yizkorDay>;

/**
 * GET /service-list: one Friday, all Fridays of a civil month (`2027-01`), or one of the four days of Yizkor, on which all are
 * named (the next such day, or that of `hebrewYear`). Without any of them, the coming Friday.
 */
export const serviceListQuery = z
  .object({
    friday: reckonedDate.optional(),
    month: z
      .string()
      .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM')
      .optional(),
    yizkor: yizkorDay.optional(),
    hebrewYear: z.coerce.number().int().min(5000).max(6999).optional(),
    language: z.enum(['en', 'he']).optional(),
    /** `false` leaves the living out: a list that the public sees should not name them unasked. */
    observers: z
      .enum(['true', 'false'])
      .default('true')
      .transform((answer) => answer === 'true'),
    /** Those alone for whom the congregation says kaddish: in place of a family, or since one asked for it. */
    kaddish: z.literal('true').optional(),
  })
  .refine(({ kaddish, yizkor }) => !(kaddish && yizkor), {
    message: 'At Yizkor all are named: ask for a Friday or a month',
    path: ['kaddish'],
  })
  .refine(({ friday, month, yizkor }) => [friday, month, yizkor].filter(Boolean).length <= 1, {
    message: 'Ask for a Friday, a month, or a day of Yizkor',
    path: ['friday'],
  });
export type ServiceListQuery = z.input<typeof serviceListQuery>;

/** GET /service-list.pdf: the same on pages; `large` for whoever reads from a distance. */
export const serviceSheetQuery = serviceListQuery.safeExtend({
  size: z.enum(['a5', 'a4', 'letter']).default('a4'),
  type: z.enum(['usual', 'large']).default('usual'),
});
export type ServiceSheetQuery = z.input<typeof serviceSheetQuery>;

/** GET /pulpit-sheet.pdf: every service from an eve, the coming one unless it is named, to the next nightfall. */
export const pulpitPackQuery = z.object({
  eve: reckonedDate.optional(),
  language: z.enum(['en', 'he']).optional(),
  /** A5 for cards. */
  size: z.enum(['a5', 'a4', 'letter']).default('a4'),
  points: z.coerce
    .number()
    .pipe(z.literal([18, 24]))
    .default(18),
});

/** GET and PUT /pulpit-sheet/mail: whether the caller has the sheet by mail before each Shabbat and Yom Tov, and on which paper. */
export const pulpitMail = z.object({
  wanted: z.boolean(),
  size: pulpitPackQuery.shape.size,
  points: z.literal([18, 24]).default(18),
});
export type PulpitMail = z.infer<typeof pulpitMail>;

/** One who is named at a service. */
export const serviceName = z.object({
  yahrzeitId: id,
  /** As it is read: "Susie Schwartz, mother of David Schwartz". */
  text: z.string(),
  name: z.string(),
  hebrewName: z.string().nullable(),
  personDetails: z.string().nullable(),
  plaque: z.string().nullable(),
  /** The observance; null on a day of Yizkor. */
  date: civilDate.nullable(),
  calendar: z.enum(['hebrew', 'civil']).nullable(),
  hebrewDate: z.string().nullable(),
  nth: z.int().nullable(),
  /** One who died recently: in the week of mourning, in the thirty days, or in the year. */
  mourning: z.enum(['shiva', 'sheloshim', 'year']).nullable(),
  /** Of one who died recently, what somebody decided: when the week or the thirty days ended, for how long they are named. */
  mourningEnd: mourningEnd.nullable(),
  /** Counted from the death, since no burial is known; or a festival falls in between, and a rabbi is to be asked. */
  remarks: z.array(z.enum(['fromDeath', 'festival'])),
  /** What stands above the names of this kind, in the list's language; `null` where all names of the service are of one kind. */
  group: z.string().nullable(),
  /** What stands behind the name: why it is read on this date, and what to mind. */
  notes: z.array(z.string()),
  /** For the gabbai, where the congregation wishes for it: tribe, who is expected, when the customary aliyah is. */
  gabbai: z.array(z.string()),
  /** The Friday that the rule assigns, where it is read on another date than that one's. */
  movedFrom: civilDate.nullable(),
  /** Why it is read, and why here; `null` on a day of Yizkor, on which all are. */
  because: becauseRead.nullable(),
  /** Somebody decided about this reading: what they wrote with it, and who. */
  decision: z.object({ reason: z.string().nullable(), by: z.string() }).nullable(),
  observers: z.array(
    z.object({
      contactId: id,
      /** In the list's language. */
      name: z.string(),
      /** As they are called up themselves. */
      hebrewName: z.string().nullable(),
      relationship: relationship.nullable(),
      relationshipDetail: z.string().nullable(),
      /** What they answered to the letter about this day. */
      answer: familyAnswer.nullish(),
    }),
  ),
});
export type ServiceName = z.infer<typeof serviceName>;

export const serviceList = z.object({
  /** That of every text in the list, which need not be the reader's. */
  language: z.enum(['en', 'he']),
  title: z.string(),
  services: z.array(
    z.object({
      /** The civil date of the service, or the day of Yizkor. */
      date: civilDate,
      /** `null` on a day of Yizkor. */
      kind: serviceKind.nullable(),
      heading: z.string(),
      /** It is not held: its names are read elsewhere, and say so. */
      cancelled: z.boolean(),
      names: z.array(serviceName),
      /** What stands where nobody is named, in the list's language. */
      empty: z.string().nullable(),
      /** El Malei for those of them who have a Hebrew name, where they are several. */
      elMalei: z.string().nullable(),
      /** For the gabbai: how many are needed and come, where the service needs a number; that El Malei is not said, and why. */
      gabbai: z.string().nullable(),
    }),
  ),
});
export type ServiceList = z.infer<typeof serviceList>;
