import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { trialDaysLeft, trialIsOver, useAccount } from '../api/account';
import { ApiError } from '../api/http';
import { accessToken } from '../api/identity';
import { signOut } from '../api/session';
import { env } from '../env';
import { may, type Account as AccountAnswer } from '@zikaron/contract';
import { BillingButton } from './account/BillingButton';
import { PlanUse, usePlanUsage } from './account/PlanUse';
import { DeleteOrganization, DeletionNotice, useDeletion } from './account/DeleteOrganization';
import { Members } from './account/Members';
import { NoOrganization } from './account/NoOrganization';
import { Organizations } from './account/Organizations';
import { ChangePassword } from './account/ChangePassword';
import { SecondFactor } from './account/SecondFactor';
import { Sessions } from './account/Sessions';
import { useDates } from './account/use-dates';
import { Button, Card, Note } from './fields';
import { hasJustSignedIn } from './just-signed-in';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/** `/account`: the congregation, its subscription and its users. Whoever is not signed in goes to the first page. */
export function Account() {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const session = useQuery({ queryKey: ['session'], queryFn: accessToken, staleTime: 0, gcTime: 0 });
  if (session.data === null) return <Navigate to="/" replace />;
  const leave = async () => {
    await signOut();
    void navigate('/');
  };
  return (
    <PublicPage
      title={t('account.title')}
      links={
        <>
          {env.BILLING !== 'off' && (
            <Link className="zk-link" to="/pricing">
              {t('nav.pricing')}
            </Link>
          )}
          <button type="button" className="zk-link" onClick={() => void leave()}>
            {t('nav.logout')}
          </button>
        </>
      }
    >
      {session.data ? <Loaded /> : <Coming />}
    </PublicPage>
  );
}

/** The foot of the page stays below the window until what pushes it there has come, and where it does not come. */
const AS_HIGH_AS_THE_WINDOW = { minHeight: '100vh' };

function Coming() {
  const { t } = usePublicText();
  return (
    <p role="status" style={AS_HIGH_AS_THE_WINDOW}>
      {t('account.busy')}
    </p>
  );
}

function Loaded() {
  const { t } = usePublicText();
  const account = useAccount();
  const { data, error, refetch } = account;
  const isComing = [account, usePlanUsage(), useDeletion()].some(({ isPending }) => isPending);
  if (isComing) return <Coming />;
  if (error instanceof ApiError && error.body.code === 'no_organization') {
    return (
      <>
        <NoOrganization />
        <SecondFactor />
        <ChangePassword />
        <Sessions />
      </>
    );
  }
  if (data) return <Sections account={data} />;
  return (
    <div style={AS_HIGH_AS_THE_WINDOW}>
      <Note kind="bad">{t('account.error')}</Note>
      <div className="zk-actions">
        <Button onClick={() => void refetch()}>{t('account.retry')}</Button>
      </div>
    </div>
  );
}

function Sections({ account }: { account: AccountAnswer }) {
  const { t } = usePublicText();
  return (
    <>
      <h1>{t('account.title')}</h1>
      <Notice account={account} />
      <DeletionNotice account={account} />
      <WaysOn account={account} />
      <Organization account={account} />
      <Organizations account={account} />
      <Members account={account} />
      {account.subscription?.plan === 'trial' && <Included limits={account.limits} />}
      <SecondFactor account={account} />
      <ChangePassword />
      <Sessions />
      <DeleteOrganization account={account} />
    </>
  );
}

function WaysOn({ account }: { account: AccountAnswer }) {
  const { t } = usePublicText();
  return (
    <div className="zk-actions" style={{ marginBottom: '1.75rem' }}>
      {account.hasActiveSubscription && <GoToApp account={account} />}
      {env.BILLING !== 'off' && may(account.currentUser.role, 'billing:write') && (
        <>
          <Link className="zk-button zk-quiet" to="/pricing">
            {account.subscription ? t('account.change') : t('account.choose')}
          </Link>
          <BillingButton />
        </>
      )}
    </div>
  );
}

/** The page's main action, unless there is an organization to keep. */
function GoToApp({ account }: { account: AccountAnswer }) {
  const { t } = usePublicText();
  const { data: deletion } = useDeletion();
  const isSecond = deletion?.deleteAt && may(account.currentUser.role, 'organization:delete');
  return (
    <Link className={isSecond ? 'zk-button zk-quiet' : 'zk-button'} to="/app">
      {t('account.goToApp')}
    </Link>
  );
}

function Notice({ account }: { account: AccountAnswer }) {
  const { t } = usePublicText();
  const { day } = useDates();
  const [justSignedIn] = useState(hasJustSignedIn);
  const { subscription, hasActiveSubscription } = account;
  if (subscription?.status === 'suspended') return <Note kind="bad">{t('account.suspended')}</Note>;
  const trialEnd = subscription?.status === 'trialing' ? subscription.trialEndsAt : null;
  return (
    <>
      {justSignedIn && !hasActiveSubscription && <Note kind="info">{t('account.signedIn')}</Note>}
      {trialIsOver(account) && <Note kind="bad">{t('account.trialOver')}</Note>}
      {trialEnd && !trialIsOver(account) && (
        <Note kind="info">{t('account.trial', { smart_count: trialDaysLeft(trialEnd) })}</Note>
      )}
      {subscription?.status === 'past_due' && <Note kind="bad">{t('account.pastDue')}</Note>}
      {subscription?.endsAt && <Note kind="info">{t('account.ending', { date: day(subscription.endsAt) })}</Note>}
      {!hasActiveSubscription && subscription?.status !== 'past_due' && (
        <Note kind="info">{t(subscription?.status === 'canceled' ? 'account.ended' : 'account.noSubscription')}</Note>
      )}
    </>
  );
}

function Organization({ account }: { account: AccountAnswer }) {
  const { t } = usePublicText();
  const { name, orgCode } = account.organization;
  return (
    <Card id="organization" title={name}>
      <p className="zk-soft">
        {t('account.orgCode')}: <bdi>{orgCode}</bdi>
      </p>
      <dl className="zk-facts">
        {!(env.BILLING === 'off' && account.subscription?.plan === 'free') && <PlanFacts account={account} />}
        <PlanUse account={account} />
      </dl>
      <p>
        <Link to="/app/queues">{t('account.queues')}</Link>
      </p>
    </Card>
  );
}

function PlanFacts({ account: { subscription } }: { account: AccountAnswer }) {
  const { t } = usePublicText();
  const { day } = useDates();
  const plan = subscription?.plan === 'trial' ? 'starter' : subscription?.plan;
  const planName = plan ? t(`plans.${plan}.name`) : t('account.statuses.none');
  const status = t(`account.statuses.${subscription?.status ?? 'none'}`);
  const date = subscription?.endsAt && day(subscription.endsAt);
  return (
    <>
      <div>
        <dt>{t('account.plan')}</dt>
        <dd>{subscription?.status === 'trialing' ? t('account.trialPlan', { plan: planName }) : planName}</dd>
      </div>
      <div>
        <dt>{t('account.status')}</dt>
        <dd>{date ? t('account.statusUntil', { status, date }) : status}</dd>
      </div>
    </>
  );
}

function Included({ limits }: Pick<AccountAnswer, 'limits'>) {
  const { t, locale } = usePublicText();
  const counts = {
    emails: limits.emailsPerMonth.toLocaleString(locale),
    observers: limits.observers.toLocaleString(locale),
    smart_count: limits.observers,
  };
  return (
    <Card id="included" title={t('account.included')}>
      <ul>
        {(['a', 'b', 'c', 'd', 'e'] as const).map((line) => (
          <li key={line}>{t(`account.inclusions.${line}`, counts)}</li>
        ))}
      </ul>
    </Card>
  );
}
