import type { Activity } from '@zikaron/contract';
import { inPath } from '../api/in-path';
import { useAnswer } from '../api/useAnswer';

/** What was sent about a yahrzeit and what was changed, the newest first. */
export const useActivity = (id: string) =>
  useAnswer<{ data: Activity[] }>(['yahrzeits', 'activity', id], `/yahrzeits/${inPath(id)}/activity`);
