import type { FormEvent } from 'react';
import { useState } from 'react';
import { signedInAs } from '../../api/identity';
import { identity } from '../../api/identity-client';
import { bridgeSession, signOut } from '../../api/session';
import { Card, Field, Note } from '../fields';
import { valuesOf } from '../form-values';
import { usePublicText } from '../text';
import { useAccountText } from './text';
import { useAct } from './use-act';

/** A new password, by the one that the person has. Every other browser is signed out by it; this one signs in anew. */
export function ChangePassword() {
  const t = useAccountText();
  const { t: say } = usePublicText();
  const { busy, failure, act } = useAct();
  const [outcome, setOutcome] = useState<'done' | 'mismatch' | null>(null);
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { current = '', password = '', again } = valuesOf(form);
    setOutcome(password === again ? null : 'mismatch');
    if (password !== again) return;
    void act(async () => {
      await changePassword(current, password);
      form.reset();
      setOutcome('done');
    });
  };
  return (
    <Card id="password" title={t('password.title')}>
      <p className="zk-soft">{t('password.text')}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      {outcome === 'mismatch' && <Note kind="bad">{say('register.errors.mismatch')}</Note>}
      {outcome === 'done' && <Note kind="good">{t('password.done')}</Note>}
      <PasswordForm busy={busy} onSubmit={change} />
    </Card>
  );
}

function PasswordForm({ busy, onSubmit }: { busy: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void }) {
  const t = useAccountText();
  const { t: say } = usePublicText();
  const input = { type: 'password', autoComplete: 'new-password', required: true };
  return (
    <form className="zk-form" onSubmit={onSubmit}>
      <Field {...input} label={t('password.current')} name="current" autoComplete="current-password" />
      <Field {...input} label={say('fields.newPassword')} name="password" />
      <Field {...input} label={say('fields.confirmPassword')} name="again" />
      <div className="zk-actions">
        <button className="zk-button zk-quiet" disabled={busy}>
          {t('password.save')}
        </button>
      </div>
    </form>
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
