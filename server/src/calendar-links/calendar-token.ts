import { bytesOfIds, idAt, readToken, signToken } from '../platform/signing/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';

/** Which link an address names. That it is still in force is the link's row to say. */
export interface NamedLink {
  readonly org: OrganizationId;
  readonly linkId: string;
}

const PURPOSE = 'calendar';

/** Organization and link, signed with LINK_SECRET. */
export const calendarToken = (secret: string, { org, linkId }: NamedLink): string =>
  signToken(secret, PURPOSE, bytesOfIds(org, linkId));

/** The link that an address names; null when it was not made here or was changed by a single character. */
export function readCalendarToken(secret: string, token: string): NamedLink | null {
  const payload = readToken(secret, PURPOSE, token, [32]);
  return payload && { org: admit(idAt(payload, 0)), linkId: idAt(payload, 16) };
}
