import { bytesOfIds, idAt, readToken, signToken } from '../platform/signing/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';

/** Whom a link speaks for: it says by itself who no longer wants letters, from whom, and which letter it stood in. */
export interface Subscriber {
  readonly org: OrganizationId;
  readonly contactId: string;
  /** Whom the letter was about; null in links of letters from before they said it. */
  readonly yahrzeitId: string | null;
}

const PURPOSE = 'unsubscribe';

/** The first byte: what follows it. */
const CONTACT = 1;
const CONTACT_AND_YAHRZEIT = 3;

/** A link that never expires (a letter is found again after years) and needs no login, signed with LINK_SECRET. */
export function unsubscribeToken(secret: string, { org, contactId, yahrzeitId }: Subscriber): string {
  const payload =
    yahrzeitId === null
      ? Buffer.concat([Buffer.of(CONTACT), bytesOfIds(org, contactId)])
      : Buffer.concat([Buffer.of(CONTACT_AND_YAHRZEIT), bytesOfIds(org, contactId, yahrzeitId)]);
  return signToken(secret, PURPOSE, payload);
}

/** Who a link speaks for; null when it was not made here or was changed by a single character. */
export function readUnsubscribeToken(secret: string, token: string): Subscriber | null {
  const payload = readToken(secret, PURPOSE, token, [33, 49]);
  if (!payload || payload[0] !== (payload.length === 33 ? CONTACT : CONTACT_AND_YAHRZEIT)) return null;
  const yahrzeitId = payload.length === 33 ? null : idAt(payload, 33);
  return { org: admit(idAt(payload, 1)), contactId: idAt(payload, 17), yahrzeitId };
}
