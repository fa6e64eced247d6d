import { Box } from '@mui/material';
import type { Run } from '@zikaron/contract';
import { DataTable, useTranslate } from 'react-admin';
import { Moment, MomentCell } from '../dates/When';
import { EmailTabs } from '../emails/EmailTabs';
import { SendingProgress } from '../emails/SendingProgress';
import { CardList } from '../lists/CardList';
import { Typed } from '../lists/Cells';
import { EmptyState } from '../lists/EmptyState';
import { ListPage } from '../lists/ListPage';
import { RunResult } from './RunCounts';
import { ChoiceFilter } from '../lists/Filters';

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
      choices={['job', 'night'].map((id) => ({ id, name: `resources.runs.kinds.${id}` }))}
      sx={{ minWidth: 200 }}
    />
  );
  return (
    <ListPage
      title={t('resources.runs.title')}
      intro={() => t('resources.runs.intro')}
      above={
        <>
          <EmailTabs current="runs" />
          <SendingProgress />
        </>
      }
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[kind]}
      empty={<EmptyState title={t('resources.runs.empty')} text={t('resources.runs.emptyText')} />}
      cards={<CardList<Row> to={({ id }) => at(id)}>{(run) => <Card run={run} />}</CardList>}
    >
      <DataTable<Row> bulkActionButtons={false} rowClick={(id) => at(id)}>
        <DataTable.Col source="createdAt" render={(run: Row) => <MomentCell at={run.createdAt} />} />
        <DataTable.Col source="kind" disableSort render={(run: Row) => t(`resources.runs.kinds.${run.kind}`)} />
        <DataTable.Col source="startedBy" disableSort render={(run: Row) => <Typed text={run.startedBy} />} />
        <DataTable.Col source="template" disableSort render={(run: Row) => <Typed text={run.template?.name} />} />
        <DataTable.Col source="counts" disableSort render={(run: Row) => <RunResult run={run} />} />
      </DataTable>
    </ListPage>
  );
}

function Card({ run }: { run: Row }) {
  const t = useTranslate();
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>{t(`resources.runs.kinds.${run.kind}`)}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
        <Moment at={run.createdAt} />
        {run.startedBy && (
          <>
            {' · '}
            <bdi>{run.startedBy}</bdi>
          </>
        )}
      </Box>
      <RunResult run={run} />
    </>
  );
}
