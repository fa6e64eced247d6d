import { Box, Button } from '@mui/material';
import { DATE_PROBLEMS, type DateProblem, type DateProblems } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { StatusChip } from '../lists/Cells';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { Nothing, Panel } from './Panel';
import { Row, Rows } from './Rows';
import { toneOf } from './tone-of';

const QUERY = `range=${encodeURIComponent('[0,0]')}`;

/** How many days of death are doubtful, and why; each kind opens its records. Every record is looked at, so it is asked once. */
export function DatesPanel() {
  const t = useTranslate();
  const { data, error, refetch } = useAnswer<DateProblems>(
    ['data-quality', 'dates', 'counts'],
    `/data-quality/dates?${QUERY}`,
    { staleTime: 60_000, refetchOnWindowFocus: false },
  );
  const found = DATE_PROBLEMS.filter((problem) => (data?.counts[problem] ?? 0) > 0);
  return (
    <Panel
      title={t('dataQuality.dates')}
      beside={
        <>
          <Button component={Link} to="/app/data-quality/duplicates">
            {t('merging.proposed.panel')}
          </Button>
          <Button component={Link} to="/app/data-quality/dates">
            {t('dataQuality.viewAll')}
          </Button>
        </>
      }
    >
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <RowsSkeleton rows={3} />)}
      {data && found.length === 0 && <Nothing>{t('dataQuality.dateProblems.none')}</Nothing>}
      <Rows>
        {found.map((problem) => (
          <ProblemLine key={problem} problem={problem} data={data} />
        ))}
      </Rows>
    </Panel>
  );
}

interface ProblemLineProps {
  problem: DateProblem;
  data: DateProblems | undefined;
}

function ProblemLine({ problem, data }: ProblemLineProps) {
  const t = useTranslate();
  return (
    <Row>
      <Box sx={{ flex: '1 1 10rem', fontWeight: 600 }}>{t(`dataQuality.dateProblems.short.${problem}`)}</Box>
      <StatusChip tone={toneOf(problem)}>
        {t('dataQuality.dateProblems.count', { smart_count: data?.counts[problem] ?? 0 })}
      </StatusChip>
      <Button
        component={Link}
        to={`/app/data-quality/dates?problem=${problem}`}
        aria-label={t('dataQuality.dateProblems.openKind', {
          kind: t(`dataQuality.dateProblems.short.${problem}`),
        })}
      >
        {t('dataQuality.dateProblems.open')}
      </Button>
    </Row>
  );
}
