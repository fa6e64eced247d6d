import { Box, LinearProgress, Typography } from '@mui/material';
import type { SendingProgress as Progress } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';

const WHILE_SENDING = 2000;
const OTHERWISE = 10_000;

/** How far the sending has come: of one run, or of all that are going on. Nothing is shown while none is. */
export function SendingProgress({ runId }: { runId?: string | undefined }) {
  const t = useTranslate();
  const { data } = useAnswer<Progress>(
    ['emails', 'progress', runId ?? null],
    `/emails/progress${runId ? `?runId=${runId}` : ''}`,
    { refetchInterval: ({ state }) => (state.data?.left ? WHILE_SENDING : OTHERWISE) },
  );
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
