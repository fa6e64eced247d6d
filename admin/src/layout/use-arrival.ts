import { useEffect, useRef } from 'react';
import { isCovered } from './keys';

const EVERY = 50;
/** In milliseconds: by then a page has come, or says that it does not. */
const LONGEST = 10_000;

/**
 * Whoever comes to another page goes on from its heading, which a screen reader then says: what was pressed is gone, and the focus
 * would begin anew at the top. It stays where something of the page has taken it, and where a hand has been quicker.
 */
export function useArrival(pathname: string): void {
  const at = useRef(pathname);
  const hasTabbedOn = useTabbing();
  useEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    if (hasTabbedOn.current && document.activeElement !== document.body) return;
    const leave = new AbortController();
    const began = Date.now();
    const timer = setInterval(() => {
      if (focusHeading() || Date.now() - began > LONGEST) leave.abort();
    }, EVERY);
    leave.signal.addEventListener('abort', () => clearInterval(timer));
    for (const hand of ['keydown', 'pointerdown'])
      document.addEventListener(hand, () => leave.abort(), { signal: leave.signal, capture: true });
    return () => leave.abort();
  }, [pathname, hasTabbedOn]);
}

/** Whether the last that a hand did was Tab: it may be quicker than a page that is still on its way. */
function useTabbing() {
  const tabbed = useRef(false);
  useEffect(() => {
    const leave = new AbortController();
    const listen = { signal: leave.signal, capture: true };
    document.addEventListener('keydown', ({ key }) => (tabbed.current = key === 'Tab'), listen);
    document.addEventListener('pointerdown', () => (tabbed.current = false), listen);
    return () => leave.abort();
  }, []);
  return tabbed;
}

/** Whether the focus is where it belongs: a dialog that closes may still put it back, and a page may not be there yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || isCovered()) return false;
  if (document.activeElement?.closest('main')) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
