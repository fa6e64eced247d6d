import type { QualityOverTime } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { ChartTable, Line } from '../charts';
import { InPlace } from '../charts/InPlace';
import { Nothing, Panel } from './Panel';
import { axisFormat } from '../dates/civil';

/** How well letters were filled, by day, or by hour for the last 24. */
export function OverTimePanel({ overTime: { data }, days }: { overTime: QualityOverTime; days: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useAccount().data?.organization.timezone ?? 'UTC';
  const style: Intl.DateTimeFormatOptions = days === 1 ? { hour: 'numeric' } : { month: 'short', day: 'numeric' };
  const format = (at: Date) => axisFormat(locale, { ...style, timeZone }).format(at);
  return (
    <Panel title={t('dataQuality.overTime')}>
      {data.length > 0 ? <Course data={data} format={format} /> : <Nothing>{t('dataQuality.overTimeNone')}</Nothing>}
    </Panel>
  );
}

interface CourseProps {
  data: QualityOverTime['data'];
  format: (at: Date) => string;
}

function Course({ data, format }: CourseProps) {
  const t = useTranslate();
  return (
    <>
      <InPlace>
        <Line
          label={t('dataQuality.table.success')}
          points={data.map(({ at, successRate }) => ({ at: new Date(at), value: successRate }))}
          format={format}
          unit=" %"
          max={100}
        />
      </InPlace>
      <ChartTable
        label={t('dataQuality.overTime')}
        head={['when', 'letters', 'success', 'issues'].map((column) => t(`dataQuality.table.${column}`))}
        rows={data.map(({ at, letters, successRate, issues }) => [
          format(new Date(at)),
          letters,
          `${successRate} %`,
          issues,
        ])}
      />
    </>
  );
}
