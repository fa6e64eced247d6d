import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '../api/http';
import { useAction, useToast, type Failed } from './useAction';

/** After something was done: what it touches is asked for anew, everything where nothing is named, and then it is said. */
export function useDone(...touched: QueryKey[]): (said?: string | void) => Promise<void> {
  const queries = useQueryClient();
  const toast = useToast();
  return async (said) => {
    await Promise.all((touched.length ? touched : [[]]).map((queryKey) => queries.invalidateQueries({ queryKey })));
    if (said) toast(said);
  };
}

/** Changes one thing at a time: the work answers what is said once what it touches was asked for anew. */
export function useChange(...touched: QueryKey[]) {
  const done = useDone(...touched);
  const { busy, act } = useAction();
  const change = (work: () => Promise<string | void>, failed?: Failed) => act(async () => done(await work()), failed);
  return { busy, change };
}

/**
 * Changes what is kept under `queryKey` by a request that answers how it stands afterwards: that is shown without asking
 * again, and then `said` is told.
 */
export function useReplace<Answer>(queryKey: QueryKey) {
  const queries = useQueryClient();
  const toast = useToast();
  const { busy, act } = useAction();
  const replace = (path: string, request: Parameters<typeof call>[1], said?: string, failed?: Failed) =>
    act(async () => {
      queries.setQueryData(queryKey, await call<Answer>(path, request));
      if (said) toast(said);
    }, failed);
  return { busy, replace };
}
