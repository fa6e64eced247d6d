import { Alert, Button, Card, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ComparisonPage, PlannedOutcome, RunWithOutcomes } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { inPath } from '../api/in-path';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { useGoOn } from '../forms/useGoOn';
import { LinkButton } from '../lists/LinkButton';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';
import { PageHead } from '../lists/PageHead';
import { ComparisonTable } from './ComparisonTable';
import { EarlierRuns } from './EarlierRuns';
import { LetterDialog } from './LetterDialog';
import { OutcomeTable } from './OutcomeTable';
import { firstGroup, OutcomeTabs, outcomeQuery, OUTCOMES_PER_PAGE, type Outcome } from './OutcomeTabs';
import { useRunJob } from './useRunJob';

type Change = 'missing' | 'new';
type Group = Outcome | Change;
const isChange = (group: Group): group is Change => group === 'missing' || group === 'new';

/** `/app/email-jobs/{id}/run`: who would be written to and who not, and what that changes since last year, before anything leaves. */
export default function RunPreview() {
  const { id = '' } = useParams();
  const t = useTranslate();
  const { group, choose, page, setPage, preview, comparison } = useGroup(id);
  const [planned, compared] = [preview.data, comparison.data];
  const total = (isChange(group) ? compared?.total : planned?.total) ?? 0;
  return (
    <>
      <Head jobId={id} queued={planned?.queued} />
      <SinceLastYear answer={comparison} onLook={() => choose('missing')} />
      <Card variant="outlined">
        <OutcomeTabs
          counts={countsOf(planned, compared)}
          chosen={group}
          onChoose={choose}
          label={t('resources.email-jobs.previewTitle')}
        />
        {isChange(group) ? (
          <Loaded answer={comparison}>{(found) => <Compared data={found} group={group} />}</Loaded>
        ) : (
          <Loaded answer={preview}>
            {(run) => <Planned jobId={id} data={run} isWaiting={preview.isPlaceholderData} />}
          </Loaded>
        )}
      </Card>
      <PageButtons total={total} perPage={OUTCOMES_PER_PAGE} page={page} onPage={setPage} />
      <EarlierRuns jobId={id} />
    </>
  );
}

const countsOf = (planned?: RunWithOutcomes, compared?: ComparisonPage): Record<Group, number | undefined> => ({
  ...{ queued: planned?.queued, skipped: planned?.skipped, error: planned?.errors },
  ...{ missing: compared?.missing, new: compared?.new },
});

/** The group that is looked at, page by page; of what is not looked at the first page, which has the counts. */
function useGroup(id: string) {
  const [chosen, setGroup] = useState<Group | null>(null);
  const group = chosen ?? 'queued';
  const [page, setPage] = useState(1);
  const preview = usePreview(id, isChange(group) ? 'queued' : group, isChange(group) ? 1 : page);
  const comparison = useComparison(id, isChange(group) ? group : 'missing', isChange(group) ? page : 1);
  if (chosen === null && preview.data) setGroup(firstGroup(preview.data));
  const choose = (next: Group) => {
    setGroup(next);
    setPage(1);
  };
  return { group, choose, page, setPage, preview, comparison };
}

/** What this page is, with the button that sends. */
function Head({ jobId, queued }: { jobId: string; queued: number | undefined }) {
  const t = useTranslate();
  const goOn = useGoOn();
  const maySend = useMay('emails:send');
  const mayWrite = useMay('emails:write');
  const run = useRunJob(jobId, (done) => goOn(`/app/runs/${done.id ?? ''}`));
  const words = (name: string) => t(`resources.email-jobs.${name}`, { smart_count: queued ?? 0 });
  return (
    <>
      <PageHead
        title={words('previewTitle')}
        intro={words('previewIntro')}
        back={{ to: '/app/email-jobs', label: words('title') }}
      >
        <LinkButton
          to={`/app/email-jobs/${jobId}`}
          variant="outlined"
          label={t(mayWrite ? 'ra.action.edit' : 'lists.words.view')}
        />
        {maySend && (
          <Button variant="contained" disabled={run.busy || !queued} onClick={run.ask}>
            {words('runNow')}
          </Button>
        )}
      </PageHead>
      {queued === 0 && <Nobody />}
      {run.dialog}
    </>
  );
}

function Nobody() {
  const t = useTranslate();
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('resources.email-jobs.nobody')}
    </Alert>
  );
}

function usePreview(id: string, outcome: Outcome, page: number) {
  return useQuery({
    queryKey: ['email-jobs', 'preview', id, outcome, page],
    queryFn: ({ signal }) =>
      call<RunWithOutcomes>(`/emails/jobs/${inPath(id)}/preview?${outcomeQuery(outcome, page)}`, {
        method: 'POST',
        body: {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

function useComparison(id: string, change: Change, page: number) {
  const query = new URLSearchParams({
    range: JSON.stringify([(page - 1) * OUTCOMES_PER_PAGE, page * OUTCOMES_PER_PAGE - 1]),
    filter: JSON.stringify({ change }),
  });
  return useAnswer<ComparisonPage>(
    ['email-jobs', 'comparison', id, change, page],
    `/emails/jobs/${inPath(id)}/comparison?${query.toString()}`,
    { placeholderData: keepPreviousData },
  );
}

/** One line: whether everybody of last year is on this year's list. Its place is kept, so that what stands below does not move. */
function SinceLastYear({ answer, onLook }: { answer: UseQueryResult<ComparisonPage>; onLook: () => void }) {
  const t = useTranslate();
  if (!answer.data)
    return answer.error ? null : (
      <Typography sx={{ mb: 2 }}>
        <Skeleton sx={{ maxWidth: '36rem' }} />
      </Typography>
    );
  const { lastYear, missing } = answer.data;
  const words = (name: string, count = missing) =>
    t(`resources.email-jobs.comparison.${name}`, { smart_count: count, last: lastYear });
  if (lastYear === 0)
    return <Typography sx={{ mb: 2, color: 'text.secondary' }}>{words('nothingLastYear')}</Typography>;
  if (missing === 0)
    return <Typography sx={{ mb: 2, color: 'success.main' }}>{words('nobodyMissing', lastYear)}</Typography>;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" onClick={onLook}>
          {words('look')}
        </Button>
      }
    >
      {words('someMissing')}
    </Alert>
  );
}

function Planned({ jobId, data, isWaiting }: { jobId: string; data: RunWithOutcomes; isWaiting: boolean }) {
  const t = useTranslate();
  const [shown, setShown] = useState<PlannedOutcome | null>(null);
  if (data.outcomes.length === 0) return isWaiting ? null : <Nothing />;
  return (
    <>
      <OutcomeTable outcomes={data.outcomes} onShow={setShown} label={t('resources.email-jobs.previewTitle')} />
      {shown && <LetterDialog jobId={jobId} outcome={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function Compared({ data, group }: { data: ComparisonPage; group: Change }) {
  const t = useTranslate();
  if (data.data.length === 0) return <Nothing />;
  return <ComparisonTable lines={data.data} label={t(`resources.email-jobs.outcomes.${group}`, { n: data.total })} />;
}

function Nothing() {
  const t = useTranslate();
  return <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('resources.email-jobs.nothingHere')}</Typography>;
}
