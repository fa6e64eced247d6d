import type { Store } from 'react-admin';

/** So long the choices of a table rest before they are written. */
export const TABLE_CHOICES_REST = 100;

/**
 * A store that writes the keys that `isLate` names only once they have rested: of many columns ticked one after another, only
 * the last choice is written. Whoever reads sees each choice at once. What still waits is written when the page is left.
 */
export function writtenLater(store: Store, isLate: (key: string) => boolean): Store {
  const { write, forget, ...items } = waitingItems(store, isLate);
  return {
    ...store,
    ...items,
    setup() {
      store.setup();
      window.addEventListener('pagehide', write);
    },
    teardown() {
      window.removeEventListener('pagehide', write);
      write();
      store.teardown();
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
  };
}

/** Items as they are read, set and watched while some wait: `write` writes these, `forget` drops those whose key is meant. */
function waitingItems(store: Store, isLate: (key: string) => boolean) {
  const waiting = new Map<string, unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { watch, tell } = watchers();
  const write = (): void => {
    clearTimeout(timer);
    const due = [...waiting];
    waiting.clear();
    for (const [key, value] of due) store.setItem(key, value);
  };
  const forget = (isMeant: (key: string) => boolean): void => {
    for (const key of waiting.keys()) if (isMeant(key)) waiting.delete(key);
  };
  const getItem: Store['getItem'] = (key, otherwise) =>
    waiting.has(key) ? (waiting.get(key) as never) : store.getItem(key, otherwise);
  const setItem: Store['setItem'] = (key, value) => {
    if (!isLate(key)) return store.setItem(key, value);
    waiting.set(key, value);
    tell(key, value);
    clearTimeout(timer);
    timer = setTimeout(write, TABLE_CHOICES_REST);
  };
  return { write, forget, getItem, setItem, subscribe: watch(store) };
}

/** Whoever watches a key of the store, to be told of a value before the store has it. */
function watchers() {
  const watching = new Map<(value: unknown) => void, string>();
  const tell = (key: string, value: unknown): void => {
    for (const [hear, watched] of watching) if (watched === key) hear(value);
  };
  const watch =
    (store: Store): Store['subscribe'] =>
    (key, hear) => {
      const heard = (value: unknown): void => hear(value);
      watching.set(heard, key);
      const stop = store.subscribe(key, hear);
      return () => {
        watching.delete(heard);
        stop();
      };
    };
  return { watch, tell };
}
