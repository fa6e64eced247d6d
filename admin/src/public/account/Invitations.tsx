import { useQuery } from '@tanstack/react-query';
import type { Account, Invitation } from '@zikaron/contract';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../api/http';
import { Field, Note, valuesOf } from '../fields';
import { usePublicText } from '../text';
import { Confirm } from './Confirm';
import { rolesToGive } from './roles';
import { useAccountText } from './text';
import { useAct } from './use-act';

const PATH = '/orgs/mine/invitations';

/** Inviting by email, and the invitations that wait for an answer. */
export function Invitations({ account }: { account: Account }) {
  const { data } = useQuery({
    queryKey: ['orgs', 'mine', 'invitations'],
    queryFn: ({ signal }) => call<{ data: Invitation[] }>(PATH, { signal }),
  });
  return (
    <>
      <Invite account={account} />
      {data && data.data.length > 0 && <Waiting invitations={data.data} />}
    </>
  );
}

function Invite({ account }: { account: Account }) {
  const t = useAccountText();
  const id = useId();
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
        <div className="zk-field">
          <label htmlFor={id}>{t('invitations.role')}</label>
          <select id={id} name="role" className="zk-select" defaultValue="admin">
            {rolesToGive(account).map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </select>
        </div>
        <button className="zk-button zk-quiet" disabled={busy}>
          {t('invitations.send')}
        </button>
      </form>
    </>
  );
}

function Waiting({ invitations }: { invitations: Invitation[] }) {
  const t = useAccountText();
  const { locale } = usePublicText();
  const { busy, failure, act } = useAct();
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const day = (instant: string) => new Date(instant).toLocaleDateString(locale, { dateStyle: 'medium' });
  return (
    <>
      <h3 className="zk-apart">{t('invitations.waiting')}</h3>
      {failure && <Note kind="bad">{failure}</Note>}
      <ul className="zk-lines">
        {invitations.map((one) => (
          <li key={one.id}>
            <div className="zk-line-main">
              <b>
                <bdi>{one.email}</bdi>
              </b>
              <div className="zk-soft">
                {t(`roles.${one.role}`)} ·{' '}
                {one.expired ? t('invitations.expired') : t('invitations.until', { date: day(one.expiresAt) })}
              </div>
              {one.problem && <div className="zk-wrong">{t('invitations.problem', { message: one.problem })}</div>}
            </div>
            <div className="zk-line-actions">
              <button
                type="button"
                className="zk-link"
                disabled={busy}
                aria-label={t('invitations.resendTo', { email: one.email })}
                onClick={() => void act(() => call(`${PATH}/${one.id}/resend`, { method: 'POST' }))}
              >
                {t('invitations.resend')}
              </button>
              <button
                type="button"
                className="zk-link"
                aria-label={t('invitations.withdrawOf', { email: one.email })}
                onClick={() => setWithdrawing(one)}
              >
                {t('invitations.withdraw')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {withdrawing && (
        <Confirm
          title={t('invitations.withdrawTitle', { email: withdrawing.email })}
          text={t('invitations.withdrawText')}
          confirm={t('invitations.withdraw')}
          busy={busy}
          onCancel={() => setWithdrawing(null)}
          onConfirm={() =>
            void act(() => call(`${PATH}/${withdrawing.id}`, { method: 'DELETE' })).then(() => setWithdrawing(null))
          }
        />
      )}
    </>
  );
}
