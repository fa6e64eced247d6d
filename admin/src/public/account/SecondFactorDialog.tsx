import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { call } from '../../api/http';
import { identity } from '../../api/identity';
import { bridgeSession } from '../../api/session';
import { useAccountText } from './text';
import './second-factor.css';

/** Asks for the code that the person's device shows now, or for a recovery code when the device is lost. */
export function SecondFactorDialog({ onDone }: { onDone: (shown: boolean) => void }) {
  const t = useAccountText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const show = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setBusy(true);
    setFailure(null);
    try {
      await (isLost ? recover(code) : showCode(code));
      onDone(true);
    } catch (reason) {
      setFailure(t('factor.wrong', { message: reason instanceof Error ? reason.message : String(reason) }));
      setBusy(false);
    }
  };
  return (
    <dialog ref={dialog} className="zk-factor" aria-labelledby={id} onClose={() => onDone(false)}>
      <form onSubmit={(event) => void show(event)}>
        <h2 id={id}>{t('factor.ask')}</h2>
        <p>{t(isLost ? 'factor.askLost' : 'factor.askText')}</p>
        {failure && <p role="alert">{failure}</p>}
        <label>
          {t(isLost ? 'factor.recoveryCode' : 'factor.code')}
          <input
            key={String(isLost)}
            name="code"
            dir="ltr"
            required
            autoFocus
            autoComplete={isLost ? 'off' : 'one-time-code'}
            inputMode={isLost ? 'text' : 'numeric'}
          />
        </label>
        <div className="zk-factor-actions">
          <button disabled={busy}>{t('factor.goOn')}</button>
          <button type="button" onClick={() => onDone(false)}>
            {t('cancel')}
          </button>
        </div>
        <button type="button" className="zk-factor-link" onClick={() => setLost(!isLost)}>
          {t(isLost ? 'factor.haveDevice' : 'factor.lost')}
        </button>
      </form>
    </dialog>
  );
}

/** The tokens that are out end with the factor that they tell of. */
async function recover(code: string): Promise<void> {
  await call('/auth/recovery-codes/use', { method: 'POST', body: { code } });
  const { data, error } = await identity.refreshSession();
  if (error) throw error;
  if (data.session) await bridgeSession(data.session.access_token);
}

/** Shows a code to the provider, and its better token to the house. @throws when it is wrong */
export async function showCode(code: string, factor?: string): Promise<void> {
  const factorId = factor ?? (await firstFactor());
  const { data, error } = await identity.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  await bridgeSession(data.access_token);
}

async function firstFactor(): Promise<string> {
  const { data, error } = await identity.mfa.listFactors();
  if (error) throw error;
  return data.totp[0]?.id ?? '';
}
