import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { useSoon } from '../forms/useSoon';

/** What staff can do with one message: send it again, withdraw it, say what became of it. */
export function useMessageActions(id: string, onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const { waits, soon } = useSoon();
  const post = (path: string, done: string | null, body: unknown = {}) =>
    act(async () => {
      await call(`/emails/${id}/${path}`, { method: 'POST', body });
      if (done) toast(t(done));
      onDone();
    });
  return {
    busy: busy || waits,
    resend: () => void post('resend', 'resources.emails.resent'),
    cancel: () => void post('cancel', 'resources.emails.cancelled'),
    arrived: () => soon(t('resources.emails.settled'), () => post('settle', null, { verdict: 'arrived' })),
    sendAgain: () => void post('settle', 'resources.emails.resent', { verdict: 'send_again' }),
  };
}
