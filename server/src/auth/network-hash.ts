import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { groupsOf, withoutMapping } from '../platform/rate-limits/index.js';

/** As many groups of an address as stand for a household or an office: /24 of IPv4, /48 of IPv6. */
const GROUPS = 3;

/** The network of an address, known again and not readable: keyed, and another for each person. */
export function networkHash(secret: string, userId: string, address: string): Buffer {
  const plain = withoutMapping(address);
  const groups = isIPv6(plain) ? groupsOf(plain) : plain.split('.');
  return createHmac('sha256', `network:${secret}`)
    .update(`${userId} ${groups.slice(0, GROUPS).join('.')}`)
    .digest();
}
