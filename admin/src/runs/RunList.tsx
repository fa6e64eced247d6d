import { Box } from '@mui/material';
import type { Run } from '@zikaron/contract';
import { DataTable, useTranslate } from 'react-admin';
import { Moment, MomentCell } from '../dates/When';
import { EmailTabs } from '../emails/EmailTabs';
import { SendingProgress } from '../emails/SendingProgress';
import { CardList } from '../lists/CardList';
import { Typed } from '../lists/Cells';
import { ListPage } from '../lists/ListPage';
import { Quiet } from '../theme/Quiet';
import { RunResult } from './RunCounts';
import { ChoiceFilter } from '../lists/Filters';
import { choicesOf } from '../observers/relationships';
import { EmptyOf } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';

type Row = Run & { id: string };
const at = (id: unknown) => `/app/runs/${String(id)}`;

/** `/app/runs`: every run of an email job and every night, the newest first; `?filter={"jobId":…}` those of one job. */
export default function RunList() {
  const t = useTranslate();
  const kind = (
    <ChoiceFilter
      key="kind"
      source="kind"
      alwaysOn
      label={t('resources.runs.fields.kind')}
      choices={choicesOf(['job', 'night'], 'resources.runs.kinds')}
      sx={{ minWidth: 200 }}
    />
  );
  return (
    <ListPage
      title={t('resources.runs.title')}
      intro={() => t('resources.runs.intro')}
      above={[<EmailTabs key="tabs" current="runs" />, <SendingProgress key="progress" />]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[kind]}
      empty={
        <EmptyOf resource="runs">
          <LinkButton to="/app/email-jobs" variant="outlined" label={t('resources.email-jobs.title')} />
        </EmptyOf>
      }
      cards={<CardList<Row> to={({ id }) => at(id)}>{(run) => <Card run={run} />}</CardList>}
    >
      <Rows />
    </ListPage>
  );
}

function Rows() {
  const t = useTranslate();
  return (
    <DataTable<Row> bulkActionButtons={false} rowClick={(id) => at(id)}>
      <DataTable.Col source="createdAt" render={(run: Row) => <MomentCell at={run.createdAt} />} />
      <DataTable.Col source="kind" disableSort render={(run: Row) => t(`resources.runs.kinds.${run.kind}`)} />
      <DataTable.Col source="startedBy" disableSort render={(run: Row) => <Typed text={run.startedBy} />} />
      <DataTable.Col source="template" disableSort render={(run: Row) => <Typed text={run.template?.name} />} />
      <DataTable.Col source="counts" disableSort render={(run: Row) => <RunResult run={run} />} />
    </DataTable>
  );
}

function Card({ run }: { run: Row }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{t(`resources.runs.kinds.${run.kind}`)}</Box>
      <Quiet>
        <Moment at={run.createdAt} />
        {run.startedBy && (
          <>
            {' · '}
            <bdi>{run.startedBy}</bdi>
          </>
        )}
      </Quiet>
      <RunResult run={run} />
    </>
  );
}
