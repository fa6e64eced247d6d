import type rtl from '@mui/stylis-plugin-rtl';

let plugin: typeof rtl | undefined;

/** Fetches what turns styles round, with the texts of a language that is read from the right: the first English list does without. */
export async function loadTurning(): Promise<void> {
  plugin ??= (await import('@mui/stylis-plugin-rtl')).default;
}

/** What turns styles round, once it was fetched. */
export const turning = (): typeof rtl | undefined => plugin;
