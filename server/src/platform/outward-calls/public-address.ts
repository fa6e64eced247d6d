import { BlockList, isIP } from 'node:net';

/** Addresses that are no host of the public internet (IANA special-purpose registries for IPv4 and IPv6, RFC 6890). */
const special = new BlockList();
for (const [net, prefix] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ],
  ...[
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
  ],
  ...[
    ['192.168.0.0', 16],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ],
  ...[
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
] as [string, number][]) {
  special.addSubnet(net, prefix, 'ipv4');
}
// Protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as [string, number][]) {
  special.addSubnet(net, prefix, 'ipv6');
}

/** Of IPv6 only this part is given to hosts; loopback, link-local, private, mapped and translated IPv4 all lie outside. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. Anything that is no IP address does not. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
