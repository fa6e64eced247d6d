import { z } from 'zod';
import { id, instant, line, listQuery, optionalLine, pageOf } from './common.js';

/** After whom a person is called up; `typed` is the Hebrew name as it stands in the record. */
export const calledAs = z.enum(['typed', 'father', 'mother', 'both']);
/** As Hebrew sounds in Israel, or as Ashkenazi congregations say it. */
export const nameSound = z.enum(['israeli', 'ashkenazi']);

const part = optionalLine(100);

/** The parts of a Hebrew name. `gender` is never taken from an English name. */
export const nameParts = z.object({
  honorific: part,
  given: line(100),
  father: part,
  mother: part,
  gender: z.enum(['f', 'm']).nullable().default(null),
  tribe: z.enum(['kohen', 'levi']).nullable().default(null),
});

/** The parts as somebody confirms them, and how the family says the name. */
export const calledNameDraft = nameParts.extend({ pronunciation: optionalLine(200) });
export type CalledNameDraft = z.input<typeof calledNameDraft>;

/** PUT /called-names/:id: `confirmedAt` is what was read (`null`: nobody had confirmed it); once overtaken, 409 `changed_meanwhile`. */
export const calledNameChange = calledNameDraft.extend({ confirmedAt: instant.nullable().optional() });

/** A contact's, as PUT /contacts/:id keeps it: the same parts. */
export type ConfirmedName = z.output<typeof calledNameDraft>;

/** GET /called-names/without-parent: those whose Hebrew name names no parent, so that the given name is called up alone. */
export const withoutParentQuery = listQuery(['name'], {});
export const withoutParent = pageOf(z.object({ id, name: z.string(), hebrewName: z.string() }));
export type WithoutParent = z.infer<typeof withoutParent>;

/** How somebody is called up: from what is confirmed, else from what the Hebrew name says. */
export const calledUp = z.object({
  /** The Hebrew name as it was typed. */
  typed: z.string().nullable(),
  parts: nameParts.extend({ given: z.string() }).nullable(),
  /** Whether somebody confirmed the parts; else they are inferred. */
  isConfirmed: z.boolean(),
  /** What is called up, by the setting of the congregation. */
  called: z.string().nullable(),
  /** How it sounds, word by word; `null` where nobody but the family knows. */
  spoken: z.array(z.object({ letters: z.string(), sound: z.string().nullable() })),
  pronunciation: z.string().nullable(),
  /** Hebrew letters for a name that was typed in English ones: a proposal, never printed. */
  proposedHebrew: z.string().nullable(),
});
export type CalledUp = z.infer<typeof calledUp>;

/** GET /called-names/contacts/:id: of a contact, with the version of the contact that was read, for PUT /contacts/:id. */
export const calledContact = calledUp.extend({ version: z.int() });
export type CalledContact = z.infer<typeof calledContact>;

/** GET /called-names/:id: the same of one who is remembered, who confirmed it, and the prayers. */
export const calledName = calledUp.extend({
  yahrzeitId: id,
  confirmed: z.object({ by: z.string(), at: instant }).nullable(),
  /** With the name in them; of a person whose gender is not known, each in both forms. */
  prayers: z.object({
    elMalei: z.array(z.string()),
    hashkavah: z.array(z.string()),
    yizkor: z.array(z.string()),
  }),
});
export type CalledName = z.infer<typeof calledName>;
