import { Alert, TextField, Typography } from '@mui/material';
import type { Suppression } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { orGone } from '../api/remove';
import { useChange } from '../forms/useChange';
import { PlainDialog } from '../forms/PlainDialog';

/** Asks why an address may be written to again; without a reason it is not lifted. */
export function LiftDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const { id, email, reason: because } = suppression;
  const t = useTranslate();
  const { busy, change } = useChange(['suppressions']);
  const [reason, setReason] = useState('');
  const lift = async () => {
    await orGone(call(`/emails/suppressions/${id}/lift`, { method: 'POST', body: { reason: reason.trim() } }));
    onClose();
    return t('suppressions.done');
  };
  const does = () => void change(lift);
  return (
    <PlainDialog
      title={t('suppressions.liftAsk', { email })}
      confirm={{ label: t('suppressions.lifting'), disabled: busy || !reason.trim(), does }}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{t('suppressions.liftText')}</Typography>
      {because !== 'bounced' && <Alert severity="warning">{t('suppressions.unsubscribedWarning')}</Alert>}
      <TextField
        autoFocus
        required
        label={t('suppressions.liftReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
      />
    </PlainDialog>
  );
}
