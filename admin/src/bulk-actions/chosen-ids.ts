import type { Selection } from '@zikaron/contract';
import { call } from '../api/http';

/** As many as one page of the API holds, and as one job or one printing may name. */
const AT_ONCE = 1000;
const MOST = 10_000;

/** The ids of the rows that are chosen, or of all that the filter of their list finds; the first ten thousand. */
export async function chosenIds({ list, ids, filter }: Pick<Selection, 'list' | 'ids' | 'filter'>): Promise<string[]> {
  if (ids) return ids.slice(0, MOST);
  const found: string[] = [];
  for (let from = 0; from < MOST; from += AT_ONCE) {
    const range = JSON.stringify([from, from + AT_ONCE - 1]);
    const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}), range });
    const { data } = await call<{ data: { id: string }[] }>(`/${list}?${query.toString()}`);
    found.push(...data.map(({ id }) => id));
    if (data.length < AT_ONCE) break;
  }
  return found;
}
