import { useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useToast } from '../forms/useAction';
import { AskToDo } from '../lists/Ask';

export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const revoke = async () => {
    await call(`/api-keys/${apiKey.id}`, { method: 'DELETE' });
    await queries.invalidateQueries({ queryKey: ['api-keys'] });
    toast(t('apiKeys.revoked'));
    onClose();
  };
  return (
    <AskToDo
      danger
      title={t('apiKeys.revokeTitle', { name: apiKey.name })}
      text={t('apiKeys.revokeText')}
      confirm={t('apiKeys.revoke')}
      work={revoke}
      failed={(reason) => reason || t('apiKeys.revokeFailed')}
      onClose={onClose}
    />
  );
}
