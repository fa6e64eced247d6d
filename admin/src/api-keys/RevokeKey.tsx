import { useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';

export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const revoke = () =>
    act(
      async () => {
        await call(`/api-keys/${apiKey.id}`, { method: 'DELETE' });
        await queries.invalidateQueries({ queryKey: ['api-keys'] });
        toast(t('apiKeys.revoked'));
        onClose();
      },
      (reason) => reason || t('apiKeys.revokeFailed'),
    );
  return (
    <Ask
      open
      variant="danger"
      title={t('apiKeys.revokeTitle', { name: apiKey.name })}
      text={t('apiKeys.revokeText')}
      confirm={t('apiKeys.revoke')}
      busy={busy}
      onConfirm={() => void revoke()}
      onCancel={onClose}
    />
  );
}
