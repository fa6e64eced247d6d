import { z } from 'zod';
import { id, instant, listQuery, pageOf } from './common.js';

/** POST /calendar-links: whose observances the calendar shows; with neither, those of the whole organization. */
export const calendarLinkDraft = z
  .object({ yahrzeitId: id.optional(), contactId: id.optional() })
  .refine(({ yahrzeitId, contactId }) => !yahrzeitId || !contactId, {
    message: 'Name a yahrzeit or a contact, not both',
    path: ['contactId'],
  });

/** A private address that calendar programs subscribe to. Whoever has it may read it, until it is revoked. */
export const calendarLink = z.object({
  id,
  url: z.string(),
  kind: z.enum(['organization', 'yahrzeit', 'contact']),
  yahrzeit: z.object({ id, name: z.string() }).nullable(),
  contact: z.object({ id, name: z.string() }).nullable(),
  createdBy: z.string(),
  createdAt: instant,
});
export type CalendarLink = z.infer<typeof calendarLink>;

/** Links in force. */
export const calendarLinkQuery = listQuery(['createdAt'], { yahrzeitId: id.optional(), contactId: id.optional() });
export const calendarLinkPage = pageOf(calendarLink);

/** The last part of a private address: `<token>.ics`. */
export const calendarToken = z.string().max(200);
