import { Alert, Box, Button } from '@mui/material';
import type { HistoryCheck as Checked } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { LoadError } from '../lists/LoadError';

/** Asks, when somebody wishes to know, whether the history stands as it was sealed. */
export function HistoryCheck() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useAnswer<Checked>(['history', 'check'], '/history/check', {
    enabled: false,
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
        {t('resources.history.check.button')}
      </Button>
      <Box aria-live="polite" sx={{ mt: 1.5 }}>
        {error && !isFetching && <LoadError error={error} onRetry={() => void refetch()} />}
        {data && !isFetching && <Result checked={data} />}
      </Box>
    </Box>
  );
}

function Result({ checked: { isWhole, acts, erased, broken, seal } }: { checked: Checked }) {
  const t = useTranslate();
  const words = (name: string, values = {}) => t(`resources.history.check.${name}`, values);
  if (!isWhole)
    return (
      <Alert severity="error">
        {words('broken', { act: broken?.act })} {broken?.at && <Moment at={broken.at} />} {words('tell')}
      </Alert>
    );
  return (
    <Alert severity="success">
      {words('whole', { smart_count: acts })} {erased > 0 && words('erased', { smart_count: erased })}
      {seal && (
        <Box sx={{ mt: 0.5 }}>
          {words('seal')}{' '}
          <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {seal}
          </Box>
        </Box>
      )}
    </Alert>
  );
}
