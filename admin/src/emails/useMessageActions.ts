import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

/** What staff can do with one message: send it again, withdraw it, say what became of it. */
export function useMessageActions(id: string, onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const post = (path: string, done: string, body: unknown = {}) =>
    void act(
      async () => {
        await call(`/emails/${id}/${path}`, { method: 'POST', body });
        toast(t(done));
        onDone();
      },
      (message) => t('resources.emails.actionFailed', { message }),
    );
  return {
    busy,
    resend: () => post('resend', 'resources.emails.resent'),
    cancel: () => post('cancel', 'resources.emails.cancelled'),
    settle: (verdict: 'arrived' | 'send_again') => post('settle', 'resources.emails.settled', { verdict }),
  };
}
