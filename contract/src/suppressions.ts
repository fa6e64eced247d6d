import { z } from 'zod';
import { id, instant, line, listQuery, pageOf } from './common.js';

export const suppressionReason = z.enum(['bounced', 'complained', 'unsubscribed']);

/** An address that is not written to again until staff lift it. */
export const suppression = z.object({
  id,
  email: z.string(),
  reason: suppressionReason,
  /** The relay's words, or how the person told us. */
  detail: z.string().nullable(),
  createdAt: instant,
  liftedAt: instant.nullable(),
  liftedBy: z.string().nullable(),
  liftedReason: z.string().nullable(),
});
export type Suppression = z.infer<typeof suppression>;

export const suppressionQuery = listQuery(['email', 'reason', 'createdAt', 'liftedAt'], {
  reason: suppressionReason.optional(),
  inForce: z.boolean().optional(),
});
export const suppressionPage = pageOf(suppression);

/** POST /emails/suppressions/{id}/lift: why this address may be written to again. */
export const lifting = z.object({ reason: line(500) });
