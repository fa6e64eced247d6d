import { useState } from 'react';
import { Link } from 'react-router-dom';
import { identityConfigured } from '../env';
import { Field, Note } from './fields';
import { begin, loadSigningIn } from './load-signing-in';
import { CardPage } from './PublicPage';
import { usePublicText } from './text';
import { Unconfigured } from './Unconfigured';
import { useSubmit } from './use-submit';

/** `/forgot-password`: asks for a link. Never says whether the address has an account. */
export function ForgotPassword() {
  const { t } = usePublicText();
  const [isSent, setSent] = useState(false);
  return (
    <CardPage title={t('forgot.title')}>
      <p className="zk-soft">{t('forgot.lead')}</p>
      <Unconfigured />
      {isSent ? <Note kind="good">{t('forgot.sent')}</Note> : <AddressForm onSent={() => setSent(true)} />}
      <p>
        <Link className="zk-link" to="/login">
          {t('forgot.back')}
        </Link>
      </p>
    </CardPage>
  );
}

function AddressForm({ onSent }: { onSent: () => void }) {
  const { t } = usePublicText();
  const failed = (fault: unknown) => t('forgot.failed', { message: (fault as Error).message });
  const { busy, failure, submit } = useSubmit({
    work: async ({ email = '' }) => {
      const redirectTo = `${window.location.origin}/auth/callback?next=${encodeURIComponent('/new-password')}`;
      const { identity } = await loadSigningIn();
      const { error } = await identity.resetPasswordForEmail(email, { redirectTo });
      if (error) return failed(error);
      onSent();
      return null;
    },
    failed,
  });
  return (
    <>
      {failure && <Note kind="bad">{failure}</Note>}
      <form className="zk-form" onFocus={begin} onSubmit={submit}>
        <Field label={t('fields.email')} name="email" type="email" autoComplete="email" required />
        <button className="zk-button" disabled={busy || !identityConfigured}>
          {busy ? t('forgot.busy') : t('forgot.submit')}
        </button>
      </form>
    </>
  );
}
