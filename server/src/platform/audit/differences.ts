import { isDeepStrictEqual } from 'node:util';
import { pick } from '@zikaron/contract';

/** The fields in which two states of a record differ, each with its value before and after; null when there are none. */
export function differences<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } | null {
  const changed = (Object.keys(after) as (keyof State)[]).filter((field) => !areAlike(before[field], after[field]));
  if (changed.length === 0) return null;
  return { before: pick(before, changed), after: pick(after, changed) };
}

/** Whether two values say the same; jsonb gives the fields of an object back in an order of its own. */
const areAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepStrictEqual(one, other);
