import { Card, Tab, Tabs, Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { ImportRowFilter, ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';
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

/** What asks for most; where nothing does, all. */
function firstOf({ counts }: ImportSummary): View {
  if (counts.conflicts > 0) return 'conflicts';
  return counts.warnings + counts.error > 0 ? 'withIssues' : 'all';
}

function filterOf(view: View): ImportRowFilter {
  if (view === 'all') return {};
  if (view === 'withIssues') return { withIssues: true };
  return view === 'conflicts' ? { withConflict: true } : { state: view };
}

/** The rows of the file: what each was understood to say, what is wrong with it, and what it contradicts. */
export function ImportRows({ table, mayChoose }: { table: ImportSummary; mayChoose: boolean }) {
  const t = useTranslate();
  const [view, setView] = useState<View>(firstOf(table));
  const [page, setPage] = useState(1);
  const answer = useRows(table.id, view, page);
  const ticks = useTicked();
  const choose = (next: View) => {
    ticks.clear();
    setView(next);
    setPage(1);
  };
  return (
    <Card variant="outlined" component="section" aria-label={t('resources.imports.rowsTitle')}>
      <Views table={table} view={view} onChoose={choose} />
      <Loaded answer={answer}>
        {(rows) =>
          rows.total === 0 ? (
            <Typography sx={{ p: 3, color: 'text.secondary' }}>{t('resources.imports.noRows')}</Typography>
          ) : (
            <>
              <Rows {...{ table, view, rows, ticks, mayChoose }} />
              <PageButtons total={rows.total} perPage={PER_PAGE} page={page} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

interface RowsProps {
  table: ImportSummary;
  view: View;
  rows: RowsPage;
  ticks: ReturnType<typeof useTicked>;
  mayChoose: boolean;
}

/** A page of rows, and above them what can be said of many: of those that are ticked, or of all in this view. */
function Rows({ table, view, rows: { data, total }, ticks, mayChoose }: RowsProps) {
  const choosing = useChoices(table);
  const crops = useCrops(table, data);
  const { ticked, tick } = ticks;
  const [allOf, setAllOf] = useState<ReadonlySet<string> | null>(null);
  const all = { chosen: allOf === ticked, total, choose: () => setAllOf(ticked) };
  const ticking = (row: string) => ({
    choosing,
    ticked: all.chosen || ticked.has(row),
    onTick: (on: boolean) => tick([row], on),
  });
  return (
    <>
      {view === 'conflicts' && mayChoose && <ChooseForAll total={total} table={table} />}
      {mayChoose && ticked.size > 0 && <Chosen {...{ table, view, ticks, all }} />}
      {data.map((row) => (
        <ImportRowItem
          key={row.row}
          row={row}
          table={table}
          crop={crops.get(row.row)}
          {...(mayChoose && ticking(String(row.row)))}
        />
      ))}
    </>
  );
}

interface ChosenProps extends Pick<RowsProps, 'table' | 'view' | 'ticks'> {
  all: { chosen: boolean; total: number; choose: () => void };
}

const Chosen = ({ table, view, ticks: { ticked, clear }, all }: ChosenProps) => (
  <ChosenRows
    table={table}
    which={all.chosen ? { filter: filterOf(view) } : { rows: [...ticked].map(Number) }}
    count={all.chosen ? all.total : ticked.size}
    all={all}
    onClear={clear}
  />
);

interface RowsPage {
  data: ImportRowWithCells[];
  total: number;
}

function useRows(id: string, view: View, page: number) {
  const query = new URLSearchParams({
    sort: JSON.stringify(['row', 'ASC']),
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
    filter: JSON.stringify(filterOf(view)),
  });
  return useAnswer<RowsPage>(['imports', 'rows', id, view, page], `/imports/${id}/rows?${query.toString()}`, {
    placeholderData: keepPreviousData,
  });
}

interface ViewsProps {
  table: ImportSummary;
  view: View;
  onChoose: (view: View) => void;
}

function Views({ table, view, onChoose }: ViewsProps) {
  const t = useTranslate();
  return (
    <Tabs value={view} onChange={(_, value: View) => onChoose(value)} aria-label={t('resources.imports.rowsTitle')}>
      {VIEWS.filter((one) => !isRare(one) || table.counts[one] > 0).map((one) => (
        <Tab key={one} value={one} label={t(`resources.imports.views.${one}`)} />
      ))}
    </Tabs>
  );
}
