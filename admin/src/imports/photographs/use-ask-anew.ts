import { useQueryClient } from '@tanstack/react-query';

/** Under which photographs are held, and plates with any filter. */
export const PHOTOGRAPHS = ['photographs'];
const PLATES = ['plates'];

/** Asks anew for photographs and plates, after something has become of them. */
export function useAskAnew(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([PHOTOGRAPHS, PLATES].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
