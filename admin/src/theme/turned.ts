import type { EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Fetches what turns styles round, with the texts of a language that is read from the right: the first English list does without. */
export async function loadTurned(): Promise<void> {
  cache ??= (await import('./right-to-left')).rightToLeft;
}

/** Styles turned round, once they were fetched. */
export const turned = (): EmotionCache | undefined => cache;
