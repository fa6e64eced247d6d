import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { safeNext } from '../api/safe-next';
import { hasStoredSession } from '../api/stored-session';
import { identityConfigured } from '../env';
import { Field, Note } from './fields';
import { begin, loadSigningIn } from './load-signing-in';
import { CardPage } from './PublicPage';
import { SocialButtons } from './SocialButtons';
import { usePublicText } from './text';
import { Unconfigured } from './Unconfigured';
import { useSubmit } from './use-submit';

const BRANDS = ['trial', 'starter', 'standard', 'plus'] as const;
const MESSAGES = ['no_active_subscription', 'registered', 'password_changed'] as const;
const known = <T extends string>(among: readonly T[], text: string | null | undefined): T | undefined =>
  among.find((one) => one === text);

/** `/login` and `/login/{brand}`. After signing in: `next`, else the admin with a subscription, else the account. */
export function Login() {
  const { t } = usePublicText();
  const { brand } = useParams();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const ofBrand = known(BRANDS, brand);
  const message = known(MESSAGES, query.get('msg'));
  const [wasIn] = useState(hasStoredSession);
  // Where a session is only being renewed, or something is to be read here, nobody is led on.
  if (wasIn && !message && !query.has('again')) return <Navigate to={next ?? '/account'} replace />;
  return (
    <CardPage title={t('login.title')} heading={ofBrand && t(`login.brands.${ofBrand}.title`)}>
      {ofBrand && <p className="zk-soft">{t(`login.brands.${ofBrand}.subtitle`)}</p>}
      {message && (
        <Note kind={message === 'no_active_subscription' ? 'info' : 'good'}>{t(`login.messages.${message}`)}</Note>
      )}
      <Unconfigured />
      <LoginForm next={next} />
      <p>
        {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
      </p>
    </CardPage>
  );
}

function LoginForm({ next }: { next: string | null }) {
  const { t } = usePublicText();
  const { submit, busy, failure, setFailure } = useSubmit({
    work: useSignIn(next),
    failed: () => t('login.errors.completion'),
  });
  return (
    <>
      {failure && <Note kind="bad">{failure}</Note>}
      <form className="zk-form" onFocus={begin} onSubmit={submit}>
        <Field label={t('fields.email')} name="email" type="email" autoComplete="username" required />
        <Field label={t('fields.password')} name="password" type="password" autoComplete="current-password" required />
        <button className="zk-button" disabled={busy || !identityConfigured}>
          {busy ? t('login.busy') : t('login.submit')}
        </button>
      </form>
      <SocialButtons next={next} onFailure={() => setFailure(t('login.errors.social'))} />
      <p>
        <Link className="zk-link" to="/forgot-password">
          {t('login.forgot')}
        </Link>
      </p>
    </>
  );
}

/** Answers in words why somebody could not be signed in; null when they are. */
function useSignIn(next: string | null) {
  const { t } = usePublicText();
  const navigate = useNavigate();
  return async ({ email = '', password = '' }: Record<string, string>): Promise<string | null> => {
    const { afterSignIn, bridgeSession, identity, whoAmI } = await loadSigningIn();
    const { data, error } = await identity.signInWithPassword({ email, password });
    if (error) return t('login.errors.failed', { message: error.message });
    const bridged = await bridgeSession(data.session.access_token).then(
      () => true,
      () => false,
    );
    if (!bridged) {
      await identity.signOut({ scope: 'local' });
      return t('login.errors.bridge');
    }
    const me = await whoAmI().catch(() => null);
    if (!me) return t('login.errors.completion');
    await navigate(afterSignIn(me, next), { state: { signedIn: true } });
    return null;
  };
}
