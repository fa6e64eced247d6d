import type { Selection } from '@zikaron/contract';
import { call } from '../api/http';

/** As many as one page of the API holds, and as one job or one printing may name. */
const AT_ONCE = 1000;
const MOST = 10_000;

/** So many rows are named in an address at most. */
export const MOST_NAMED = 200;

type Chosen = Pick<Selection, 'list' | 'ids' | 'filter'>;

/** The ids of the rows that are chosen, or of all that the filter of their list finds; the first ten thousand. */
export async function chosenIds({ list, ids, filter }: Chosen): Promise<string[]> {
  if (ids) return ids.slice(0, MOST);
  const rows = await found<{ id: string }>(list, filter ?? {});
  return rows.map(({ id }) => id);
}

/** The same rows with what the list says of them. */
export async function chosenRows<Row>({ list, ids, filter }: Chosen): Promise<Row[]> {
  if (!ids) return found(list, filter ?? {});
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += MOST_NAMED)
    rows.push(...(await found<Row>(list, { id: ids.slice(from, from + MOST_NAMED) })));
  return rows;
}

async function found<Row>(list: string, filter: object): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < MOST; from += AT_ONCE) {
    const range = JSON.stringify([from, from + AT_ONCE - 1]);
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range });
    const { data } = await call<{ data: Row[] }>(`/${list}?${query.toString()}`);
    rows.push(...data);
    if (data.length < AT_ONCE) break;
  }
  return rows;
}
