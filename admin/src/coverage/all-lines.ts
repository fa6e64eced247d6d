import type { CoverageLine, CoveragePage } from '@zikaron/contract';
import { call } from '../api/http';
import { queryOf, type SearchParams } from './search-params';

/** As many as one page of the API holds, and as a job may name. */
const AT_ONCE = 1000;
const MOST = 10_000;

/** The lines on all pages of what is asked; the first ten thousand. */
export async function allLines(asked: SearchParams): Promise<CoverageLine[]> {
  const query = queryOf(asked);
  const found: CoverageLine[] = [];
  for (let from = 0; from < MOST; from += AT_ONCE) {
    query.set('range', JSON.stringify([from, from + AT_ONCE - 1]));
    const { data } = await call<CoveragePage>(`/coverage?${query.toString()}`);
    found.push(...data);
    if (data.length < AT_ONCE) break;
  }
  return found;
}
