import { lookup as systemLookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

interface Address {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name, as the system's resolver gives them. */
export type Resolve = (hostname: string) => Promise<Address[]>;
export const resolveBySystem: Resolve = (hostname) => systemLookup(hostname, { all: true });

/** Which hosts may be called. `any` is for development: plain http and private addresses too. */
export type Network = 'public' | 'any';

export interface Answered {
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly error: string | null;
}

const TIMEOUT_MS = 10_000;

/** Why a webhook may not be sent to this address; null when, as far as its text tells, it may. */
export function refusedAddress(text: string, network: Network): string | null {
  if (!URL.canParse(text)) return 'This is not an address, such as https://example.org/webhooks';
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

/**
 * Posts a text to an address that somebody typed. The name is resolved once, every address that it has is checked, and the
 * connection goes to a checked one: a name that answers otherwise the next time gains nothing. Redirects are answers.
 */
export async function safePost(
  text: string,
  body: string,
  headers: Record<string, string>,
  { network, resolve }: { network: Network; resolve: Resolve },
): Promise<Answered> {
  const refused = refusedAddress(text, network);
  if (refused) return { status: null, error: refused };
  const url = new URL(text);
  try {
    const host = hostOf(url);
    const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
    const [first] = addresses;
    if (!first) return { status: null, error: 'This host has no address.' };
    if (network === 'public' && !addresses.every(({ address }) => isPublicAddress(address))) {
      return { status: null, error: NOT_PUBLIC };
    }
    return { status: await post(url, first, body, headers), error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message.slice(0, 300) : String(error) };
  }
}

/** Over a connection of its own; what is answered beyond the status is thrown away. */
function post(url: URL, to: Address, body: string, headers: Record<string, string>): Promise<number> {
  const lookup: LookupFunction = (_hostname, options, done) =>
    options.all ? done(null, [to]) : done(null, to.address, to.family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', (error) =>
      reject(
        error.name === 'AbortError' || error.name === 'TimeoutError' ? new Error('No answer within 10 seconds') : error,
      ),
    );
    request.end(body);
  });
}
