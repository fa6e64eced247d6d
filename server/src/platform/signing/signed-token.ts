import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 32;

/**
 * A token that says by itself what it stands for: the payload and its signature (HMAC-SHA-256) in base64url. `purpose` is
 * part of the key, so that a token for one purpose is none for another.
 */
export function signToken(secret: string, purpose: string, payload: Buffer): string {
  return Buffer.concat([payload, signature(secret, purpose, payload)]).toString('base64url');
}

/** The payload, of one of these lengths; null when the token was not made here or was changed by a single character. */
export function readToken(
  secret: string,
  purpose: string,
  token: string,
  payloadBytes: readonly number[],
): Buffer | null {
  const lengths = payloadBytes.map((bytes) => Math.ceil(((bytes + SIGNATURE_BYTES) * 4) / 3));
  if (!lengths.includes(token.length) || !/^[A-Za-z0-9_-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last character of base64url may have spare bits: only the spelling that we write is ours.
  if (bytes.toString('base64url') !== token) return null;
  const payload = bytes.subarray(0, -SIGNATURE_BYTES);
  return timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), signature(secret, purpose, payload)) ? payload : null;
}

const signature = (secret: string, purpose: string, payload: Buffer): Buffer =>
  createHmac('sha256', `${purpose}:${secret}`).update(payload).digest();

/** The 16 bytes of each id, one after the other. */
export const bytesOfIds = (...ids: readonly string[]): Buffer => Buffer.from(ids.join('').replaceAll('-', ''), 'hex');

/** The id whose 16 bytes begin at `from`. */
export const idAt = (bytes: Buffer, from: number): string =>
  bytes
    .subarray(from, from + 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
