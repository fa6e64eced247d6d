import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { reasonOf } from '../api/http';

/** How long a toast stays, in milliseconds. */
const TOAST = { error: 5000, success: 3000, warning: 4000, info: 3000 } as const;

/** Tells something in a toast, as long as its kind deserves. The text is in the reader's language already. */
export function useToast(): (text: string, kind?: keyof typeof TOAST) => void {
  const notify = useNotify();
  return (text, kind = 'success') => notify(text, { type: kind, autoHideDuration: TOAST[kind] });
}

/** Runs one piece of work at a time, so that a double press does it once; what fails is told as `failed` says, with the server's reason. */
export function useAction(): {
  busy: boolean;
  act: (work: () => Promise<void>, failed: (reason: string) => string) => Promise<void>;
} {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const act = async (work: () => Promise<void>, failed: (reason: string) => string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast(failed(reasonOf(error, '')).replace(/:\s*$/, ''), 'error');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, act };
}
