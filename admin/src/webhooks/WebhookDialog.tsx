import { WEBHOOK_EVENTS, type Webhook, type WebhookWithSecret } from '@zikaron/contract';
import { CheckboxGroupInput, TextInput, useTranslate } from 'react-admin';
import { useFieldWords } from '../activity/field-words';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import type { Edition } from '../forms/merge-conflicts';
import { RecordForm } from '../forms/RecordForm';
import { useDone } from '../forms/useChange';
import { VersionedForm } from '../forms/VersionedForm';
import { choicesOf } from '../observers/relationships';

type Values = Pick<Webhook, 'url' | 'description' | 'events'>;

const draftOf = ({ url, description, events }: Values) => ({ url, description: description || null, events });
const editionOf = (webhook: Webhook): Edition<Values> => ({ values: draftOf(webhook), version: webhook.version });

interface WebhookDialogProps {
  webhook?: Webhook;
  onClose: () => void;
  onMade?: (made: WebhookWithSecret) => void;
}

/** Makes an endpoint, or changes one. */
export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const t = useTranslate();
  const done = useDone(['webhooks']);
  const add = async (typed: Values, key: string) => {
    const made = await call<WebhookWithSecret>('/webhooks', { method: 'POST', key, body: draftOf(typed) });
    await done(t('webhooks.saved'));
    return () => {
      onClose();
      onMade?.(made);
    };
  };
  const form = { failed: t('webhooks.failed'), requires: ['url'] };
  return (
    <FormDialog title={t(webhook ? 'ra.action.edit' : 'webhooks.new')} onClose={onClose}>
      {(buttons) =>
        webhook ? (
          <Correction webhook={webhook} onClose={onClose} {...form} buttons={buttons} />
        ) : (
          <RecordForm record={{ events: [] }} save={add} saveLabel={t('webhooks.make')} {...form} buttons={buttons}>
            <Inputs />
          </RecordForm>
        )
      }
    </FormDialog>
  );
}

interface CorrectionProps extends Pick<Parameters<typeof VersionedForm<Values>>[0], 'failed' | 'requires' | 'buttons'> {
  webhook: Webhook;
  onClose: () => void;
}

/** Somebody else's newer change is not overwritten. */
function Correction({ webhook, onClose, ...form }: CorrectionProps) {
  const t = useTranslate();
  const done = useDone(['webhooks']);
  const plain = useFieldWords();
  const save = async (typed: Values, { version }: Edition<Values>) => {
    await call(`/webhooks/${webhook.id}`, { method: 'PUT', body: { ...draftOf(typed), version } });
    await done(t('webhooks.saved'));
    return onClose;
  };
  const latest = async () => {
    const { data } = await call<{ data: Webhook[] }>('/webhooks');
    return editionOf(data.find(({ id }) => id === webhook.id) ?? webhook);
  };
  const value = (field: string, theirs: string) =>
    field === 'events'
      ? theirs
          .split(',')
          .map((event) => plain.value(field, event))
          .join(' · ')
      : plain.value(field, theirs);
  return (
    <VersionedForm first={editionOf(webhook)} latest={latest} save={save} words={{ value }} {...form}>
      {() => <Inputs />}
    </VersionedForm>
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
