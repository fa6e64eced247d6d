import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { identityConfigured } from '../env';
import { Field, Note, valuesOf } from './fields';
import { begin, loadSigningIn } from './load-signing-in';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';
import { Unconfigured } from './Unconfigured';

/** `/forgot-password`: asks for a link. Never says whether the address has an account. */
export function ForgotPassword() {
  const { t } = usePublicText();
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '' } = valuesOf(event.currentTarget);
    setState('busy');
    setFailure(null);
    const redirectTo = `${window.location.origin}/auth/callback?next=${encodeURIComponent('/new-password')}`;
    const failed = await loadSigningIn()
      .then(({ identity }) => identity.resetPasswordForEmail(email, { redirectTo }))
      .then(
        ({ error }) => error,
        (fault: Error) => fault,
      );
    setState(failed ? 'open' : 'sent');
    if (failed) setFailure(t('forgot.failed', { message: failed.message }));
  };
  return (
    <PublicPage title={t('forgot.title')} narrow>
      <div className="zk-card">
        <h1>{t('forgot.title')}</h1>
        <p className="zk-soft">{t('forgot.lead')}</p>
        <Unconfigured />
        {failure && <Note kind="bad">{failure}</Note>}
        {state === 'sent' ? (
          <Note kind="good">{t('forgot.sent')}</Note>
        ) : (
          <form className="zk-form" onFocus={begin} onSubmit={(event) => void ask(event)}>
            <Field label={t('fields.email')} name="email" type="email" autoComplete="email" required />
            <button className="zk-button" disabled={state === 'busy' || !identityConfigured}>
              {state === 'busy' ? t('forgot.busy') : t('forgot.submit')}
            </button>
          </form>
        )}
        <p>
          <Link className="zk-link" to="/login">
            {t('forgot.back')}
          </Link>
        </p>
      </div>
    </PublicPage>
  );
}
