import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme, type Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLocale } from 'react-admin';

/** Room for the labels of an axis: with our letters the charts would leave them out. */
const AXIS = 44;
const HEIGHT = 260;
const MARGIN = { top: 16, bottom: 4, start: 4, end: 28 };

/** In Hebrew a chart is read from the right: its axes, its margins and the words below it. */
function useReading() {
  const fromRight = useLocale() === 'he';
  const { top, bottom, start, end } = MARGIN;
  return {
    reverse: fromRight,
    position: fromRight ? ('right' as const) : ('left' as const),
    margin: { top, bottom, ...(fromRight ? { left: end, right: start } : { left: start, right: end }) },
    /** A day before its month, whichever way the drawing runs. */
    inOrder: (text: string) => (fromRight ? `\u2067${text}\u2069` : text),
  };
}

/** One bar a label, each in its colour. */
export function Bars({ bars, label }: { bars: { label: string; value: number; color: string }[]; label: string }) {
  const { reverse, position, margin } = useReading();
  return (
    <BarChart
      height={HEIGHT}
      margin={margin}
      hideLegend
      borderRadius={5}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: bars.map((bar) => bar.label),
          height: AXIS,
          reverse,
          colorMap: { type: 'ordinal', colors: bars.map(({ color }) => color) },
        },
      ]}
      yAxis={[{ width: AXIS, tickMinStep: 1, position }]}
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
  const { palette } = useTheme();
  const { reverse, position, margin, inOrder } = useReading();
  const written = (value: number | null) => (value === null ? '' : `${value}${unit}`);
  const drawn = { area: true, showMark: points.length <= 31, color: palette.secondary.main };
  return (
    <LineChart
      height={HEIGHT}
      margin={margin}
      hideLegend
      grid={{ horizontal: true }}
      xAxis={[
        {
          ...{ data: points.map(({ at }) => at), reverse, scaleType: 'point', height: AXIS },
          valueFormatter: (at: Date) => inOrder(format(at)),
        },
      ]}
      yAxis={[{ width: 56, position, min: 0, ...(max !== undefined && { max }), valueFormatter: written }]}
      series={[{ data: points.map(({ value }) => value), label, ...drawn, valueFormatter: written }]}
      sx={{ '& [class*=area], & [class*=Area]': { fillOpacity: 0.16 } }}
    />
  );
}

/** So many labels have room below a chart. */
const useMost = (): number => (useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm')) ? 5 : 12);

interface Stacks {
  labels: string[];
  /** From the bottom up, each with a figure for every label. */
  layers: { label: string; values: number[]; color: string }[];
}

/** Bars of several layers, one for each label. */
export function Stacked({ labels, layers }: Stacks) {
  const { reverse, position, margin, inOrder } = useReading();
  // From right to left the library does not see which labels would lie over each other.
  const step = Math.ceil(labels.length / useMost());
  const everyFew = (_: unknown, at: number) => at % step === 0;
  return (
    <BarChart
      height={HEIGHT}
      margin={margin}
      grid={{ horizontal: true }}
      xAxis={[{ data: labels.map(inOrder), height: AXIS, reverse, ...(reverse && { tickLabelInterval: everyFew }) }]}
      yAxis={[{ width: AXIS, tickMinStep: 1, position }]}
      series={layers.map(({ label, values, color }) => ({ label, data: values, color, stack: 'all' }))}
    />
  );
}
