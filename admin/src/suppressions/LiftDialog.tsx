import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import type { Suppression } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';

interface LiftDialogProps {
  suppression: Suppression;
  onClose: () => void;
  onLifted: () => void;
}

/** Asks why an address may be written to again; without a reason it is not lifted. */
export function LiftDialog({ suppression: { id, email, reason: because }, onClose, onLifted }: LiftDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const [reason, setReason] = useState('');
  const lift = () =>
    act(
      async () => {
        await call(`/emails/suppressions/${id}/lift`, { method: 'POST', body: { reason: reason.trim() } });
        toast(t('suppressions.done'));
        onClose();
        onLifted();
      },
      (message) => t('suppressions.failed', { message }),
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby="lift" maxWidth="sm" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void lift();
        }}
      >
        <DialogTitle id="lift" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
          {t('suppressions.liftAsk', { email })}
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t('suppressions.liftText')}</Typography>
          {because !== 'bounced' && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('suppressions.unsubscribedWarning')}
            </Alert>
          )}
          <TextField
            autoFocus
            fullWidth
            required
            label={t('suppressions.liftReason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" disabled={busy || !reason.trim()}>
            {t('suppressions.lifting')}
          </Button>
          <Button onClick={onClose}>{t('lists.cancel')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
