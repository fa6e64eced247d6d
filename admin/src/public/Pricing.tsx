import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { hasStoredSession } from '../api/stored-session';
import type { Me } from '@zikaron/contract';
import { PlanCards } from './PlanCards';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/** `/pricing`: the plans, and the step that is next for whoever looks. */
export function Pricing() {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const signedIn = hasStoredSession();
  const { data: me } = useQuery({
    queryKey: ['auth', 'me'],
    queryFn: ({ signal }) => call<Me>('/auth/me', { signal }),
    enabled: signedIn,
  });
  const leave = async () => {
    const { signOut } = await import('../api/session');
    await signOut();
    void navigate('/');
  };
  const step = !signedIn
    ? { to: `/login?next=${encodeURIComponent('/pricing')}`, label: t('pricing.login') }
    : me?.hasActiveSubscription
      ? { to: '/app', label: t('pricing.app') }
      : { to: '/account', label: t('pricing.continue') };
  return (
    <PublicPage
      title={t('pricing.title')}
      links={
        <>
          <Link className="zk-link" to="/account">
            {t('nav.account')}
          </Link>
          {signedIn ? (
            <button type="button" className="zk-link" onClick={() => void leave()}>
              {t('nav.logout')}
            </button>
          ) : (
            <Link className="zk-link" to="/login">
              {t('nav.login')}
            </Link>
          )}
        </>
      }
    >
      <h1>{t('pricing.title')}</h1>
      <p className="zk-soft">{t('pricing.lead')}</p>
      <PlanCards
        heading="h2"
        action={(_, name) => (
          <Link className="zk-button" to={step.to} aria-label={`${step.label}: ${name}`}>
            {step.label}
          </Link>
        )}
      />
    </PublicPage>
  );
}
