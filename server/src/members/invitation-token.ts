import { createHmac, timingSafeEqual } from 'node:crypto';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';

/** Which invitation a link names. That it is still open is its row to say. */
interface NamedInvitation {
  readonly org: OrganizationId;
  readonly id: string;
}

const PAYLOAD_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{86}$/;

/** Organization and invitation, signed with LINK_SECRET (HMAC-SHA-256) for this purpose alone, in base64url. */
export function invitationToken(secret: string, { org, id }: NamedInvitation): string {
  const payload = Buffer.from((org + id).replaceAll('-', ''), 'hex');
  return Buffer.concat([payload, signature(secret, payload)]).toString('base64url');
}

/** The invitation that a link names; null when it was not made here or was changed by a single character. */
export function readInvitationToken(secret: string, token: string): NamedInvitation | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last character of base64url has spare bits: only the spelling that we write is ours.
  if (bytes.toString('base64url') !== token) return null;
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), signature(secret, payload))) return null;
  return { org: admit(uuidOf(payload.subarray(0, 16))), id: uuidOf(payload.subarray(16)) };
}

const signature = (secret: string, payload: Buffer): Buffer =>
  createHmac('sha256', `invitation:${secret}`).update(payload).digest();

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
