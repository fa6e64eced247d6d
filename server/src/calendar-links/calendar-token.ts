import { createHmac, timingSafeEqual } from 'node:crypto';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';

/** Which link an address names. That it is still in force is the link's row to say. */
export interface NamedLink {
  readonly org: OrganizationId;
  readonly linkId: string;
}

const PAYLOAD_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{86}$/;

/** Organization and link, signed with LINK_SECRET (HMAC-SHA-256) for this purpose alone, in base64url. */
export function calendarToken(secret: string, { org, linkId }: NamedLink): string {
  const payload = Buffer.from((org + linkId).replaceAll('-', ''), 'hex');
  return Buffer.concat([payload, signature(secret, payload)]).toString('base64url');
}

/** The link that an address names; null when it was not made here or was changed by a single character. */
export function readCalendarToken(secret: string, token: string): NamedLink | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last character of base64url has spare bits: only the spelling that we write is ours.
  if (bytes.toString('base64url') !== token) return null;
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), signature(secret, payload))) return null;
  return { org: admit(uuidOf(payload.subarray(0, 16))), linkId: uuidOf(payload.subarray(16)) };
}

const signature = (secret: string, payload: Buffer): Buffer =>
  createHmac('sha256', `calendar:${secret}`).update(payload).digest();

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
