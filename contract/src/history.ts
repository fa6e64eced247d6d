import { z } from 'zod';
import { civilDate, id, instant, listQuery, pageOf } from './common.js';

/** Who changed what in the organization, and when (GET /history). */
export const historyLine = z.object({
  id: z.int(),
  at: instant,
  /** A person or an API key; null for the house itself. */
  actorId: id.nullable(),
  actor: z.string(),
  action: z.string(),
  resource: z.string(),
  resourceId: id.nullable(),
  /** The name of what it was done to, as it is now; null of what has none, or is gone. */
  about: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type HistoryLine = z.infer<typeof historyLine>;
export const historyPage = pageOf(historyLine);

/** GET /history/check: whether every act stands as it was sealed. */
export const historyCheck = z.object({
  isWhole: z.boolean(),
  /** Acts that are sealed, and of them those whose content is no longer kept: erased with a person, or old. */
  acts: z.int(),
  erased: z.int(),
  /** Acts of the last minute that are not sealed yet. */
  waiting: z.int(),
  sealedAt: instant.nullable(),
  /** SHA-256 of the last act and of all before it, in hexadecimal: kept elsewhere, it proves that nothing was made anew. */
  seal: z.string(),
  /** The first act that does not stand as it was sealed; its instant where it is still there. */
  broken: z.object({ act: z.int(), at: instant.nullable() }).nullable(),
});
export type HistoryCheck = z.infer<typeof historyCheck>;

/** Days are those of the organization, both included. */
export const historyQuery = listQuery(['at'], {
  actorId: id.optional(),
  resource: z.string().max(60).optional(),
  from: civilDate.optional(),
  to: civilDate.optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** GET /history/choices: whom and what the history knows. */
export const historyChoices = z.object({
  actors: z.array(z.object({ id, name: z.string() })),
  resources: z.array(z.string()),
});
export type HistoryChoices = z.infer<typeof historyChoices>;
