import { useState } from 'react';

/** Rows that are ticked, by their keys. */
export function useTicked() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (keys: readonly string[], on: boolean) => {
    const others = [...ticked].filter((key) => !keys.includes(key));
    setTicked(new Set(on ? [...others, ...keys] : others));
  };
  return { ticked, tick, clear: () => setTicked(new Set()) };
}
