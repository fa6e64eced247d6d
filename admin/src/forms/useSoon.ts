import { useState } from 'react';
import { useAddUndoableMutation, useNotify } from 'react-admin';

/** How long what was said can be taken back, in milliseconds. */
const UNDO_FOR = 10_000;

/**
 * Does something ten seconds after it was asked for, or when the page is left, unless it is undone meanwhile. `waits` is true
 * until one of them has happened.
 */
export function useSoon(): { waits: boolean; soon: (text: string, work: () => Promise<void>) => void } {
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const [waits, setWaits] = useState(false);
  const soon = (text: string, work: () => Promise<void>) => {
    setWaits(true);
    addUndoable(({ isUndo }) => {
      if (isUndo) setWaits(false);
      else void work().finally(() => setWaits(false));
    });
    notify(text, { type: 'success', undoable: true, autoHideDuration: UNDO_FOR });
  };
  return { waits, soon };
}
