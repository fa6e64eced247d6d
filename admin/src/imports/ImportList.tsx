import { Box } from '@mui/material';
import type { ImportSummary } from '@zikaron/contract';
import { DataTable, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { Moment } from '../dates/When';
import { CardList } from '../lists/CardList';
import { StatusChip, Typed } from '../lists/Cells';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import type { Tone } from '../theme/tokens';
import { SheetLinks } from './SheetLinks';

const at = (id: unknown) => `/app/imports/${String(id)}`;
const TONES: Record<ImportSummary['state'], Tone> = {
  columns: 'care',
  previewed: 'calm',
  importing: 'calm',
  imported: 'done',
  undoing: 'calm',
  undone: 'care',
  failed: 'danger',
};

/** Where an import stands, in words. */
export const ImportState = ({ state }: { state: ImportSummary['state'] }) => (
  <StatusChip tone={TONES[state]}>{useTranslate()(`resources.imports.states.${state}`)}</StatusChip>
);

/** `/app/imports` */
export default function ImportList() {
  const t = useTranslate();
  const mayWrite = useMay('imports:write');
  const sources = mayWrite && <ToSources />;
  const begin = mayWrite && <Begin />;
  return (
    <ListPage
      title={t('resources.imports.title')}
      intro={() => t('resources.imports.intro')}
      actions={
        <>
          {sources}
          {begin}
        </>
      }
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[]}
      empty={
        <EmptyState title={t('resources.imports.empty')} text={t('resources.imports.emptyText')}>
          {begin}
          {sources}
        </EmptyState>
      }
      below={mayWrite && <SheetLinks />}
      cards={<CardList<ImportSummary> to={({ id }) => at(id)}>{(row) => <ImportCard {...row} />}</CardList>}
    >
      <ImportTable />
    </ListPage>
  );
}

const ToSources = () => (
  <LinkButton to="/app/import-sources" variant="outlined" label={useTranslate()('sources.open')} />
);

function Begin() {
  const t = useTranslate();
  return <LinkButton to="/app/imports/new" variant="contained" data-key="n" label={t('resources.yahrzeits.bringIn')} />;
}

const ImportCard = ({ fileName, state }: ImportSummary) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
    <Box sx={{ fontWeight: 600, minWidth: 0 }}>
      <Typed text={fileName} />
    </Box>
    <ImportState state={state} />
  </Box>
);

const ImportTable = () => (
  <DataTable<ImportSummary> bulkActionButtons={false} rowClick={(id) => at(id)}>
    <DataTable.Col source="createdAt" render={(row: ImportSummary) => <Moment at={row.createdAt} />} />
    <DataTable.Col source="fileName" disableSort render={(row: ImportSummary) => <Typed text={row.fileName} />} />
    <DataTable.NumberCol source="counts.rows" disableSort />
    <DataTable.NumberCol source="counts.new" disableSort />
    <DataTable.NumberCol source="counts.error" disableSort />
    <DataTable.Col source="state" disableSort render={(row: ImportSummary) => <ImportState state={row.state} />} />
  </DataTable>
);
