import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAccountText } from './text';

/** Does one thing at a time, asks everything again after it, which may have changed meanwhile too, and keeps in words why it did not work. */
export function useAct() {
  const t = useAccountText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Answers whether it worked; a second press while it is at work is none. */
  const act = async (does: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await does();
      return true;
    } catch (reason) {
      setFailure(t('failed', { message: reason instanceof Error ? reason.message : String(reason) }));
      return false;
    } finally {
      await queries.invalidateQueries();
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, act };
}
