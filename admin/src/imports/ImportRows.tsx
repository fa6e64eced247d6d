import { Box, Card, Pagination, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { ImportRowFilter, ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { useTicked } from '../lists/useTicked';
import { ChooseForAll } from './ChooseForAll';
import { ChosenRows } from './ChosenRows';
import { useChoices } from './use-choices';
import { ImportRowItem } from './ImportRowItem';
import { useCrops } from './use-crops';

const PER_PAGE = 25;
const VIEWS = [
  'withIssues',
  'conflicts',
  'error',
  'all',
  'new',
  'changed',
  'merge',
  'duplicate',
  'skipped',
  'leftOut',
] as const;
type View = (typeof VIEWS)[number];
/** Shown only where there are any. */
const RARE = ['changed', 'skipped', 'leftOut'] as const;

const isRare = (view: View): view is (typeof RARE)[number] => (RARE as readonly View[]).includes(view);

function filterOf(view: View): ImportRowFilter {
  if (view === 'all') return {};
  if (view === 'withIssues') return { withIssues: true };
  return view === 'conflicts' ? { withConflict: true } : { state: view };
}

/** The rows of the file: what each was understood to say, what is wrong with it, and what it contradicts. */
export function ImportRows({ table, mayChoose }: { table: ImportSummary; mayChoose: boolean }) {
  const t = useTranslate();
  const [view, setView] = useState<View>(table.counts.conflicts > 0 ? 'conflicts' : 'withIssues');
  const choosing = useChoices(table);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRows(table.id, view, page);
  const crops = useCrops(table, data?.data ?? []);
  const { ticked, tick, clear } = useTicked();
  const [allOf, setAllOf] = useState<ReadonlySet<string> | null>(null);
  const all = allOf === ticked;
  const choose = (next: View) => {
    clear();
    setView(next);
    setPage(1);
  };
  return (
    <Card variant="outlined" component="section" aria-label={t('resources.imports.rowsTitle')}>
      <Views table={table} view={view} onChoose={choose} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : data.total === 0 ? (
        <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('resources.imports.noRows')}</Typography>
      ) : (
        <>
          {view === 'conflicts' && mayChoose && <ChooseForAll total={data.total} table={table} />}
          {mayChoose && ticked.size > 0 && (
            <ChosenRows
              table={table}
              which={all ? { filter: filterOf(view) } : { rows: [...ticked].map(Number) }}
              count={all ? data.total : ticked.size}
              all={{ chosen: all, total: data.total, choose: () => setAllOf(ticked) }}
              onClear={clear}
            />
          )}
          {data.data.map((row) => (
            <ImportRowItem
              key={row.row}
              row={row}
              table={table}
              crop={crops.get(row.row)}
              {...(mayChoose && {
                choosing,
                ticked: all || ticked.has(String(row.row)),
                onTick: (on: boolean) => tick([String(row.row)], on),
              })}
            />
          ))}
          <Pages total={data.total} page={page} onTurn={setPage} />
        </>
      )}
    </Card>
  );
}

function useRows(id: string, view: View, page: number) {
  const query = new URLSearchParams({
    sort: JSON.stringify(['row', 'ASC']),
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
    filter: JSON.stringify(filterOf(view)),
  });
  return useAnswer<{ data: ImportRowWithCells[]; total: number }>(
    ['imports', 'rows', id, view, page],
    `/imports/${id}/rows?${query.toString()}`,
    { placeholderData: keepPreviousData },
  );
}

interface ViewsProps {
  table: ImportSummary;
  view: View;
  onChoose: (view: View) => void;
}

function Views({ table, view, onChoose }: ViewsProps) {
  const t = useTranslate();
  return (
    <Tabs
      value={view}
      onChange={(_, value: View) => onChoose(value)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('resources.imports.rowsTitle')}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {VIEWS.filter((one) => !isRare(one) || table.counts[one] > 0).map((one) => (
        <Tab key={one} value={one} label={t(`resources.imports.views.${one}`)} />
      ))}
    </Tabs>
  );
}

function Pages({ total, page, onTurn }: { total: number; page: number; onTurn: (page: number) => void }) {
  if (total <= PER_PAGE) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
      <Pagination count={Math.ceil(total / PER_PAGE)} page={page} onChange={(_, next) => onTurn(next)} />
    </Box>
  );
}
