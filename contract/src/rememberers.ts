import { z } from 'zod';
import { civilDate, id, instant, line, listQuery, optionalLine, pageOf } from './common.js';

/** Why no living family can be told of a person any more. */
export const ORPHAN_CAUSES = ['never', 'deceased', 'stopped', 'left', 'address_lost', 'erased'] as const;
export const orphanCause = z.enum(ORPHAN_CAUSES);

/** On what the congregation remembers a person in place of a family. */
export const KEEPER_BASES = ['plaque', 'bequest', 'gift', 'custom'] as const;
export const keeperBasis = z.enum(KEEPER_BASES);

/** What somebody says to the letter "Who will remember …?". */
export const REMEMBERER_ANSWERS = ['remember', 'other', 'congregation'] as const;
export const remembererAnswer = z.enum(REMEMBERER_ANSWERS);
export type RemembererAnswer = z.infer<typeof remembererAnswer>;

/** Who was asked by letter whether they remember, and what came back. */
export const remembererRequest = z.object({
  contact: z.object({ id, name: z.string() }),
  on: civilDate,
  /** Null while nothing came back. */
  answer: remembererAnswer.nullable(),
  /** Whom to ask in their place, in their words. */
  other: z.string().nullable(),
});
export type RemembererRequest = z.infer<typeof remembererRequest>;

/** A person remembered whom no living observer can be told of. */
export const orphan = z.object({
  /** Of the yahrzeit. */
  id,
  name: z.string(),
  hebrewName: z.string().nullable(),
  cause: orphanCause,
  /** Since when; null where nobody noted it. */
  since: instant.nullable(),
  lastLetter: instant.nullable(),
  plaque: z.string().nullable(),
  perpetual: z.boolean(),
  next: civilDate.nullable(),
  /** Who observed them last. */
  lost: z.array(z.object({ id, name: z.string() })),
  /**
   * Who may remember from now on: whoever shares another yahrzeit with those who are lost, or has the surname and lives in their
   * town; last the surname alone, where a town is not known.
   */
  candidates: z.array(
    z.object({
      id,
      name: z.string(),
      why: z.enum(['family', 'surname_town', 'surname']),
      /** Whether the letter "Who will remember …?" may go to them: by email, once in a year, and nobody holds it. */
      mayBeAsked: z.boolean(),
    }),
  ),
  /** Who was asked by letter, and what came back; the latest first. */
  asked: z.array(remembererRequest),
  /**
   * Somebody asked that it rests, and a second person has not said yes yet. `mayAgree` is whether whoever reads this can: not who
   * asked, and an owner where there is a plaque or a bequest.
   */
  restAsked: z.object({ by: z.string(), reason: z.string(), mayAgree: z.boolean() }).nullable(),
});
export type Orphan = z.infer<typeof orphan>;
export const orphanPage = pageOf(orphan);

/** GET /without-rememberer */
export const orphanQuery = listQuery(['next', 'name'], { cause: orphanCause.optional() });

/** Whom the congregation remembers, or lets rest. */
export const keeper = z.object({
  id,
  name: z.string(),
  state: z.enum(['kept', 'resting']),
  basis: keeperBasis.nullable(),
  /** Which fund keeps it; null is the congregation. */
  fund: z.string().nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  by: z.string(),
  confirmedBy: z.string().nullable(),
  since: instant,
});
export type Keeper = z.infer<typeof keeper>;
export const keeperPage = pageOf(keeper);
export const keeperQuery = listQuery(['since', 'name'], {});

/** POST /yahrzeits/{id}/keep */
export const keeping = z.object({
  basis: keeperBasis,
  fund: optionalLine(200).optional(),
  note: optionalLine(500).optional(),
});

/** POST /yahrzeits/{id}/rest: the first person says why, a second one says yes. */
export const resting = z.object({ reason: line(500) });

/** An answer of the last days, with whom it is about. */
export const remembererAnswered = remembererRequest.extend({
  answer: remembererAnswer,
  yahrzeit: z.object({ id, name: z.string() }),
  answeredAt: instant,
});

/** POST /yahrzeits/{id}/ask: the letter goes to this contact. */
export const remembererAsk = z.object({ contactId: id });
