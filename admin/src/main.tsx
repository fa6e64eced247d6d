import './no-eval';
import { lazy, StrictMode, Suspense, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { CrashBoundary } from './crash/CrashBoundary';
import { CrashRoute } from './crash/CrashRoute';
import { watchMissingParts } from './crash/missing-part';
import { env } from './env';
import { loadFirstTexts } from './i18n/texts';
import { dressDocument, keepToldLanguage, storedLocale, storedMode } from './preferences';
import { FromServer, LoginFromServer } from './public/FromServer';
import { startReporting } from './report';
import './theme/fonts';

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const Landing = page(() => import('./public/Landing'), 'Landing');
const AuthCallback = page(() => import('./public/AuthCallback'), 'AuthCallback');
const NewPassword = page(() => import('./public/NewPassword'), 'NewPassword');
const Pricing = page(() => import('./public/WithQueries'), 'PricingPage');
const Checkout = page(() => import('./public/WithQueries'), 'CheckoutPage');
const Account = page(() => import('./public/WithQueries'), 'AccountPage');
const InvitationPage = page(() => import('./public/account/InvitationPage'), 'InvitationPage');
const NotFound = page(() => import('./public/NotFound'), 'NotFound');
const App = lazy(async () => {
  const [{ App: Admin, firstAnswers }] = await Promise.all([import('./App'), loadFirstTexts(storedLocale())]);
  await firstAnswers();
  return { default: Admin };
});

const routes = [
  { path: '/', element: <Landing /> },
  { path: '/login/:brand?', element: <LoginFromServer /> },
  { path: '/register', element: <FromServer page="/register" /> },
  { path: '/auth/callback', element: <AuthCallback /> },
  { path: '/forgot-password', element: <FromServer page="/forgot-password" /> },
  { path: '/terms', element: <FromServer page="/terms" /> },
  { path: '/privacy', element: <FromServer page="/privacy" /> },
  { path: '/sunset', element: <FromServer page="/sunset" /> },
  { path: '/new-password', element: <NewPassword /> },
  // Without billing there is nothing to choose and nothing to pay: old links lead to the account.
  { path: '/pricing', element: env.BILLING === 'off' ? <Navigate to="/account" replace /> : <Pricing /> },
  { path: '/checkout', element: env.BILLING === 'off' ? <Navigate to="/account" replace /> : <Checkout /> },
  { path: '/account', element: <Account /> },
  { path: '/invitation', element: <InvitationPage /> },
  { path: '/app/*', element: <App /> },
  { path: '*', element: <NotFound /> },
];

watchMissingParts();
keepToldLanguage();
dressDocument(storedLocale(), storedMode());
if (env.SENTRY_DSN) {
  // The program begins beside the page (ahead.ts), which may be there before it.
  if (document.readyState === 'complete') void startReporting();
  else window.addEventListener('load', () => void startReporting());
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CrashBoundary>
      {/* While this is empty, the page shows what it showed before (`#root:empty` in public.css). */}
      <Suspense fallback={null}>
        <RouterProvider
          router={createBrowserRouter(routes.map((route) => ({ ...route, errorElement: <CrashRoute /> })))}
        />
      </Suspense>
    </CrashBoundary>
  </StrictMode>,
);
