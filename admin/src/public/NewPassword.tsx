import { Link } from 'react-router-dom';
import { hasStoredSession } from '../api/stored-session';
import { identity } from '../api/identity-client';
import { signOut } from '../api/session';
import { NewPasswordFields, Note } from './fields';
import { CardPage } from './PublicPage';
import { usePublicText } from './text';
import { useSubmit } from './use-submit';

/** `/new-password`: reached by the link of a letter, which has already signed the person in. */
export function NewPassword() {
  const { t } = usePublicText();
  return (
    <CardPage title={t('newPassword.title')}>
      {hasStoredSession() ? (
        <PasswordForm />
      ) : (
        <>
          <Note kind="bad">{t('newPassword.noSession')}</Note>
          <p>
            <Link className="zk-link" to="/forgot-password">
              {t('login.forgot')}
            </Link>
          </p>
        </>
      )}
    </CardPage>
  );
}

function PasswordForm() {
  const { t } = usePublicText();
  const failed = (fault: unknown) => t('newPassword.failed', { message: (fault as Error).message });
  const { busy, failure, submit } = useSubmit({
    work: async ({ password = '', confirmPassword }) => {
      if (password !== confirmPassword) return t('register.errors.mismatch');
      const { error } = await identity.updateUser({ password });
      if (error) return failed(error);
      await signOut();
      window.location.assign('/login?msg=password_changed');
      return null;
    },
    failed,
  });
  return (
    <>
      {failure && <Note kind="bad">{failure}</Note>}
      <form className="zk-form" onSubmit={submit}>
        <NewPasswordFields label={t('fields.newPassword')} />
        <button className="zk-button" disabled={busy}>
          {busy ? t('newPassword.busy') : t('newPassword.submit')}
        </button>
      </form>
    </>
  );
}
