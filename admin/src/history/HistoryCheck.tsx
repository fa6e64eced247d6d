import { Alert, Box, Button } from '@mui/material';
import type { HistoryCheck as Checked } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { LoadError } from '../lists/LoadError';

/** Asked when somebody wishes to know it. */
const useCheck = () => useAnswer<Checked>(['history', 'check'], '/history/check', { enabled: false });

/** Asks whether the history stands as it was sealed. */
export function CheckHistory() {
  const t = useTranslate();
  const { isFetching, refetch } = useCheck();
  return (
    <Button variant="outlined" disabled={isFetching} onClick={() => void refetch()}>
      {t('resources.history.check.button')}
    </Button>
  );
}

/** What was found, below the head. */
export function HistoryCheck() {
  const { data, error, isFetching, refetch } = useCheck();
  return (
    <Box aria-live="polite" sx={{ '&:not(:empty)': { mb: 2 } }}>
      {error && !isFetching && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && !isFetching && <Result checked={data} />}
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
