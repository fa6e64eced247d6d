export type Filters = Record<string, unknown>;

/** `latest`, with what `said` changes of `seen`. */
export function withChanges(latest: Filters, seen: Filters, said: Filters): Filters {
  const changed = { ...latest };
  for (const key of new Set([...Object.keys(seen), ...Object.keys(said)])) {
    if (JSON.stringify(said[key]) === JSON.stringify(seen[key])) continue;
    if (key in said) changed[key] = said[key];
    else delete changed[key];
  }
  return changed;
}
