import type { IncomingMessage } from 'node:http';
import { checkedAddress, RefusedAddress, requestTo, wordsOf, type Address, type Rules } from './checked-address.js';

/** How much is waited for and taken. */
export interface Limits {
  readonly bytes: number;
  /** For all of it, redirects too. */
  readonly seconds: number;
}

type Fetched = { readonly file: Buffer } | { readonly error: string };

/** A published sheet answers from another host than it is asked at. */
const MOST_REDIRECTS = 5;

/**
 * Fetches a file from an address that somebody typed. Each address on the way is checked, that of every redirect too; more
 * bytes than the limit are not taken. What is a web page, such as one that asks to sign in, is no file.
 */
export async function safeGet(text: string, limits: Limits, rules: Rules): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.seconds * 1000);
  try {
    let next = text;
    for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
      const { url, to } = await checkedAddress(next, rules, signal);
      const answer = await get(url, to, signal);
      const location = redirectOf(answer);
      if (!location) return { file: await fileOf(answer, limits.bytes) };
      answer.destroy();
      next = new URL(location, url).href;
    }
    return { error: 'This address leads from one to the next without end.' };
  } catch (error) {
    if (signal.aborted) return { error: `No file within ${limits.seconds} seconds` };
    return { error: wordsOf(error) };
  }
}

function get(url: URL, to: Address, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'User-Agent': 'Zikaron-Sources/1', Accept: 'text/csv, */*', 'Accept-Encoding': 'identity' };
    const request = requestTo(url, to, { method: 'GET', signal, headers });
    request.on('response', resolve);
    request.on('error', reject);
    request.end();
  });
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;

/** @throws RefusedAddress for another answer than a file, and for one that is too long */
async function fileOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new RefusedAddress(`The address answers HTTP ${answer.statusCode}.`);
    if (/^text\/html\b/i.test(answer.headers['content-type'] ?? '')) throw new RefusedAddress(WEB_PAGE);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > most) throw new RefusedAddress(`The file is larger than ${Math.floor(most / 1024 / 1024)} MB.`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    answer.destroy();
  }
}

const WEB_PAGE = 'The address answers a web page and no list: publish the sheet as CSV.';
