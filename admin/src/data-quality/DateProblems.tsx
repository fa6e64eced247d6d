import { Box, Button, Card, Checkbox, FormControlLabel, Tab, Tabs } from '@mui/material';
import {
  DATE_PROBLEMS,
  type DateProblem,
  type DateProblemRecord,
  type DateProblems as Answer,
} from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Day, HebrewDate } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { EmptyState } from '../lists/EmptyState';
import { LoadError } from '../lists/LoadError';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import { useTicked } from '../lists/useTicked';
import { MergeDialog } from '../merging/MergeDialog';
import { useMayWriteYahrzeits } from '../yahrzeits/may-write';
import { DatesChosen } from './DatesChosen';
import { Paging } from './Paging';
import { toneOf } from './tone-of';
import { usePage } from './use-page';

/** `/app/data-quality/dates`: days of death that somebody should look at, by what is doubtful about them. */
export function DateProblems() {
  const t = useTranslate();
  const { page, range, search, go } = usePage();
  const problem = DATE_PROBLEMS.find((one) => one === search.get('problem')) ?? '';
  const query = new URLSearchParams({ range, filter: JSON.stringify(problem ? { problem } : {}) });
  const { data, error, refetch } = useAnswer<Answer>(
    ['data-quality', 'dates', problem, page],
    `/data-quality/dates?${query}`,
    { staleTime: 0 },
  );
  const mayWrite = useMayWriteYahrzeits();
  const { ticked, tick, clear } = useTicked();
  const onPage = data?.data.map(({ id }) => id) ?? [];
  const allOnPage = onPage.every((id) => ticked.has(id));
  const all = DATE_PROBLEMS.reduce((sum, one) => sum + (data?.counts[one] ?? 0), 0);
  return (
    <>
      <PageHead
        title={t('dataQuality.dateProblems.title')}
        intro={t('dataQuality.dateProblems.intro')}
        back={{ to: '/app/data-quality', label: t('dataQuality.title') }}
      >
        {mayWrite && <RecentChanges />}
      </PageHead>
      <Card variant="outlined">
        <ProblemTabs problem={problem} clear={clear} go={go} data={data} all={all} />
        {mayWrite && onPage.length > 0 && (
          <TickPage allOnPage={allOnPage} onPage={onPage} ticked={ticked} tick={tick} />
        )}
        {ticked.size > 0 && data && (
          <DatesChosen ticked={ticked} total={data.total} problem={problem} onClear={clear} />
        )}
        {data?.total === 0 && (
          <EmptyState title={t('dataQuality.dateProblems.none')} text={t('dataQuality.dateProblems.noneText')} />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.data.map((record) => (
            <ProblemRow key={`${record.id} ${record.problem}`} record={record} ticked={ticked} tick={tick} />
          ))}
        </Box>
        {data && <Paging page={page} total={data.total} onChange={(to) => go({ problem, page: String(to) })} />}
        {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      </Card>
    </>
  );
}

interface ProblemTabsProps {
  problem: DateProblem | '';
  clear: () => void;
  go: (changes: Record<string, string>) => void;
  data: Answer | undefined;
  all: number;
}

function ProblemTabs({ problem, clear, go, data, all }: ProblemTabsProps) {
  const t = useTranslate();
  return (
    <Tabs
      value={problem}
      onChange={(_, value: string) => {
        clear();
        go({ problem: value });
      }}
      variant="scrollable"
      aria-label={t('dataQuality.dateProblems.kinds')}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Tab value="" label={`${t('dataQuality.dateProblems.all')} (${data ? all : '…'})`} />
      {DATE_PROBLEMS.map((one) => (
        <Tab
          key={one}
          value={one}
          label={`${t(`dataQuality.dateProblems.short.${one}`)} (${data?.counts[one] ?? '…'})`}
        />
      ))}
    </Tabs>
  );
}

interface TickPageProps {
  allOnPage: boolean;
  onPage: string[];
  ticked: ReadonlySet<string>;
  tick: (keys: readonly string[], on: boolean) => void;
}

/** Ticks all that stand on the page. */
function TickPage({ allOnPage, onPage, ticked, tick }: TickPageProps) {
  const t = useTranslate();
  return (
    <FormControlLabel
      sx={{ px: { xs: 2, sm: 3 }, py: 0.5, m: 0 }}
      label={t('leapYear.selectPage')}
      control={
        <Checkbox
          checked={allOnPage}
          indeterminate={!allOnPage && onPage.some((id) => ticked.has(id))}
          onChange={(_, on) => tick(onPage, on)}
        />
      }
    />
  );
}

interface ProblemRowProps {
  record: DateProblemRecord;
  ticked: ReadonlySet<string>;
  tick: (keys: readonly string[], on: boolean) => void;
}

function ProblemRow({ record, ticked, tick }: ProblemRowProps) {
  const t = useTranslate();
  const mayWrite = useMayWriteYahrzeits();
  return (
    <Row
      record={record}
      tick={
        mayWrite && (
          <Checkbox
            checked={ticked.has(record.id)}
            onChange={(_, on) => tick([record.id], on)}
            slotProps={{ input: { 'aria-label': t('leapYear.select', { name: record.name }) } }}
          />
        )
      }
    />
  );
}

function Row({ record, tick }: { record: DateProblemRecord; tick: ReactNode }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [merging, setMerging] = useState(false);
  const { id, name, problem, gregorianDate, sameAs } = record;
  const expected = locale === 'he' ? record.expectedHe : record.expected;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', px: { xs: 2, sm: 3 }, py: 1.5 },
        ...{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
      }}
    >
      {tick}
      <WhoAndWhen name={name} gregorianDate={gregorianDate} record={record} />
      <Box sx={{ flex: '1 1 14rem' }}>
        <StatusChip tone={toneOf(problem)}>{t(`dataQuality.dateProblems.problem.${problem}`)}</StatusChip>
        {expected && <Box sx={{ mt: 0.5 }}>{t('dataQuality.dateProblems.expected', { date: expected })}</Box>}
      </Box>
      <Ways sameAs={sameAs} setMerging={setMerging} id={id} name={name} />
      {merging && sameAs && <MergeDialog kind="yahrzeits" id={sameAs} otherId={id} onClose={() => setMerging(false)} />}
    </Box>
  );
}

interface WhoAndWhenProps {
  name: string;
  gregorianDate: string | null;
  record: DateProblemRecord;
}

function WhoAndWhen({ name, gregorianDate, record }: WhoAndWhenProps) {
  return (
    <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <Day date={gregorianDate} /> · <HebrewDate of={record} />
      </Box>
    </Box>
  );
}

interface WaysProps {
  sameAs: string | null;
  setMerging: (next: boolean) => void;
  id: string;
  name: string;
}

/** Where the date is mended, or the other record looked at. */
function Ways({ sameAs, setMerging, id, name }: WaysProps) {
  const t = useTranslate();
  const mayWrite = useMayWriteYahrzeits();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {sameAs && (
        <>
          <Button component={Link} to={`/app/yahrzeits/${sameAs}`}>
            {t('dataQuality.dateProblems.other')}
          </Button>
          {mayWrite && <Button onClick={() => setMerging(true)}>{t('merging.button')}</Button>}
        </>
      )}
      <Button
        component={Link}
        to={`/app/yahrzeits/${id}?edit=1`}
        aria-label={t('dataQuality.dateProblems.edit', { name })}
      >
        {t('dataQuality.editTemplate')}
      </Button>
    </Box>
  );
}
