import type { EmailMessage } from '@zikaron/contract';
import { houseNow } from '../dates/house-clock';

/** Whether a letter is on its way now: a worker holds it, or it is due and waits for one. */
export const isLeaving = ({ status, sendAt }: EmailMessage): boolean =>
  status === 'sending' || (status === 'queued' && Date.parse(sendAt) <= houseNow().getTime());
