import { localStorageStore, type Store } from 'react-admin';
import { STORE_KEY } from './preferences';

const base = localStorageStore('1', STORE_KEY);
const outlivesLogout = /datatable|^theme$|^locale$/;

/** react-admin empties its store at logout; column choices, light and language are kept. */
export const store: Store = {
  ...base,
  reset() {
    const kept = Object.entries(base.listItems?.() ?? {}).filter(([key]) => outlivesLogout.test(key));
    base.reset();
    for (const [key, value] of kept) base.setItem(key, value);
  },
};
