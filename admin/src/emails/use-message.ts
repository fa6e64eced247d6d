import { useQuery } from '@tanstack/react-query';
import type { EmailMessageDetails } from '@zikaron/contract';
import { call } from '../api/http';

/** One message with its letter; asked for again while it is on its way. */
export const useMessage = (id: string) =>
  useQuery({
    queryKey: ['emails', 'details', id],
    queryFn: ({ signal }) => call<EmailMessageDetails>(`/emails/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state }) => (state.data && ['queued', 'sending'].includes(state.data.status) ? 3000 : false),
  });
