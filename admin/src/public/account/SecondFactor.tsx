import { queryOptions, useQuery } from '@tanstack/react-query';
import { may, type Account, type SecondFactor as State } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../api/http';
import { identity } from '../../api/identity-client';
import { env } from '../../env';
import { Button, Card, Field, Note } from '../fields';
import { valuesOf } from '../form-values';
import { addPasskey } from './passkeys';
import { showCode } from './SecondFactorDialog';
import { useAccountText } from './text';
import { useAct } from './use-act';

interface Enrolment {
  id: string;
  qr: string;
  secret: string;
}

const stateQuery = queryOptions({
  queryKey: ['auth', 'second-factor'],
  queryFn: ({ signal }) => call<State>('/auth/second-factor', { signal }),
});

/** A second factor beside the password: set up, taken off, its recovery codes; for owners, whether all owners need one. */
export function SecondFactor({ account }: { account?: Account }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data } = useQuery(stateQuery);
  if (!data) return null;
  const newCodes = async () => setCodes(await askForCodes());
  const confirm = async (code: string) => {
    await showCode(code, enrolment?.id);
    setEnrolment(null);
    await call('/auth/second-factor');
    await newCodes();
  };
  return (
    <Card id="second-factor" title={t('factor.title')}>
      <p className="zk-soft">{t('factor.text')}</p>
      {data.isRequired && !data.isSetUp && <Note kind="bad">{t('factor.required')}</Note>}
      {failure && <Note kind="bad">{failure}</Note>}
      {codes && <Codes codes={codes} onKept={() => setCodes(null)} />}
      {enrolment && <Enrol enrolment={enrolment} busy={busy} onConfirm={(code) => void act(() => confirm(code))} />}
      {!enrolment && !codes && (
        <FactorButtons state={data} busy={busy} act={act} newCodes={newCodes} onEnrolment={setEnrolment} />
      )}
      {account && may(account.currentUser.role, 'owners:write') && <RuleOfOwners state={data} busy={busy} act={act} />}
    </Card>
  );
}

interface Acting {
  state: State;
  busy: boolean;
  act: ReturnType<typeof useAct>['act'];
}

interface FactorButtonsProps extends Acting {
  newCodes: () => Promise<void>;
  onEnrolment: (enrolment: Enrolment) => void;
}

function FactorButtons({ state, busy, act, newCodes, onEnrolment }: FactorButtonsProps) {
  const t = useAccountText();
  const withPasskey = async () => {
    await addPasskey();
    await call('/auth/second-factor');
    if (!state.isSetUp) await newCodes();
  };
  const button = (label: Parameters<typeof t>[0], does: () => Promise<void>) => (
    <Button quiet disabled={busy} onClick={() => void act(does)}>
      {t(label)}
    </Button>
  );
  return (
    <div className="zk-actions">
      {state.isSetUp && <span>{t('factor.on', { smart_count: state.codesLeft })}</span>}
      {state.isSetUp && button('factor.newCodes', newCodes)}
      {state.isSetUp && button('factor.off', takeOff)}
      {!state.isSetUp && button('factor.setUp', async () => onEnrolment(await enrol()))}
      {env.PASSKEYS && button('factor.addPasskey', withPasskey)}
    </div>
  );
}

function RuleOfOwners({ state, busy, act }: Acting) {
  const t = useAccountText();
  const choose = (ofOwners: boolean) =>
    void act(() => call('/auth/second-factor/rule', { method: 'PUT', body: { ofOwners } }));
  return (
    <label style={{ display: 'flex', alignItems: 'center', gap: '0.5rem', minHeight: 44, marginTop: '1rem' }}>
      <input
        type="checkbox"
        checked={state.ofOwners}
        disabled={busy}
        onChange={({ target }) => choose(target.checked)}
      />
      {t('factor.ofOwners')}
    </label>
  );
}

const askForCodes = async (): Promise<string[]> =>
  (await call<{ codes: string[] }>('/auth/recovery-codes', { method: 'POST' })).codes;

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

interface EnrolProps {
  enrolment: Enrolment;
  busy: boolean;
  onConfirm: (code: string) => void;
}

function Enrol({ enrolment: { qr, secret }, busy, onConfirm }: EnrolProps) {
  const t = useAccountText();
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(valuesOf(event.currentTarget).code ?? '');
  };
  return (
    <form className="zk-form" onSubmit={confirm}>
      <p>{t('factor.scan')}</p>
      <img src={qr} alt={t('factor.picture')} width={200} height={200} style={{ background: '#fff', padding: 8 }} />
      <p className="zk-soft">
        {t('factor.secret')}{' '}
        <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </code>
      </p>
      <Field label={t('factor.code')} name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" required />
      <button className="zk-button" disabled={busy}>
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
        <Button onClick={onKept}>{t('factor.kept')}</Button>
      </div>
    </>
  );
}
