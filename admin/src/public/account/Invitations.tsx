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

/** Inviting by email, and the invitations that wait for an answer; what became of the last that was done stands between them. */
export function Invitations({ account }: { account: Account }) {
  const t = useAccountText();
  const { data } = useAnswer<{ data: Invitation[] }>(['orgs', 'mine', 'invitations'], PATH);
  const { busy, failure, act } = useAct();
  const [posted, setPosted] = useState<Invitation | null>(null);
  const post = (to: string, body?: object) => {
    setPosted(null);
    return act(async () => setPosted(await call<Invitation>(to, { method: 'POST', body })));
  };
  return (
    <>
      <h3 className="zk-apart">{t('invitations.title')}</h3>
      <Invite account={account} busy={busy} post={post} />
      {failure && <Note kind="bad">{failure}</Note>}
      {posted && !posted.problem && <Note kind="good">{t('invitations.sent', { email: posted.email })}</Note>}
      {posted?.problem && <Note kind="bad">{t('invitations.notSent', { message: posted.problem })}</Note>}
      {data && data.data.length > 0 && <Waiting invitations={data.data} busy={busy} act={act} post={post} />}
    </>
  );
}

interface Posting {
  busy: boolean;
  /** Has an invitation's letter sent; answers whether that worked. */
  post: (to: string, body?: object) => Promise<boolean>;
}

function Invite({ account, busy, post }: Posting & { account: Account }) {
  const t = useAccountText();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await post(PATH, valuesOf(form))) form.reset();
  };
  return (
    <form className="zk-form zk-inline" onSubmit={(event) => void submit(event)}>
      <Field label={t('invitations.email')} name="email" type="email" autoComplete="off" required />
      <RoleSelect roles={rolesToGive(account)} />
      <button className="zk-button zk-quiet" disabled={busy}>
        {t('invitations.send')}
      </button>
    </form>
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

interface WaitingProps extends Posting, Pick<ReturnType<typeof useAct>, 'act'> {
  invitations: Invitation[];
}

function Waiting({ invitations, busy, act, post }: WaitingProps) {
  const t = useAccountText();
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  return (
    <>
      <h3 className="zk-apart">{t('invitations.waiting')}</h3>
      <ul className="zk-lines">
        {invitations.map((one) => (
          <li key={one.id}>
            <Invited invitation={one} />
            <InvitedActions
              email={one.email}
              busy={busy}
              onResend={() => void post(`${PATH}/${one.id}/resend`)}
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
