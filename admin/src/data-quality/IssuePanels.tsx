import { useTheme, type Theme } from '@mui/material/styles';
import type { OrganizationSummary } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Bars, ChartTable } from '../charts';
import { InPlace } from '../charts/InPlace';
import { Nothing, Panel } from './Panel';

/** Issues by severity and by type: a picture, and its figures beside it. */
export function IssuePanels({ summary }: { summary: OrganizationSummary }) {
  const { palette } = useTheme();
  return (
    <>
      <IssuePanel name="severity" counts={summary.issuesBySeverity} colors={severityColors(palette)} />
      <IssuePanel name="type" counts={summary.issuesByType} colors={typeColors(palette)} />
    </>
  );
}

interface IssuePanelProps {
  name: 'severity' | 'type';
  counts: Record<string, number>;
  colors: Record<string, string>;
}

function IssuePanel({ name, counts, colors }: IssuePanelProps) {
  const t = useTranslate();
  const title = t(name === 'severity' ? 'dataQuality.bySeverity' : 'dataQuality.byType');
  const bars = Object.entries(counts).map(([kind, value]) => ({
    label: t(`issues.${name}.${kind}`),
    value,
    color: colors[kind] ?? '',
  }));
  return (
    <Panel title={title}>
      {bars.some(({ value }) => value > 0) ? (
        <>
          <InPlace>
            <Bars bars={bars} label={t('dataQuality.table.count')} />
          </InPlace>
          <ChartTable
            label={title}
            head={[t('dataQuality.table.kind'), t('dataQuality.table.count')]}
            rows={bars.map(({ label, value }) => [label, value])}
          />
        </>
      ) : (
        <Nothing>{t('dataQuality.noIssues')}</Nothing>
      )}
    </Panel>
  );
}

const severityColors = ({ error, secondary, info }: Theme['palette']) => ({
  high: error.main,
  medium: secondary.main,
  low: info.main,
});
const typeColors = ({ error, secondary, info }: Theme['palette']) => ({
  missing_data: info.main,
  invalid_field: error.main,
  empty_value: secondary.main,
});
