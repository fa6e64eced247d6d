import type { FormEvent } from 'react';
import { call } from '../../api/http';
import { Field, Note } from '../fields';
import { valuesOf } from '../form-values';
import { useAccountText } from './text';
import { useAct } from './use-act';

/** The account of somebody who left, was removed, or has not accepted an invitation yet. */
export function NoOrganization() {
  const t = useAccountText();
  const { busy, failure, act } = useAct();
  const found = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = valuesOf(event.currentTarget);
    void act(() => call('/orgs', { method: 'POST', body }));
  };
  return (
    <section className="zk-card">
      <h1>{t('none.title')}</h1>
      <p>{t('none.invited')}</p>
      <p>{t('none.found')}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      <form className="zk-form zk-inline" onSubmit={found}>
        <Field label={t('none.name')} name="name" autoComplete="organization" required />
        <button className="zk-button" disabled={busy}>
          {t('none.create')}
        </button>
      </form>
    </section>
  );
}
