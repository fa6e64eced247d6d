import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Box, Button, Card, FormControl, InputLabel, MenuItem, Select, Tab, Tabs } from '@mui/material';
import type { QueueState } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Loaded } from '../lists/Loaded';
import { PageHead } from '../lists/PageHead';
import { QueueJobs } from './QueueJobs';

const STATES: readonly QueueState[] = ['waiting', 'active', 'delayed', 'failed', 'completed'];

/** `/app/queues` */
export function QueueMonitor() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('layout.nav.queues')} intro={t('queues.intro')} />
      <JobQueues />
    </>
  );
}

/** The congregation's own background work, by queue and state; also a part of other pages. */
export function JobQueues() {
  const t = useTranslate();
  const meta = useAnswer<{ queues: string[]; redisConfigured: boolean }>(['queues', 'meta'], '/queues/meta');
  return (
    <>
      {meta.data && !meta.data.redisConfigured && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <strong>{t('queues.onPostgres')}</strong>
          <Box>{t('queues.noRedis')}</Box>
        </Alert>
      )}
      <Loaded answer={meta}>{({ queues }) => <Queues queues={queues} />}</Loaded>
    </>
  );
}

function Queues({ queues }: { queues: string[] }) {
  const t = useTranslate();
  const [queue, setQueue] = useState(queues[0] ?? '');
  const [state, setState] = useState<QueueState>('waiting');
  const stats = useAnswer<{ counts: Record<QueueState, number> }>(
    ['queues', queue, 'stats'],
    `/queues/${queue}/stats`,
    { refetchInterval: 5000, staleTime: 0 },
  );
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-end', flexWrap: 'wrap', mb: 2 }}>
        <QueueChoice queue={queue} setQueue={setQueue} queues={queues} />
        <Button variant="outlined" onClick={() => void stats.refetch()}>
          {t('ra.action.refresh')}
        </Button>
      </Box>
      <Card variant="outlined">
        <StateTabs state={state} setState={setState} stats={stats} />
        <QueueJobs queue={queue} state={state} onChange={() => void stats.refetch()} />
      </Card>
    </>
  );
}

interface QueueChoiceProps {
  queue: string;
  setQueue: (next: string) => void;
  queues: string[];
}

function QueueChoice({ queue, setQueue, queues }: QueueChoiceProps) {
  const t = useTranslate();
  return (
    <FormControl sx={{ maxWidth: 320, my: 0 }}>
      <InputLabel id="queue">{t('queues.queue')}</InputLabel>
      <Select labelId="queue" value={queue} onChange={({ target }) => setQueue(target.value)}>
        {queues.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`queues.names.${name}`, { _: name })}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

interface StateTabsProps {
  state: QueueState;
  setState: (next: QueueState) => void;
  stats: UseQueryResult<{ counts: Record<QueueState, number> }>;
}

function StateTabs({ state, setState, stats }: StateTabsProps) {
  const t = useTranslate();
  return (
    <Tabs value={state} onChange={(_, value: QueueState) => setState(value)} aria-label={t('queues.states')}>
      {STATES.map((one) => (
        <Tab key={one} value={one} label={`${t(`queues.state.${one}`)} (${stats.data?.counts[one] ?? '…'})`} />
      ))}
    </Tabs>
  );
}
