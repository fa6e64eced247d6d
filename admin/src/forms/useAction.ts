import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../api/http';

/** How long a toast stays, in milliseconds. */
const TOAST = { error: 5000, success: 3000, warning: 4000, info: 3000 } as const;

/** Tells something in a toast, as long as its kind deserves. The text is in the reader's language already. */
export function useToast(): (text: string, kind?: keyof typeof TOAST) => void {
  const notify = useNotify();
  return (text, kind = 'success') => notify(text, { type: kind, autoHideDuration: TOAST[kind] });
}

/** Whoever waits this long for an answer, in milliseconds, is told that the line is slow. */
export const LATE = 15_000;

/** What is told of a failure: the server's reason, or this text where it gave none; or what this makes of the reason. */
export type Failed = string | ((reason: string) => string);

/**
 * Runs one piece of work at a time, so that a double press does it once; what fails is told with its reason, or as `failed`
 * says, and what is not answered for long is told too.
 */
export function useAction(): {
  busy: boolean;
  act: (work: () => Promise<void>, failed?: Failed) => Promise<void>;
} {
  const t = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const withReason = (message: string) => t('lists.failedWith', { message });
  const act = async (work: () => Promise<void>, failed: Failed = withReason) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const late = setTimeout(() => toast(t('forms.slow'), 'info'), LATE);
    try {
      await work();
    } catch (error) {
      const told = typeof failed === 'string' ? reasonOf(error, failed) : failed(reasonOf(error, ''));
      toast(told.replace(/:\s*$/, ''), 'error');
    } finally {
      clearTimeout(late);
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, act };
}
