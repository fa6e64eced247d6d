import { Box, Button } from '@mui/material';
import type { Yahrzeit } from '@zikaron/contract';
import { lazy, useState } from 'react';
import { DataTable, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Part } from '../crash/Part';
import { Day, HebrewDate, NextDay } from '../dates/When';
import { CardList } from '../lists/CardList';
import { NameCell, RowWord, StatusChip, Typed } from '../lists/Cells';
import type { Exporting } from '../lists/ExportButton';
import { LinkButton } from '../lists/LinkButton';
import { ListPage } from '../lists/ListPage';
import { which } from '../this-week/words';
import { ByDay, useIsByDay } from './ByDay';
import { useYahrzeitWriting } from './may-write';
import { nextObservance, nthOf } from './next-observance';
import { TrialHint } from './TrialHint';
import { useYahrzeitFilters } from './filters';
import { WeekLine } from './WeekLine';
import { ActionsCol } from '../lists/table';
import { EmptyOf } from '../lists/EmptyState';

/** Shown once somebody asks for them. */
const HIDDEN = ['personDetails', 'afterSunset'];
const EXPORTING: Exporting<'yahrzeits'> = {
  path: '/yahrzeits/export',
  perObserver: true,
  columns: {
    name: ['name', 'hebrewName'],
    gregorianDate: ['gregorianDate'],
    nextHebrewObservanceDate: ['nextHebrewObservanceDate', 'nextHebrewObservance'],
    hebrewDate: ['hebrewDate'],
    personDetails: ['personDetails'],
    afterSunset: ['afterSunset'],
  },
  hidden: HIDDEN,
};

const ChosenYahrzeits = lazy(() => import('./ChosenYahrzeits').then(({ ChosenYahrzeits: bar }) => ({ default: bar })));
const NewYahrzeit = lazy(() => import('./NewYahrzeit').then(({ NewYahrzeit: page }) => ({ default: page })));
const at = (id: unknown) => `/app/yahrzeits/${String(id)}`;

/** `/app/yahrzeits` */
export default function YahrzeitList() {
  const { allowed } = useYahrzeitWriting();
  const { state } = useLocation() as { state: { adding?: boolean } | null };
  const [adding, setAdding] = useState(allowed && state?.adding === true);
  return (
    <>
      <Yahrzeits onAdd={() => setAdding(true)} />
      {adding && (
        <Part>
          <NewYahrzeit onClose={() => setAdding(false)} />
        </Part>
      )}
    </>
  );
}

const BringIn = () => (
  <LinkButton to="/app/imports" variant="outlined" label={useTranslate()('resources.yahrzeits.bringIn')} />
);

function Yahrzeits({ onAdd }: { onAdd: () => void }) {
  const t = useTranslate();
  const { allowed, locked } = useYahrzeitWriting();
  const mayWrite = allowed && !locked;
  const add = allowed && (
    <Button key="new" variant="contained" data-key="n" disabled={locked} onClick={onAdd}>
      {t('resources.yahrzeits.new')}
    </Button>
  );
  const bring = mayWrite && <BringIn key="bring" />;
  return (
    <ListPage
      title={t('resources.yahrzeits.title')}
      intro={(total, n) => t('resources.yahrzeits.intro', { smart_count: total, n })}
      actions={[bring, add]}
      quiet={<WeekLine />}
      above={<TrialHint />}
      sort={{ field: 'nextHebrewObservanceDate', order: 'ASC' }}
      columns
      exporting={EXPORTING}
      tools={mayWrite && <RecentChanges />}
      filters={useYahrzeitFilters()}
      empty={<EmptyOf resource="yahrzeits">{[add, bring]}</EmptyOf>}
      cards={<CardList<Yahrzeit> to={({ id }) => at(id)}>{(row) => <Card row={row} />}</CardList>}
    >
      <Table mayWrite={mayWrite} />
    </ListPage>
  );
}

function Table({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslate();
  return (
    <DataTable<Yahrzeit>
      body={ByDay}
      {...(mayWrite ? { bulkActionsToolbar: <Chosen /> } : { bulkActionButtons: false })}
      rowClick={(id) => at(id)}
      hiddenColumns={HIDDEN}
    >
      <DataTable.Col
        source="name"
        render={(row: Yahrzeit) => <NameCell name={row.name} hebrewName={row.hebrewName} to={at(row.id)} />}
      />
      <DataTable.Col source="gregorianDate" render={(row: Yahrzeit) => <Day date={row.gregorianDate} />} />
      <DataTable.Col source="nextHebrewObservanceDate" render={(row: Yahrzeit) => <Next row={row} />} />
      <DataTable.Col source="hebrewDate" render={(row: Yahrzeit) => <HebrewDate of={row} />} />
      <DataTable.Col source="personDetails" render={(row: Yahrzeit) => <Typed text={row.personDetails} />} />
      <DataTable.Col source="afterSunset" render={(row: Yahrzeit) => t(sunsetWord(row.afterSunset))} />
      <ActionsCol<Yahrzeit> unheaded>{(row) => <RowWords row={row} mayWrite={mayWrite} />}</ActionsCol>
    </DataTable>
  );
}

function RowWords({ row, mayWrite }: { row: Yahrzeit; mayWrite: boolean }) {
  const t = useTranslate();
  return (
    <>
      {row.observerCount === 0 && (
        <Box sx={{ alignSelf: 'center', marginInlineEnd: 1 }}>
          <StatusChip tone="care">{t('resources.yahrzeits.noObserver')}</StatusChip>
        </Box>
      )}
      <RowWord to={at(row.id)} label={t('lists.view', { name: row.name })}>
        {t('lists.words.view')}
      </RowWord>
      {mayWrite && (
        <RowWord to={`${at(row.id)}?edit=1`} label={t('lists.edit', { name: row.name })}>
          {t('ra.action.edit')}
        </RowWord>
      )}
      {mayWrite && (
        <RowWord to={at(row.id)} label={t('lists.delete', { name: row.name })}>
          {t('ra.action.delete')}
        </RowWord>
      )}
    </>
  );
}

/** What can be done with the chosen ones, which comes once there are some. */
function Chosen() {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Part>
      <ChosenYahrzeits />
    </Part>
  );
}

/** Under the heading of its day a row says which yahrzeit it is, instead of how far away that is. */
function Next({ row }: { row: Yahrzeit }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const date = nextObservance(row);
  const nth = which(t, nthOf(row), locale);
  if (!useIsByDay()) return <NextDay date={date} />;
  return (
    <>
      <Day date={date} style="weekday" />
      {nth && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {nth}
        </Box>
      )}
    </>
  );
}

const sunsetWord = (afterSunset: boolean | null): string =>
  afterSunset === null
    ? 'resources.yahrzeits.sunset.unsure'
    : `resources.yahrzeits.sunset.${afterSunset ? 'yes' : 'no'}`;

function Card({ row }: { row: Yahrzeit }) {
  const t = useTranslate();
  return (
    <>
      <NameCell name={row.name} hebrewName={row.hebrewName} />
      <Box sx={{ mt: 0.5, display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: 1 }}>
        <NextDay date={nextObservance(row)} />
        {row.observerCount === 0 && <StatusChip tone="care">{t('resources.yahrzeits.noObserver')}</StatusChip>}
      </Box>
    </>
  );
}
