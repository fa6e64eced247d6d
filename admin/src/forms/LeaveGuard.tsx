import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker, type Blocker, type Location } from 'react-router-dom';
import { Ask } from '../lists/Ask';

interface Guarded {
  /** Set while the form itself goes elsewhere, since all is saved. */
  leaving?: RefObject<boolean>;
  /** Whether there is something unsaved now; without it, there is as long as the guard. */
  isOpen?: () => boolean;
  /** Saves what can be saved without asking. The answer is whether that is all. */
  settle?: () => Promise<boolean>;
}

/** Asks before a page with unsaved work is left, by a link here, by Back or by closing the window. */
export const LeaveGuard = ({ when, ...guarded }: Guarded & { when: boolean }) => when && <Guard {...guarded} />;

/** All of a page. The router listens to one guard only, the newest: it speaks for all of them. */
const guards = new Set<RefObject<Guarded>>();

const open = (): Guarded[] =>
  [...guards].map(({ current }) => current).filter(({ leaving, isOpen }) => !leaving?.current && (isOpen?.() ?? true));

/** Whether nothing is unsaved once everybody has saved what needs no question. */
async function settled(): Promise<boolean> {
  await Promise.all(open().map(async ({ settle }) => settle?.()));
  return open().length === 0;
}

// A guard is there as long as there may be something to guard, and no longer.
function Guard(guarded: Guarded) {
  const t = useTranslate();
  useGuarded(guarded);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => addressOf(currentLocation) !== addressOf(nextLocation) && open().length > 0,
  );
  const asks = useSettledFirst(blocker);
  return (
    <Ask
      open={asks && blocker.state === 'blocked'}
      danger
      title={t('forms.unsaved')}
      text={t('forms.leave')}
      confirm={t('layout.look.leave')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function useGuarded(guarded: Guarded): void {
  const own = useRef(guarded);
  useEffect(() => {
    own.current = guarded;
  });
  useEffect(() => {
    guards.add(own);
    const warn = (event: BeforeUnloadEvent) => {
      if (open().length === 0) return;
      event.preventDefault();
      void own.current.settle?.();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      guards.delete(own);
      window.removeEventListener('beforeunload', warn);
    };
  }, []);
}

/** Goes on by itself where all could be saved. The answer is whether a person has to be asked. */
function useSettledFirst(blocker: Blocker): boolean {
  const [asks, setAsks] = useState(false);
  const latest = useRef(blocker);
  const isSettling = useRef(false);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked') return setAsks(false);
    if (isSettling.current) return;
    isSettling.current = true;
    void settled()
      .then((all) => (all ? latest.current.proceed?.() : setAsks(true)))
      .finally(() => (isSettling.current = false));
  }, [blocker]);
  return asks;
}

/** A form may be one page's second face, as with `?edit=1`: the path alone does not tell. */
const addressOf = ({ pathname, search }: Location): string => pathname + search;
