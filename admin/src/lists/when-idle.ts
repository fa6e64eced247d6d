/** In milliseconds: how long it waits for a browser that always has something to do, and for one that does not say when it has not. */
const [AT_LATEST, UNSAID] = [2000, 200];

/** Does it once nothing else is to be done. @returns what calls it off */
export function whenIdle(does: () => void): () => void {
  // Safari knows it only behind a switch.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(does, UNSAID);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(does, { timeout: AT_LATEST });
  return () => cancelIdleCallback(asked);
}
