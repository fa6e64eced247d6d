import type { ApiKey } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { removeAt } from '../api/remove';
import { useDone } from '../forms/useChange';
import { AskToDo } from '../lists/Ask';

export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(['api-keys']);
  const revoke = async () => {
    await removeAt(`/api-keys/${apiKey.id}`);
    await done(t('apiKeys.revoked'));
    onClose();
  };
  return (
    <AskToDo
      danger
      title={t('apiKeys.revokeTitle', { name: apiKey.name })}
      text={t('apiKeys.revokeText')}
      confirm={t('calendars.revoke')}
      work={revoke}
      failed={t('apiKeys.revokeFailed')}
      onClose={onClose}
    />
  );
}
