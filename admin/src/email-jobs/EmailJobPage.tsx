import { Box } from '@mui/material';
import type { EmailJob } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { inPath } from '../api/in-path';
import { ApiError, call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { useDone } from '../forms/useChange';
import { useGoOn } from '../forms/useGoOn';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { LoadError } from '../lists/LoadError';
import { BackLink, PageHead } from '../lists/PageHead';
import { PageSkeleton } from '../lists/skeletons';
import { EmailJobInputs } from './EmailJobInputs';
import { idsIn, jobDraftOf, jobValuesOf, newJobValues, nobody, type JobValues, type People } from './job-values';

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
  return <JobForm values={{ ...newJobValues, ...(names && { mode: 'ids', ...people }) }} />;
}

function KnownJob({ id }: { id: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<EmailJob>(['email-jobs', 'one', id], `/emails/jobs/${inPath(id)}`);
  if (data) return <JobForm key={id} job={data} values={jobValuesOf(data)} />;
  if (error instanceof ApiError && [400, 404].includes(error.status))
    return (
      <>
        <BackLink to="/app/email-jobs" label={t('resources.email-jobs.title')} />
        <EmptyState title={t('resources.email-jobs.notFound')} text={t('resources.email-jobs.notFoundText')} />
      </>
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

function JobForm({ job, values }: { job?: EmailJob; values: JobValues }) {
  const t = useTranslate();
  const mayWrite = useMay('emails:write');
  const save = useSave(job);
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
        <RecordForm
          record={{ ...values }}
          save={save}
          failed={t('resources.email-jobs.saveFailed')}
          readOnly={!mayWrite}
          buttons={<LinkButton to="/app/email-jobs" label={t('ra.action.cancel')} />}
        >
          <EmailJobInputs />
        </RecordForm>
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

/** Saves a job, and goes on to what it would send. */
function useSave(job: EmailJob | undefined) {
  const t = useTranslate();
  const toast = useToast();
  const goOn = useGoOn();
  const done = useDone(['email-jobs']);
  const save = async (typed: JobValues, key: string) => {
    if (!typed.templateId) return toast(t('resources.email-jobs.chooseTemplate'), 'warning');
    const path = job ? `/emails/jobs/${job.id}` : '/emails/jobs';
    const made = await call<EmailJob>(path, {
      ...(job ? { method: 'PUT' } : { method: 'POST', key }),
      body: jobDraftOf(typed),
    });
    await done(t(job ? 'resources.email-jobs.updated' : 'resources.email-jobs.created'));
    return () => goOn(`/app/email-jobs/${made.id}/run`);
  };
  return save;
}
