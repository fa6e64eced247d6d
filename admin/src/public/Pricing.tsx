import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { accountQuery } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { hasStoredSession } from '../api/stored-session';
import type { Me } from '@zikaron/contract';
import { buttonOf, PlanCards } from './PlanCards';
import { TRIAL_OBSERVERS } from './plans';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/** `/pricing`: the plans, and the step that is next for whoever looks; with a subscription also the way to another plan. */
export function Pricing() {
  const { t } = usePublicText();
  const signedIn = hasStoredSession();
  return (
    <PublicPage title={t('pricing.title')} links={<Links signedIn={signedIn} />}>
      <link rel="canonical" href={new URL('/pricing', location.origin).href} />
      <h1>{t('pricing.title')}</h1>
      <p className="zk-soft">{t('pricing.lead')}</p>
      <p className="zk-soft">{t('pricing.trial', { count: TRIAL_OBSERVERS.toLocaleString('en') })}</p>
      <Plans signedIn={signedIn} />
    </PublicPage>
  );
}

function Links({ signedIn }: { signedIn: boolean }) {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const leave = async () => {
    const { signOut } = await import('../api/session');
    await signOut();
    void navigate('/');
  };
  return (
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
  );
}

function Plans({ signedIn }: { signedIn: boolean }) {
  const { t } = usePublicText();
  const { data: me } = useAnswer<Me>(['auth', 'me'], '/auth/me', { enabled: signedIn });
  const label = !signedIn ? 'login' : me?.hasActiveSubscription ? 'app' : 'continue';
  const next = (plan: string) => {
    const checkout = `/checkout?plan=${plan}`;
    return { login: `/login?next=${encodeURIComponent(checkout)}`, app: '/app', continue: checkout }[label];
  };
  return (
    <PlanCards
      heading="h2"
      action={(plan, name) => (
        <>
          <Link className={buttonOf(plan)} to={next(plan)} aria-label={`${t(`pricing.${label}`)}: ${name}`}>
            {t(`pricing.${label}`)}
          </Link>
          {label === 'app' && <OtherPlan plan={plan} name={name} />}
        </>
      )}
    />
  );
}

/** Of somebody with a subscription: that this is their plan, or the way to it. */
function OtherPlan({ plan, name }: { plan: string; name: string }) {
  const { t } = usePublicText();
  const { data: account } = useQuery(accountQuery);
  const { plan: current, endsAt } = account?.subscription ?? {};
  if (plan === current && !endsAt) return <span className="zk-link">{t('pricing.current')}</span>;
  const label = t(plan === current ? 'pricing.keep' : 'pricing.choose');
  return (
    <Link className="zk-link" to={`/checkout?plan=${plan}`} aria-label={`${label}: ${name}`}>
      {label}
    </Link>
  );
}
