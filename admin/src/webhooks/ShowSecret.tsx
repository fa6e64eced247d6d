import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CopyText } from '../forms/CopyText';

/** The signing secret, shown this once. */
export function ShowSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret">
      <DialogTitle id="secret" sx={{ typography: 'h2' }}>
        {t('webhooks.secretTitle')}
      </DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('webhooks.secretText')}
        </Alert>
        <CopyText label={t('webhooks.secret')} text={secret} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('apiKeys.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
