import { z } from 'zod';
import { civilDate, id, instant, listQuery, optionalText, pageOf } from './common.js';

/** Why a person writes in place of the house. Whoever may `pastoral:read` reads it, and nobody else. */
export const HOLD_REASONS = ['first_year', 'child', 'by_own_hand', 'second_loss', 'quarrel', 'other'] as const;
export const holdReason = z.enum(HOLD_REASONS);

/** What is held: all letters about a person remembered, one family's letter about them, or all letters to a contact. */
export const holdAbout = z.enum(['yahrzeit', 'observer', 'contact']);
export type HoldAbout = z.infer<typeof holdAbout>;

/** POST /holds */
export const holdDraft = z.object({
  about: holdAbout,
  recordId: id,
  /** The last day on which nothing is written; without it until somebody lifts it. */
  until: civilDate.nullish().transform((date) => date ?? null),
  reason: holdReason,
  note: optionalText(2000),
});
export type HoldDraft = z.input<typeof holdDraft>;

/** A hold in force, without its reason. */
export const hold = z.object({
  id,
  about: holdAbout,
  yahrzeit: z.object({ id, name: z.string() }).nullable(),
  contact: z.object({ id, name: z.string() }).nullable(),
  until: civilDate.nullable(),
  heldBy: z.string(),
  heldAt: instant,
});
export type Hold = z.infer<typeof hold>;
export const holdPage = pageOf(hold);

/** GET /holds: those in force. By a yahrzeit or a contact also those of its observers. */
export const holdQuery = listQuery(['heldAt'], { yahrzeitId: id.optional(), contactId: id.optional() });

/** GET /holds/{id}/reason */
export const holdReasonTold = z.object({ reason: holdReason, note: z.string().nullable() });
export type HoldReasonTold = z.infer<typeof holdReasonTold>;

/** A family whose letter is held, and the day that comes: a person tells them. */
export const heldLetter = z.object({
  /** Of the observer and the occurrence. */
  id: z.string(),
  observanceId: id,
  date: civilDate,
  daysLeft: z.int(),
  heldBy: z.string(),
  yahrzeit: z.object({ id, name: z.string() }),
  contact: z.object({
    id,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language: z.enum(['en', 'he']),
  }),
});
export type HeldLetter = z.infer<typeof heldLetter>;
export const heldLetterPage = pageOf(heldLetter);
export const heldLetterQuery = listQuery(['date'], {});

/** POST /observers/{id}/told: a person told this family of that day. */
export const toldInPerson = z.object({ date: civilDate });

/** Families whom somebody may want to hold; nothing is held by itself. */
export const holdSuggestion = z.object({
  id: z.string(),
  why: z.enum(['child', 'second_loss', 'first_letter']),
  about: holdAbout,
  recordId: id,
  yahrzeit: z.object({ id, name: z.string() }),
  contact: z.object({ id, name: z.string() }).nullable(),
});
export type HoldSuggestion = z.infer<typeof holdSuggestion>;
export const holdSuggestions = z.object({ data: z.array(holdSuggestion) });
