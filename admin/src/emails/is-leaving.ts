import type { EmailMessage } from '@zikaron/contract';
import { houseNow } from '../dates/house-clock';

/** Whether a letter is on its way now: a worker holds it, or it is due and waits for one. */
export const isLeaving = (
  { status, sendAt }: Pick<EmailMessage, 'status' | 'sendAt'>,
  now = houseNow().getTime(),
): boolean => status === 'sending' || (status === 'queued' && Date.parse(sendAt) <= now);
