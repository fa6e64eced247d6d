import type { FormEvent } from 'react';
import { useState } from 'react';
import { identity, signedInAs } from '../../api/identity';
import { bridgeSession, signOut } from '../../api/session';
import { Field, Note, valuesOf } from '../fields';
import { usePublicText } from '../text';
import { useAccountText } from './text';
import { useAct } from './use-act';

/** A new password, by the one that the person has. Every other browser is signed out by it; this one signs in anew. */
export function ChangePassword() {
  const t = useAccountText();
  const { t: say } = usePublicText();
  const { busy, failure, act } = useAct();
  const [isDone, setDone] = useState(false);
  const [differ, setDiffer] = useState(false);
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { current = '', password = '', again } = valuesOf(form);
    setDone(false);
    setDiffer(password !== again);
    if (password !== again) return;
    void act(async () => {
      await changePassword(current, password);
      form.reset();
      setDone(true);
    });
  };
  return (
    <section className="zk-card" aria-labelledby="password">
      <h2 id="password">{t('password.title')}</h2>
      <p className="zk-soft">{t('password.text')}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      {differ && <Note kind="bad">{say('register.errors.mismatch')}</Note>}
      {isDone && <Note kind="good">{t('password.done')}</Note>}
      <form className="zk-form" onSubmit={change}>
        <Field label={t('password.current')} name="current" type="password" autoComplete="current-password" required />
        <Field label={say('fields.newPassword')} name="password" type="password" autoComplete="new-password" required />
        <Field
          label={say('fields.confirmPassword')}
          name="again"
          type="password"
          autoComplete="new-password"
          required
        />
        <div className="zk-actions">
          <button className="zk-button zk-quiet" disabled={busy}>
            {t('password.save')}
          </button>
        </div>
      </form>
    </section>
  );
}

async function changePassword(current_password: string, password: string): Promise<void> {
  const email = await signedInAs();
  const { error } = await identity.updateUser({ password, current_password });
  if (error) throw error;
  await signOut();
  const { data, error: refused } = await identity.signInWithPassword({ email: email ?? '', password });
  if (refused) throw refused;
  await bridgeSession(data.session.access_token);
}
