import { useQueryClient } from '@tanstack/react-query';
import type { Template } from '@zikaron/contract';
import { SelectInput, TextInput, useTranslate, useLocaleState } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ApiError, call, reasonOf } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { keyChoices } from './keys';

interface Values {
  name?: string;
  jsxComponentKey: string;
  language: string;
}

/** The "New Template" modal: a name and the letter it starts from, which can be sent unchanged. */
export function NewTemplate({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = async ({ name, jsxComponentKey, language }: Values, key: string) => {
    if (!name?.trim()) {
      throw new ApiError(t('resources.templates.nameRequired'), 422, {
        errors: { name: t('resources.templates.nameRequired') },
      });
    }
    try {
      const made = await call<Template>('/templates', {
        method: 'POST',
        key,
        body: { name: name.trim(), jsxComponentKey, language },
      });
      await queries.invalidateQueries({ queryKey: ['templates'] });
      toast(t('resources.templates.created'));
      return () => {
        onClose();
        void navigate(`/app/templates/${made.id}`);
      };
    } catch (error) {
      toast(t('resources.templates.createFailed', { message: reasonOf(error, '') }), 'error');
      throw error;
    }
  };
  return (
    <FormDialog title={t('resources.templates.new')} onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{ jsxComponentKey: 'default_reminder', language: locale }}
          save={save}
          failed={t('resources.templates.createFailed', { message: '' })}
          buttons={cancel}
        >
          <Inputs />
        </RecordForm>
      )}
    </FormDialog>
  );
}

function Inputs() {
  const t = useTranslate();
  return (
    <>
      <TextInput
        source="name"
        label={t('resources.templates.fields.name')}
        autoFocus
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <SelectInput
        source="jsxComponentKey"
        label={t('resources.templates.startFrom')}
        helperText={t('resources.templates.startHint')}
        choices={keyChoices(true)}
      />
      <SelectInput
        source="language"
        label={t('resources.templates.fields.language')}
        choices={['en', 'he'].map((id) => ({ id, name: `languages.${id}` }))}
      />
    </>
  );
}
