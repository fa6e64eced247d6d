import { z } from 'zod';
import { id, instant, line, listQuery, pageOf } from './common.js';

/** POST /sheet-links: a private address of the whole list, for `IMPORTDATA` and Excel's "From Web". */
export const sheetLinkDraft = z.object({ label: line(80) });
export type SheetLinkDraft = z.input<typeof sheetLinkDraft>;

/** Whoever has the address may read the whole list, with the families' addresses, until it is revoked. */
export const sheetLink = z.object({
  id,
  label: z.string(),
  url: z.string(),
  /** How often it was read, and when last. */
  opened: z.int(),
  lastOpenedAt: instant.nullable(),
  createdBy: z.string(),
  createdAt: instant,
});
export type SheetLink = z.infer<typeof sheetLink>;

/** Addresses in force. */
export const sheetLinkQuery = listQuery(['createdAt'], {});
export const sheetLinkPage = pageOf(sheetLink);

/** The last part of a private address: `<token>.csv`. */
export const sheetToken = z.string().max(200);
