import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useFilterValues } from './filter-values';
import { withChanges, type Filters } from './with-changes';

/**
 * Search and fields each say the whole of what the list is narrowed by, from what they saw when they were last drawn. Of two that
 * speak in one moment the second would take back what the first said: so what each of them changed is kept.
 */
export function AskedTogether({ children }: { children: ReactNode }) {
  const list: ListControllerResult = useListContext();
  const seen = useFilterValues();
  const { setFilters } = list;
  const latest = useRef<Filters>(seen);
  useLayoutEffect(() => {
    latest.current = seen;
  }, [seen]);
  const change = useCallback<typeof setFilters>(
    (said: Filters, ...rest) => {
      latest.current = withChanges(latest.current, seen, said);
      setFilters(latest.current, ...rest);
    },
    [seen, setFilters],
  );
  return <ListContextProvider value={{ ...list, setFilters: change }}>{children}</ListContextProvider>;
}
