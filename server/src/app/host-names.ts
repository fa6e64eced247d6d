import { isIP } from 'node:net';

/**
 * Whether a request was meant for us, by its Host: an address in numbers, this machine's own name, or the name in PUBLIC_URL.
 * Any other name has been made to point here by somebody (DNS rebinding), and a page of theirs would read along.
 */
export function isOurHost(host: string | undefined, publicUrl?: string): boolean {
  const name = nameIn(host ?? '');
  return isIP(name) !== 0 || name === 'localhost' || (publicUrl !== undefined && name === nameOf(publicUrl));
}

/** Whether an address to bind to, or to visit, is reached from this machine alone. */
export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);

export const nameOf = (url: string): string => nameIn(new URL(url).host);

const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');
