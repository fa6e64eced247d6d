import { storedToken } from './stored-session';

declare global {
  /** What `ahead.ts` has asked for, by address, and with which token. */
  var ASKED_AHEAD: { readonly token: string; readonly answers: Map<string, Promise<Response>> } | undefined;
}

/**
 * The answer that was asked for before the program was there. It is given once: whoever asks again wants a new one. After a new
 * sign-in, or a second factor, what was asked with the token before is nobody's answer.
 */
export function askedAhead(url: string): Promise<Response> | undefined {
  const ahead = globalThis.ASKED_AHEAD;
  if (ahead?.token !== storedToken()) return undefined;
  const answer = ahead?.answers.get(url);
  ahead?.answers.delete(url);
  return answer;
}
