import { bytesOfIds, idAt, readToken, signToken } from '../platform/signing/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { MARK_BYTES } from './address-mark.js';

/** Whom a link speaks for: it says by itself who no longer wants letters, from whom, and which letter it stood in. */
export interface Subscriber {
  readonly org: OrganizationId;
  readonly contactId: string;
  /** Whom the letter was about; null in links of letters from before they said it. */
  readonly yahrzeitId: string | null;
  /** Of the address that the letter went to, as `markOf`; null in links of letters from before they said it. */
  readonly addressMark: Buffer | null;
}

const PURPOSE = 'unsubscribe';

/** The first byte, a sum: what follows it. */
const CONTACT = 1;
const YAHRZEIT = 2;
const ADDRESS = 4;
const BYTES = new Map([
  [CONTACT, 33],
  [CONTACT + YAHRZEIT, 49],
  [CONTACT + ADDRESS, 33 + MARK_BYTES],
  [CONTACT + YAHRZEIT + ADDRESS, 49 + MARK_BYTES],
]);

/** A link that never expires (a letter is found again after years) and needs no login, signed with LINK_SECRET. */
export function unsubscribeToken(secret: string, { org, contactId, yahrzeitId, addressMark }: Subscriber): string {
  const kind = CONTACT + (yahrzeitId ? YAHRZEIT : 0) + (addressMark ? ADDRESS : 0);
  const ids = bytesOfIds(org, contactId, yahrzeitId ?? '');
  return signToken(secret, PURPOSE, Buffer.concat([Buffer.of(kind), ids, addressMark ?? Buffer.alloc(0)]));
}

/** Who a link speaks for; null when it was not made here or was changed by a single character. */
export function readUnsubscribeToken(secret: string, token: string): Subscriber | null {
  const payload = readToken(secret, PURPOSE, token, [...BYTES.values()]);
  const kind = payload?.[0] ?? 0;
  if (!payload || BYTES.get(kind) !== payload.length) return null;
  const yahrzeitId = kind & YAHRZEIT ? idAt(payload, 33) : null;
  const addressMark = kind & ADDRESS ? payload.subarray(-MARK_BYTES) : null;
  return { org: admit(idAt(payload, 1)), contactId: idAt(payload, 17), yahrzeitId, addressMark };
}
