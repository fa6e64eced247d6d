import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { RecordForm } from '../forms/RecordForm';
import { useToast } from '../forms/useAction';
import { draftOf, formValuesOf, type YahrzeitFormValues } from './form-values';
import { YahrzeitInputs } from './YahrzeitInputs';

/** Corrects a yahrzeit. Somebody else's newer change is not overwritten. */
export function YahrzeitForm({ yahrzeit, onDone }: { yahrzeit: YahrzeitDetails; onDone: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const before = formValuesOf(yahrzeit);
  const save = async (values: YahrzeitFormValues) => {
    const body = { ...(await draftOf(values, before)), version: yahrzeit.version };
    await call(`/yahrzeits/${yahrzeit.id}`, { method: 'PUT', body });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('resources.yahrzeits.saved'));
    onDone();
  };
  return (
    <RecordForm
      record={{ ...before }}
      save={save}
      failed={t('resources.yahrzeits.saveFailed')}
      requires={['name']}
      buttons={<Button onClick={onDone}>{t('lists.cancel')}</Button>}
    >
      <YahrzeitInputs before={before} />
    </RecordForm>
  );
}
