import { Box } from '@mui/material';
import { DATE_PROBLEMS, type DateProblems } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { StatusChip } from '../lists/Cells';
import { LinkButton } from '../lists/LinkButton';
import { RowsSkeleton } from '../lists/skeletons';
import { OpenKind } from './OpenKind';
import { Nothing, Panel } from './Panel';
import { Row, Rows } from './Rows';
import { toneOf } from './tone-of';
import { Loaded } from '../lists/Loaded';

const QUERY = `range=${encodeURIComponent('[0,0]')}`;

/** How many days of death are doubtful, and why; each kind opens its records. Every record is looked at, so it is asked once. */
export function DatesPanel() {
  const t = useTranslate();
  const answer = useAnswer<DateProblems>(['data-quality', 'dates', 'counts'], `/data-quality/dates?${QUERY}`, {
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
  const link = (to: string, text: string) => <LinkButton key={to} to={`/app/data-quality/${to}`} label={t(text)} />;
  return (
    <Panel
      title={t('dataQuality.dateProblems.title')}
      beside={[link('duplicates', 'merging.proposed.title'), link('dates', 'lists.words.viewAll')]}
    >
      <Loaded answer={answer} shape={<RowsSkeleton rows={3} />}>
        {({ counts }) => <Problems counts={counts} />}
      </Loaded>
    </Panel>
  );
}

function Problems({ counts }: Pick<DateProblems, 'counts'>) {
  const t = useTranslate();
  const found = DATE_PROBLEMS.filter((problem) => counts[problem] > 0);
  if (found.length === 0) return <Nothing>{t('dataQuality.dateProblems.none')}</Nothing>;
  return (
    <Rows>
      {found.map((problem) => (
        <Row key={problem}>
          <Box sx={{ flex: '1 1 10rem', fontWeight: 600 }}>{t(`dataQuality.dateProblems.short.${problem}`)}</Box>
          <StatusChip tone={toneOf(problem)}>{t('bulk.of.yahrzeits', { smart_count: counts[problem] })}</StatusChip>
          <OpenKind
            to={`/app/data-quality/dates?problem=${problem}`}
            kind={t(`dataQuality.dateProblems.short.${problem}`)}
          />
        </Row>
      ))}
    </Rows>
  );
}
