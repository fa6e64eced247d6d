import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkUndone } from '@zikaron/contract';
import { useRef } from 'react';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';
import { call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';

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
      await queries.invalidateQueries();
      const since = changedSince > 0 ? ` ${t('bulk.changedSince', { smart_count: changedSince })}` : '';
      toast(t('bulk.undone', { smart_count: restored }) + since);
    } catch (error) {
      toast(t('bulk.undoFailed', { reason: reasonOf(error, '') }), 'error');
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
  const t = useTranslate();
  const undo = useUndo();
  const close = useCloseNotification();
  const isPressed = useRef(false);
  const goBack = (action: string) => {
    // The notice goes slowly: the second press of a double one would ask to undo what is undone.
    if (isPressed.current) return;
    isPressed.current = true;
    close();
    void undo(subject, action);
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        id && (
          <Button color="inherit" onClick={() => goBack(id)}>
            {t('ra.action.undo')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
