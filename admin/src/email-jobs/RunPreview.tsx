import { Alert, Box, Button, Card, Pagination, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PlannedOutcome, RunWithOutcomes } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { call } from '../api/http';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { LetterDialog } from './LetterDialog';
import { OutcomeTable } from './OutcomeTable';
import { useRunJob } from './useRunJob';

const PER_PAGE = 50;
type Outcome = 'queued' | 'skipped' | 'error';

/** `/app/email-jobs/{id}/run`: who would be written to and who not, before anything leaves. */
export default function RunPreview() {
  const { id = '' } = useParams();
  const t = useTranslate();
  const navigate = useNavigate();
  const maySend = useMay('emails:send');
  const [outcome, setOutcome] = useState<Outcome>('queued');
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<PlannedOutcome | null>(null);
  const preview = usePreview(id, outcome, page);
  const run = useRunJob(id, (done) => {
    const filter = JSON.stringify({ runId: done.id });
    void navigate(done.id ? `/app/emails?${new URLSearchParams({ filter }).toString()}` : '/app/emails');
  });
  const { data, error } = preview;
  const choose = (next: Outcome) => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <>
      <PageHead
        title={t('resources.email-jobs.previewTitle')}
        intro={t('resources.email-jobs.previewIntro')}
        back={{ to: '/app/email-jobs', label: t('resources.email-jobs.back') }}
      >
        <Button component={Link} to={`/app/email-jobs/${id}`} variant="outlined">
          {t('ra.action.edit')}
        </Button>
        {maySend && (
          <Button variant="contained" disabled={run.busy || !data || data.queued === 0} onClick={run.ask}>
            {t('resources.email-jobs.runNow', { smart_count: data?.queued ?? 0 })}
          </Button>
        )}
      </PageHead>
      {run.dialog}
      {data?.queued === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('resources.email-jobs.nobody')}
        </Alert>
      )}
      <Card variant="outlined">
        <OutcomeTabs data={data} outcome={outcome} onChoose={choose} />
        {error && !data ? (
          <LoadError error={error} onRetry={() => void preview.refetch()} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.outcomes.length === 0 ? (
          <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('resources.email-jobs.nothingHere')}</Typography>
        ) : (
          <OutcomeTable outcomes={data.outcomes} onShow={setShown} />
        )}
      </Card>
      {data && data.total > PER_PAGE && (
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
          <Pagination count={Math.ceil(data.total / PER_PAGE)} page={page} onChange={(_, next) => setPage(next)} />
        </Box>
      )}
      {shown && <LetterDialog jobId={id} outcome={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function usePreview(id: string, outcome: Outcome, page: number) {
  const query = new URLSearchParams({
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
    filter: JSON.stringify({ outcome }),
  });
  return useQuery({
    queryKey: ['email-jobs', 'preview', id, outcome, page],
    queryFn: ({ signal }) =>
      call<RunWithOutcomes>(`/emails/jobs/${encodeURIComponent(id)}/preview?${query.toString()}`, {
        method: 'POST',
        body: {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

function OutcomeTabs(props: {
  data: RunWithOutcomes | undefined;
  outcome: Outcome;
  onChoose: (outcome: Outcome) => void;
}) {
  const t = useTranslate();
  const { data, outcome, onChoose } = props;
  const counts: Record<Outcome, number | undefined> = {
    queued: data?.queued,
    skipped: data?.skipped,
    error: data?.errors,
  };
  return (
    <Tabs
      value={outcome}
      onChange={(_, value: Outcome) => onChoose(value)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('resources.email-jobs.previewTitle')}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {(['queued', 'skipped', 'error'] as const).map((one) => (
        <Tab key={one} value={one} label={t(`resources.email-jobs.outcomes.${one}`, { n: counts[one] ?? '…' })} />
      ))}
    </Tabs>
  );
}
