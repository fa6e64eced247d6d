import type { ImportSummary } from '@zikaron/contract';

/** Whether a worker has the import in hand, or will have. */
export const isAtWork = (state: ImportSummary['state']): boolean => state === 'importing' || state === 'undoing';
