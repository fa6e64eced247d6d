import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** As many groups of an address as stand for a household or an office: /24 of IPv4, /48 of IPv6. */
const GROUPS = 3;

/** The network of an address, known again and not readable: keyed, and another for each person. */
export function networkHash(secret: string, userId: string, address: string): Buffer {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const groups = isIPv6(plain) ? groupsOf(plain) : plain.split('.');
  return createHmac('sha256', `network:${secret}`)
    .update(`${userId} ${groups.slice(0, GROUPS).join('.')}`)
    .digest();
}

/** The groups of an IPv6 address, with those that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const left = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(Math.max(0, left)).fill('0'), ...(after ?? [])];
}
