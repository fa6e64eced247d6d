import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ApiError, reasonOf } from '../api/http';

/** What could not be loaded, the server's reason, and the way on: to try again, or to set up the second factor that is lacking. */
export function LoadError({ error, onRetry, title }: { error: unknown; onRetry: () => void; title?: string }) {
  const t = useTranslate();
  const reason = error ? reasonOf(error, t('lists.errorHow')) : '';
  const lacksFactor = error instanceof ApiError && error.body.code === 'second_factor_missing';
  const wayOn = lacksFactor
    ? { component: Link, to: '/account', children: t('lists.toAccount') }
    : { onClick: onRetry, children: t('lists.retry') };
  return (
    <Box role="alert" sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {title ?? t('lists.error')}
      </Typography>
      {reason && <Typography sx={{ mt: 1, color: 'text.secondary' }}>{reason}</Typography>}
      <Button variant="outlined" sx={{ mt: 2 }} {...wayOn} />
    </Box>
  );
}
