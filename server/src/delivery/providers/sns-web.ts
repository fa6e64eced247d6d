/** What we ask of Amazon's servers. Tests bind another one. */
export abstract class SnsWeb {
  /** @returns the body of an answer 200 @throws when there is none */
  abstract get(url: string): Promise<string>;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 65_536;

/** Follows no redirects, waits ten seconds, reads 64 kB. Only addresses that we made or checked ourselves come here. */
export class HttpsSnsWeb extends SnsWeb {
  async get(url: string): Promise<string> {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status !== 200) throw new Error(`Amazon answered ${answer.status}.`);
    let body = '';
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      body += decoder.decode(part as Uint8Array, { stream: true });
      if (body.length > MOST_BYTES) throw new Error('Amazon answered at too great length.');
    }
    return body;
  }
}
