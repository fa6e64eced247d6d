import { z } from 'zod';
import { civilDate, instant, listQuery, pageOf, reckonedDate } from './common.js';
import { optionalEmailAddress } from './email-address.js';

/** POST /list-issues: a Friday's list is taken for the bulletin. What it says now is kept, so that later changes can be told. */
export const listIssueDraft = z.object({
  friday: reckonedDate,
  language: z.enum(['en', 'he']).optional(),
  /** Whom later changes are told to by mail, beside the bell. */
  email: optionalEmailAddress,
});

export const listIssue = z.object({
  number: z.int(),
  kind: z.enum(['bulletin', 'pulpit']),
  from: civilDate,
  to: civilDate,
  language: z.enum(['en', 'he']),
  names: z.int(),
  takenBy: z.string(),
  takenAt: instant,
  /** Where its corrections go by mail. */
  email: z.string().nullable(),
});
export type ListIssue = z.infer<typeof listIssue>;
export const listIssueQuery = listQuery(['number'], {});
export const listIssuePage = pageOf(listIssue);

/** One difference between the list as it was taken and as it is now. */
export const correction = z.object({
  change: z.enum(['add', 'leaveOut', 'spelled']),
  service: civilDate,
  /** As it is read now; of one who is left out, as it was spelled. */
  text: z.string(),
  /** With `spelled`: the former spelling, where the name itself was written otherwise. */
  before: z.string().nullable(),
});
export type Correction = z.infer<typeof correction>;

/** GET /list-issues/:number: the corrections in the order in which names are read. */
export const correctedIssue = listIssue.extend({ corrections: z.array(correction) });
export type CorrectedIssue = z.infer<typeof correctedIssue>;
export const listIssueNumber = z.coerce.number().int().min(1).max(2_000_000_000);
