/** The fields in which two states of a record differ, each with its value before and after; null when there are none. */
export function differences<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } | null {
  const changed = (Object.keys(after) as (keyof State)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return null;
  const pick = (state: State) => Object.fromEntries(changed.map((field) => [field, state[field]])) as Partial<State>;
  return { before: pick(before), after: pick(after) };
}
