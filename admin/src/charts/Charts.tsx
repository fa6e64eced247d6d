import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

/** Room for the labels of an axis: with our letters the charts would leave them out. */
const AXIS = 44;
const HEIGHT = 260;
const MARGIN = { top: 16, bottom: 4, left: 4, right: 28 };

/** One bar a label, each in its colour. */
export function Bars({ bars, label }: { bars: { label: string; value: number; color: string }[]; label: string }) {
  return (
    <BarChart
      height={HEIGHT}
      margin={MARGIN}
      hideLegend
      borderRadius={5}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: bars.map((bar) => bar.label),
          height: AXIS,
          colorMap: { type: 'ordinal', colors: bars.map(({ color }) => color) },
        },
      ]}
      yAxis={[{ width: AXIS, tickMinStep: 1 }]}
      series={[{ data: bars.map(({ value }) => value), label }]}
    />
  );
}

interface Course {
  label: string;
  points: { at: Date; value: number }[];
  /** How a moment is written below the axis. */
  format: (at: Date) => string;
  unit?: string;
  max?: number;
}

/** How a figure went, over time. */
export function Line({ label, points, format, unit = '', max }: Course) {
  const { palette, direction } = useTheme();
  const written = (value: number | null) => (value === null ? '' : `${value}${unit}`);
  return (
    <LineChart
      height={HEIGHT}
      margin={MARGIN}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: points.map(({ at }) => at),
          reverse: direction === 'rtl',
          scaleType: 'point',
          height: AXIS,
          valueFormatter: (at: Date) => format(at),
        },
      ]}
      yAxis={[
        { width: 56, min: 0, ...(max !== undefined && { max }), valueFormatter: (value: number) => written(value) },
      ]}
      series={[
        {
          data: points.map(({ value }) => value),
          label,
          area: true,
          showMark: points.length <= 31,
          color: palette.secondary.main,
          valueFormatter: written,
        },
      ]}
      sx={{ '& [class*=area], & [class*=Area]': { fillOpacity: 0.16 } }}
    />
  );
}

interface Stacks {
  labels: string[];
  /** From the bottom up, each with a figure for every label. */
  layers: { label: string; values: number[]; color: string }[];
}

/** Bars of several layers, one for each label. */
export function Stacked({ labels, layers }: Stacks) {
  const { direction } = useTheme();
  return (
    <BarChart
      height={HEIGHT}
      margin={MARGIN}
      grid={{ horizontal: true }}
      xAxis={[{ data: labels, height: AXIS, reverse: direction === 'rtl' }]}
      yAxis={[{ width: AXIS, tickMinStep: 1 }]}
      series={layers.map(({ label, values, color }) => ({ label, data: values, color, stack: 'all' }))}
    />
  );
}
