import { Box, Button, Card, Checkbox, FormControlLabel, Tab, Tabs } from '@mui/material';
import {
  DATE_PROBLEMS,
  type DateProblem,
  type DateProblemRecord,
  type DateProblems as Answer,
} from '@zikaron/contract';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { RecentChanges } from '../bulk-actions/RecentChanges';
import { Day, HebrewDate } from '../dates/When';
import { StatusChip } from '../lists/Cells';
import { BESIDE } from '../lists/density';
import { EmptyState } from '../lists/EmptyState';
import { LinkButton } from '../lists/LinkButton';
import { useTicked } from '../lists/useTicked';
import { MergeDialog } from '../merging/MergeDialog';
import { useMayWriteYahrzeits } from '../yahrzeits/may-write';
import { DatesChosen } from './DatesChosen';
import { QualityHead } from './QualityHead';
import { Rows } from './Rows';
import { toneOf } from './tone-of';
import { usePage } from '../lists/use-page';
import { Loaded } from '../lists/Loaded';
import { PageButtons } from '../lists/PageButtons';

function useProblems(problem: string, page: number, range: string) {
  const query = new URLSearchParams({ range, filter: JSON.stringify(problem ? { problem } : {}) });
  const path = `/data-quality/dates?${query}`;
  return useAnswer<Answer>(['data-quality', 'dates', problem, page], path, { staleTime: 0 });
}

/** `/app/data-quality/dates`: days of death that somebody should look at, by what is doubtful about them. */
export function DateProblems() {
  const t = useTranslate();
  const { page, range, search, go, pages } = usePage();
  const problem = DATE_PROBLEMS.find((one) => one === search.get('problem')) ?? '';
  const answer = useProblems(problem, page, range);
  const mayWrite = useMayWriteYahrzeits();
  const ticks = useTicked();
  const choose = (next: string) => {
    ticks.clear();
    go({ problem: next });
  };
  return (
    <>
      <QualityHead title={t('dataQuality.dateProblems.title')} intro={t('dataQuality.dateProblems.intro')}>
        {mayWrite && <RecentChanges />}
      </QualityHead>
      <Card variant="outlined">
        <ProblemTabs problem={problem} onChoose={choose} counts={answer.data?.counts} />
        <Loaded answer={answer}>
          {(found) => (
            <>
              <Records answer={found} problem={problem} {...ticks} />
              <PageButtons total={found.total} {...pages} />
            </>
          )}
        </Loaded>
      </Card>
    </>
  );
}

type Ticks = ReturnType<typeof useTicked>;

function Records({ answer, problem, ...ticks }: Ticks & { answer: Answer; problem: DateProblem | '' }) {
  const t = useTranslate();
  const mayWrite = useMayWriteYahrzeits();
  const { data, total } = answer;
  if (total === 0)
    return <EmptyState title={t('dataQuality.dateProblems.none')} text={t('dataQuality.dateProblems.noneText')} />;
  return (
    <>
      {mayWrite && <TickPage onPage={data.map(({ id }) => id)} {...ticks} />}
      {ticks.ticked.size > 0 && (
        <DatesChosen ticked={ticks.ticked} total={total} problem={problem} onClear={ticks.clear} />
      )}
      <Rows>
        {data.map((record) => (
          <ProblemRow key={`${record.id} ${record.problem}`} record={record} {...ticks} />
        ))}
      </Rows>
    </>
  );
}

interface ProblemTabsProps {
  problem: DateProblem | '';
  onChoose: (problem: string) => void;
  counts: Answer['counts'] | undefined;
}

function ProblemTabs({ problem, onChoose, counts }: ProblemTabsProps) {
  const t = useTranslate();
  const all = counts && DATE_PROBLEMS.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Tabs
      value={problem}
      onChange={(_, value: string) => onChoose(value)}
      aria-label={t('dataQuality.dateProblems.kinds')}
    >
      <Tab value="" label={`${t('dataQuality.dateProblems.all')} (${all ?? '…'})`} />
      {DATE_PROBLEMS.map((one) => (
        <Tab key={one} value={one} label={`${t(`dataQuality.dateProblems.short.${one}`)} (${counts?.[one] ?? '…'})`} />
      ))}
    </Tabs>
  );
}

/** Ticks all that stand on the page. */
function TickPage({ onPage, ticked, tick }: Ticks & { onPage: string[] }) {
  const t = useTranslate();
  const allOnPage = onPage.every((id) => ticked.has(id));
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

function ProblemRow({ record, ticked, tick }: Ticks & { record: DateProblemRecord }) {
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
    <Box className={BESIDE} sx={{ flex: '1 1 12rem', minWidth: 0 }}>
      <Box dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {gregorianDate && (
          <>
            <Day date={gregorianDate} />
            {' · '}
          </>
        )}
        <HebrewDate of={record} />
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
          <LinkButton to={`/app/yahrzeits/${sameAs}`} label={t('merging.yahrzeits.other')} />
          {mayWrite && <Button onClick={() => setMerging(true)}>{t('merging.button')}</Button>}
        </>
      )}
      <LinkButton
        to={`/app/yahrzeits/${id}${mayWrite ? '?edit=1' : ''}`}
        aria-label={t(mayWrite ? 'dataQuality.dateProblems.edit' : 'lists.view', { name })}
        label={t(mayWrite ? 'ra.action.edit' : 'lists.words.view')}
      />
    </Box>
  );
}
