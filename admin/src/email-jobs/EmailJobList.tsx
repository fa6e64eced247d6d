import { Box } from '@mui/material';
import type { EmailJob } from '@zikaron/contract';
import { useState } from 'react';
import { BooleanInput, DataTable, useRefresh, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { removeAt } from '../api/remove';
import { ListChosenBar } from '../bulk-actions/ListChosenBar';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Moment } from '../dates/When';
import { useToast } from '../forms/useAction';
import { AskToDo } from '../lists/Ask';
import { CardList } from '../lists/CardList';
import { RowButton, RowWord, Typed } from '../lists/Cells';
import type { Exporting } from '../lists/ExportButton';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import { EmailTabs } from '../emails/EmailTabs';
import { RunCounts } from '../runs/RunCounts';
import { Quiet } from '../theme/Quiet';
import { JobDetails } from './JobDetails';
import { useRunJob } from './useRunJob';
import { ChoiceFilter, searchFor } from '../lists/Filters';
import { choosable, ActionsCol } from '../lists/table';
import { choicesOf } from '../observers/relationships';
import { EmptyOf } from '../lists/EmptyState';
import { useFilterValues } from '../lists/filter-values';

const at = (id: unknown) => `/app/email-jobs/${String(id)}`;

const EXPORTING: Exporting<'emailJobs'> = {
  path: '/emails/jobs/export',
  columns: {
    createdAt: ['createdAt'],
    mode: ['mode'],
    template: ['template'],
    details: ['window'],
    lastRunAt: ['queuedCount', 'skippedCount', 'errorCount', 'lastRunAt'],
  },
};

const Administer = () => (
  <LinkButton
    to="/app/email-administration"
    variant="outlined"
    label={useTranslate()('layout.menu.emailAdministration')}
  />
);

/** `/app/email-jobs` */
export default function EmailJobList() {
  const t = useTranslate();
  const mayWrite = useMay('emails:write');
  const add = mayWrite && (
    <LinkButton key="new" to={at('new')} variant="contained" data-key="n" label={t('resources.email-jobs.new')} />
  );
  const administer = <Administer key="administer" />;
  return (
    <ListPage
      title={t('resources.email-jobs.title')}
      intro={() => t('resources.email-jobs.intro')}
      actions={[administer, add]}
      above={<EmailTabs current="jobs" />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns
      exporting={EXPORTING}
      filters={useFilters()}
      tools={mayWrite && <RecentChanges />}
      empty={<EmptyOf resource="email-jobs">{add}</EmptyOf>}
      cards={<CardList<EmailJob> to={({ id }) => at(id)}>{(job) => <Card job={job} />}</CardList>}
    >
      <JobTable />
    </ListPage>
  );
}

function useFilters() {
  const t = useTranslate();
  return [
    searchFor(t('resources.email-jobs.search')),
    <ChoiceFilter
      key="mode"
      source="mode"
      alwaysOn
      label={t('resources.email-jobs.fields.mode')}
      choices={choicesOf(['window', 'ids'], 'resources.email-jobs.modes')}
      sx={{ minWidth: 200 }}
    />,
    <BooleanInput key="archived" source="archived" label={t('resources.email-jobs.archivedOnes')} defaultValue />,
  ];
}

function JobTable() {
  const t = useTranslate();
  const mayWrite = useMay('emails:write');
  return (
    <DataTable<EmailJob> {...choosable(mayWrite && <Chosen />)} rowClick={(id) => at(id)}>
      <DataTable.Col source="createdAt" render={(job: EmailJob) => <Moment at={job.createdAt} />} />
      <DataTable.Col source="mode" render={(job: EmailJob) => t(`resources.email-jobs.modes.${job.mode}`)} />
      <DataTable.Col source="template" disableSort render={(job: EmailJob) => <Typed text={job.template?.name} />} />
      <DataTable.Col source="details" disableSort render={(job: EmailJob) => <JobDetails job={job} />} />
      <DataTable.Col source="lastRunAt" render={(job: EmailJob) => <LastResult job={job} />} />
      <ActionsCol<EmailJob>>{(job) => <Actions job={job} />}</ActionsCol>
    </DataTable>
  );
}

/** What can be done with the chosen jobs; with those that are put away, taking them out again too. */
function Chosen() {
  const archived = Boolean(useFilterValues().archived);
  return <ListChosenBar list="email-jobs" more={[archived ? 'restore' : 'archive']} />;
}

/** What came of the last run, and when that was. */
function LastResult({ job }: { job: EmailJob }) {
  const t = useTranslate();
  if (!job.lastRunAt) return <>{t('resources.email-jobs.neverRun')}</>;
  return (
    <Box>
      <RunCounts run={{ queued: job.queuedCount, skipped: job.skippedCount, errors: job.errorCount }} />
      <Quiet>
        <Moment at={job.lastRunAt} />
      </Quiet>
    </Box>
  );
}

function Actions({ job }: { job: EmailJob }) {
  const t = useTranslate();
  const maySend = useMay('emails:send');
  const mayWrite = useMay('emails:write');
  const refresh = useRefresh();
  const run = useRunJob(job.id, refresh);
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <RowWord to={`${at(job.id)}/run`} label={t('resources.email-jobs.preview')} />
      {maySend && !job.archivedAt && (
        <RowButton onClick={run.ask} label={t('resources.email-jobs.run')} disabled={run.busy} />
      )}
      {mayWrite && (
        <>
          <RowWord to={at(job.id)} label={t('ra.action.edit')} />
          <RowButton onClick={() => setDeleting(true)} label={t('ra.action.delete')} />
        </>
      )}
      {run.dialog}
      {deleting && <DeleteJob job={job} onClose={() => setDeleting(false)} />}
    </>
  );
}

function DeleteJob({ job, onClose }: { job: EmailJob; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const refresh = useRefresh();
  const remove = async () => {
    await removeAt(`/emails/jobs/${job.id}`);
    toast(t('resources.email-jobs.deleted'));
    onClose();
    refresh();
  };
  return (
    <AskToDo
      danger
      title={t('resources.email-jobs.deleteAsk')}
      confirm={t('ra.action.delete')}
      work={remove}
      failed={(message) => t('resources.email-jobs.deleteFailed', { message })}
      onClose={onClose}
    />
  );
}

function Card({ job }: { job: EmailJob }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        <Typed text={job.template?.name} />
      </Box>
      <JobDetails job={job} />
      <Box sx={{ mt: 0.5 }}>
        <LastResult job={job} />
      </Box>
    </>
  );
}
