import { z } from 'zod';
import { calledNameDraft } from './called-names.js';
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
import { emailAddress, optionalEmailAddress } from './email-address.js';
import { adarRule, calendar } from './organizations.js';

/** What the person remembered was to the observer, never the other way round: a mother whom her son observes is a `Parent`. */
export const relationship = z.enum(['Spouse', 'Parent', 'Child', 'Sibling', 'Grandparent', 'Grandchild', 'Other']);
export type Relationship = z.infer<typeof relationship>;

/** How an observer is reached. */
export const channel = z.enum(['email', 'letter', 'both', 'phone', 'none']);
export type Channel = z.infer<typeof channel>;

/** What is typed about a contact. */
export const contactDraft = z.object({
  name: line(),
  /** By which letters greet; what is left empty is proposed from the name (`proposedNames`). */
  firstName: optionalLine().optional(),
  lastName: optionalLine().optional(),
  salutation: optionalLine().optional(),
  hebrewName: optionalLine(),
  email: optionalEmailAddress,
  phone: optionalLine(50),
  address: optionalText(500),
  language: z
    .enum(['en', 'he'])
    .nullish()
    .transform((language) => language ?? null),
  deceased: z.boolean().default(false),
  /** The last day on which they belonged to the congregation; `null` of whoever belongs to it. */
  memberUntil: civilDate.nullable().optional(),
  /** They asked that letters go on after they left. */
  staysOn: z.boolean().optional(),
  /** They allowed that their name stands on public lists with the name they remember. */
  publiclyNamed: z.boolean().optional(),
  /** The parts of the Hebrew name as somebody confirmed them; `null` where they are read from what was typed. */
  calledName: calledNameDraft.nullable().optional(),
  notes: optionalText(),
});
export type ContactDraft = z.input<typeof contactDraft>;

/** A correction of a contact; what is left out stays. */
export const contactChange = contactDraft.partial().extend({
  deceased: z.boolean().optional(),
  version: versionRead,
});

/** What the person remembered was to the observer: one of the seven values, and the family's own word for it. */
const kinship = { relationship: relationship.nullish(), relationshipDetail: optionalLine(100).optional() };

/** POST /contacts: the person, and the yahrzeit that they observe. */
export const newContact = contactDraft.extend({ yahrzeitId: id, ...kinship });

export const contact = z.object({
  id,
  name: z.string(),
  /** What was typed; `null` where what is proposed from the name counts. */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  salutation: z.string().nullable(),
  hebrewName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  language: z.enum(['en', 'he']).nullable(),
  deceased: z.boolean(),
  memberUntil: civilDate.nullable(),
  staysOn: z.boolean(),
  /** The last day on which a letter leaves to them as a former member; `null` where letters go on. */
  lettersUntil: civilDate.nullable(),
  publiclyNamed: z.boolean(),
  calledName: calledNameDraft.nullable(),
  notes: z.string().nullable(),
  /** Why nothing is mailed to this address any more; `null` when mail may go. */
  suppressed: z.string().nullable(),
  observances: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type Contact = z.infer<typeof contact>;

const contactFilters = {
  withoutEmail: z.boolean().optional(),
  deceased: z.boolean().optional(),
  /** Whether they have left the congregation. */
  former: z.boolean().optional(),
};
export const contactFilter = listFilter(contactFilters);
export const contactQuery = listQuery(['name', 'email', 'phone', 'createdAt', 'observances'], contactFilters).extend(
  besideSeen,
);
export const contactPage = pageOf(contact);

/** An observance, called observer in paths: who observes which yahrzeit, and how they are reminded. */
export const observer = z.object({
  id,
  contact: z.object({
    id,
    name: z.string(),
    hebrewName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  yahrzeit: z.object({ id, name: z.string(), hebrewName: z.string().nullable() }),
  observeOnHebrewCalendar: z.boolean(),
  /** Of two Adars the one that they keep; null follows the record. */
  adarRule: adarRule.nullable(),
  /** Whether that is theirs to choose: the death was in Adar, of a year that is not known to have had two. */
  choosesAdar: z.boolean(),
  relationship: relationship.nullable(),
  relationshipDetail: z.string().nullable(),
  reminderDaysBefore: z.int(),
  /** Whether that lead time is their own; else they follow the congregation's. */
  ownLead: z.boolean(),
  channel,
  nextObservance: z.string().nullable(),
  version: z.int(),
});
export type Observer = z.infer<typeof observer>;

const observerFilters = {
  channel: channel.optional(),
  calendar: calendar.optional(),
  /** Whether their lead time is their own. */
  ownLead: z.boolean().optional(),
};
export const observerFilter = listFilter(observerFilters);
/** GET /observers: every observance of a yahrzeit that is not archived. */
export const observerQuery = listQuery(
  ['contact', 'yahrzeit', 'reminderDaysBefore', 'nextObservance'],
  observerFilters,
).extend(besideSeen);
export const observerPage = pageOf(observer);

/** PUT /observers/{id}; what is left out stays. `version` is the one that was read: a newer one in the database is a conflict. */
export const observerChange = z.object({
  observeOnHebrewCalendar: z.boolean().optional(),
  /** Null follows the record. */
  adarRule: adarRule.nullable().optional(),
  ...kinship,
  /** Null follows the congregation's. */
  reminderDaysBefore: z.int().min(0).max(90).nullable().optional(),
  channel: channel.optional(),
  version: versionRead,
});
export type ObserverChange = z.input<typeof observerChange>;

/** POST /observers/upsert-by-email */
export const observerByEmail = z.object({
  yahrzeitId: id,
  email: emailAddress,
  name: optionalLine(),
  ...kinship,
});

/** POST /observers: a contact who is on record observes a yahrzeit, with an address or without one. */
export const observerLink = z.object({ yahrzeitId: id, contactId: id, ...kinship });

/**
 * One line of an Activity History: an email, a printed letter, or a change somebody made. `id` is its own. The
 * subject of a change is what was done (`add`, `change`, `archive`, …); `changes` holds the fields that it concerned.
 */
export const activity = z.object({
  id: z.string(),
  kind: z.enum(['email', 'letter', 'change']),
  at: instant,
  subject: z.string(),
  /** To whom a letter went, and the day of the observance it was about; null for changes and letters of no day. */
  contactId: id.nullable(),
  observance: civilDate.nullable(),
  toEmail: z.string().nullable(),
  templateName: z.string().nullable(),
  status: z.string().nullable(),
  sentAt: instant.nullable(),
  error: z.string().nullable(),
  /** Whether it was heard of a letter that was sent that it did not arrive. */
  cameBack: z.boolean(),
  actor: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type Activity = z.infer<typeof activity>;

export const contactDetails = z.object({
  contact,
  observances: z.array(observer),
  activity: z.array(activity),
});
export type ContactDetails = z.infer<typeof contactDetails>;
