import type { Store } from 'react-admin';

/** So long the choices of a table rest before they are written. */
export const TABLE_CHOICES_REST = 100;

/**
 * A store that writes the keys that `isLate` names only once they have rested: of many columns ticked one after another, only
 * the last choice is written. Whoever reads sees each choice at once. What still waits is written when the page is left.
 */
export function writtenLater(store: Store, isLate: (key: string) => boolean): Store {
  const waiting = new Map<string, unknown>();
  const watching = new Map<(value: unknown) => void, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(timer);
    const due = [...waiting];
    waiting.clear();
    for (const [key, value] of due) store.setItem(key, value);
  };
  const forget = (isMeant: (key: string) => boolean): void => {
    for (const key of waiting.keys()) if (isMeant(key)) waiting.delete(key);
  };
  return {
    ...store,
    setup() {
      store.setup();
      window.addEventListener('pagehide', write);
    },
    teardown() {
      window.removeEventListener('pagehide', write);
      write();
      store.teardown();
    },
    getItem: (key, otherwise) => (waiting.has(key) ? (waiting.get(key) as never) : store.getItem(key, otherwise)),
    setItem(key, value) {
      if (!isLate(key)) return store.setItem(key, value);
      waiting.set(key, value);
      for (const [tell, watched] of watching) if (watched === key) tell(value);
      clearTimeout(timer);
      timer = setTimeout(write, TABLE_CHOICES_REST);
    },
    removeItem(key) {
      forget((one) => one === key);
      store.removeItem(key);
    },
    removeItems(start) {
      forget((one) => one.startsWith(start));
      store.removeItems(start);
    },
    reset() {
      forget(() => true);
      store.reset();
    },
    subscribe(key, tell) {
      const heard = (value: unknown): void => tell(value);
      watching.set(heard, key);
      const stop = store.subscribe(key, tell);
      return () => {
        watching.delete(heard);
        stop();
      };
    },
  };
}
