import type { WeekAhead } from '@zikaron/contract';
import type { DataProvider } from 'react-admin';
import { storedList } from '../preferences';
import { accountQuery } from './account';
import { queryClient } from './freshness';
import { call } from './http';
import { FIRST_LIST } from './list-ahead';
import { storedToken } from './stored-session';

/** In milliseconds: answers that take longer are not waited for by what does without them. */
const PATIENCE = 400;

/**
 * Puts what was asked ahead (`ahead.ts`) where the first page looks for it: it is then drawn once, with what it shows, and not
 * with grey lines before. The keys are react-admin's; where one of them is another, the page asks once more.
 */
export async function takeFirstAnswers(dataProvider: DataProvider): Promise<void> {
  if (!storedToken() || !globalThis.ASKED_AHEAD) return;
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  const taken = [queryClient.prefetchQuery(accountQuery)];
  if (window.location.pathname === '/app/yahrzeits' && !window.location.search) taken.push(...firstList(dataProvider));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(taken), patience]);
}

function firstList(dataProvider: DataProvider): Promise<void>[] {
  const { sort: field, order, page, perPage } = { ...FIRST_LIST, ...storedList('yahrzeits') };
  const asked = { pagination: { page, perPage }, sort: { field, order: order as 'ASC' | 'DESC' }, filter: {} };
  return [
    queryClient.prefetchQuery({
      queryKey: ['yahrzeits', 'getList', asked],
      queryFn: ({ signal }) => dataProvider.getList('yahrzeits', { ...asked, signal }),
    }),
    queryClient.prefetchQuery({
      queryKey: ['yahrzeits', 'week'],
      queryFn: ({ signal }) => call<WeekAhead>('/yahrzeits/week', { signal }),
    }),
  ];
}
