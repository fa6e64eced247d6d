import { isTimeZone, type Account } from '@zikaron/contract';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../../api/http';
import { env } from '../../env';
import { Field, Note } from '../fields';
import { usePublicText } from '../text';
import { useSubmit } from '../use-submit';
import { buyAsDemo, openPayment, type Chosen, type ChosenPlan } from './buy';

/** A standard test number; no card has it. */
const TEST_CARD = '4242 4242 4242 4242';
/** As the server calls an organization until somebody names it. */
const UNNAMED = 'My Congregation';

/** What is needed to pay: the congregation's name and zone while it has none, and a card in a demonstration. */
export function CheckoutForm({ plan, account }: { plan: ChosenPlan; account: Account }) {
  const { t } = usePublicText();
  const { busy, failure, submit } = useCheckout(plan, account);
  const { organization } = account;
  const isUnnamed = organization.name === UNNAMED;
  const isDemo = env.BILLING === 'demo';
  const step = nextStep(plan, account.subscription);
  const planName = t(`checkout.titles.${plan}`);
  if (step === 'already') {
    const said = account.subscription?.status === 'active' ? 'paid' : 'already';
    return <Note kind="info">{t(`checkout.${said}`, { plan: planName })}</Note>;
  }
  const action = isDemo ? (plan === 'trial' ? 'start' : 'pay') : step;
  return (
    <form className="zk-form" onSubmit={submit}>
      {!isUnnamed && (
        <p>
          <bdi>{t('checkout.for', { name: organization.name })}</bdi>
        </p>
      )}
      {isUnnamed && <Naming />}
      {isDemo && <TestCard />}
      {(action === 'change' || action === 'keep') && <Note kind="info">{t(`checkout.${action}s`)}</Note>}
      {failure && <Note kind="bad">{failure}</Note>}
      <button className="zk-button" disabled={busy}>
        {busy ? t('checkout.busy') : t(`checkout.${action}`, { plan: planName })}
      </button>
    </form>
  );
}

/**
 * What the button does where cards are taken: with a subscription that goes on nothing is paid on another page, its plan
 * changes at once. A trial of ours (`trial`) was not bought yet.
 */
function nextStep(plan: ChosenPlan, now: Account['subscription']): 'toPayment' | 'change' | 'keep' | 'already' {
  const goesOn = now && now.plan !== 'trial' && ['active', 'trialing', 'past_due'].includes(now.status);
  if (!goesOn || plan === 'trial') return 'toPayment';
  if (now.plan !== plan) return 'change';
  return now.endsAt ? 'keep' : 'already';
}

function TestCard() {
  const { t } = usePublicText();
  return (
    <Field
      label={t('checkout.card')}
      hint={t('checkout.cardHint')}
      name="card"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      required
      defaultValue={TEST_CARD}
    />
  );
}

function Naming() {
  const { t } = usePublicText();
  return (
    <>
      <Field
        label={t('checkout.name')}
        hint={t('checkout.nameHint')}
        name="orgName"
        autoComplete="organization"
        required
        maxLength={200}
        defaultValue={UNNAMED}
      />
      <div className="zk-field">
        <label htmlFor="timezone">{t('checkout.timezone')}</label>
        <select id="timezone" name="timezone" className="zk-select" dir="ltr" defaultValue={browserZone()}>
          {zones().map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
        <small>{t('checkout.timezoneHint')}</small>
      </div>
    </>
  );
}

/** A browser may say no place, such as UTC: that is nobody's home. */
function browserZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'America/New_York';
}
/** The browser's own zone may have a name that it does not list. */
const zones = (): string[] =>
  [...new Set([browserZone(), ...Intl.supportedValuesOf('timeZone').filter(isTimeZone)])].sort();

function useCheckout(plan: ChosenPlan, { organization, currentUser }: Account) {
  const { t } = usePublicText();
  const navigate = useNavigate();
  return useSubmit({
    work: async ({ orgName = organization.name, timezone = organization.timezone, card = '' }) => {
      const chosen: Chosen = { plan, orgName, timezone };
      const cardLast4 = /\d{4}$/.exec(card.replace(/\D/g, ''))?.[0];
      if (env.BILLING === 'demo' && !cardLast4) return t('checkout.cardWrong');
      if (cardLast4) {
        await buyAsDemo(chosen, cardLast4);
        await navigate('/app');
      } else {
        window.location.assign(await openPayment(chosen, currentUser.email));
      }
      return null;
    },
    failed: (error) => t('checkout.failed', { message: reasonOf(error, t('checkout.tryAgain')) }),
  });
}
