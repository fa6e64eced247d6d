import { Box, LinearProgress, Typography } from '@mui/material';
import type { EmailMessage } from '@zikaron/contract';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { isLeaving } from './is-leaving';

const ONE = { page: 1, perPage: 1 };
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** How far the sending has come, while one of the shown letters is leaving; of one run when the list shows one. */
export function SendingProgress() {
  const { data = [], filterValues } = useListContext<EmailMessage>();
  const { runId } = filterValues as { runId?: string };
  return data.some((row) => isLeaving(row)) ? <Progress runId={runId} /> : null;
}

function Progress({ runId }: { runId: string | undefined }) {
  const t = useTranslate();
  const { total = 0 } = useListContext();
  const filter = runId ? { runId } : {};
  const left = useCount({ ...filter, status: 'queued' }) + useCount({ ...filter, status: 'sending' });
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

/** How many messages fit a filter, asked every two seconds. */
const useCount = (filter: Record<string, unknown>): number =>
  useGetList('emails', { pagination: ONE, sort: NEWEST, filter }, { refetchInterval: 2000, staleTime: 0 }).total ?? 0;
