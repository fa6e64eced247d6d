import { DAY_MS } from '../calendar/index.js';
import { bytesOfIds, idAt, readToken, signToken } from '../platform/signing/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { markOf } from './address-mark.js';

/** Whose preferences a link opens, as the letter's receiver. */
interface Receiver {
  readonly org: OrganizationId;
  readonly contactId: string;
  /** The address that the letter went to: a link opens nothing once the person has another. */
  readonly email: string;
}

/** What a link says; whether it is still good, `isCurrent` tells. */
export interface PreferenceLink {
  readonly org: OrganizationId;
  readonly contactId: string;
  readonly madeOn: Date;
  readonly addressMark: Buffer;
}

/** What a link opens, each with a key of its own: one never serves for the other. */
type LinkPurpose = 'preferences' | 'answer' | 'remember';
/** Organization, contact, day, and eight bytes that stand for the address. */
const PAYLOAD_BYTES = 42;

/** A reminder comes once a year: the link in the last one is good until the next has come, and a month longer. */
const GOOD_FOR_DAYS = 400;

/** Signed with LINK_SECRET. The same person gets the same link all day (UTC). */
export function preferenceToken(
  secret: string,
  { org, contactId, email }: Receiver,
  now: Date,
  purpose: LinkPurpose = 'preferences',
): string {
  const day = Buffer.alloc(2);
  day.writeUInt16BE(Math.floor(now.getTime() / DAY_MS));
  return signToken(secret, purpose, Buffer.concat([bytesOfIds(org, contactId), day, markOf(email)]));
}

/** Null when the link was not made here or was changed by a single character. */
export function readPreferenceToken(
  secret: string,
  token: string,
  purpose: LinkPurpose = 'preferences',
): PreferenceLink | null {
  const payload = readToken(secret, purpose, token, [PAYLOAD_BYTES]);
  if (!payload) return null;
  const madeOn = new Date(payload.readUInt16BE(32) * DAY_MS);
  return { org: admit(idAt(payload, 0)), contactId: idAt(payload, 16), madeOn, addressMark: payload.subarray(34) };
}

/** Whether a link still opens the preferences of a person who has this address now. */
export function isCurrent({ madeOn, addressMark }: PreferenceLink, email: string | null, now: Date): boolean {
  const isYoung = now.getTime() - madeOn.getTime() <= GOOD_FOR_DAYS * DAY_MS;
  return isYoung && email !== null && markOf(email).equals(addressMark);
}
