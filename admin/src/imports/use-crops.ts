import { keepPreviousData } from '@tanstack/react-query';
import type { Crops, ImportSummary } from '@zikaron/contract';
import { useAnswer } from '../api/useAnswer';

/** An import from photographs carries their names. */
const OF_PHOTOGRAPHS = /\.(jpe?g|png|webp)\b/i;

/** Pictures of the plates that became these rows, by the number of the row; empty for a list that came as a file. */
export function useCrops(
  { id, fileName }: ImportSummary,
  rows: readonly { row: number }[],
): ReadonlyMap<number, string> {
  const numbers = rows.map(({ row }) => row).join(',');
  const { data } = useAnswer<Crops>(['imports', 'crops', id, numbers], `/imports/${id}/crops?rows=${numbers}`, {
    enabled: OF_PHOTOGRAPHS.test(fileName) && numbers !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return new Map(data?.data.map(({ row, picture }) => [row, picture]));
}
