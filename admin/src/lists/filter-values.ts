import { useListContext } from 'react-admin';

/** What the list is narrowed by; react-admin leaves its type open, and it may come from an address that anybody wrote. */
export function useFilterValues(): Record<string, unknown> {
  return useListContext().filterValues as Record<string, unknown>;
}

/** Which fields are shown, of those that are not always there. */
export function useDisplayedFilters(): Record<string, boolean | undefined> {
  return useListContext().displayedFilters as Record<string, boolean | undefined>;
}
