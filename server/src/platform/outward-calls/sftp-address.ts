import { checkedAddress, refusedAddress, type Address, type Network, type Rules } from './checked-address.js';

/** Where a file stands on a server, and as whom one signs in there. */
export interface SftpPlace {
  readonly to: Address;
  readonly port: number;
  readonly user: string;
  /** From the root of the server: a file, or a folder. */
  readonly path: string;
}

const DEFAULT_PORT = 22;

export const isSftp = (text: string): boolean => /^sftp:/i.test(text);

/** Why this `sftp://name@host/path` may not be called; null when, as far as its text tells, it may. */
export function refusedSftp(text: string, network: Network): string | null {
  const said = partsOf(text);
  if (!said) return 'This is not an address, such as sftp://name@example.org/list.csv';
  if (said.user === '') return 'The address lacks the name to sign in with: sftp://name@example.org/list.csv';
  if (said.hasPassword) return 'The address must not hold the password.';
  return refusedAddress(said.host, network);
}

/** The place to connect to: its host is looked up once, and checked as that of every address. @throws RefusedAddress */
export async function checkedSftp(text: string, rules: Rules, signal: AbortSignal): Promise<SftpPlace> {
  const said = partsOf(text);
  if (!said) throw new Error('Refused before');
  const { to } = await checkedAddress(said.host, rules, signal);
  return { to, port: said.port, user: said.user, path: said.path };
}

/** `host` is an https address: only of those the URL standard reads 0x7f.1 and 2130706433 as the hosts that they are. */
function partsOf(text: string) {
  if (!isSftp(text) || !URL.canParse(text)) return null;
  try {
    const url = new URL(text);
    const host = `https://${url.hostname}/`;
    return !url.hostname || !URL.canParse(host)
      ? null
      : {
          host,
          port: Number(url.port) || DEFAULT_PORT,
          user: decodeURIComponent(url.username),
          hasPassword: url.password !== '',
          path: decodeURIComponent(url.pathname) || '/',
        };
  } catch {
    // A percent sign that begins nothing.
    return null;
  }
}
