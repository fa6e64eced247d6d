import { useEffect } from 'react';

/** Does this when the browser comes back to the page by Back and has kept it as it was left, with its buttons at work. */
export function useCameBack(does: () => void): void {
  useEffect(() => {
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && does();
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, [does]);
}
