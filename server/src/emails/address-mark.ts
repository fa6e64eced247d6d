import { createHash } from 'node:crypto';

export const MARK_BYTES = 8;

/** What stands for an address in a link: enough to know it again, and nothing that can be read. */
export const markOf = (email: string): Buffer =>
  createHash('sha256').update(email.toLowerCase()).digest().subarray(0, MARK_BYTES);

/** SQL: the same of an address in a column. */
export const markIn = (column: string): string =>
  `substring(sha256(convert_to(lower(${column}), 'UTF8')) FOR ${MARK_BYTES})`;
