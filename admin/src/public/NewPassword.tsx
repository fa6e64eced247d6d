import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasStoredSession } from '../api/stored-session';
import { identity } from '../api/identity';
import { signOut } from '../api/session';
import { Field, Note, valuesOf } from './fields';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/** `/new-password`: reached by the link of a letter, which has already signed the person in. */
export function NewPassword() {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '', confirmPassword } = valuesOf(event.currentTarget);
    if (password !== confirmPassword) return setFailure(t('register.errors.mismatch'));
    setBusy(true);
    const { error } = await identity.updateUser({ password });
    if (!error) {
      await signOut();
      return void navigate('/login?msg=password_changed');
    }
    setFailure(t('newPassword.failed', { message: error.message }));
    setBusy(false);
  };
  return (
    <PublicPage title={t('newPassword.title')} narrow>
      <div className="zk-card">
        <h1>{t('newPassword.title')}</h1>
        {failure && <Note kind="bad">{failure}</Note>}
        {hasStoredSession() ? (
          <form className="zk-form" onSubmit={(event) => void save(event)}>
            <Field
              label={t('fields.newPassword')}
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
            <button className="zk-button" disabled={busy}>
              {busy ? t('newPassword.busy') : t('newPassword.submit')}
            </button>
          </form>
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
      </div>
    </PublicPage>
  );
}
