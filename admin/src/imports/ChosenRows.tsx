import type { ImportRowFilter, ImportSummary } from '@zikaron/contract';
import { ChosenBar, type ChosenBarProps } from '../bulk-actions/ChosenBar';
import type { ActName } from '../bulk-actions/acts';

interface ChosenRowsProps extends Pick<ChosenBarProps, 'count' | 'all' | 'onClear'> {
  table: ImportSummary;
  /** The numbers of the rows that are ticked, or the filter that finds all of them. */
  which: { rows: number[] } | { filter: ImportRowFilter };
}

/** What can be said of many rows of a file at once: leave them out, bring them after all, when these deaths were. */
export function ChosenRows({ table, which, ...bar }: ChosenRowsProps) {
  const isAsked = table.columns.some(({ field }) => field === 'afterSunset');
  const changes: ActName[] = [
    ...(isAsked ? (['sunset'] as const) : []),
    ...(table.counts.conflicts > 0 ? (['choice'] as const) : []),
  ];
  return (
    <ChosenBar
      selection={{ list: 'import-rows', importId: table.id, ...which }}
      changes={changes}
      more={['skip', 'unskip']}
      {...bar}
    />
  );
}
