import { Alert, Box, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { DatesState } from '@zikaron/contract';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { useToast } from '../forms/useAction';

/** While the dates of all records are brought after a change of the settings: how far that is. Else nothing. */
export function DatesAtWork() {
  const t = useTranslate();
  const { data } = useAnswer<DatesState>(['orgs', 'dates'], '/orgs/mine/dates', {
    refetchInterval: ({ state }) => (state.data?.upToDate === false ? 1000 : false),
  });
  useWhenFresh(data?.upToDate);
  if (!data || data.upToDate) return null;
  const percent = data.total === 0 ? 0 : Math.min(100, Math.floor((data.done / data.total) * 100));
  return (
    <Alert severity="info" role="status" sx={look}>
      <strong>{t('settings.dates.working')}</strong>
      <Box sx={{ mt: 0.5, mb: 1 }}>
        {t('settings.dates.progress', { done: data.done.toLocaleString('en'), total: data.total.toLocaleString('en') })}
      </Box>
      <LinearProgress
        variant={data.done === 0 ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label={t('settings.dates.working')}
      />
    </Alert>
  );
}

/** In sight also at the foot of the page, where Save is. */
const look = {
  ...{ position: 'sticky', top: 80, zIndex: 'appBar' },
  ...{ mb: 2.5, maxWidth: 960, '& .MuiAlert-message': { flexGrow: 1 } },
} as const;

function useWhenFresh(upToDate: boolean | undefined) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const before = useRef(upToDate);
  useEffect(() => {
    const was = before.current;
    before.current = upToDate;
    if (was !== false || upToDate !== true) return;
    toast(t('settings.dates.done'));
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'orgs' });
  });
}
