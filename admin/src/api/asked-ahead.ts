declare global {
  /** What `ahead.ts` has asked for, by address. */
  var ASKED_AHEAD: Map<string, Promise<Response>> | undefined;
}

/** The answer that was asked for before the program was there. It is given once: whoever asks again wants a new one. */
export function askedAhead(url: string): Promise<Response> | undefined {
  const answer = globalThis.ASKED_AHEAD?.get(url);
  globalThis.ASKED_AHEAD?.delete(url);
  return answer;
}
