import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Crops, ImportSummary } from '@zikaron/contract';
import { call } from '../api/http';

/** An import from photographs carries their names. */
const OF_PHOTOGRAPHS = /\.(jpe?g|png|webp)\b/i;

/** Pictures of the plates that became these rows, by the number of the row; empty for a list that came as a file. */
export function useCrops(
  { id, fileName }: ImportSummary,
  rows: readonly { row: number }[],
): ReadonlyMap<number, string> {
  const numbers = rows.map(({ row }) => row).join(',');
  const { data } = useQuery({
    queryKey: ['imports', 'crops', id, numbers],
    queryFn: ({ signal }) => call<Crops>(`/imports/${id}/crops?rows=${numbers}`, { signal }),
    enabled: OF_PHOTOGRAPHS.test(fileName) && numbers !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return new Map(data?.data.map(({ row, picture }) => [row, picture]));
}
