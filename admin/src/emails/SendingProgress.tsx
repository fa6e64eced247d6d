import { Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { SendingProgress as Progress } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';

const WHILE_SENDING = 2000;
const OTHERWISE = 10_000;

/** How far the sending has come: of one run, or of all that are going on. Nothing is shown while none is. */
export function SendingProgress({ runId }: { runId?: string | undefined }) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['emails', 'progress', runId ?? null],
    queryFn: ({ signal }) => call<Progress>(`/emails/progress${runId ? `?runId=${runId}` : ''}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.left ? WHILE_SENDING : OTHERWISE),
  });
  if (!data?.left) return null;
  const share = Math.round(((data.letters - data.left) / data.letters) * 100);
  return (
    <Box role="status" sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 0.75 }}>{t('resources.emails.sendingNow', { smart_count: data.left })}</Typography>
      <LinearProgress
        aria-label={t('resources.emails.progress')}
        variant="determinate"
        value={share}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
