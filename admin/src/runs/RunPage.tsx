import { Alert, Box, Card, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { RunWithOutcomes } from '@zikaron/contract';
import { useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../api/http';
import { inPath } from '../api/in-path';
import { useAnswer } from '../api/useAnswer';
import { Day, Moment } from '../dates/When';
import { OutcomeTable } from '../email-jobs/OutcomeTable';
import { firstGroup, OutcomeTabs, outcomeQuery, OUTCOMES_PER_PAGE, type Outcome } from '../email-jobs/OutcomeTabs';
import { SendingProgress } from '../emails/SendingProgress';
import { Fact, Facts } from '../forms/Facts';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { FailedPage } from '../lists/FailedPage';
import { PageButtons } from '../lists/PageButtons';
import { BackLink, PageHead } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';

/** `/app/runs/{id}`: one run, how far its letters have come, and what it decided about everybody. */
export default function RunPage() {
  const { id = '' } = useParams();
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useRun(id, outcome ?? 'queued', page);
  const back = { to: '/app/runs', label: t('resources.runs.title') };
  const name = t('resources.runs.name', { smart_count: 1 });
  if (!data && error instanceof ApiError && [400, 403, 404].includes(error.status)) return <NotFound back={back} />;
  if (!data && error) return <FailedPage {...{ error, back }} title={name} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (outcome === null) setOutcome(firstGroup(data));
  const choose = (next: Outcome) => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <>
      <RunHead data={data} back={back} id={id} />
      <Box sx={{ py: 2.5 }}>
        <RunFacts run={data} />
      </Box>
      <SendingProgress runId={id} />
      <Outcomes run={data} outcome={outcome ?? firstGroup(data)} onChoose={choose} isWaiting={isPlaceholderData} />
      <PageButtons total={data.total} perPage={OUTCOMES_PER_PAGE} page={page} onPage={setPage} />
    </>
  );
}

function NotFound({ back }: { back: ComponentProps<typeof BackLink> }) {
  const t = useTranslate();
  return (
    <>
      <BackLink {...back} />
      <EmptyState title={t('resources.runs.notFound')} text={t('resources.runs.notFoundText')} />
    </>
  );
}

/** A page of what a run decided; it is asked anew as long as letters of it are on their way. */
const useRun = (id: string, outcome: Outcome, page: number) =>
  useAnswer<RunWithOutcomes>(
    ['runs', id, outcome, page],
    `/runs/${inPath(id)}/outcomes?${outcomeQuery(outcome, page)}`,
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.outcomes.some(isOnItsWay) ? 2000 : false),
    },
  );

interface OutcomesProps {
  run: RunWithOutcomes;
  outcome: Outcome;
  onChoose: (outcome: Outcome) => void;
  /** What stands there is of the group that was looked at before. */
  isWaiting: boolean;
}

/** What was decided; of what the run counted some records may be gone. */
function Outcomes({ run, outcome, onChoose, isWaiting }: OutcomesProps) {
  const t = useTranslate();
  const counts = { queued: run.queued, skipped: run.skipped, error: run.errors };
  const gone = isWaiting ? 0 : counts[outcome] - run.total;
  return (
    <Card variant="outlined">
      <OutcomeTabs counts={counts} chosen={outcome} onChoose={onChoose} label={t('resources.runs.outcomes')} />
      {run.outcomes.length > 0 && <OutcomeTable outcomes={run.outcomes} label={t('resources.runs.outcomes')} />}
      {run.outcomes.length === 0 && !isWaiting && (
        <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('resources.email-jobs.nothingHere')}</Typography>
      )}
      {gone > 0 && (
        <Alert severity="info" sx={{ m: 2 }}>
          {run.outcomesRemovedAt ? t('resources.runs.tooOld') : t('resources.runs.gone', { smart_count: gone })}
        </Alert>
      )}
    </Card>
  );
}

function RunHead({ data, back, id }: { data: RunWithOutcomes; back: { to: string; label: string }; id: string }) {
  const t = useTranslate();
  return (
    <PageHead title={t(`resources.runs.kinds.${data.kind}`)} back={back}>
      <LinkButton to={`/app/emails?${messagesOf(id)}`} variant="outlined" label={t('resources.runs.messages')} />
      {data.jobId && (
        <LinkButton to={`/app/email-jobs/${data.jobId}/run`} variant="outlined" label={t('resources.runs.job')} />
      )}
    </PageHead>
  );
}

const isOnItsWay = ({ messageStatus }: RunWithOutcomes['outcomes'][number]): boolean =>
  messageStatus === 'queued' || messageStatus === 'sending';

const messagesOf = (runId: string): string => new URLSearchParams({ filter: JSON.stringify({ runId }) }).toString();

function RunFacts({ run }: { run: RunWithOutcomes }) {
  const t = useTranslate();
  const name = (field: string) => t(`resources.runs.fields.${field}`);
  return (
    <Facts>
      <Fact name={name('createdAt')}>
        <Moment at={run.createdAt} />
      </Fact>
      <Fact name={name('localDate')}>
        <Day date={run.localDate} style="weekday" />
      </Fact>
      <Fact name={name('startedBy')}>
        <bdi>{run.startedBy ?? t('resources.runs.bySchedule')}</bdi>
      </Fact>
      <Fact name={name('template')}>
        {run.template ? (
          <Box component={Link} to={`/app/templates/${run.template.id}`} dir="auto" sx={{ color: 'primary.main' }}>
            {run.template.name}
          </Box>
        ) : (
          '–'
        )}
      </Fact>
    </Facts>
  );
}
