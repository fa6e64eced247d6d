import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify, useTranslate } from 'react-admin';

/** How long what was done can be taken back by one press, in milliseconds. */
const UNDO_FOR = 10_000;

/** Tells what was done, with the button that undoes it for ten seconds. */
export function useToldUndo(): (text: string, undo: () => void) => void {
  const notify = useNotify();
  return (text, undo) => notify(<Told text={text} undo={undo} />, { autoHideDuration: UNDO_FOR });
}

function Told({ text, undo }: { text: string; undo: () => void }) {
  const t = useTranslate();
  const close = useCloseNotification();
  const takeBack = () => {
    close();
    undo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" onClick={takeBack}>
          {t('ra.action.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
