import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AtWork } from '../forms/AtWork';
import { useAction, type Failed } from '../forms/useAction';

interface AskProps {
  open: boolean;
  title: string;
  text?: string;
  confirm?: string;
  /** What is lost by it does not come back. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is not undone by a press. */
export function Ask({ open, title, text, confirm, danger = false, busy, onConfirm, onCancel }: AskProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby="ask" maxWidth="xs" fullWidth>
      {busy && <AtWork />}
      <DialogTitle id="ask" sx={{ typography: 'h3' }}>
        {title}
      </DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" color={danger ? 'error' : 'primary'} disabled={busy} onClick={onConfirm}>
          {confirm ?? t('ra.action.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('lists.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface AskToDoProps extends Omit<AskProps, 'open' | 'busy' | 'onConfirm' | 'onCancel'> {
  /** What is done once it is confirmed. */
  work: () => Promise<void>;
  failed?: Failed;
  onClose: () => void;
}

/** Asks, and does it on a yes; a failure is told in a toast, and the question stays. */
export function AskToDo({ work, failed, onClose, ...words }: AskToDoProps) {
  const { busy, act } = useAction();
  return <Ask open {...words} busy={busy} onConfirm={() => void act(work, failed)} onCancel={onClose} />;
}
