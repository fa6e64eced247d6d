import { WEBHOOK_EVENTS, type Webhook, type WebhookWithSecret } from '@zikaron/contract';
import { CheckboxGroupInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { useDone } from '../forms/useChange';
import { choicesOf } from '../observers/relationships';
import { DialogForm } from '../forms/DialogForm';

interface Values {
  url: string;
  description?: string | null;
  events: string[];
}

interface WebhookDialogProps {
  webhook?: Webhook;
  onClose: () => void;
  onMade?: (made: WebhookWithSecret) => void;
}

/** Makes an endpoint, or changes one. */
export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const t = useTranslate();
  const done = useDone(['webhooks']);
  const save = async ({ url, description, events }: Values, key: string) => {
    const body = { url, description: description || null, events };
    const [path, how] = webhook
      ? [`/webhooks/${webhook.id}`, { method: 'PUT' } as const]
      : ['/webhooks', { method: 'POST', key } as const];
    const saved = await call<WebhookWithSecret>(path, { ...how, body });
    await done(t('webhooks.saved'));
    return () => {
      onClose();
      onMade?.(saved);
    };
  };
  return (
    <DialogForm
      title={t(webhook ? 'ra.action.edit' : 'webhooks.new')}
      record={{ ...(webhook ?? { events: [] }) }}
      save={save}
      failed={t('webhooks.failed')}
      saveLabel={t(webhook ? 'ra.action.save' : 'webhooks.make')}
      requires={['url']}
      onClose={onClose}
    >
      <Inputs />
    </DialogForm>
  );
}

function Inputs() {
  const t = useTranslate();
  return (
    <>
      <TextInput
        source="url"
        type="url"
        label={t('webhooks.url')}
        helperText={t('webhooks.urlHint')}
        slotProps={{ htmlInput: { dir: 'ltr' } }}
      />
      <TextInput source="description" label={t('webhooks.description')} helperText={false} />
      <CheckboxGroupInput
        source="events"
        label={t('webhooks.events')}
        choices={choicesOf(WEBHOOK_EVENTS, 'webhooks.eventNames')}
        row={false}
        helperText={false}
      />
    </>
  );
}
