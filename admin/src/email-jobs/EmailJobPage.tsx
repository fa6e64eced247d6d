import { Box } from '@mui/material';
import type { EmailJob } from '@zikaron/contract';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { inPath } from '../api/in-path';
import { ApiError, call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { RecordForm, type RecordFormProps } from '../forms/RecordForm';
import { VersionedForm } from '../forms/VersionedForm';
import { useDone } from '../forms/useChange';
import { useGoOn } from '../forms/useGoOn';
import type { Edition } from '../forms/merge-conflicts';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { FailedPage } from '../lists/FailedPage';
import { BackLink, PageHead } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { EmailJobInputs } from './EmailJobInputs';
import { editionOf, idsIn, jobDraftOf, newJobValues, nobody, type JobValues, type People } from './job-values';
import { useJobWords } from './useJobWords';

/** `/app/email-jobs/{id}` and `/app/email-jobs/new` */
export default function EmailJobPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewJob /> : <KnownJob key={id} id={id} />;
}

function NewJob() {
  const [query] = useSearchParams();
  const chosen = useLocation().state as Partial<People> | null;
  const people = { ...nobody, yahrzeitIds: idsIn(query.get('yahrzeitIds') ?? ''), ...chosen };
  const names = Object.values(people).some((ids) => ids.length > 0);
  return <JobForm values={{ ...newJobValues, ...(names && { mode: 'ids' as const, ...people }) }} />;
}

function KnownJob({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<EmailJob>(['email-jobs', 'one', id], `/emails/jobs/${inPath(id)}`);
  const back = { to: '/app/email-jobs', label: t('resources.email-jobs.title') };
  const name = t('resources.email-jobs.name', { smart_count: 1 });
  if (data) return <JobForm key={id} job={data} />;
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <>
        <BackLink {...back} />
        <EmptyState title={t('resources.email-jobs.notFound')} text={t('resources.email-jobs.notFoundText')} />
      </>
    );
  if (error) return <FailedPage {...{ error, back }} title={name} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

function JobForm({ job, values }: { job?: EmailJob; values?: JobValues }) {
  const t = useTranslate();
  const mayWrite = useMay('emails:write');
  const form = {
    failed: t('resources.email-jobs.saveFailed'),
    readOnly: !mayWrite,
    buttons: <LinkButton to="/app/email-jobs" label={t('ra.action.cancel')} />,
  };
  return (
    <>
      <PageHead
        title={t(job ? 'resources.email-jobs.one' : 'resources.email-jobs.new')}
        intro={t('resources.email-jobs.formIntro')}
        back={{ to: '/app/email-jobs', label: t('resources.email-jobs.title') }}
      >
        {job && <ToRun id={job.id} />}
      </PageHead>
      <Box sx={{ maxWidth: 820, mt: 3 }}>
        {job ? <Correction job={job} {...form} /> : <Addition values={values} {...form} />}
      </Box>
    </>
  );
}

/** On to what the job would send, and to sending it for whoever may. */
function ToRun({ id }: { id: string }) {
  const t = useTranslate();
  const label = useMay('emails:send') ? 'run' : 'preview';
  return <LinkButton to={`/app/email-jobs/${id}/run`} variant="outlined" label={t(`resources.email-jobs.${label}`)} />;
}

type Form = Pick<RecordFormProps<JobValues>, 'failed' | 'readOnly' | 'buttons'>;

function Addition({ values, ...form }: Form & { values: JobValues | undefined }) {
  const send = useSend();
  const save = (typed: JobValues, key: string) => send('/emails/jobs', { method: 'POST', key }, typed);
  return (
    <RecordForm record={{ ...values }} save={save} {...form}>
      <EmailJobInputs />
    </RecordForm>
  );
}

/** Somebody else's newer change is not overwritten. */
function Correction({ job, ...form }: Form & { job: EmailJob }) {
  const send = useSend();
  const path = `/emails/jobs/${job.id}`;
  const template = useRef(job.template);
  const words = useJobWords(template);
  const save = (typed: JobValues, { version }: Edition<JobValues>) => send(path, { method: 'PUT' }, typed, version);
  const latest = async () => {
    const now = await call<EmailJob>(path);
    template.current = now.template;
    return editionOf(now);
  };
  return (
    <VersionedForm first={editionOf(job)} latest={latest} save={save} words={words} {...form}>
      {() => <EmailJobInputs />}
    </VersionedForm>
  );
}

/** Saves a job, and goes on to what it would send. */
function useSend() {
  const t = useTranslate();
  const goOn = useGoOn();
  const done = useDone(['email-jobs']);
  return async (path: string, how: { method: 'PUT' | 'POST'; key?: string }, typed: JobValues, version?: number) => {
    if (!typed.templateId) {
      const templateId = t('resources.email-jobs.chooseTemplate');
      throw new ApiError(templateId, 0, { errors: { templateId } });
    }
    const made = await call<EmailJob>(path, { ...how, body: { ...jobDraftOf(typed), version } });
    await done(t(`resources.email-jobs.${how.method === 'PUT' ? 'updated' : 'created'}`));
    return () => goOn(`/app/email-jobs/${made.id}/run`, { replace: how.method === 'POST' });
  };
}
