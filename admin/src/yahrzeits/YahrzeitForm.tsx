import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Activity, Yahrzeit, YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import type { Edition } from '../forms/editions';
import { useToast } from '../forms/useAction';
import { VersionedForm } from '../forms/VersionedForm';
import { draftOf, formValuesOf, type YahrzeitFormValues } from './form-values';
import { YahrzeitInputs } from './YahrzeitInputs';

const editionOf = (yahrzeit: Yahrzeit): Edition<YahrzeitFormValues> => ({
  values: formValuesOf(yahrzeit),
  version: yahrzeit.version,
});

/** Corrects a yahrzeit. Somebody else's newer change is not overwritten. */
export function YahrzeitForm({ yahrzeit, onDone }: { yahrzeit: YahrzeitDetails; onDone: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const path = `/yahrzeits/${yahrzeit.id}`;
  const save = async (typed: YahrzeitFormValues, read: Edition<YahrzeitFormValues>) => {
    const body = { ...(await draftOf(typed, read.values)), version: read.version };
    await call(path, { method: 'PUT', body });
    await queries.invalidateQueries({ queryKey: ['yahrzeits'] });
    toast(t('resources.yahrzeits.saved'));
    onDone();
  };
  const latest = async () => {
    const [now, activity] = await Promise.all([call<Yahrzeit>(path), call<{ data: Activity[] }>(`${path}/activity`)]);
    return { ...editionOf(now), by: activity.data.find(({ kind }) => kind === 'change')?.actor ?? null };
  };
  return (
    <VersionedForm
      first={editionOf(yahrzeit)}
      latest={latest}
      save={save}
      failed={t('resources.yahrzeits.saveFailed')}
      requires={['name']}
      buttons={<Button onClick={onDone}>{t('lists.cancel')}</Button>}
    >
      {(read) => <YahrzeitInputs before={read.values} />}
    </VersionedForm>
  );
}
