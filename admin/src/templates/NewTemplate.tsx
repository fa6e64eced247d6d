import type { Template } from '@zikaron/contract';
import { useTranslate, useLocaleState } from 'react-admin';
import { ChosenInput } from '../forms/ChosenInput';
import { ApiError, call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { keyChoices } from './keys';
import { useDone } from '../forms/useChange';
import { TypedInput } from '../forms/inputs';
import { DialogForm } from '../forms/DialogForm';
import { useGoOn } from '../forms/useGoOn';

interface Values {
  name?: string;
  jsxComponentKey: string;
  language: string;
}

/** The "New Template" modal: a name and the letter it starts from, which can be sent unchanged. */
export function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const save = useMaking(onClose);
  return (
    <DialogForm
      title={t('resources.templates.new')}
      record={{ jsxComponentKey: 'default_reminder', language: locale }}
      save={save}
      failed={t('resources.templates.createFailed', { message: '' })}
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
      <TypedInput source="name" label={t('resources.templates.fields.name')} autoFocus />
      <ChosenInput
        source="jsxComponentKey"
        label={t('resources.templates.startFrom')}
        helperText={t('resources.templates.startHint')}
        choices={keyChoices(true)}
      />
      <ChosenInput
        source="language"
        label={t('resources.templates.fields.language')}
        choices={['en', 'he'].map((id) => ({ id, name: `languages.${id}` }))}
      />
    </>
  );
}

/** Makes the template and opens it. */
function useMaking(onClose: () => void) {
  const t = useTranslate();
  const toast = useToast();
  const goOn = useGoOn();
  const done = useDone(['templates']);
  return async ({ name, jsxComponentKey, language }: Values, key: string) => {
    const missing = t('resources.templates.nameRequired');
    if (!name?.trim()) throw new ApiError(missing, 422, { errors: { name: missing } });
    try {
      const body = { name: name.trim(), jsxComponentKey, language };
      const made = await call<Template>('/templates', { method: 'POST', key, body });
      await done(t('resources.templates.created'));
      return () => {
        onClose();
        goOn(`/app/templates/${made.id}`);
      };
    } catch (error) {
      toast(t('resources.templates.createFailed', { message: reasonOf(error, '') }), 'error');
      throw error;
    }
  };
}
