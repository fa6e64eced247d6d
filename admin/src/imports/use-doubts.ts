import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImportRowWithCells, ImportSummary } from '@zikaron/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../api/http';

/** The rows in doubt, one at a time; `had` is whether there was one since the page was opened. */
export function useDoubts({ id, counts }: ImportSummary) {
  const [at, setAt] = useState(0);
  const [had, setHad] = useState(false);
  const query = new URLSearchParams({
    sort: JSON.stringify(['row', 'ASC']),
    range: JSON.stringify([at, at]),
    filter: JSON.stringify({ withDoubt: true }),
  });
  const { data } = useQuery({
    queryKey: ['imports', 'rows', id, 'doubt', at],
    queryFn: ({ signal }) =>
      call<{ data: ImportRowWithCells[]; total: number }>(`/imports/${id}/rows?${query.toString()}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: counts.doubts > 0,
  });
  const total = data?.total ?? 0;
  const row = counts.doubts > 0 ? data?.data[0] : undefined;
  if (row && !had) setHad(true);
  // The last one was answered: begin again with those that were put off.
  if (data && at > 0 && at >= total) setAt(0);
  const step = (by: 1 | -1) => setAt((at + by + total) % total);
  return { row, at, total, had: had && counts.doubts === 0, step };
}

/**
 * When something else is shown, its heading takes the focus, and its answers are in sight: what had the focus is gone, or speaks of
 * what was. Whoever is elsewhere on the page stays there; its own
 * heading, at which one arrives, is not elsewhere.
 */
export function useFocusOnNext(heading: string, shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (was === null || shown === null || was === shown) return;
    const next = document.getElementById(heading);
    const card = next?.closest('section');
    const { activeElement } = document;
    const isNobodys = activeElement === document.body || activeElement?.matches('h1');
    if (!isNobodys && !card?.contains(activeElement)) return;
    next?.focus({ preventScroll: true });
    (card ?? next)?.scrollIntoView({ block: 'nearest' });
  }, [heading, shown]);
}
