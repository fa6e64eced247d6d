import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { hasStoredSession } from '../api/stored-session';
import { identityConfigured } from '../env';
import { Field, NewPasswordFields, Note } from './fields';
import { begin, loadSigningIn } from './load-signing-in';
import { CardPage } from './PublicPage';
import { SocialButtons } from './SocialButtons';
import { usePublicText } from './text';
import { Unconfigured } from './Unconfigured';
import { useSubmit } from './use-submit';

/** `/register`: an account with the identity provider, and with it a congregation. */
export function Register() {
  const { t } = usePublicText();
  const [isWaiting, setWaiting] = useState(false);
  const [wasIn] = useState(hasStoredSession);
  if (wasIn) return <Navigate to="/account" replace />;
  return (
    <CardPage title={t('register.title')}>
      {isWaiting ? (
        <Note kind="good">{t('register.checkEmail')}</Note>
      ) : (
        <RegisterForm onEmailToConfirm={() => setWaiting(true)} />
      )}
      <p>
        {t('register.haveAccount')} <Link to="/login">{t('login.submit')}</Link>
      </p>
    </CardPage>
  );
}

function RegisterForm({ onEmailToConfirm }: { onEmailToConfirm: () => void }) {
  const { t } = usePublicText();
  const { submit, busy, failure, setFailure } = useSubmit({
    work: useRegistration(onEmailToConfirm),
    failed: () => t('login.errors.registration'),
  });
  return (
    <>
      <p className="zk-soft">{t('register.lead')}</p>
      <Unconfigured />
      <form className="zk-form" noValidate onFocus={begin} onSubmit={submit}>
        <PersonFields />
        <NewPasswordFields label={t('fields.password')} />
        {failure && <Note kind="bad">{failure}</Note>}
        <button className="zk-button" disabled={busy || !identityConfigured}>
          {busy ? t('register.busy') : t('register.submit')}
        </button>
      </form>
      <SocialButtons next={null} onFailure={() => setFailure(t('register.errors.social'))} />
    </>
  );
}

function PersonFields() {
  const { t } = usePublicText();
  const optional = `(${t('fields.optional')})`;
  return (
    <>
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
    </>
  );
}

/** What is wrong with the form before anybody is asked; `null` when nothing is. */
export function whatIsMissing(values: Record<string, string>): 'missing' | 'mismatch' | null {
  const { firstName, lastName, email, password, confirmPassword } = values;
  if (!firstName || !lastName || !email || !password) return 'missing';
  return password === confirmPassword ? null : 'mismatch';
}

/** Answers in words why somebody could not be registered; null when they are, or have a letter to confirm. */
function useRegistration(onEmailToConfirm: () => void) {
  const { t } = usePublicText();
  const navigate = useNavigate();
  return async (values: Record<string, string>): Promise<string | null> => {
    const missing = whatIsMissing(values);
    if (missing) return t(`register.errors.${missing}`);
    const { firstName = '', lastName = '', phone = '', organizationName = '', email = '', password = '' } = values;
    const details = { firstName, lastName, phone: phone || null, organizationName: organizationName || null };
    const { bridgeSession, identity, registerDetails } = await loadSigningIn();
    const { data, error } = await identity.signUp({
      email,
      password,
      options: { data: details, emailRedirectTo: `${window.location.origin}/auth/callback` },
    });
    // Our sentence goes on behind theirs.
    if (error) return t('register.errors.failed', { message: error.message.replace(/\.$/, '') });
    if (!data.session) {
      onEmailToConfirm();
      return null;
    }
    await bridgeSession(data.session.access_token);
    await registerDetails(details);
    await navigate('/account', { state: { signedIn: true } });
    return null;
  };
}
