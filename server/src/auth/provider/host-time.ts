/** The host's time, by which the provider writes its tokens and their users check them; the house's may be moved in development. */
// eslint-disable-next-line no-restricted-syntax -- see above
export const hostTime = (): number => Date.now();

export const hostSeconds = (): number => Math.floor(hostTime() / 1000);

/** The host's time so many seconds ago. */
export const hostInstant = (secondsAgo = 0): Date => new Date(hostTime() - secondsAgo * 1000);
