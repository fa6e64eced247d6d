import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { useCloseNotification, useTranslate } from 'react-admin';

interface UndoNoticeProps {
  text: string;
  /** Absent where it cannot be undone. */
  onUndo?: () => void;
}

/** Says what was done, with the button that undoes it; what comes of that takes its place. */
export function UndoNotice({ text, onUndo }: UndoNoticeProps) {
  const t = useTranslate();
  const close = useCloseNotification();
  const isPressed = useRef(false);
  const undo = () => {
    // The notice goes slowly: the second press of a double one would ask to undo what is undone.
    if (isPressed.current) return;
    isPressed.current = true;
    close();
    onUndo?.();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        onUndo && (
          <Button color="inherit" onClick={undo}>
            {t('ra.action.undo')}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
