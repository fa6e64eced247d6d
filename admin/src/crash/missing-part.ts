/**
 * Parts of the program that could not be fetched: the connection broke, or a newer version came while this page was open
 * and has them under other names. Nothing is wrong with the program: it is loaded again.
 */
const missing = new WeakSet<Error>();

/** Listens for them. Vite tells of each before it fails. */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export const isMissingPart = (error: unknown): boolean => error instanceof Error && missing.has(error);
