import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountText } from './text';

/** Does one thing at a time, asks everything again after it, and keeps in words why it did not work. */
export function useAct() {
  const t = useAccountText();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Answers whether it worked. */
  const act = async (does: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await does();
      await queries.invalidateQueries();
      return true;
    } catch (reason) {
      setFailure(t('failed', { message: reason instanceof Error ? reason.message : String(reason) }));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, act };
}
