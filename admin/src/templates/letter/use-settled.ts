import { useEffect, useState } from 'react';

/** What is written is looked at once the hand rests, in milliseconds. */
const REST = 700;

/** A number that goes up when changes have come to rest, and what tells of a change. */
export function useSettled(): [settled: number, changed: () => void] {
  const [changes, setChanges] = useState(0);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(changes), REST);
    return () => clearTimeout(timer);
  }, [changes]);
  return [settled, () => setChanges((count) => count + 1)];
}
