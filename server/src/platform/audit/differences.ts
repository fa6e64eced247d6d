import { pick } from '@zikaron/contract';

/** The fields in which two states of a record differ, each with its value before and after; null when there are none. */
export function differences<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } | null {
  const changed = (Object.keys(after) as (keyof State)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  return { before: pick(before, changed), after: pick(after, changed) };
}
