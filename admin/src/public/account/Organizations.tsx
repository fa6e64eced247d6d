import type { Account } from '@zikaron/contract';
import { switchOrganization } from '../../api/organization';
import { useOrganizations } from '../../api/organizations';
import { Card } from '../fields';
import { useAccountText } from './text';

/** Of somebody who belongs to several: which one this is, and the way to the others. */
export function Organizations({ account }: { account: Account }) {
  const t = useAccountText();
  const { data } = useOrganizations();
  if (!data || data.length < 2) return null;
  return (
    <Card id="organizations" title={t('organizations.title')}>
      <ul className="zk-lines">
        {data.map(({ id, name, role }) => (
          <li key={id}>
            <div className="zk-line-main">
              <b dir="auto">{name}</b>
              <div className="zk-soft">{t(`roles.${role}`)}</div>
            </div>
            {id === account.organization.id ? (
              <div className="zk-soft">{t('organizations.current')}</div>
            ) : (
              <button type="button" className="zk-link" onClick={() => switchOrganization(id, '/account')}>
                {t('organizations.open', { name })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
