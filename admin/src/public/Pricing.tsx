import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accountQuery } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { hasStoredSession } from '../api/stored-session';
import { may, type Me } from '@zikaron/contract';
import { WithoutRoom } from './account/WithoutRoom';
import { Note } from './fields';
import { buttonOf, PlanCards } from './PlanCards';
import { TRIAL_OBSERVERS } from './plans';
import { PublicPage } from './PublicPage';
import { usePublicText, WrittenIn } from './text';

/**
 * `/pricing`: the plans, and the step that is next for whoever looks; with a subscription also the way to another plan. For
 * whoever is new it is written as plain HTML when the program is built (front-page.tsx).
 */
export function Pricing() {
  const { t } = usePublicText();
  const signedIn = hasStoredSession();
  const isWritten = useContext(WrittenIn) !== null;
  return (
    <PublicPage title={t('pricing.title')} links={<Links signedIn={signedIn} />}>
      {!isWritten && <link rel="canonical" href={new URL('/pricing', location.origin).href} />}
      <h1>{t('pricing.title')}</h1>
      <p className="zk-soft">{t('pricing.lead')}</p>
      <p className="zk-soft">{t('pricing.trial', { count: TRIAL_OBSERVERS.toLocaleString('en') })}</p>
      {signedIn ? <PlansOfMember /> : <PlansOfVisitor />}
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

const checkoutOf = (plan: string): string => `/checkout?plan=${plan}`;

const PlansOfVisitor = () => (
  <PlanCards
    heading="h2"
    action={(plan, name) => (
      <Next plan={plan} name={name} to={`/login?next=${encodeURIComponent(checkoutOf(plan))}`} label="login" />
    )}
  />
);

/** Whoever may not choose a plan is told who may, and led to none. */
function PlansOfMember() {
  const { t } = usePublicText();
  const { data: me } = useAnswer<Me>(['auth', 'me'], '/auth/me');
  const { data: account } = useQuery(accountQuery);
  const mayChoose = !account || may(account.currentUser.role, 'billing:write');
  const isSubscribed = me?.hasActiveSubscription;
  return (
    <>
      {!mayChoose && <Note kind="info">{t('checkout.ownerOnly', { name: account.organization.name })}</Note>}
      <PlanCards
        heading="h2"
        action={(plan, name) => (
          <>
            {mayChoose && <WithoutRoom plan={plan} />}
            {isSubscribed && <Next plan={plan} name={name} to="/app" label="app" />}
            {isSubscribed && mayChoose && <OtherPlan plan={plan} name={name} />}
            {!isSubscribed && mayChoose && <Next plan={plan} name={name} to={checkoutOf(plan)} label="continue" />}
          </>
        )}
      />
    </>
  );
}

/** The step that is next for whoever looks at a plan. */
function Next({
  plan,
  name,
  to,
  label,
}: {
  plan: string;
  name: string;
  to: string;
  label: 'login' | 'app' | 'continue';
}) {
  const { t } = usePublicText();
  return (
    <Link className={buttonOf(plan)} to={to} aria-label={`${t(`pricing.${label}`)}: ${name}`}>
      {t(`pricing.${label}`)}
    </Link>
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
    <Link className="zk-link" to={checkoutOf(plan)} aria-label={`${label}: ${name}`}>
      {label}
    </Link>
  );
}
