import { Box, Chip, Typography } from '@mui/material';
import { COVERAGE_GAPS, COVERAGE_WAYS, type CoverageOutcome, type CoveragePage } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { outcomeWords } from './outcome-words';

interface CountsProps {
  answer: CoveragePage;
  chosen: CoverageOutcome | null;
  onChoose: (outcome: CoverageOutcome | null) => void;
}

/** How many are reached by each way, and how many are not for each reason; each is a filter. They add up to all lines. */
export function Counts({ answer: { counts, lines, occurrences }, chosen, onChoose }: CountsProps) {
  const t = useTranslate();
  const reached = COVERAGE_WAYS.reduce((sum, way) => sum + (counts[way] ?? 0), 0);
  const chips = (outcomes: readonly CoverageOutcome[]) =>
    outcomes
      .filter((outcome) => counts[outcome])
      .map((outcome) => (
        <OutcomeChip key={outcome} outcome={outcome} counts={counts} chosen={chosen} onChoose={onChoose} />
      ));
  const group = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' };
  return (
    <Box sx={{ mt: 3, mb: 4 }}>
      <Summary reached={reached} lines={lines} occurrences={occurrences} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box role="group" aria-label={t('coverage.reachedTitle')}>
          <Typography sx={{ fontWeight: 600, color: 'success.main', mb: 1 }}>{t('coverage.reachedTitle')}</Typography>
          <Box sx={group}>{reached > 0 ? chips(COVERAGE_WAYS) : '–'}</Box>
        </Box>
        <Box role="group" aria-label={t('coverage.gapsTitle')}>
          <Typography sx={{ fontWeight: 600, color: lines > reached ? 'error.main' : 'text.secondary', mb: 1 }}>
            {t('coverage.gapsTitle')}
          </Typography>
          <Box sx={group}>{lines > reached ? chips(COVERAGE_GAPS) : t('coverage.nobodyMissing')}</Box>
        </Box>
      </Box>
    </Box>
  );
}

interface SummaryProps {
  reached: number;
  lines: number;
  occurrences: number;
}

function Summary({ reached, lines, occurrences }: SummaryProps) {
  const t = useTranslate();
  const ofOne = reached === 1 ? 'coverage.oneReached' : 'coverage.oneMissed';
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: { xs: '1.75rem', sm: '2.125rem' }, mb: 0.5 }}>
        {t(lines === 1 ? ofOne : 'coverage.reached', { reached, lines })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('resources.yahrzeits.week.observances', { smart_count: occurrences })}
      </Typography>
    </>
  );
}

interface OutcomeChipProps extends Pick<CountsProps, 'chosen' | 'onChoose'> {
  outcome: CoverageOutcome;
  counts: CoveragePage['counts'];
}

function OutcomeChip({ outcome, counts, chosen, onChoose }: OutcomeChipProps) {
  const t = useTranslate();
  return (
    <Chip
      label={`${outcomeWords(t, outcome)}: ${counts[outcome] ?? 0}`}
      variant={outcome === chosen ? 'filled' : 'outlined'}
      color={outcome === chosen ? 'primary' : 'default'}
      aria-pressed={outcome === chosen}
      onClick={() => onChoose(outcome === chosen ? null : outcome)}
      sx={{ minHeight: 44, borderRadius: '10px', fontSize: '1rem', fontWeight: 400 }}
    />
  );
}
