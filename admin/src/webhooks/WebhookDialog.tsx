import { useQueryClient } from '@tanstack/react-query';
import { WEBHOOK_EVENTS, type Webhook, type WebhookWithSecret } from '@zikaron/contract';
import { CheckboxGroupInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';

interface Values {
  url: string;
  description?: string | null;
  events: string[];
}

/** Makes an endpoint, or changes one. */
export function WebhookDialog(props: {
  webhook?: Webhook;
  onClose: () => void;
  onMade?: (made: WebhookWithSecret) => void;
}) {
  const { webhook, onClose, onMade } = props;
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async ({ url, description, events }: Values, key: string) => {
    const body = { url, description: description || null, events };
    const saved = await (webhook
      ? call<WebhookWithSecret>(`/webhooks/${webhook.id}`, { method: 'PUT', body })
      : call<WebhookWithSecret>('/webhooks', { method: 'POST', key, body }));
    await queries.invalidateQueries({ queryKey: ['webhooks'] });
    toast(t('webhooks.saved'));
    return () => {
      onClose();
      onMade?.(saved);
    };
  };
  const events = WEBHOOK_EVENTS.map((id) => ({ id, name: `webhooks.eventNames.${id}` }));
  return (
    <FormDialog title={t(webhook ? 'webhooks.edit' : 'webhooks.new')} onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{ ...(webhook ?? { events: [] }) }}
          save={save}
          failed={t('webhooks.failed')}
          saveLabel={t(webhook ? 'webhooks.save' : 'webhooks.make')}
          requires={['url']}
          buttons={cancel}
        >
          <Inputs events={events} />
        </RecordForm>
      )}
    </FormDialog>
  );
}

interface InputsProps {
  events: { id: string; name: string }[];
}

function Inputs({ events }: InputsProps) {
  const t = useTranslate();
  return (
    <>
      <TextInput source="url" type="url" label={t('webhooks.url')} helperText={t('webhooks.urlHint')} dir="ltr" />
      <TextInput source="description" label={t('webhooks.description')} helperText={false} />
      <CheckboxGroupInput
        source="events"
        label={t('webhooks.events')}
        choices={events}
        row={false}
        helperText={false}
      />
    </>
  );
}
