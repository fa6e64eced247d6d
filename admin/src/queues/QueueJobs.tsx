import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import type { QueueState } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { KeptReason } from '../lists/KeptReason';
import { LinkFrom } from '../lists/LinkFrom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { removeAt } from '../api/remove';
import { useAnswer } from '../api/useAnswer';
import { Moment } from '../dates/When';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { RowsSkeleton } from '../lists/skeletons';
import { Loaded } from '../lists/Loaded';
import { WideTable } from '../lists/WideTable';

/** The queue whose jobs are letters: each can be opened. */
const LETTERS = 'email-sending';

interface Job {
  id: string;
  name: string;
  state: QueueState;
  runAtIso: string | null;
  attemptsMade: number;
  failedReason: string | null;
}

/** The jobs of a queue in one state, at most 100. Failed ones can be tried again; any can be removed. */
export function QueueJobs({ queue, state, onChange }: { queue: string; state: QueueState; onChange: () => void }) {
  const t = useTranslate();
  const answer = useAnswer<{ items: Job[] }>(
    ['queues', queue, 'jobs', state],
    `/queues/${queue}/jobs?state=${state}&limit=100`,
    { refetchInterval: 5000, staleTime: 0 },
  );
  const changed = () => {
    onChange();
    return answer.refetch();
  };
  return (
    <Loaded answer={answer} shape={<RowsSkeleton rows={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Typography sx={{ p: 3, color: 'text.secondary' }}>{t(`queues.empty.${state}`)}</Typography>
        ) : (
          <Jobs jobs={items} queue={queue} onChange={changed} />
        )
      }
    </Loaded>
  );
}

interface JobsProps {
  jobs: Job[];
  queue: string;
  onChange: () => Promise<unknown>;
}

const COLUMNS = ['job', 'runAt', 'attempts', 'reason', 'actions'];

function Jobs({ jobs, queue, onChange }: JobsProps) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<Job | null>(null);
  const { busy, act } = useJobActions(queue, async () => {
    await onChange();
    setRemoved(null);
  });
  const remove = () => void (removed && act(removed, 'remove'));
  return (
    <>
      <WideTable label={t('queues.jobs')} heads={COLUMNS.map((column) => t(`queues.columns.${column}`))}>
        {jobs.map((job) => (
          <JobRow key={job.id} {...{ job, queue, busy, act, setRemoved }} />
        ))}
      </WideTable>
      <Ask
        open={removed !== null}
        danger
        title={t('queues.removeAsk')}
        confirm={t('ra.action.remove')}
        busy={busy}
        onConfirm={remove}
        onCancel={() => setRemoved(null)}
      />
    </>
  );
}

const JobRow = ({ job, queue, ...ways }: WaysProps & { queue: string }) => (
  <TableRow>
    <WhichJob job={job} queue={queue} />
    <TableCell>
      <Moment at={job.runAtIso} />
    </TableCell>
    <TableCell>{job.attemptsMade}</TableCell>
    <TableCell>{job.failedReason === null ? '–' : <KeptReason kept={job.failedReason} />}</TableCell>
    <Ways job={job} {...ways} />
  </TableRow>
);

function WhichJob({ job, queue }: { job: Job; queue: string }) {
  const t = useTranslate();
  return (
    <TableCell>
      <Box dir="auto">{job.name}</Box>
      {queue === LETTERS && (
        <Box component={LinkFrom} to={`/app/emails/${job.id}`} sx={{ color: 'primary.main' }}>
          {t('queues.openLetter')}
        </Box>
      )}
      <Box dir="ltr" sx={{ color: 'text.secondary', fontSize: '.875rem', overflowWrap: 'anywhere' }}>
        {job.id}
      </Box>
    </TableCell>
  );
}

interface WaysProps {
  job: Job;
  busy: boolean;
  act: (job: Job, what: 'retry' | 'remove') => Promise<unknown>;
  setRemoved: (next: Job | null) => void;
}

function Ways({ job, busy, act, setRemoved }: WaysProps) {
  const t = useTranslate();
  const mayWrite = useMay('queues:write');
  return (
    <TableCell>
      {mayWrite && job.state === 'failed' && (
        <Button size="small" disabled={busy} onClick={() => void act(job, 'retry')}>
          {t('lists.retry')}
        </Button>
      )}
      {mayWrite && (
        <Button size="small" color="error" disabled={busy} onClick={() => setRemoved(job)}>
          {t('ra.action.remove')}
        </Button>
      )}
    </TableCell>
  );
}

function useJobActions(queue: string, onChange: () => Promise<void>) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act: carryOut } = useAction();
  const act = (job: Job, what: 'retry' | 'remove') => {
    const path = `/queues/${queue}/job/${encodeURIComponent(job.id)}`;
    return carryOut(async () => {
      await (what === 'retry' ? call(`${path}/retry`, { method: 'POST', body: {} }) : removeAt(path));
      toast(t(`queues.${what}Done`));
      await onChange();
    }, t('lists.failed'));
  };
  return { busy, act };
}
