import { Box, Typography } from '@mui/material';
import type { Run } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { inPath } from '../api/in-path';
import { Moment } from '../dates/When';
import { SendingProgress } from '../emails/SendingProgress';
import { LinkButton } from '../lists/LinkButton';
import { RunResult } from '../runs/RunCounts';

const SHOWN = 5;

/** The latest runs of a job, and how far the last of them has come. */
export function EarlierRuns({ jobId }: { jobId: string }) {
  const t = useTranslate();
  const { data } = useAnswer<{ data: Run[]; total: number }>(
    ['email-jobs', 'runs', jobId],
    `/emails/jobs/${inPath(jobId)}/runs?range=${JSON.stringify([0, SHOWN - 1])}`,
  );
  const [last] = data?.data ?? [];
  if (!data || !last?.id) return null;
  const all = new URLSearchParams({ filter: JSON.stringify({ jobId }) }).toString();
  return (
    <Box component="section" aria-labelledby="earlier-runs" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="earlier-runs" sx={{ mb: 1 }}>
        {t('resources.email-jobs.earlierRuns')}
      </Typography>
      <SendingProgress runId={last.id} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </Box>
      {data.total > SHOWN && (
        <LinkButton to={`/app/runs?${all}`} label={t('resources.email-jobs.allRuns', { smart_count: data.total })} />
      )}
    </Box>
  );
}

function RunLine({ run }: { run: Run }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        py: 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box component={Link} to={`/app/runs/${run.id ?? ''}`} sx={{ color: 'primary.main' }}>
        <Moment at={run.createdAt} />
      </Box>
      <bdi>{run.startedBy}</bdi>
      <span>
        <RunResult run={run} />
      </span>
    </Box>
  );
}
