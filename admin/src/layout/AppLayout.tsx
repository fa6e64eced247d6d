import { Container } from '@mui/material';
import type { Account } from '@zikaron/contract';
import { Suspense, useDeferredValue, useEffect, type ReactNode } from 'react';
import { CheckForApplicationUpdate, useTranslate, type LayoutProps } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccount } from '../api/account';
import { ApiError } from '../api/http';
import { signOut } from '../api/session';
import { CrashBoundary } from '../crash/CrashBoundary';
import { FailedPage } from '../lists/FailedPage';
import { PageSkeleton } from '../lists/skeletons';
import { LookBand } from '../looks/LookBand';
import { ROOM_FOR_TOAST } from './foot';
import { MayOpen } from './MayOpen';
import { entryOf } from './navigation';
import { useOpenableLater } from './openable';
import { SignInAgain } from './SignInAgain';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { TrialBanner } from './TrialBanner';
import { useArrival } from './use-arrival';

/**
 * Bar, banner and page. Whoever has no subscription, or no organization, goes to the account; whoever was signed out from
 * another browser signs in anew, and is led back here.
 */
export function AppLayout({ children }: LayoutProps) {
  const account = useAccount();
  const { pathname } = useLocation();
  useOpenableLater();
  useArrival(pathname);
  const refusal = account.error instanceof ApiError ? account.error : undefined;
  if (useSignInAnew(refusal?.status === 401)) return null;
  if (refusal?.body.code === 'no_organization') return <Navigate to="/account" replace />;
  // Who runs the installation may have no plan themselves; the server asks who they are.
  const isOperation = pathname === '/app/operator';
  const mayStay = account.data?.hasActiveSubscription || account.data?.look || isOperation;
  if (account.data && !mayStay) return <Navigate to="/account" replace />;
  return (
    <>
      <SkipLink />
      <TopBar />
      {account.data && <Banner account={account.data} />}
      <Container component="main" id="main-content" maxWidth="xl" sx={mainLook}>
        {account.isError && !account.data ? (
          <Failed error={account.error} onRetry={() => void account.refetch()} />
        ) : (
          <Guarded key={pathname} pathname={pathname}>
            <Page known={account.data !== undefined}>{children}</Page>
          </Guarded>
        )}
      </Container>
      {account.data && <SignInAgain email={account.data.currentUser.email} />}
      <CheckForApplicationUpdate />
    </>
  );
}

/** Nothing is known but the page's address: who reads, and what they may, could not be asked. */
function Failed(failure: { error: unknown; onRetry: () => void }) {
  const title = useTranslate()(entryOf(useLocation().pathname) ?? 'layout.brand');
  return <FailedPage title={title} {...failure} />;
}

const Banner = ({ account }: { account: Account }) => (
  <>
    <LookBand account={account} />
    {!account.look && <TrialBanner account={account} />}
  </>
);

/** Leads whoever is signed out to sign in, and back to where they are. Answers whether it does. */
function useSignInAnew(signedOut: boolean): boolean {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const signIn = `/login?next=${encodeURIComponent(`${pathname}${search}`)}`;
    if (signedOut) void signOut().then(() => window.location.assign(signIn));
  }, [signedOut, pathname, search]);
  return signedOut;
}

/** What breaks on the page, or cannot be fetched, leaves the bar standing; the page is called by its entry. */
function Guarded({ pathname, children }: { pathname: string; children: ReactNode }) {
  const t = useTranslate();
  const entry = entryOf(pathname);
  return <CrashBoundary page={entry && t(entry)}>{children}</CrashBoundary>;
}

/** Drawn piece by piece below the bar: keys and fingers are answered in between. */
function Page({ known, children }: { known: boolean; children: ReactNode }) {
  const isKnown = useDeferredValue(known, false);
  return (
    <Suspense fallback={<PageSkeleton />}>
      {known && isKnown ? <MayOpen>{children}</MayOpen> : <PageSkeleton />}
    </Suspense>
  );
}

const mainLook = {
  px: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 2.5 },
  pb: ROOM_FOR_TOAST,
  '@media print': { pb: 0 },
  minHeight: '70vh',
  '&:has(> .edge-to-edge)': { maxWidth: 'none', p: 0 },
};
