import { useEffect, useId, useRef, useState } from 'react';
import { call } from '../../api/http';
import { identity } from '../../api/identity-client';
import { bridgeSession } from '../../api/session';
import { env } from '../../env';
import { useSubmit } from '../use-submit';
import { factorsToShow, showPasskey, type Shown } from './passkeys';
import { useAccountText } from './text';
import './second-factor.css';

/** How somebody shows that it is them: the code of their app, a passkey, or a recovery code when both are lost. */
type Way = 'code' | 'passkey' | 'lost';

const WORDS = { code: 'factor.askText', passkey: 'factor.askPasskey', lost: 'factor.askLost' } as const;

/** Asks for the code that the person's device shows now, or a passkey where they have one; for a recovery code when the device is lost. */
export function SecondFactorDialog({ onDone }: { onDone: (shown: boolean) => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="zk-factor" aria-labelledby={id} onClose={() => onDone(false)}>
      <FactorForm headingId={id} onDone={onDone} />
    </dialog>
  );
}

function FactorForm({ headingId, onDone }: { headingId: string; onDone: (shown: boolean) => void }) {
  const t = useAccountText();
  const [way, setWay] = useState<Way>('code');
  const has = useFactors(setWay);
  const { busy, failure, submit } = useSubmit({
    work: async ({ code = '' }) => {
      if (way === 'lost') await recover(code);
      else if (way === 'passkey') await showPasskey(has.passkey ?? '');
      else await showCode(code);
      onDone(true);
      return null;
    },
    failed: (reason) => t('factor.wrong', { message: reason instanceof Error ? reason.message : String(reason) }),
  });
  return (
    <form onSubmit={submit}>
      <h2 id={headingId}>{t('factor.ask')}</h2>
      <p>{t(WORDS[way])}</p>
      {failure && <p role="alert">{failure}</p>}
      {way !== 'passkey' && <Code key={way} isLost={way === 'lost'} />}
      <div className="zk-factor-actions">
        <button disabled={busy}>{t(way === 'passkey' ? 'factor.usePasskey' : 'factor.goOn')}</button>
        <button type="button" onClick={() => onDone(false)}>
          {t('cancel')}
        </button>
      </div>
      <OtherWays way={way} has={has} onChoose={setWay} />
    </form>
  );
}

function OtherWays({ way, has, onChoose }: { way: Way; has: Shown; onChoose: (way: Way) => void }) {
  const t = useAccountText();
  const other = (to: Way, label: Parameters<typeof t>[0]) => (
    <button type="button" className="zk-factor-link" onClick={() => onChoose(to)}>
      {t(label)}
    </button>
  );
  return (
    <div className="zk-factor-ways">
      {way !== 'passkey' && has.passkey && other('passkey', 'factor.usePasskey')}
      {way !== 'code' && has.app !== null && other('code', 'factor.haveDevice')}
      {way !== 'lost' && other('lost', 'factor.lost')}
    </div>
  );
}

/** What the person can show. Where the provider takes no passkeys it is a code, and nobody has to be asked. */
function useFactors(setWay: (way: Way) => void): Shown {
  const [has, setHas] = useState<Shown>({ app: '', passkey: null });
  useEffect(() => {
    if (!env.PASSKEYS) return;
    void factorsToShow().then(
      (found) => {
        setHas(found);
        if (found.passkey && found.app === null) setWay('passkey');
      },
      () => undefined,
    );
  }, [setWay]);
  return has;
}

function Code({ isLost }: { isLost: boolean }) {
  const t = useAccountText();
  return (
    <label>
      {t(isLost ? 'factor.recoveryCode' : 'factor.code')}
      <input
        name="code"
        dir="ltr"
        required
        autoFocus
        autoComplete={isLost ? 'off' : 'one-time-code'}
        inputMode={isLost ? 'text' : 'numeric'}
      />
    </label>
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

const firstFactor = async (): Promise<string> => (await factorsToShow()).app ?? '';
