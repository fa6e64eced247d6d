import { z } from 'zod';
import { id, instant, line, optionalLine, optionalText } from './common.js';
import { emailAddress, optionalEmailAddress } from './email-address.js';
import { dateOrder } from './date-order.js';
import { ROLES } from './permissions.js';
import { releaseRule, releaseUnanswered } from './releases.js';

export const role = z.enum(ROLES);

/** Of a death in Adar of a common year, which of two Adars is kept. */
export const adarRule = z.enum(['first', 'second', 'both']);
export type AdarRule = z.infer<typeof adarRule>;

/** How the calendar decides where custom differs; each rule is described in docs/dates.md. */
export const dateRules = z.object({
  adarRule,
  adar1ThirtyRule: z.enum(['shevat30', 'nisan1']),
  thirtyRule: z.enum(['firstAnniversary', 'fixed29', 'roshChodesh', 'lastDay']),
  firstYearRule: z.enum(['hebrewDate', 'twelveMonths']),
  burialRule: z.enum(['off', 'after2days', 'after3days']),
  feb29Rule: z.enum(['feb28', 'mar1']),
});

export const serviceRule = z.enum(['onOrBefore', 'onOrAfter', 'fridayWeek', 'strictBefore', 'strictAfter']);

export const calendar = z.enum(['hebrew', 'civil']);

/** No digits: what the database would else read as a zone of its own making, such as `Foo/Bar-5`. */
const REGION_AND_CITY = /^[A-Z][A-Za-z]*(\/[A-Z][A-Za-z_-]*)+$/;

/**
 * Whether this is an IANA time zone of a region and a city that the program knows, such as America/New_York. Short names and
 * offsets are none: `IST`, `BST` and `+05:30` mean one thing here and another in the database.
 */
export function isTimeZone(zone: string): boolean {
  if (!REGION_AND_CITY.test(zone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

export const timezone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be a time zone by its region and city, such as America/New_York');

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of the clock, such as 18:30');

/** When Shabbat and Yom Tov begin and end here. */
export const shabbatTimes = z.object({
  /** Minutes before sunset; null is the custom of the place: 40 in Jerusalem, 30 in Haifa and Zikhron Ya'akov, else 18. */
  candleMinutes: z.int().min(0).max(90).nullable(),
  /** On Fridays whose sunset is later, candles are lit then; never before plag hamincha. */
  earlyShabbatAt: clockTime.nullable(),
  /** The sun so many degrees below the horizon, or so many minutes after sunset. */
  nightfall: z.enum(['degrees8_5', 'degrees7_083', 'minutes42', 'minutes50', 'minutes72']),
  /** Stands for sunset on days on which the sun does not set. */
  eveningWithoutSunset: clockTime.nullable(),
});
export type ShabbatTimes = z.infer<typeof shabbatTimes>;

/** The customs of the place, until a congregation says otherwise. */
export const USUAL_SHABBAT_TIMES: ShabbatTimes = {
  candleMinutes: null,
  earlyShabbatAt: null,
  nightfall: 'degrees8_5',
  eveningWithoutSunset: null,
};

const leadDays = z.int().min(0).max(90);

/** A value that may be missing; left out counts as missing. */
const orNothing = <Value extends z.ZodType>(value: Value) => value.nullish().transform((given) => given ?? null);

export const organizationSettings = z.object({
  name: line(),
  timezone,
  israel: z.boolean(),
  city: optionalLine(),
  latitude: orNothing(z.number().min(-90).max(90)),
  longitude: orNothing(z.number().min(-180).max(180)),
  shabbatTimes: shabbatTimes.default(USUAL_SHABBAT_TIMES),
  address: optionalText(500),
  senderName: optionalLine(),
  replyTo: optionalEmailAddress,
  language: z.enum(['en', 'he']),
  /** How letters write civil dates; null is as the country does. Left out, it stays. */
  dateOrder: dateOrder.nullable().optional(),
  rules: dateRules,
  /** The calendar that new observers keep until they say otherwise, and that counts where nobody observes. */
  calendar,
  serviceRule,
  remindersOn: z.boolean(),
  reminderTemplateId: orNothing(id),
  reminderHour: z.int().min(0).max(23),
  /** So many days before their day those are written to who have no lead time of their own. Left out, it stays. */
  leadDays: leadDays.optional(),
  /** So many days before the day everybody is written to once more; null is nobody. Left out, it stays. */
  secondLeadDays: leadDays.nullable().optional(),
  /** So many years after they left former members are written to; null is always, 0 not at all. Left out, it stays. */
  formerLetterYears: z.int().min(0).max(100).nullable().optional(),
  /** Several yahrzeits of one contact whose letters leave together go as one letter. */
  oneLetter: z.boolean(),
  /** When the letters of a night wait for a second person, and what becomes of those that nobody releases. Left out, they stay. */
  releaseRules: z.array(releaseRule).max(5).optional(),
  releaseUnanswered: releaseUnanswered.optional(),
  /** A letter that may or may not have gone out: `ask` waits for a person, `resend` sends it once more after 15 minutes. */
  uncertainLetters: z.enum(['ask', 'resend']),
  /** So many years after a letter left its text is kept; null is always. Left out, it stays. */
  letterTextYears: z.int().min(1).max(100).nullable().optional(),
  /** So many days after a list became records its cells are kept; null is always. Left out, it stays. */
  listCellsDays: z.int().min(7).max(3650).nullable().optional(),
  /** So many years after an act the history says what it changed; null is always. Left out, it stays. */
  historyYears: z.int().min(1).max(100).nullable().optional(),
});
export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** PUT /orgs/mine/settings: what is left out stays, each time of Shabbat too; two who change different settings keep both. */
export const settingsChange = organizationSettings.extend({ shabbatTimes: shabbatTimes.partial() }).partial();
export type SettingsChange = z.infer<typeof settingsChange>;

/** PUT /orgs/mine/setup: place and customs are right as they are; or that nobody need ask for what is missing, or should again. */
export const setupAnswer = z
  .strictObject({ customsConfirmed: z.literal(true).optional(), declined: z.boolean().optional() })
  .refine((said) => Object.keys(said).length > 0, 'Say one of them');
export type SetupAnswer = z.infer<typeof setupAnswer>;

/** GET /orgs/mine/dates: whether every date follows the settings, and how many records do already where not. */
export const datesState = z.object({ upToDate: z.boolean(), done: z.int(), total: z.int() });
export type DatesState = z.infer<typeof datesState>;

const preset = z.object({ rules: dateRules, calendar });

/** GET /orgs/mine/settings/choices: date rules and calendar by custom, as starting points. */
export const settingsChoices = z.object({
  presets: z.object({
    ashkenaziOrthodox: preset,
    sephardi: preset,
    conservative: preset,
    reformCivil: preset,
  }),
});
export type SettingsChoices = z.infer<typeof settingsChoices>;

/** A city with its place; `region` tells two of one name apart, as in "Springfield, MA". */
export const city = z.object({
  name: z.string(),
  region: z.string().nullable(),
  /** ISO 3166, two letters. */
  country: z.string(),
  timezone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether Yom Tov has one day there. */
  israel: z.boolean(),
});
export type City = z.infer<typeof city>;

/** GET /orgs/mine/settings/cities: the beginning of a name; at most 20 answers. */
export const cityQuery = z.object({ q: z.string().max(100) });
export const cities = z.object({ data: z.array(city) });

export const organization = organizationSettings.extend({ id, orgCode: z.string() });
export type Organization = z.infer<typeof organization>;

export const member = z.object({ id, name: z.string(), email: emailAddress, role });
export type Member = z.infer<typeof member>;

export const subscriptionStatus = z.enum(['trialing', 'active', 'past_due', 'canceled', 'expired', 'suspended']);
/** `free` is not sold: it is what an installation without billing gives, and what its operator may give. */
export const plan = z.enum(['trial', 'starter', 'standard', 'plus', 'free']);
export const subscription = z.object({
  status: subscriptionStatus,
  plan,
  trialEndsAt: instant.nullable(),
  /** When it ends, once it was cancelled; until then it goes on. Null: it does not end by itself. */
  endsAt: instant.nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** The account of the signed-in person, as the account page shows it (GET /orgs/mine). */
export const account = z.object({
  authenticated: z.literal(true),
  hasActiveSubscription: z.boolean(),
  currentUser: z.object({ id, name: z.string(), email: emailAddress, role }),
  organization,
  subscription: subscription.nullable(),
  users: z.array(member),
  limits: z.object({ emailsPerMonth: z.int(), observers: z.int() }),
  /** By the house's clock: the one of an office's computer may be days wrong. */
  now: instant,
  /** Whoever asks runs the installation and looks in by an owner's consent, until then at the latest. */
  look: z.object({ until: instant }).nullable(),
});
export type Account = z.infer<typeof account>;

/** GET /orgs/mine/usage: what is used of the plan. Letters count from the first of the calendar month where they are. */
export const planUsage = z.object({ observers: z.int(), emailsThisMonth: z.int() });
export type PlanUsage = z.infer<typeof planUsage>;

/** GET /auth/me */
export const me = z.object({
  authenticated: z.boolean(),
  hasActiveSubscription: z.boolean(),
  /** Whether the person runs the installation: then all congregations are shown to them at a glance. */
  isOperator: z.boolean(),
});
export type Me = z.infer<typeof me>;

/** POST /auth/register-details */
export const registerDetails = z.object({
  firstName: line(100),
  lastName: line(100),
  phone: optionalLine(50),
  organizationName: optionalLine(),
});
export type RegisterDetails = z.infer<typeof registerDetails>;

/** POST /auth/supabase/callback */
export const authCallback = z.object({ access_token: z.string().min(1).max(16_384) });
