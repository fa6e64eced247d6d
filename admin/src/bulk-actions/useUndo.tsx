import { useQueryClient } from '@tanstack/react-query';
import type { BulkUndone } from '@zikaron/contract';
import { useNotify, useTranslate } from 'react-admin';
import { call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { UndoNotice } from '../forms/UndoNotice';

/** How long what was done can be undone by one press, in milliseconds; afterwards it is undone in the list of changes. */
const UNDO_FOR = 15_000;

/** Undoes a change of many, and says what came of it. */
export function useUndo(): (subject: string, id: string) => Promise<void> {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  return async (subject, id) => {
    try {
      const { restored, changedSince } = await call<BulkUndone>(`/bulk-actions/${subject}/${id}/undo`, {
        method: 'POST',
      });
      const since = changedSince > 0 ? ` ${t('bulk.changedSince', { smart_count: changedSince })}` : '';
      toast(t('bulk.undone', { smart_count: restored }) + since);
    } catch (error) {
      toast(t('bulk.undoFailed', { reason: reasonOf(error, '') }), 'error');
    } finally {
      await queries.invalidateQueries();
    }
  };
}

/** What was done, in words, and by which it is undone. */
interface Told {
  id: string | null;
  text: string;
}

/** Says what was done, with the button that undoes it. */
export function useTellDone(): (subject: string, told: Told) => void {
  const notify = useNotify();
  return (subject, told) => notify(<Done subject={subject} {...told} />, { autoHideDuration: UNDO_FOR });
}

function Done({ subject, id, text }: { subject: string } & Told) {
  const undo = useUndo();
  return <UndoNotice text={text} onUndo={id === null ? undefined : () => void undo(subject, id)} />;
}
