import { Alert, Box, Typography } from '@mui/material';
import type { Printed } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { PrintFiles } from './PrintFiles';
import { PlainDialog } from '../forms/PlainDialog';

/** The letters are written: their files, and whom no letter could be written to. */
export function ReadyDialog({ batch, onClose }: { batch: Printed; onClose: () => void }) {
  const t = useTranslate();
  return (
    <PlainDialog title={t('coverage.printedDone', { smart_count: batch.letters })} onClose={onClose}>
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
    </PlainDialog>
  );
}
