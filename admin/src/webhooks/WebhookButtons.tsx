import { Box, Button } from '@mui/material';
import type { Webhook, WebhookWithSecret } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { removeAt } from '../api/remove';
import { WebhookDialog } from './WebhookDialog';
import { useDone, useChange } from '../forms/useChange';
import { AskToDo } from '../lists/Ask';

/** What can be done with an endpoint. */
export function WebhookButtons(props: { webhook: Webhook; onSecret: (made: WebhookWithSecret) => void }) {
  const { webhook, onSecret } = props;
  const t = useTranslate();
  const { busy, doIt } = useDo();
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const path = `/webhooks/${webhook.id}`;
  const close = () => setOpen(null);
  const onOff = webhook.disabledAt ? 'enable' : 'disable';
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
      <Button onClick={() => setOpen('edit')}>{t('ra.action.edit')}</Button>
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
        <AskFirst open={open} path={path} onSecret={onSecret} onClose={close} />
      )}
    </Box>
  );
}

interface AskFirstProps {
  open: 'rotate' | 'remove';
  path: string;
  onSecret: (made: WebhookWithSecret) => void;
  onClose: () => void;
}

function AskFirst({ open, path, onSecret, onClose }: AskFirstProps) {
  const t = useTranslate();
  const done = useDone(['webhooks']);
  const work = async () => {
    if (open === 'remove') await removeAt(path);
    else onSecret(await call<WebhookWithSecret>(`${path}/rotate`, { method: 'POST' }));
    onClose();
    await done(t('webhooks.done'));
  };
  return (
    <AskToDo
      danger={open === 'remove'}
      title={t(`webhooks.${open}Title`)}
      text={t(`webhooks.${open}Text`)}
      confirm={t(`webhooks.${open}`)}
      work={work}
      failed={t('lists.failed')}
      onClose={onClose}
    />
  );
}

/** Does one thing, says that it is done, and asks for everything about webhooks again. */
export function useDo(): { busy: boolean; doIt: (work: () => Promise<unknown>, said?: 'tested' | 'replayed') => void } {
  const t = useTranslate();
  const { busy, change } = useChange(['webhooks']);
  const doIt = (work: () => Promise<unknown>, said = 'done') =>
    void change(async () => {
      await work();
      return t(`webhooks.${said}`);
    }, t('lists.failed'));
  return { busy, doIt };
}
