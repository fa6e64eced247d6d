import type { Store } from 'react-admin';
import { TABLE_CHOICES_REST, writtenLater } from './written-later';

const storeInMemory = (): Store => {
  const values = new Map<string, unknown>();
  return {
    setup: () => undefined,
    teardown: () => undefined,
    getItem: (key, otherwise) => (values.get(key) ?? otherwise) as never,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    removeItems: () => undefined,
    reset: () => values.clear(),
    subscribe: () => () => undefined,
  };
};

describe('choices of tables', () => {
  let kept: Store;
  let store: Store;
  beforeEach(() => {
    jest.useFakeTimers();
    kept = storeInMemory();
    store = writtenLater(kept, (key) => key.startsWith('datatable'));
  });
  afterEach(() => jest.useRealTimers());

  it('given columns ticked one after the other, then each is seen at once, and the last is written after 100 ms', () => {
    const seen: unknown[] = [];
    store.subscribe('datatable.columns', (value) => seen.push(value));
    store.setItem('datatable.columns', ['name']);
    jest.advanceTimersByTime(TABLE_CHOICES_REST - 1);
    store.setItem('datatable.columns', ['name', 'phone']);
    jest.advanceTimersByTime(99);

    expect(seen).toEqual([['name'], ['name', 'phone']]);
    expect(store.getItem('datatable.columns')).toEqual(['name', 'phone']);
    expect(kept.getItem('datatable.columns')).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(kept.getItem('datatable.columns')).toEqual(['name', 'phone']);
  });

  it('given any other choice, then it is written at once', () => {
    store.setItem('theme', 'dark');
    expect(kept.getItem('theme')).toBe('dark');
  });

  it('given choices that wait when all is forgotten, then they are not written afterwards', () => {
    store.setItem('datatable.columns', ['name']);
    store.reset();
    jest.advanceTimersByTime(1000);
    expect([store.getItem('datatable.columns'), kept.getItem('datatable.columns')]).toEqual([undefined, undefined]);
  });
});
