import { useQuery } from '@tanstack/react-query';
import { may } from '@zikaron/contract';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '../api/account';
import { accessToken } from '../api/identity';
import { env } from '../env';
import { PLANS, type ChosenPlan } from './checkout/buy';
import { usePlanUsage } from './account/PlanUse';
import { WithoutRoom } from './account/WithoutRoom';
import { CheckoutForm } from './checkout/CheckoutForm';
import { CompletePayment } from './checkout/CompletePayment';
import { Note } from './fields';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/**
 * `/checkout?plan=`: a plan is chosen and paid. With `success=1` and `sid` the browser comes back from the card provider.
 * Whoever is not signed in does that first, and comes back here.
 */
export function Checkout() {
  const { t } = usePublicText();
  const [query] = useSearchParams();
  const session = useQuery({ queryKey: ['session'], queryFn: accessToken, staleTime: 0, gcTime: 0 });
  const plan = PLANS.find((one) => one === query.get('plan')) ?? 'trial';
  const paid = query.get('success') === '1' ? query.get('sid') : null;
  if (session.data === null) {
    const here = paid ? `/checkout?${query}` : `/checkout?plan=${plan}`;
    return <Navigate to={`/login?next=${encodeURIComponent(here)}`} replace />;
  }
  return (
    <PublicPage
      title={t(`checkout.titles.${plan}`)}
      narrow
      links={
        <Link className="zk-link" to="/account">
          {t('nav.account')}
        </Link>
      }
    >
      <div className="zk-card">
        {session.data && (paid ? <CompletePayment sid={paid} /> : <Choice plan={plan} />)}
        <p>
          <Link to="/pricing">{t('checkout.back')}</Link>
        </p>
      </div>
    </PublicPage>
  );
}

function Choice({ plan }: { plan: ChosenPlan }) {
  const { t } = usePublicText();
  const asked = useAccount();
  const isPending = [asked, usePlanUsage()].some((one) => one.isPending);
  const account = isPending ? undefined : asked.data;
  const price = plan === 'trial' && env.BILLING !== 'stripe' ? t('checkout.trialDemo') : t(`checkout.prices.${plan}`);
  return (
    <>
      <h1>{t(`checkout.titles.${plan}`)}</h1>
      <p className="zk-soft">{price}</p>
      {isPending && <p role="status">{t('account.busy')}</p>}
      {!isPending && !account && <Note kind="bad">{t('account.error')}</Note>}
      {account && env.BILLING === 'none' && <Note kind="info">{t('checkout.none')}</Note>}
      {account && !may(account.currentUser.role, 'billing:write') && (
        <Note kind="info">{t('checkout.ownerOnly', { name: account.organization.name })}</Note>
      )}
      {account && env.BILLING !== 'none' && may(account.currentUser.role, 'billing:write') && (
        <>
          <WithoutRoom plan={plan} />
          <CheckoutForm plan={plan} account={account} />
        </>
      )}
    </>
  );
}
