import { checkedAddress, requestTo, wordsOf, type Address, type Rules } from './checked-address.js';

export interface Answered {
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly error: string | null;
}

const TIMEOUT_MS = 10_000;

/** Posts a text to an address that somebody typed, which is checked. Redirects are answers. */
export async function safePost(
  text: string,
  body: string,
  headers: Record<string, string>,
  rules: Rules,
): Promise<Answered> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const { url, to } = await checkedAddress(text, rules, signal);
    return { status: await post(url, to, signal, body, headers), error: null };
  } catch (error) {
    return { status: null, error: signal.aborted ? 'No answer within 10 seconds' : wordsOf(error) };
  }
}

/** What is answered beyond the status is thrown away. */
function post(
  url: URL,
  to: Address,
  signal: AbortSignal,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = requestTo(url, to, {
      method: 'POST',
      signal,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    request.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}
