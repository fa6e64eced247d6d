import { useQuery } from '@tanstack/react-query';
import type { Activity } from '@zikaron/contract';
import { call } from '../api/http';

/** What was sent about a yahrzeit and what was changed, the newest first. */
export const useActivity = (id: string) =>
  useQuery({
    queryKey: ['yahrzeits', 'activity', id],
    queryFn: ({ signal }) => call<{ data: Activity[] }>(`/yahrzeits/${id}/activity`, { signal }),
  });
