import { localStorageStore, type Store } from 'ra-core';
import { STORE_KEY, storedLocale } from './preferences';
import { writtenLater } from './written-later';

const base = writtenLater(localStorageStore('1', STORE_KEY), (key) => key.includes('datatable'));
const outlivesLogout = /datatable|^theme$|^locale$|^density$|^keys$/;

/** react-admin empties its store at logout; column choices, density, light and language are kept. */
export const store: Store = {
  ...base,
  // Where nobody chose a language, too: react-admin draws nothing while it does not know one, and all at once when it does.
  getItem: (key, otherwise) =>
    base.getItem(key, otherwise) ?? (key === 'locale' ? (storedLocale() as never) : otherwise),
  setup() {
    base.setup();
    forgetTheLastVisit();
  },
  reset() {
    const kept = Object.entries(base.listItems?.() ?? {}).filter(([key]) => outlivesLogout.test(key));
    base.reset();
    for (const [key, value] of kept) base.setItem(key, value);
  },
};

const VISIT = 'zikaron.visit';

/**
 * A list that was filtered last week would look like one that has lost its rows, and rows that were ticked then would be changed
 * with those that are ticked now. Page, sort and columns stay.
 */
function forgetTheLastVisit(): void {
  if (isGoingOn()) return;
  for (const [key, value] of Object.entries(base.listItems?.() ?? {})) {
    if (key.endsWith('.listParams')) base.setItem(key, { ...(value as object), filter: {}, displayedFilters: {} });
    if (key.endsWith('.selectedIds')) base.removeItem(key);
  }
}

/** Whether this window was here before, as after a reload; the first question begins the visit. */
function isGoingOn(): boolean {
  try {
    const before = sessionStorage.getItem(VISIT) !== null;
    sessionStorage.setItem(VISIT, 'begun');
    return before;
  } catch {
    return true; // storage is forbidden in this browser: nothing outlived anything
  }
}
