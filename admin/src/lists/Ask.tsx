import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';

interface AskProps {
  open: boolean;
  title: string;
  text?: string;
  confirm?: string;
  variant?: 'danger' | 'warning' | 'info' | 'default';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const COLOURS = { danger: 'error', warning: 'warning', info: 'info', default: 'primary' } as const;

/** Asks before something that cannot be undone. */
export function Ask({ open, title, text, confirm, variant = 'default', busy, onConfirm, onCancel }: AskProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby="ask" maxWidth="xs" fullWidth>
      <DialogTitle id="ask" sx={{ typography: 'h3' }}>
        {title}
      </DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="contained" color={COLOURS[variant]} disabled={busy} onClick={onConfirm}>
          {confirm ?? t('lists.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('lists.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
