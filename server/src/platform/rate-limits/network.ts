import { isIPv6 } from 'node:net';

/** Of an IPv6 address, the groups that a household or a rented machine is given: all that follow are its own to choose. */
const GROUPS_GIVEN = 4;

/**
 * By what somebody is limited who is known by their address alone: the address, and of IPv6 its network (/64), in which
 * everybody has more addresses than could ever be counted.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return isIPv6(plain) ? groupsOf(plain).slice(0, GROUPS_GIVEN).join(':') : plain;
}

/** An IPv4 address that a socket of IPv6 gave as one of its own, as itself. */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The groups of an IPv6 address, with those that `::` stands for. */
export function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const left = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(Math.max(0, left)).fill('0'), ...(after ?? [])];
}
