import { may, type Account, type Deletion } from '@zikaron/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../api/http';
import { useAnswer } from '../../api/useAnswer';
import { Button, Card, Field, Note } from '../fields';
import { useAccountText } from './text';
import { useAct } from './use-act';
import { useDates } from './use-dates';

const PATH = '/orgs/mine/deletion';

/** Whether the organization is to be deleted, and when. */
export const useDeletion = () => useAnswer<Deletion>(['orgs', 'mine', 'deletion'], PATH);

/** Says to every member that the organization will be deleted, and lets an owner keep it. */
export function DeletionNotice({ account }: { account: Account }) {
  const t = useAccountText();
  const { day } = useDates();
  const { busy, failure, act } = useAct();
  const { data } = useDeletion();
  if (!data?.deleteAt) return null;
  const date = day(data.deleteAt);
  const values = { organization: account.organization.name, date, name: data.askedBy ?? '' };
  return (
    <>
      <Note kind="bad">{t('deletion.asked', values)}</Note>
      {failure && <Note kind="bad">{failure}</Note>}
      {may(account.currentUser.role, 'organization:delete') && (
        <div className="zk-actions">
          <Button disabled={busy} onClick={() => void act(() => call(PATH, { method: 'DELETE' }))}>
            {t('deletion.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
}

/** For owners: asks for the end of the organization, by typing its name. */
export function DeleteOrganization({ account }: { account: Account }) {
  const t = useAccountText();
  const { data } = useDeletion();
  if (!may(account.currentUser.role, 'organization:delete') || !data || data.deleteAt) return null;
  const organization = account.organization.name;
  return (
    <Card id="deletion" title={t('deletion.title')}>
      <p dir="auto">{t('deletion.text', { organization })}</p>
      <DeletionForm organization={organization} />
    </Card>
  );
}

function DeletionForm({ organization }: { organization: string }) {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const [name, setName] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void act(() => call(PATH, { method: 'POST', body: { name } })).then((worked) => {
      if (worked) window.scrollTo({ top: 0 });
    });
  };
  return (
    <>
      {failure && <Note kind="bad">{failure}</Note>}
      <form className="zk-form zk-inline" onSubmit={ask}>
        <Field
          label={t('deletion.name')}
          placeholder={organization}
          name="name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button className="zk-button zk-danger" disabled={busy || name.trim() !== organization}>
          {t('deletion.ask')}
        </button>
      </form>
    </>
  );
}
