import { may, type Account, type Member, type Role } from '@zikaron/contract';
import { useState } from 'react';
import { call } from '../../api/http';
import { forgetOrganization } from '../../api/organization';
import { removeAt } from '../../api/remove';
import { Card, Note } from '../fields';
import { Confirm } from './Confirm';
import { Invitations } from './Invitations';
import { ROLES, rolesToGive } from './roles';
import { useAccountText } from './text';
import { useAct } from './use-act';

type Confirmation = { kind: 'remove' | 'handOver' | 'leave'; whom: Member };

/** The people who sign in: their roles, and for owners and administrators what can be done about them. */
export function Members({ account }: { account: Account }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const [asked, setAsked] = useState<Confirmation | null>(null);
  const mayManage = may(account.currentUser.role, 'members:write');
  const changeRole = (id: string, role: Role) =>
    void act(() => call(`/orgs/mine/members/${id}`, { method: 'PUT', body: { role } }));
  return (
    <Card id="users" title={t('members.title')}>
      {failure && <Note kind="bad">{failure}</Note>}
      <ul className="zk-lines">
        {account.users.map((user) => (
          <li key={user.id}>
            <Who user={user} isMe={user.id === account.currentUser.id} />
            <RoleOf user={user} account={account} disabled={busy} onChange={(role) => changeRole(user.id, role)} />
            <Actions user={user} account={account} onAsk={(kind) => setAsked({ kind, whom: user })} />
          </li>
        ))}
      </ul>
      {mayManage && rolesToGive(account).length < 3 && <p className="zk-soft">{t('members.plusOnly')}</p>}
      {mayManage && <Invitations account={account} />}
      {asked && <Ask asked={asked} account={account} act={act} busy={busy} onDone={() => setAsked(null)} />}
    </Card>
  );
}

function Who({ user, isMe }: { user: Member; isMe: boolean }) {
  const t = useAccountText();
  return (
    <div className="zk-line-main">
      <b dir="auto">{user.name}</b> {isMe && <span className="zk-soft">({t('members.you')})</span>}
      <div className="zk-soft">
        <bdi>{user.email}</bdi>
      </div>
    </div>
  );
}

interface OfUser {
  user: Member;
  account: Account;
}

/** Owners are out of reach for everybody else; one's own role is changed by others. */
const mayTouch = ({ user, account: { currentUser } }: OfUser): boolean =>
  may(currentUser.role, 'members:write') &&
  user.id !== currentUser.id &&
  (user.role !== 'owner' || currentUser.role === 'owner');

function RoleOf({ user, account, disabled, onChange }: OfUser & { disabled: boolean; onChange: (role: Role) => void }) {
  const t = useAccountText();
  if (!mayTouch({ user, account })) return <div className="zk-line-role">{t(`roles.${user.role}`)}</div>;
  const roles = ROLES.filter((role) => role === user.role || rolesToGive(account).includes(role));
  return (
    <select
      className="zk-select zk-line-role"
      aria-label={t('members.roleOf', { name: user.name })}
      value={user.role}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value as Role)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </select>
  );
}

function Actions({ user, account, onAsk }: OfUser & { onAsk: (kind: Confirmation['kind']) => void }) {
  const t = useAccountText();
  const isMe = user.id === account.currentUser.id;
  const isOwner = may(account.currentUser.role, 'owners:write');
  const kinds: Confirmation['kind'][] = [
    ...(isMe ? (['leave'] as const) : []),
    ...(mayTouch({ user, account }) && isOwner && user.role !== 'owner' ? (['handOver'] as const) : []),
    ...(mayTouch({ user, account }) ? (['remove'] as const) : []),
  ];
  return (
    <div className="zk-line-actions">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="zk-link"
          aria-label={isMe ? undefined : `${t(`members.${kind}`)}: ${user.name}`}
          onClick={() => onAsk(kind)}
        >
          {t(`members.${kind}`)}
        </button>
      ))}
    </div>
  );
}

function Ask(props: {
  asked: Confirmation;
  account: Account;
  act: (does: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
  onDone: () => void;
}) {
  const t = useAccountText();
  const { kind, whom } = props.asked;
  const values = { name: whom.name, organization: props.account.organization.name };
  const requests = {
    remove: () => removeAt(`/orgs/mine/members/${whom.id}`),
    handOver: () => call('/orgs/mine/owner', { method: 'POST', body: { memberId: whom.id } }),
    leave: () => call('/orgs/mine/leave', { method: 'POST' }).then(forgetOrganization),
  };
  return (
    <Confirm
      title={t(`members.${kind}Title`, values)}
      text={t(`members.${kind}Text`, values)}
      confirm={t(`members.${kind}`)}
      busy={props.busy}
      onCancel={props.onDone}
      onConfirm={() => void props.act(requests[kind]).then(props.onDone)}
    />
  );
}
