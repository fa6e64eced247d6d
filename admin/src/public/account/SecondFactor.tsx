import { useQuery } from '@tanstack/react-query';
import { may, type Account, type SecondFactor as State } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../api/http';
import { identity } from '../../api/identity';
import { env } from '../../env';
import { Field, Note, valuesOf } from '../fields';
import { addPasskey } from './passkeys';
import { showCode } from './SecondFactorDialog';
import { useAccountText } from './text';
import { useAct } from './use-act';

interface Enrolment {
  id: string;
  qr: string;
  secret: string;
}

/** A second factor beside the password: set up, taken off, its recovery codes; for owners, whether all owners need one. */
export function SecondFactor({ account }: { account?: Account }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data } = useQuery({
    queryKey: ['auth', 'second-factor'],
    queryFn: ({ signal }) => call<State>('/auth/second-factor', { signal }),
  });
  if (!data) return null;
  const newCodes = async () =>
    setCodes((await call<{ codes: string[] }>('/auth/recovery-codes', { method: 'POST' })).codes);
  const withPasskey = async () => {
    await addPasskey();
    await call('/auth/second-factor');
    if (!data.isSetUp) await newCodes();
  };
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { code = '' } = valuesOf(event.currentTarget);
    void act(async () => {
      await showCode(code.trim(), enrolment?.id);
      setEnrolment(null);
      await call('/auth/second-factor');
      await newCodes();
    });
  };
  return (
    <section className="zk-card" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      <p className="zk-soft">{t('factor.text')}</p>
      {data.isRequired && !data.isSetUp && <Note kind="bad">{t('factor.required')}</Note>}
      {failure && <Note kind="bad">{failure}</Note>}
      {codes && <Codes codes={codes} onKept={() => setCodes(null)} />}
      {enrolment && <Enrol enrolment={enrolment} busy={busy} onConfirm={confirm} />}
      {!enrolment && !codes && (
        <div className="zk-actions">
          {data.isSetUp ? (
            <>
              <span>{t('factor.on', { smart_count: data.codesLeft })}</span>
              <button type="button" className="zk-button zk-quiet" disabled={busy} onClick={() => void act(newCodes)}>
                {t('factor.newCodes')}
              </button>
              <button type="button" className="zk-button zk-quiet" disabled={busy} onClick={() => void act(takeOff)}>
                {t('factor.off')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className="zk-button zk-quiet"
              disabled={busy}
              onClick={() => void act(async () => setEnrolment(await enrol()))}
            >
              {t('factor.setUp')}
            </button>
          )}
          {env.PASSKEYS && (
            <button type="button" className="zk-button zk-quiet" disabled={busy} onClick={() => void act(withPasskey)}>
              {t('factor.addPasskey')}
            </button>
          )}
        </div>
      )}
      {account && may(account.currentUser.role, 'owners:write') && (
        <label style={{ display: 'block', marginTop: '1rem' }}>
          <input
            type="checkbox"
            checked={data.ofOwners}
            disabled={busy}
            onChange={({ target }) =>
              void act(() => call('/auth/second-factor/rule', { method: 'PUT', body: { ofOwners: target.checked } }))
            }
          />{' '}
          {t('factor.ofOwners')}
        </label>
      )}
    </section>
  );
}

async function enrol(): Promise<Enrolment> {
  const { data, error } = await identity.mfa.enroll({ factorType: 'totp', issuer: 'Zikaron', friendlyName: 'Zikaron' });
  if (error) throw error;
  return { id: data.id, qr: data.totp.qr_code, secret: data.totp.secret };
}

/** The house is told last, and takes nobody's word who has not shown the factor lately. */
async function takeOff(): Promise<void> {
  const { data, error } = await identity.mfa.listFactors();
  if (error) throw error;
  await call('/auth/second-factor', { method: 'DELETE' });
  for (const { id } of [...data.totp, ...data.webauthn]) {
    const removed = await identity.mfa.unenroll({ factorId: id });
    if (removed.error) throw removed.error;
  }
  await identity.refreshSession();
}

function Enrol(props: { enrolment: Enrolment; busy: boolean; onConfirm: (event: FormEvent<HTMLFormElement>) => void }) {
  const t = useAccountText();
  const { qr, secret } = props.enrolment;
  return (
    <form className="zk-form" onSubmit={props.onConfirm}>
      <p>{t('factor.scan')}</p>
      <img src={qr} alt={t('factor.picture')} width={200} height={200} style={{ background: '#fff', padding: 8 }} />
      <p className="zk-soft">
        {t('factor.secret')}{' '}
        <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </code>
      </p>
      <Field label={t('factor.code')} name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" required />
      <button className="zk-button" disabled={props.busy}>
        {t('factor.confirm')}
      </button>
    </form>
  );
}

function Codes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const t = useAccountText();
  return (
    <>
      <Note kind="good">{t('factor.codes')}</Note>
      <ul dir="ltr" style={{ columns: 2, fontFamily: 'monospace' }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="zk-actions">
        <button type="button" className="zk-button" onClick={onKept}>
          {t('factor.kept')}
        </button>
      </div>
    </>
  );
}
