import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { Printed } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { PrintFiles } from './PrintFiles';

/** The letters are written: their files, and whom no letter could be written to. */
export function ReadyDialog({ batch, onClose }: { batch: Printed; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open onClose={onClose} aria-labelledby="printed" maxWidth="sm" fullWidth>
      <DialogTitle id="printed" sx={{ typography: 'h3' }}>
        {t('coverage.printedDone', { smart_count: batch.letters })}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('coverage.printedHint')}</Typography>
        <PrintFiles batchId={batch.id} />
        {batch.unwritten.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('coverage.unwritten')}
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {batch.unwritten.map(({ observanceId, contact, reason }) => (
                <li key={observanceId}>
                  <bdi>{contact}</bdi>: {reason}
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('coverage.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
