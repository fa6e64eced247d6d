import { useEffect, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker, type Location } from 'react-router-dom';
import { Ask } from '../lists/Ask';

interface LeaveGuardProps {
  when: boolean;
  /** Set while the form itself goes elsewhere, since all is saved. */
  leaving?: RefObject<boolean>;
}

/** Asks before a page with unsaved work is left, by a link here, by Back or by closing the window. */
export const LeaveGuard = ({ when, leaving }: LeaveGuardProps) => when && <Guard leaving={leaving} />;

// The router listens to one guard only: it is there as long as there is something to guard, and no longer.
function Guard({ leaving }: Pick<LeaveGuardProps, 'leaving'>) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !leaving?.current && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
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

/** A form may be one page's second face, as with `?edit=1`: the path alone does not tell. */
const addressOf = ({ pathname, search }: Location): string => pathname + search;
