import { Alert, Button } from '@mui/material';
import { useCloseNotification, useTranslate } from 'react-admin';

/** That two are two people, with the button that takes it back. */
export function TwoPeopleSaid({ onUndo }: { onUndo: () => void }) {
  const t = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button color="inherit" onClick={undo}>
          {t('ra.action.undo')}
        </Button>
      }
    >
      {t('merging.proposed.twoSaid')}
    </Alert>
  );
}
