import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<Address[]>;

/** Which hosts may be called. `any` is for development: plain http and private addresses too. */
export type Network = 'public' | 'any';

/** By which rules somebody else's address is called. */
export interface Rules {
  readonly network: Network;
  readonly resolve: Resolve;
}

/** Why this address may not be called; null when, as far as its text tells, it may. */
export function refusedAddress(text: string, network: Network): string | null {
  if (!URL.canParse(text)) return 'This is not an address, such as https://example.org/…';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(network === 'any' && url.protocol === 'http:')) {
    return 'The address must begin with https://';
  }
  if (url.username || url.password) return 'The address must not hold a name or password.';
  const host = hostOf(url);
  if (network === 'public' && isIP(host) && !isPublicAddress(host)) return NOT_PUBLIC;
  return null;
}

const NOT_PUBLIC = 'This host is not on the public internet.';

/** `[::1]` without its brackets. The URL standard has read 0x7f.1, 2130706433 and 0177.0.0.1 as 127.0.0.1 by now. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

export class RefusedAddress extends Error {}

/**
 * The address to connect to. The name is resolved once and every address that it has is checked: a name that answers
 * otherwise the next time gains nothing. @throws RefusedAddress, and the signal's reason for a name that is not answered in time
 */
export async function checkedAddress(
  text: string,
  { network, resolve }: Rules,
  signal: AbortSignal,
): Promise<{ url: URL; to: Address }> {
  const refused = refusedAddress(text, network);
  if (refused) throw new RefusedAddress(refused);
  const url = new URL(text);
  const host = hostOf(url);
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await inTime(signal, resolve(host));
  const [to] = addresses;
  if (!to) throw new RefusedAddress('This host has no address.');
  if (network === 'public' && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAddress(NOT_PUBLIC);
  return { url, to };
}

/** Whoever answers for a name may also never answer. */
const inTime = <Value>(signal: AbortSignal, awaited: Promise<Value>): Promise<Value> =>
  Promise.race([
    awaited,
    new Promise<never>((_, reject) => {
      const end = () => reject(signal.reason as Error);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end, { once: true });
    }),
  ]);

/** A request over a connection of its own, to the address that was checked. */
export function requestTo(url: URL, to: Address, options: https.RequestOptions): http.ClientRequest {
  const lookup: LookupFunction = (_hostname, asked, done) =>
    asked.all ? done(null, [to]) : done(null, to.address, to.family);
  return (url.protocol === 'https:' ? https : http).request(url, { ...options, agent: false, lookup });
}

/** What went wrong with a call, in words. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message.slice(0, 300) : String(error);
