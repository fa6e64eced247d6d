import { useEffect, useState } from 'react';
import { LATE } from './useAction';

/** Whether something that is at work has not come to its end for long. */
export function useLate(atWork: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!atWork) return undefined;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [atWork]);
  return late;
}

/** Lets work that is late answer nothing, and go on; whether it does is told until it comes to its end. */
export function useOrLate() {
  const [late, setLate] = useState(false);
  const orLate = <Answer>(work: Promise<Answer>): Promise<Answer | undefined> => {
    setLate(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        setLate(true);
        resolve(undefined);
      }, LATE);
      void work.then(resolve).finally(() => {
        clearTimeout(timer);
        setLate(false);
      });
    });
  };
  return { late, orLate };
}
