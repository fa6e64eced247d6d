import { z } from 'zod';
import { id, optionalLine } from './common.js';
import { keeperBasis } from './rememberers.js';
import { yahrzeitDraft } from './yahrzeits.js';

const named = z.object({ id, name: z.string() });

/** GET /contacts/{id}/succession: what a death in the congregation asks of the office, with what is proposed. */
export const succession = z.object({
  /** A record with the name of the contact, which may be theirs. */
  record: named.nullable(),
  /** Who lives at the same postal address, and how letters greet them. */
  household: z.array(named.extend({ salutation: z.string().nullable() })),
  /** What the contact observed: who else is told of it, who may be from now on, and why the congregation may. */
  yahrzeits: z.array(
    named.extend({
      others: z.array(named),
      candidates: z.array(named.extend({ why: z.enum(['household', 'family', 'surname']), mayBeAsked: z.boolean() })),
      basis: keeperBasis.nullable(),
    }),
  ),
});
export type Succession = z.infer<typeof succession>;

/** POST /contacts/{id}/succession */
export const successionDecided = z.object({
  /** A record of the one who died, and who observes it; null where there is one, or none is wished for. */
  record: yahrzeitDraft
    .pick({ name: true, hebrewName: true, gregorianDate: true, afterSunset: true })
    .extend({ observerIds: z.array(id).max(20) })
    .nullable(),
  /** Who remembers from now on. */
  successors: z.array(z.object({ yahrzeitId: id, contactId: id })).max(300),
  /** Whom the congregation remembers from now on. */
  kept: z.array(z.object({ yahrzeitId: id, basis: keeperBasis })).max(300),
  /** Who is asked by letter whether they remember. */
  asked: z
    .array(z.object({ yahrzeitId: id, contactId: id }))
    .max(300)
    .default([]),
  /** By which words letters greet who is left in the household. */
  greetings: z.array(z.object({ contactId: id, salutation: optionalLine() })).max(20),
});
export type SuccessionDecided = z.input<typeof successionDecided>;
