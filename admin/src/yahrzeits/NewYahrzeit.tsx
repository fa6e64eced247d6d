import { useQueryClient } from '@tanstack/react-query';
import type { Yahrzeit } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/http';
import { FormDialog } from '../forms/FormDialog';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { draftOf, type YahrzeitFormValues } from './form-values';
import { YahrzeitInputs } from './YahrzeitInputs';

/** The dialog behind "New yahrzeit". */
export function NewYahrzeit({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = async (values: YahrzeitFormValues) => {
    const draft = await draftOf(values);
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/New_York';
    const made = await call<Yahrzeit>('/yahrzeits', { method: 'POST', body: { ...draft, timezone } });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('resources.yahrzeits.created'));
    onClose();
    void navigate(`/app/yahrzeits/${made.id}`);
  };
  return (
    <FormDialog title={t('resources.yahrzeits.new')} maxWidth="md" onClose={onClose}>
      {(cancel) => (
        <RecordForm
          record={{ afterSunset: 'unsure' }}
          save={save}
          failed={t('resources.yahrzeits.createFailed')}
          requires={['name']}
          buttons={cancel}
        >
          <YahrzeitInputs />
        </RecordForm>
      )}
    </FormDialog>
  );
}
