import { lazy } from 'react';

/** The charts are large: they come when a page shows one. */
export const Bars = lazy(async () => ({ default: (await import('./Charts')).Bars }));
export const Line = lazy(async () => ({ default: (await import('./Charts')).Line }));
export const Stacked = lazy(async () => ({ default: (await import('./Charts')).Stacked }));
export { ChartTable } from './ChartTable';
