import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportSourceDraft } from '@zikaron/contract';
import { FormDataConsumer, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';

interface Values {
  label: string;
  kind: 'address' | 'folder';
  url?: string | null;
}

/** A list that is to be fetched every night; where the installation watches a folder, that is a choice. */
export function SourceDialog({ folder, onClose }: { folder: string | null; onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async ({ label, kind, url }: Values, key: string) => {
    const body: ImportSourceDraft = { label, url: kind === 'folder' ? null : (url ?? '') };
    await call('/import-sources', { method: 'POST', key, body });
    await queries.invalidateQueries({ queryKey: ['import-sources'] });
    toast(t('sources.made'));
    return onClose;
  };
  const kinds = (['address', 'folder'] as const).map((id) => ({ id, name: `sources.kinds.${id}` }));
  return (
    <FormDialog title={t('sources.new')} onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{ label: '', kind: 'address', url: '' }}
          save={save}
          failed={t('sources.failed')}
          saveLabel={t('sources.make')}
          requires={['label']}
          buttons={cancel}
        >
          <TextInput
            source="label"
            label={t('sources.label')}
            helperText={t('sources.labelHint')}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          {folder !== null && (
            <RadioButtonGroupInput source="kind" label={t('sources.kind')} choices={kinds} helperText={false} />
          )}
          <FormDataConsumer<Values>>
            {({ formData }) =>
              formData.kind === 'folder' ? (
                <Alert severity="info">
                  {t('sources.folder')} <bdi dir="ltr">{folder}</bdi>
                </Alert>
              ) : (
                <TextInput
                  source="url"
                  type="url"
                  label={t('sources.url')}
                  helperText={t('sources.urlHint')}
                  slotProps={{ htmlInput: { dir: 'ltr' } }}
                />
              )
            }
          </FormDataConsumer>
        </RecordForm>
      )}
    </FormDialog>
  );
}
