import { useState, type FormEvent } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { hasStoredSession } from '../api/stored-session';
import { identityConfigured } from '../env';
import { Field, Note, valuesOf } from './fields';
import { begin, loadSigningIn } from './load-signing-in';
import { PublicPage } from './PublicPage';
import { SocialButtons } from './SocialButtons';
import { usePublicText, type PublicText } from './text';
import { Unconfigured } from './Unconfigured';

/** `/register`: an account with the identity provider, and with it a congregation. */
export function Register() {
  const { t } = usePublicText();
  const { register, busy, outcome, setOutcome } = useRegistration(t);
  const optional = `(${t('fields.optional')})`;
  const [wasIn] = useState(hasStoredSession);
  if (wasIn) return <Navigate to="/account" replace />;
  if (outcome?.kind === 'good') {
    return (
      <PublicPage title={t('register.title')} narrow>
        <div className="zk-card">
          <h1>{t('register.title')}</h1>
          <Note kind="good">{outcome.text}</Note>
          <p>
            {t('register.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
          </p>
        </div>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('register.title')} narrow>
      <div className="zk-card">
        <h1>{t('register.title')}</h1>
        <p className="zk-soft">{t('register.lead')}</p>
        <Unconfigured />
        <form className="zk-form" noValidate onFocus={begin} onSubmit={(event) => void register(event)}>
          <div className="zk-two">
            <Field label={t('fields.firstName')} name="firstName" autoComplete="given-name" required />
            <Field label={t('fields.lastName')} name="lastName" autoComplete="family-name" required />
          </div>
          <Field label={t('fields.email')} name="email" type="email" autoComplete="email" required />
          <Field label={`${t('fields.phone')} ${optional}`} name="phone" type="tel" autoComplete="tel" />
          <Field
            label={`${t('fields.organizationName')} ${optional}`}
            name="organizationName"
            autoComplete="organization"
            hint={t('fields.organizationHint')}
          />
          <Field
            label={t('fields.password')}
            name="password"
            type="password"
            autoComplete="new-password"
            hint={t('fields.passwordRule')}
            required
          />
          <Field
            label={t('fields.confirmPassword')}
            name="confirmPassword"
            type="password"
            autoComplete="new-password"
            required
          />
          {outcome && <Note kind="bad">{outcome.text}</Note>}
          <button className="zk-button" disabled={busy || !identityConfigured}>
            {busy ? t('register.busy') : t('register.submit')}
          </button>
        </form>
        <SocialButtons next={null} onFailure={() => setOutcome({ kind: 'bad', text: t('register.errors.social') })} />
        <p>
          {t('register.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
        </p>
      </div>
    </PublicPage>
  );
}

interface Outcome {
  kind: 'bad' | 'good';
  text: string;
}

/** What is wrong with the form before anybody is asked; `null` when nothing is. */
export function whatIsMissing(values: Record<string, string>): 'missing' | 'mismatch' | null {
  const { firstName, lastName, email, password, confirmPassword } = values;
  if (!firstName || !lastName || !email || !password) return 'missing';
  return password === confirmPassword ? null : 'mismatch';
}

function useRegistration(t: PublicText) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const submit = async (values: Record<string, string>): Promise<Outcome | null> => {
    const missing = whatIsMissing(values);
    if (missing) return { kind: 'bad', text: t(`register.errors.${missing}`) };
    const { firstName = '', lastName = '', phone = '', organizationName = '', email = '', password = '' } = values;
    const details = { firstName, lastName, phone: phone || null, organizationName: organizationName || null };
    const { bridgeSession, identity, registerDetails } = await loadSigningIn();
    const { data, error } = await identity.signUp({
      email,
      password,
      options: { data: details, emailRedirectTo: `${window.location.origin}/auth/callback` },
    });
    // Our sentence goes on behind theirs.
    if (error) return { kind: 'bad', text: t('register.errors.failed', { message: error.message.replace(/\.$/, '') }) };
    if (!data.session) return { kind: 'good', text: t('register.checkEmail') };
    try {
      await bridgeSession(data.session.access_token);
      await registerDetails(details);
    } catch {
      return { kind: 'bad', text: t('login.errors.registration') };
    }
    void navigate('/account', { state: { signedIn: true } });
    return null;
  };

  const register = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    setBusy(true);
    setOutcome(await submit(values).catch((): Outcome => ({ kind: 'bad', text: t('login.errors.registration') })));
    setBusy(false);
  };
  return { register, busy, outcome, setOutcome };
}
