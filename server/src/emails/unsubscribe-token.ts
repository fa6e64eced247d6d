import { createHmac, timingSafeEqual } from 'node:crypto';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';

/** Whom a link speaks for: it says by itself who no longer wants letters, and from whom. */
export interface Subscriber {
  readonly org: OrganizationId;
  readonly contactId: string;
}

/** The first byte: what the link is good for. A link for one purpose is no link for another. */
const ALL_LETTERS = 1;
const PAYLOAD_BYTES = 33;
const TOKEN = /^[A-Za-z0-9_-]{87}$/;

/**
 * A link that never expires (a letter is found again after years) and needs no login: purpose, organization and contact,
 * signed with LINK_SECRET (HMAC-SHA-256), in base64url.
 */
export function unsubscribeToken(secret: string, { org, contactId }: Subscriber): string {
  const payload = Buffer.concat([Buffer.of(ALL_LETTERS), bytesOf(org), bytesOf(contactId)]);
  return Buffer.concat([payload, signature(secret, payload)]).toString('base64url');
}

/** Who a link speaks for; null when it was not made here or was changed by a single character. */
export function readUnsubscribeToken(secret: string, token: string): Subscriber | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  // The last character of base64url has spare bits: only the spelling that we write is ours.
  if (bytes.toString('base64url') !== token || payload[0] !== ALL_LETTERS) return null;
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), signature(secret, payload))) return null;
  return { org: admit(uuidOf(payload.subarray(1, 17))), contactId: uuidOf(payload.subarray(17)) };
}

const signature = (secret: string, payload: Buffer): Buffer =>
  createHmac('sha256', `unsubscribe:${secret}`).update(payload).digest();

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
