import type { EmailJob, Run } from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';

/** Runs a job, after asking. `dialog` is to be rendered where the button is. */
export function useRunJob(
  id: string,
  onDone: (run: Run) => void,
): { ask: () => void; busy: boolean; dialog: ReactNode } {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const { data: job } = useGetOne<EmailJob>('email-jobs', { id }, { enabled: asking });
  const { busy, run } = useRun(id, () => setAsking(false), onDone);
  const dialog = (
    <Ask
      open={asking}
      title={t('resources.email-jobs.runAsk')}
      text={job?.inputJson.timing === 'eachOnItsDay' ? t('resources.email-jobs.runAskDays') : undefined}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={() => setAsking(false)}
    />
  );
  return { ask: () => setAsking(true), busy, dialog };
}

function useRun(id: string, onSent: () => void, onDone: (run: Run) => void) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const run = () =>
    act(
      async () => {
        const done = await call<Run>(`/emails/jobs/${id}/run`, { method: 'POST', body: {} });
        onSent();
        toast(t(`resources.email-jobs.${done.queued > 0 ? 'enqueued' : 'enqueuedNobody'}`));
        await queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'email-jobs' || queryKey[0] === 'emails',
        });
        onDone(done);
      },
      (message) => t('resources.email-jobs.runFailed', { message }),
    );
  return { busy, run };
}
