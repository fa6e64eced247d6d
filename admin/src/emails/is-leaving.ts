import type { EmailMessage } from '@zikaron/contract';

/** Whether a letter is on its way now: a worker holds it, or it is due and waits for one. */
export const isLeaving = ({ status, sendAt }: Pick<EmailMessage, 'status' | 'sendAt'>, now = Date.now()): boolean =>
  status === 'sending' || (status === 'queued' && Date.parse(sendAt) <= now);
