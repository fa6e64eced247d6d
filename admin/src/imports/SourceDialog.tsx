import { Alert } from '@mui/material';
import type { ImportSourceDraft } from '@zikaron/contract';
import { FormDataConsumer, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { DialogForm } from '../forms/DialogForm';
import { useDone } from '../forms/useChange';
import { draftOf, type SourceValues } from './source-draft';

/** A list that is to be fetched every night; where the installation watches a folder, that is a choice. */
export function SourceDialog({ folder, onClose }: { folder: string | null; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone(['import-sources']);
  const save = async (values: SourceValues, key: string) => {
    const body: ImportSourceDraft = draftOf(values);
    await call('/import-sources', { method: 'POST', key, body });
    await done(t('sources.made'));
    return onClose;
  };
  return (
    <DialogForm
      title={t('sources.new')}
      onClose={onClose}
      record={{ label: '', kind: 'address', url: '' }}
      save={save}
      failed={t('sources.failed')}
      saveLabel={t('sources.make')}
      requires={['label']}
    >
      <TextInput
        source="label"
        label={t('sources.label')}
        helperText={t('sources.labelHint')}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Where folder={folder} />
    </DialogForm>
  );
}

function Where({ folder }: { folder: string | null }) {
  const t = useTranslate();
  const kinds = ['address', 'sftp', ...(folder === null ? [] : ['folder'])];
  const choices = kinds.map((id) => ({ id, name: `sources.kinds.${id}` }));
  return (
    <>
      <RadioButtonGroupInput source="kind" label={t('sources.kind')} choices={choices} helperText={false} />
      <FormDataConsumer<SourceValues>>
        {({ formData }) => {
          if (formData.kind === 'sftp') return <OnServer />;
          if (formData.kind === 'address') return <Said what="url" type="url" hint />;
          return (
            <Alert severity="info">
              {t('sources.folder')} <bdi dir="ltr">{folder}</bdi>
            </Alert>
          );
        }}
      </FormDataConsumer>
    </>
  );
}

/** What a server does not take is said under its name: its address is made of three fields. */
function OnServer() {
  return (
    <>
      <Said what="server" source="url" hint />
      <Said what="user" />
      <Said what="password" type="password" hint />
      <Said what="path" hint />
    </>
  );
}

interface SaidProps {
  what: 'url' | 'server' | 'user' | 'password' | 'path';
  /** The name of the field in the form, where it is another. */
  source?: string;
  type?: string;
  hint?: boolean;
}

function Said({ what, source = what, type, hint = false }: SaidProps) {
  const t = useTranslate();
  return (
    <TextInput
      source={source}
      type={type}
      label={t(`sources.${what}`)}
      helperText={hint && t(`sources.${what}Hint`)}
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}
