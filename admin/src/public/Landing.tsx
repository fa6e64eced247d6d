import { useContext } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { env } from '../env';
import { hasStoredSession } from '../api/stored-session';
import { buttonOf, PlanCards } from './PlanCards';
import { TRIAL_OBSERVERS } from './plans';
import { PublicPage } from './PublicPage';
import { SampleLetter } from './SampleLetter';
import { usePublicText, WrittenIn } from './text';

const FEATURES = ['dates', 'letters', 'nobody', 'lists'] as const;
const QUESTIONS = ['list', 'custom', 'lost', 'shabbat', 'data'] as const;

/** `/`: what Zikaron does for a congregation, on one screen; plans below. Whoever is signed in goes to the account. */
export function Landing({ plans = env.BILLING !== 'off' }: { plans?: boolean }) {
  const { t } = usePublicText();
  if (hasStoredSession()) return <Navigate to="/account" replace />;
  return (
    <PublicPage title={t('brand')} links={<Links plans={plans} />}>
      <Hero />
      <Features />
      <section className="zk-office" aria-labelledby="office">
        <h2 id="office">{t('landing.officeTitle')}</h2>
        <p className="zk-soft">{t('landing.office')}</p>
        <Picture alt={t('landing.picture')} />
      </section>
      <Questions />
      {plans && <Plans />}
    </PublicPage>
  );
}

function Links({ plans }: { plans: boolean }) {
  const { t } = usePublicText();
  return (
    <>
      {plans && (
        <Link className="zk-link" to="/pricing">
          {t('nav.pricing')}
        </Link>
      )}
      <Link className="zk-link" to="/login">
        {t('nav.login')}
      </Link>
    </>
  );
}

function Hero() {
  const { t } = usePublicText();
  return (
    <section className="zk-hero">
      <div>
        <h1>{t('landing.title')}</h1>
        <p className="zk-lead">{t('landing.lead')}</p>
        <div className="zk-actions">
          <Link className="zk-button" to="/register">
            {t('nav.start')}
          </Link>
          <Link className="zk-button zk-quiet" to="/login">
            {t('nav.login')}
          </Link>
        </div>
      </div>
      <SampleLetter />
    </section>
  );
}

function Features() {
  const { t } = usePublicText();
  return (
    <section aria-labelledby="features">
      <h2 id="features">{t('landing.featuresTitle')}</h2>
      <ul className="zk-features">
        {FEATURES.map((feature) => (
          <li key={feature}>
            <h3>{t(`landing.features.${feature}.title`)}</h3>
            <p className="zk-soft">{t(`landing.features.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  const { t } = usePublicText();
  return (
    <section className="zk-questions" aria-labelledby="questions">
      <h2 id="questions">{t('landing.questionsTitle')}</h2>
      {QUESTIONS.map((one) => (
        <details key={one}>
          <summary>{t(`landing.questions.${one}.asked`)}</summary>
          <p className="zk-soft">{t(`landing.questions.${one}.answer`)}</p>
        </details>
      ))}
    </section>
  );
}

function Plans() {
  const { t } = usePublicText();
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{t('landing.pricingTitle')}</h2>
      <p className="zk-soft">{t('landing.pricingLead', { count: TRIAL_OBSERVERS.toLocaleString('en') })}</p>
      <PlanCards
        heading="h3"
        action={(plan, name) => (
          <Link
            className={buttonOf(plan)}
            to={`/login/${plan}?next=${encodeURIComponent(`/checkout?plan=${plan}`)}`}
            aria-label={`${t('pricing.continue')}: ${name}`}
          >
            {t('pricing.continue')}
          </Link>
        )}
      />
    </section>
  );
}

/** The product itself, in the language and the light of the page. */
function Picture({ alt }: { alt: string }) {
  const { locale } = usePublicText();
  const isWritten = useContext(WrittenIn) !== null;
  const source = (mode: 'light' | 'dark') => `/product-${locale}-${mode}.webp`;
  const mode = !isWritten && document.documentElement.dataset.mode === 'dark' ? 'dark' : 'light';
  return (
    <picture>
      {isWritten && <source media="(prefers-color-scheme: dark)" srcSet={source('dark')} />}
      <img src={source(mode)} alt={alt} width={1200} height={760} loading="lazy" />
    </picture>
  );
}
