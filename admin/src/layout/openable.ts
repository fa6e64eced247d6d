import { useEffect } from 'react';
import { whenIdle } from '../lists/when-idle';

/** In milliseconds: the page that somebody came for is there by then. */
const LATER = 3000;

/** What is opened from every page comes after the page, so that it is there when it is pressed, also where the line is away by then. */
export function useOpenableLater(): void {
  useEffect(() => {
    let callOff = () => {};
    const timer = setTimeout(() => (callOff = whenIdle(fetchOpenable)), LATER);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, []);
}

/** What could not be had is asked for by whoever opens it. */
function fetchOpenable(): void {
  const parts = [
    import('./UserMenuItems'),
    import('./PagesDrawer'),
    import('./KeysHelp'),
    import('./Finder'),
    import('../notifications/Newest'),
    import('../lists/Choices'),
    import('../lists/FilterChoices'),
  ];
  void Promise.allSettled(parts);
}
