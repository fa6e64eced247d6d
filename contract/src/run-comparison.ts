import { z } from 'zod';
import { civilDate, id, instant, listQuery, pageOf } from './common.js';

/**
 * GET /emails/jobs/{id}/comparison: the run, if it were run now, beside the letters of a year before. `missing` were sent
 * one then and would not be now; `new` would be sent one now and were not then.
 */
export const comparisonQuery = listQuery(['lastDate'], { change: z.enum(['missing', 'new']).optional() });

export const comparedLine = z.object({
  id: z.string(),
  contact: z.object({ id, name: z.string() }).nullable(),
  yahrzeit: z.object({ id, name: z.string() }).nullable(),
  /** As it stood on last year's letter; the address of now for who is new. */
  toEmail: z.string().nullable(),
  /** Last year's observance, and the letter about it; null for who is new. */
  lastDate: civilDate.nullable(),
  lastMessageId: id.nullable(),
  /** The observance that this run is about, or, outside its window, the next one. */
  thisDate: civilDate.nullable(),
  /**
   * Why somebody is missing: `contact_removed`, `yahrzeit_removed`, `observer_removed` or `outside_window`, or as an outcome
   * says it. Null for who is new.
   */
  reason: z.string().nullable(),
  /** Who took them off, and when, as the trail of changes says. */
  by: z.string().nullable(),
  at: instant.nullable(),
  /** Since when a new one is an observer; null for who is missing. */
  observerSince: instant.nullable(),
});
export type ComparedLine = z.infer<typeof comparedLine>;

export const comparisonPage = pageOf(comparedLine).extend({
  /** How many were sent a letter a year before about what this run is about. */
  lastYear: z.int(),
  missing: z.int(),
  new: z.int(),
});
export type ComparisonPage = z.infer<typeof comparisonPage>;
