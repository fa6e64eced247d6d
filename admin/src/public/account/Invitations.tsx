import type { Account, Invitation } from '@zikaron/contract';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../api/http';
import { useAnswer } from '../../api/useAnswer';
import { Field, Note } from '../fields';
import { valuesOf } from '../form-values';
import { Confirm } from './Confirm';
import { rolesToGive } from './roles';
import { useAccountText } from './text';
import { useAct } from './use-act';
import { useDates } from './use-dates';

const PATH = '/orgs/mine/invitations';

/** Inviting by email, and the invitations that wait for an answer. */
export function Invitations({ account }: { account: Account }) {
  const { data } = useAnswer<{ data: Invitation[] }>(['orgs', 'mine', 'invitations'], PATH);
  return (
    <>
      <Invite account={account} />
      {data && data.data.length > 0 && <Waiting invitations={data.data} />}
    </>
  );
}

function Invite({ account }: { account: Account }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const [invited, setInvited] = useState<Invitation | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = valuesOf(form);
    setInvited(null);
    const worked = await act(async () => setInvited(await call<Invitation>(PATH, { method: 'POST', body })));
    if (worked) form.reset();
  };
  return (
    <>
      <h3 className="zk-apart">{t('invitations.title')}</h3>
      {failure && <Note kind="bad">{failure}</Note>}
      {invited && !invited.problem && <Note kind="good">{t('invitations.sent', { email: invited.email })}</Note>}
      {invited?.problem && <Note kind="bad">{t('invitations.notSent', { message: invited.problem })}</Note>}
      <form className="zk-form zk-inline" onSubmit={(event) => void submit(event)}>
        <Field label={t('invitations.email')} name="email" type="email" autoComplete="off" required />
        <RoleSelect roles={rolesToGive(account)} />
        <button className="zk-button zk-quiet" disabled={busy}>
          {t('invitations.send')}
        </button>
      </form>
    </>
  );
}

function RoleSelect({ roles }: { roles: ReturnType<typeof rolesToGive> }) {
  const t = useAccountText();
  const id = useId();
  return (
    <div className="zk-field">
      <label htmlFor={id}>{t('invitations.role')}</label>
      <select id={id} name="role" className="zk-select" defaultValue="admin">
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Waiting({ invitations }: { invitations: Invitation[] }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const resend = ({ id }: Invitation) => act(() => call(`${PATH}/${id}/resend`, { method: 'POST' }));
  return (
    <>
      <h3 className="zk-apart">{t('invitations.waiting')}</h3>
      {failure && <Note kind="bad">{failure}</Note>}
      <ul className="zk-lines">
        {invitations.map((one) => (
          <li key={one.id}>
            <Invited invitation={one} />
            <InvitedActions
              email={one.email}
              busy={busy}
              onResend={() => void resend(one)}
              onWithdraw={() => setWithdrawing(one)}
            />
          </li>
        ))}
      </ul>
      {withdrawing && <Withdraw invitation={withdrawing} busy={busy} act={act} onDone={() => setWithdrawing(null)} />}
    </>
  );
}

interface WithdrawProps extends Pick<ReturnType<typeof useAct>, 'busy' | 'act'> {
  invitation: Invitation;
  onDone: () => void;
}

function Withdraw({ invitation: { id, email }, busy, act, onDone }: WithdrawProps) {
  const t = useAccountText();
  const withdraw = () => act(() => call(`${PATH}/${id}`, { method: 'DELETE' }));
  return (
    <Confirm
      title={t('invitations.withdrawTitle', { email })}
      text={t('invitations.withdrawText')}
      confirm={t('invitations.withdraw')}
      busy={busy}
      onCancel={onDone}
      onConfirm={() => void withdraw().then(onDone)}
    />
  );
}

function Invited({ invitation: { email, role, expired, expiresAt, problem } }: { invitation: Invitation }) {
  const t = useAccountText();
  const { day } = useDates();
  const date = day(expiresAt);
  return (
    <div className="zk-line-main">
      <b>
        <bdi>{email}</bdi>
      </b>
      <div className="zk-soft">
        {t(`roles.${role}`)} · {expired ? t('invitations.expired') : t('invitations.until', { date })}
      </div>
      {problem && <div className="zk-wrong">{t('invitations.problem', { message: problem })}</div>}
    </div>
  );
}

interface InvitedActionsProps {
  email: string;
  busy: boolean;
  onResend: () => void;
  onWithdraw: () => void;
}

function InvitedActions({ email, busy, onResend, onWithdraw }: InvitedActionsProps) {
  const t = useAccountText();
  return (
    <div className="zk-line-actions">
      <button
        type="button"
        className="zk-link"
        disabled={busy}
        aria-label={t('invitations.resendTo', { email })}
        onClick={onResend}
      >
        {t('invitations.resend')}
      </button>
      <button
        type="button"
        className="zk-link"
        aria-label={t('invitations.withdrawOf', { email })}
        onClick={onWithdraw}
      >
        {t('invitations.withdraw')}
      </button>
    </div>
  );
}
