import { useState } from 'react';

/** Whether it ever was so: what has been opened once stays in the page, so that it closes as it opened. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
