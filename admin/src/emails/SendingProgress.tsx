import { Box, LinearProgress, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetList, useListContext, useTranslate } from 'react-admin';

const ONE = { page: 1, perPage: 1 };
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** How many messages are in a state, within a filter. */
function useCount(
  status: 'queued' | 'sending',
  filter: Record<string, unknown>,
  every: number | false,
): number | undefined {
  const { total } = useGetList(
    'emails',
    { pagination: ONE, sort: NEWEST, filter: { ...filter, status } },
    { refetchInterval: every, staleTime: 0 },
  );
  return total;
}

/** Whether letters are leaving now; asked every five seconds, and every two while they do. */
export function useIsSending(): boolean {
  const [sending, setSending] = useState(false);
  const underway = useCount('sending', {}, sending ? 2000 : 5000) ?? 0;
  useEffect(() => setSending(underway > 0), [underway]);
  return sending;
}

/** How far the sending has come, while it goes on; of one run when the list shows one. */
export function SendingProgress() {
  const t = useTranslate();
  const { filterValues, total } = useListContext();
  const runId = (filterValues as { runId?: string }).runId;
  const filter = runId ? { runId } : {};
  const queued = useCount('queued', filter, 2000);
  const sending = useCount('sending', filter, 2000);
  const left = (queued ?? 0) + (sending ?? 0);
  const going = (sending ?? 0) > 0 || (runId !== undefined && left > 0);
  if (!going || total === undefined) return null;
  const share = runId && total > 0 ? Math.round(((total - left) / total) * 100) : null;
  return (
    <Box role="status" sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 0.75 }}>{t('resources.emails.sendingNow', { smart_count: left })}</Typography>
      <LinearProgress
        aria-label={t('resources.emails.progress')}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={share ?? undefined}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
