import { useQueryClient, type QueryKey } from '@tanstack/react-query';
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
