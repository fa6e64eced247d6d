import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../api/http';

/** What could not be loaded, the server's reason, and the way to try again. */
export function LoadError({ error, onRetry, title }: { error: unknown; onRetry: () => void; title?: string }) {
  const t = useTranslate();
  const reason = reasonOf(error, '');
  return (
    <Box role="alert" sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {title ?? t('lists.error')}
      </Typography>
      {reason && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{reason}</Typography>}
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
        {t('lists.retry')}
      </Button>
    </Box>
  );
}
