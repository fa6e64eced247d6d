import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Webhook, WebhookWithSecret } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { Ask } from '../lists/Ask';
import { WebhookDialog } from './WebhookDialog';

/** What can be done with an endpoint. */
export function WebhookButtons(props: { webhook: Webhook; onSecret: (made: WebhookWithSecret) => void }) {
  const { webhook, onSecret } = props;
  const t = useTranslate();
  const { busy, doIt } = useDo();
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const path = `/webhooks/${webhook.id}`;
  const close = () => setOpen(null);
  const onOff = webhook.disabledAt ? 'enable' : 'disable';
  const rotate = async () => onSecret(await call<WebhookWithSecret>(`${path}/rotate`, { method: 'POST' }));
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
      <Button onClick={() => setOpen('edit')}>{t('webhooks.edit')}</Button>
      {!webhook.disabledAt && (
        <Button disabled={busy} onClick={() => doIt(() => call(`${path}/test`, { method: 'POST' }), 'tested')}>
          {t('webhooks.test')}
        </Button>
      )}
      <Button onClick={() => setOpen('rotate')}>{t('webhooks.rotate')}</Button>
      <Button disabled={busy} onClick={() => doIt(() => call(`${path}/${onOff}`, { method: 'POST' }))}>
        {t(`webhooks.${onOff}`)}
      </Button>
      <Button color="error" onClick={() => setOpen('remove')}>
        {t('webhooks.remove')}
      </Button>
      {open === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {(open === 'rotate' || open === 'remove') && (
        <AskFirst open={open} busy={busy} close={close} doIt={doIt} path={path} rotate={rotate} />
      )}
    </Box>
  );
}

interface AskFirstProps {
  open: 'rotate' | 'remove';
  busy: boolean;
  close: () => void;
  doIt: (work: () => Promise<unknown>, said?: 'tested' | 'replayed') => void;
  path: string;
  rotate: () => Promise<void>;
}

function AskFirst({ open, busy, close, doIt, path, rotate }: AskFirstProps) {
  const t = useTranslate();
  return (
    <Ask
      open
      variant={open === 'remove' ? 'danger' : 'default'}
      title={t(`webhooks.${open}Title`)}
      text={t(`webhooks.${open}Text`)}
      confirm={t(`webhooks.${open}`)}
      busy={busy}
      onCancel={close}
      onConfirm={() => {
        doIt(open === 'remove' ? () => call(path, { method: 'DELETE' }) : rotate);
        close();
      }}
    />
  );
}

/** Does one thing, says that it is done, and asks for everything about webhooks again. */
export function useDo(): { busy: boolean; doIt: (work: () => Promise<unknown>, said?: 'tested' | 'replayed') => void } {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const doIt = (work: () => Promise<unknown>, said?: 'tested' | 'replayed') =>
    void act(
      async () => {
        await work();
        await queries.invalidateQueries({ queryKey: ['webhooks'] });
        toast(t(`webhooks.${said ?? 'done'}`));
      },
      (reason) => reason || t('webhooks.actionFailed'),
    );
  return { busy, doIt };
}
