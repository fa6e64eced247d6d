import { Box, Button } from '@mui/material';
import { QUALITY_PERIODS, type MergeFieldSummary, type OrganizationSummary } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { LoadError } from '../lists/LoadError';
import { StatusChip } from '../lists/Cells';
import { PageHead } from '../lists/PageHead';
import { RowsSkeleton } from '../lists/skeletons';
import type { Tone } from '../theme/tokens';
import { DatesPanel } from './DatesPanel';
import { IssuePanels } from './IssuePanels';
import { ProblemFields, QuickActions, TemplatesNeedingAttention } from './ListPanels';
import { NamesPanel } from './NamesPanel';
import { OverTimePanel } from './OverTimePanel';
import { Figure, Panels } from './Panel';
import { RecentNotifications } from './RecentNotifications';
import { useSummaries } from './use-summaries';
import { Choice } from '../forms/Choice';

/** `/app/data-quality`: how the merge fields of the letters fared. The period is in the address. */
export function DataQuality() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('days'));
  const days = QUALITY_PERIODS.find((period) => period === asked) ?? 7;
  const { organization, fields, overTime, error, refresh } = useSummaries(days);
  return (
    <>
      <PageHead title={t('layout.menu.dataQuality')} intro={t('dataQuality.intro')}>
        <PeriodChoice days={days} setSearch={setSearch} />
        <Button variant="outlined" onClick={refresh} sx={{ alignSelf: 'flex-end' }}>
          {t('ra.action.refresh')}
        </Button>
      </PageHead>
      {organization && fields && overTime ? (
        <>
          <Figures organization={organization} fields={fields} />
          <FieldPanels fields={fields} />
          <Panels least={320}>
            <OverTimePanel overTime={overTime} days={days} />
            <IssuePanels summary={organization} />
          </Panels>
        </>
      ) : (
        <Waits error={error} onRetry={refresh} />
      )}
    </>
  );
}

const Waits = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error ? <LoadError error={error} onRetry={onRetry} /> : <RowsSkeleton />;

function PeriodChoice({ days, setSearch }: { days: 1 | 7 | 30 | 90; setSearch: SetURLSearchParams }) {
  const t = useTranslate();
  return (
    <Choice
      label={t('dataQuality.period')}
      value={days}
      onChange={(period) => setSearch({ days: String(period) }, { replace: true })}
      choices={QUALITY_PERIODS.map((id) => ({ id, name: t(`dataQuality.periods.${id}`) }))}
      sx={{ width: { sm: 220 }, my: 0 }}
    />
  );
}

function FieldPanels({ fields }: { fields: MergeFieldSummary }) {
  return (
    <Panels least={520}>
      <ProblemFields fields={fields.mostProblematicFields} />
      <TemplatesNeedingAttention templates={fields.mostProblematicTemplates} />
      <Box sx={{ display: 'grid', rowGap: 4, alignContent: 'start' }}>
        <DatesPanel />
        <NamesPanel />
        <QuickActions />
      </Box>
      <RecentNotifications notifications={fields.recentNotifications} />
    </Panels>
  );
}

function Figures({ organization, fields }: { organization: OrganizationSummary; fields: MergeFieldSummary }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const written = (count: number) => new Intl.NumberFormat(locale).format(count);
  const { averageSuccessRate, totalIssues, totalTemplates } = organization.summary;
  const score = averageSuccessRate === null ? null : Math.round(averageSuccessRate);
  const figure = (name: string, count: number, note: string) => (
    <Figure label={t(`dataQuality.${name}`)} value={written(count)} note={note} />
  );
  return (
    <Panels least={150}>
      <Figure
        label={t('dataQuality.health')}
        value={score === null ? '–' : `${score}%`}
        note={score === null ? t('dataQuality.noLetters') : <Band score={score} />}
      />
      {figure('analyzed', fields.summary.totalAffectedEmails, t('dataQuality.analyzedNote'))}
      {figure('totalIssues', totalIssues, t('dataQuality.across', { smart_count: totalTemplates }))}
      {figure('active', fields.summary.totalNotifications, t('dataQuality.activeNote'))}
    </Panels>
  );
}

function Band({ score }: { score: number }) {
  const t = useTranslate();
  const { band, tone } = bandOf(score);
  return <StatusChip tone={tone}>{t(`dataQuality.bands.${band}`)}</StatusChip>;
}

/** 90 and above is excellent, 70 to 89 good. */
function bandOf(score: number): { band: 'excellent' | 'good' | 'attention'; tone: Tone } {
  if (score >= 90) return { band: 'excellent', tone: 'done' };
  return score >= 70 ? { band: 'good', tone: 'care' } : { band: 'attention', tone: 'danger' };
}
