import { Container } from '@mui/material';
import { Suspense } from 'react';
import { CheckForApplicationUpdate, SkipNavigationButton, type LayoutProps } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { useAccount } from '../api/account';
import { CrashBoundary } from '../crash/CrashBoundary';
import { LoadError } from '../lists/LoadError';
import { PageSkeleton } from '../lists/skeletons';
import { TopBar } from './TopBar';
import { TrialBanner } from './TrialBanner';

/** Bar, banner and page. Whoever has no subscription goes to the account; the router has asked for the session. */
export function AppLayout({ children }: LayoutProps) {
  const account = useAccount();
  const { pathname } = useLocation();
  if (account.data && !account.data.hasActiveSubscription) return <Navigate to="/account" replace />;
  return (
    <>
      <SkipNavigationButton />
      <TopBar />
      {account.data && <TrialBanner account={account.data} />}
      <Container
        component="main"
        id="main-content"
        maxWidth="xl"
        sx={{ px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3.5 }, minHeight: '70vh' }}
      >
        {account.isError && !account.data ? (
          <LoadError onRetry={() => void account.refetch()} error={account.error} />
        ) : (
          <CrashBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>{account.data ? children : <PageSkeleton />}</Suspense>
          </CrashBoundary>
        )}
      </Container>
      <CheckForApplicationUpdate />
    </>
  );
}
