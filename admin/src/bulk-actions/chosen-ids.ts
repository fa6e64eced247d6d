import type { Selection } from '@zikaron/contract';
import { call } from '../api/http';

/** As many as one page of the API holds, and as one job or one printing may name. */
const AT_ONCE = 1000;
const MOST = 10_000;

type Chosen = Pick<Selection, 'list' | 'ids' | 'filter'>;

/** The ids of the rows that are chosen, or of all that the filter of their list finds; the first ten thousand. */
export async function chosenIds({ list, ids, filter }: Chosen): Promise<string[]> {
  if (ids) return ids.slice(0, MOST);
  const rows = await found(list === 'dates' ? 'data-quality/dates' : list, filter ?? {});
  // A record with two doubts stands in their list twice.
  return [...new Set(rows.map(({ id }) => id))];
}

async function found(list: string, filter: object): Promise<{ id: string }[]> {
  const rows: { id: string }[] = [];
  for (let from = 0; from < MOST; from += AT_ONCE) {
    const range = JSON.stringify([from, from + AT_ONCE - 1]);
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range });
    const { data } = await call<{ data: { id: string }[] }>(`/${list}?${query.toString()}`);
    rows.push(...data);
    if (data.length < AT_ONCE) break;
  }
  return rows;
}
