import type { EmailMessageDetails } from '@zikaron/contract';
import { useAnswer } from '../api/useAnswer';
import { inPath } from '../api/in-path';

/** One message with its letter; asked for again while it is on its way. */
export const useMessage = (id: string) =>
  useAnswer<EmailMessageDetails>(['emails', 'details', id], `/emails/${inPath(id)}`, {
    refetchInterval: ({ state }) => (state.data && ['queued', 'sending'].includes(state.data.status) ? 3000 : false),
  });
