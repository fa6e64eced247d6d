import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';
import { Ask } from '../lists/Ask';

/** Asks before a page with unsaved work is left, by a link here or by the browser. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [when]);
  return (
    <Ask
      open={blocker.state === 'blocked'}
      variant="warning"
      title={t('forms.unsaved')}
      text={t('forms.leave')}
      confirm={t('forms.leaveButton')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
