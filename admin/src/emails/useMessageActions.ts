import { useState } from 'react';
import { useAddUndoableMutation, useNotify, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

/** How long "It arrived" can be taken back, in milliseconds. */
const UNDO_FOR = 10_000;

/** What staff can do with one message: send it again, withdraw it, say what became of it. */
export function useMessageActions(id: string, onDone: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const { busy, act } = useAction();
  const [noted, setNoted] = useState(false);
  const post = (path: string, done: string | null, body: unknown = {}) =>
    act(
      async () => {
        await call(`/emails/${id}/${path}`, { method: 'POST', body });
        if (done) toast(t(done));
        onDone();
      },
      (message) => t('resources.emails.actionFailed', { message }),
    );
  const arrived = () => {
    setNoted(true);
    addUndoable(({ isUndo }) => {
      if (isUndo) setNoted(false);
      else void post('settle', null, { verdict: 'arrived' }).finally(() => setNoted(false));
    });
    notify(t('resources.emails.settled'), { type: 'success', undoable: true, autoHideDuration: UNDO_FOR });
  };
  return {
    busy: busy || noted,
    resend: () => void post('resend', 'resources.emails.resent'),
    cancel: () => void post('cancel', 'resources.emails.cancelled'),
    arrived,
    sendAgain: () => void post('settle', 'resources.emails.resent', { verdict: 'send_again' }),
  };
}
