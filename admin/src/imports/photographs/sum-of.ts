import type { Photograph } from '@zikaron/contract';

/** How many plates of all these photographs are in one state. */
export const sumOf = (photographs: readonly Photograph[], state: keyof Photograph['counts']): number =>
  photographs.reduce((sum, { counts }) => sum + counts[state], 0);
